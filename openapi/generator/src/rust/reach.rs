//! Which components a request can hold.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

const PREFIX: &str = "#/components/schemas/";

/// The name of the component that a `$ref` names.
pub(super) fn component(schema: &Value) -> Option<&str> {
    schema.get("$ref")?.as_str()?.strip_prefix(PREFIX)
}

/// The components that requests hold, states and moves among them. Events stay out: they are the one open thing that
/// a request may pass on.
pub(super) fn requests(document: &Value) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let Some(schemas) = document["components"]["schemas"].as_object() else { return reached };
    let paths = document["paths"].as_object().into_iter().flat_map(Map::values);
    for operation in paths.filter_map(Value::as_object).flat_map(Map::values) {
        walk(&operation["requestBody"], schemas, &|name: &str| !is_event(name), &mut reached);
    }
    reached
}

/// The components that the operations hold, in requests and answers.
pub(super) fn everything(document: &Value) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    if let Some(schemas) = document["components"]["schemas"].as_object() {
        walk(&document["paths"], schemas, &|_: &str| true, &mut reached);
    }
    reached
}

/// Adds every component that `value` leads to through components that count.
fn walk(
    value: &Value,
    schemas: &Map<String, Value>,
    counts: &dyn Fn(&str) -> bool,
    reached: &mut BTreeSet<String>,
) {
    if let Some(name) = component(value)
        && counts(name)
        && reached.insert(name.to_owned())
    {
        walk(&schemas[name], schemas, counts, reached);
    }
    match value {
        Value::Object(fields) => fields.values().for_each(|value| walk(value, schemas, counts, reached)),
        Value::Array(items) => items.iter().for_each(|value| walk(value, schemas, counts, reached)),
        _ => {}
    }
}

/// Whether a component is some game's events.
pub(super) fn is_event(name: &str) -> bool {
    name.ends_with("Event")
}
