//! The copy of the document that progenitor reads: OpenAPI 3.0.3, answers opened, nothing that makes its types worse.
//!
//! It is never written to disk. Each function changes one thing and says why.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

use super::{opened, reach};

/// The keywords of a schema that the copy knows what to do with. Another one stops the generator, so that nothing is
/// lost by silence.
const KNOWN: &[&str] = &[
    "$ref",
    "type",
    "format",
    "title",
    "description",
    "properties",
    "required",
    "items",
    "oneOf",
    "allOf",
    "enum",
    "const",
    "additionalProperties",
    "minimum",
    "maximum",
    "minItems",
    "maxItems",
    "minLength",
    "maxLength",
    "pattern",
    "default",
    "examples",
    "nullable",
    opened::WORDS,
];

/// Makes the copy.
pub(super) fn for_progenitor(document: &Value) -> Result<Value, String> {
    let mut copy = document.clone();
    let closed = reach::requests(&copy);
    version(&mut copy);
    json_operations_only(&mut copy);
    needed_schemas_only(&mut copy);
    success_only(&mut copy);
    let schemas = copy["components"]["schemas"].as_object_mut().ok_or("the document has no schemas")?;
    schemas.values_mut().try_for_each(|schema| each_schema(schema, &mut unconditional))?;
    schemas.values_mut().try_for_each(|schema| each_schema(schema, &mut untitled))?;
    schemas.values_mut().try_for_each(|schema| each_schema(schema, &mut spare_field))?;
    open_answers(schemas, &closed);
    for (name, schema) in schemas.iter_mut() {
        each_schema(schema, &mut |fields| lower(name, fields))?;
    }
    schemas.iter_mut().filter(|(name, _)| closed.contains(*name)).for_each(|(_, s)| absent_is_not_empty(s));
    inline_plain_values(&mut copy);
    tell_words(&mut copy)?;
    Ok(copy)
}

/// progenitor takes 3.0 only, whose info has no summary and whose licence no identifier.
fn version(copy: &mut Value) {
    copy["openapi"] = "3.0.3".into();
    if let Some(info) = copy["info"].as_object_mut() {
        info.remove("summary");
        info.remove("license");
    }
}

/// progenitor takes one media type a request and one an answer, and refuses images, CSV and streams: those operations
/// are called by a few lines of the hand-written layer.
fn json_operations_only(copy: &mut Value) {
    let Some(paths) = copy["paths"].as_object_mut() else { return };
    for operations in paths.values_mut().filter_map(Value::as_object_mut) {
        operations.retain(|_, operation| {
            is_json(&operation["requestBody"]["content"])
                && is_json(&operation["responses"]["200"]["content"])
        });
    }
    paths.retain(|_, operations| operations.as_object().is_some_and(|operations| !operations.is_empty()));
}

/// What only those other operations hold, such as the lines of a batch, makes no types either.
fn needed_schemas_only(copy: &mut Value) {
    let needed = reach::everything(copy);
    if let Some(schemas) = copy["components"]["schemas"].as_object_mut() {
        schemas.retain(|name, _| needed.contains(name));
    }
}

fn is_json(content: &Value) -> bool {
    content.as_object().is_none_or(|types| types.keys().all(|media_type| media_type == "application/json"))
}

/// Problems are read by the hand-written layer: the generated one would forget the status of an answer that is no
/// problem document, such as a proxy's page, and know only the statuses that were written down. Examples and headers
/// make no code.
fn success_only(copy: &mut Value) {
    let paths = copy["paths"].as_object_mut().into_iter().flat_map(Map::values_mut);
    for operation in paths.filter_map(Value::as_object_mut).flat_map(Map::values_mut) {
        if let Some(responses) = operation["responses"].as_object_mut() {
            responses.retain(|status, _| status == "200");
        }
        if let Some(success) = operation["responses"]["200"].as_object_mut() {
            success.remove("headers");
            success["content"]["application/json"].as_object_mut().map(|content| content.remove("examples"));
        }
        if let Some(request) = operation.get_mut("requestBody") {
            request["content"]["application/json"].as_object_mut().map(|content| content.remove("examples"));
        }
    }
}

/// 3.0 has no `if`. What it demands of a request the service checks.
fn unconditional(fields: &mut Map<String, Value>) -> Result<(), String> {
    for keyword in ["if", "then", "else"] {
        fields.remove(keyword);
    }
    Ok(())
}

/// Titles name the variants of unions in other languages; here the tag does, and a title only repeats it.
fn untitled(fields: &mut Map<String, Value>) -> Result<(), String> {
    fields.remove("title");
    Ok(())
}

/// The field that [`spare_field`] adds and that is taken out of the generated code again.
pub(super) const SPARE_FIELD: &str = "spare_field";

/// Gives every variant of a tagged union a spare field, so that the generator writes them all alike, as
/// `Over { … }`: a variant with nothing but its tag would become a unit, which accepts unknown fields and breaks
/// callers on the day it gains one; and where all variants share one field it would choose `Roll(u8)`.
fn spare_field(fields: &mut Map<String, Value>) -> Result<(), String> {
    let Some(Value::Array(variants)) = fields.get_mut("oneOf") else { return Ok(()) };
    for variant in variants.iter_mut() {
        if let Some(Value::Object(properties)) = variant.get_mut("properties") {
            properties.insert(SPARE_FIELD.into(), json!({ "type": "boolean" }));
        }
    }
    Ok(())
}

/// Opens every component that no request holds.
fn open_answers(schemas: &mut Map<String, Value>, closed: &BTreeSet<String>) {
    let mut split = Vec::new();
    for (name, schema) in schemas.iter_mut().filter(|(name, _)| !closed.contains(*name)) {
        split.extend(opened::open(name, schema));
    }
    schemas.extend(split);
}

/// Brings one schema down to 3.0 and to what makes good types.
fn lower(component: &str, fields: &mut Map<String, Value>) -> Result<(), String> {
    if let Some(unknown) = fields.keys().find(|key| !KNOWN.contains(&key.as_str())) {
        return Err(format!("the generator's copy does not know the keyword `{unknown}` of {component}"));
    }
    reference(fields);
    constant(fields);
    bounds(fields);
    fields.remove("examples");
    // A default is the server's to fill in; here it would turn an optional field into one that is always sent.
    fields.remove("default");
    Ok(())
}

/// 3.0 has nothing beside a `$ref`; inside `allOf` the description stays.
fn reference(fields: &mut Map<String, Value>) {
    if fields.len() > 1
        && let Some(target) = fields.remove("$ref")
    {
        fields.insert("allOf".into(), json!([{ "$ref": target }]));
    }
}

/// 3.0 has no `const`.
fn constant(fields: &mut Map<String, Value>) {
    if let Some(value) = fields.remove("const") {
        fields.insert("enum".into(), json!([value]));
    }
}

/// Bounds would turn a plain number or text into a type of its own that must be parsed (`minimum: 1` into
/// `NonZeroU8`, a pattern into a checked newtype). The service enforces them and says what is wrong where.
fn bounds(fields: &mut Map<String, Value>) {
    for bound in ["minimum", "maximum", "minLength", "maxLength", "pattern"] {
        fields.remove(bound);
    }
}

/// An optional list becomes nullable, which makes it an `Option`: to state that nothing was drawn (an empty list) is
/// not the same as to state nothing (no list).
fn absent_is_not_empty(schema: &mut Value) {
    let _ = each_schema(schema, &mut |fields| {
        let required = fields.get("required").cloned().unwrap_or_default();
        let is_required =
            |name: &str| required.as_array().is_some_and(|names| names.iter().any(|n| n == name));
        let Some(Value::Object(properties)) = fields.get_mut("properties") else { return Ok(()) };
        for (name, property) in properties.iter_mut() {
            if property["type"] == "array" && !is_required(name) {
                property["nullable"] = true.into();
            }
        }
        Ok(())
    });
}

/// A named plain value (a seat, a seed, a name) becomes the value itself: a newtype around it checks nothing and only
/// adds `.0` everywhere.
fn inline_plain_values(copy: &mut Value) {
    let Some(schemas) = copy["components"]["schemas"].as_object_mut() else { return };
    let plain: Map<String, Value> =
        schemas.iter().filter(|(_, schema)| is_plain(schema)).map(|(n, s)| (n.clone(), s.clone())).collect();
    schemas.retain(|name, _| !plain.contains_key(name));
    schemas.values_mut().for_each(|schema| inline(schema, &plain));
}

/// What opening made of lists of words is told in words.
fn tell_words(copy: &mut Value) -> Result<(), String> {
    let schemas = copy["components"]["schemas"].as_object_mut().into_iter().flat_map(Map::values_mut);
    for schema in schemas {
        each_schema(schema, &mut |fields| {
            opened::tell_words(fields);
            Ok(())
        })?;
    }
    Ok(())
}

fn is_plain(schema: &Value) -> bool {
    matches!(schema["type"].as_str(), Some("string" | "integer" | "number" | "boolean"))
        && schema.get("enum").is_none()
}

fn inline(value: &mut Value, plain: &Map<String, Value>) {
    match value {
        Value::Object(fields) => {
            let only = fields.get("allOf").and_then(|all| all.get(0)).and_then(reach::component);
            if let Some(target) = only.and_then(|name| plain.get(name)).and_then(Value::as_object) {
                let description = fields.remove("description");
                *fields = target.clone();
                fields.extend(description.map(|text| ("description".to_owned(), text)));
                return;
            }
            let direct = fields.get("$ref").cloned().map(|target| json!({ "$ref": target }));
            let direct = direct.as_ref().and_then(reach::component).and_then(|name| plain.get(name));
            if let Some(target) = direct.and_then(Value::as_object) {
                *fields = target.clone();
                return;
            }
            fields.values_mut().for_each(|value| inline(value, plain));
        }
        Value::Array(items) => items.iter_mut().for_each(|value| inline(value, plain)),
        _ => {}
    }
}

/// A change of one schema.
type Change<'a> = dyn FnMut(&mut Map<String, Value>) -> Result<(), String> + 'a;

/// Calls `with` for a schema and every schema in it.
fn each_schema(schema: &mut Value, with: &mut Change<'_>) -> Result<(), String> {
    let Some(fields) = schema.as_object_mut() else { return Ok(()) };
    with(fields)?;
    for (key, value) in fields.iter_mut() {
        match (key.as_str(), value) {
            ("items" | "additionalProperties", schema) => each_schema(schema, with)?,
            ("properties", Value::Object(properties)) => {
                properties.values_mut().try_for_each(|schema| each_schema(schema, with))?;
            }
            ("oneOf" | "allOf", Value::Array(schemas)) => {
                schemas.iter_mut().try_for_each(|schema| each_schema(schema, with))?;
            }
            _ => {}
        }
    }
    Ok(())
}
