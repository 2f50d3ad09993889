//! What the document forbids is refused, wherever in a body it stands: the quick reader lets nothing pass that the
//! schema would not.

use mwamuzi_api::openapi::document_with_examples;
use mwamuzi_api::service::{Input, Operation, table};
use serde_json::{Value, json};

/// Every operation that reads JSON, with the schema of its request.
fn readers() -> impl Iterator<Item = (&'static Operation, jsonschema::Validator)> {
    let document = document_with_examples();
    let schemas = table().iter().filter_map(|operation| Some((operation, operation.request?.schema()?)));
    schemas.map(move |(operation, schema)| {
        let name = (schema.name)();
        let schema = json!({
            "$ref": format!("#/components/schemas/{name}"),
            "components": document["components"],
        });
        (operation, jsonschema::draft202012::new(&schema).expect("a schema"))
    })
}

fn examples(operation: &Operation) -> Vec<Value> {
    let document = document_with_examples();
    let entry = &document["paths"][&operation.path]["post"]["requestBody"]["content"]["application/json"];
    let examples = entry["examples"].as_object().expect("examples").values();
    examples.map(|example| example["value"].clone()).collect()
}

/// The pointers of everything in a value.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.to_owned());
    match value {
        Value::Object(members) => {
            members.iter().for_each(|(key, item)| places(item, &format!("{at}/{key}"), found))
        }
        // The first few stand for all.
        Value::Array(items) => {
            (0..)
                .zip(items)
                .take(2)
                .for_each(|(index, item): (usize, _)| places(item, &format!("{at}/{index}"), found));
        }
        _ => {}
    }
}

/// Wrong things to put in the place of `right`.
fn wrong(right: &Value) -> Vec<Value> {
    let mut wrong = vec![json!(null), json!([]), json!({}), json!(0), json!(-1), json!("x"), json!([right])];
    if let Value::String(word) = right {
        wrong.push(json!({ word: {} }));
        wrong.push(json!({ word: null }));
    }
    wrong
}

#[test]
fn whatever_stands_in_whatever_place_is_read_exactly_if_the_document_allows_it() {
    for (operation, validator) in readers() {
        for example in examples(operation).iter().take(4) {
            let mut found = Vec::new();
            places(example, "", &mut found);
            for place in found {
                let right = example.pointer(&place).expect("a place of the example");
                for value in wrong(right) {
                    let mut body = example.clone();
                    *body.pointer_mut(&place).expect("a place of the example") = value;
                    agree(operation, &validator, &body);
                }
            }
        }
    }
}

fn agree(operation: &Operation, validator: &jsonschema::Validator, body: &Value) {
    let text = body.to_string();
    let refused = match (operation.run)(Input { body: text.as_bytes(), parameter: "" }) {
        Ok(_) => false,
        Err(problem) => problem.status() == 400 && problem.code != mwamuzi_api::problem::Code::InvalidCursor,
    };
    assert_eq!(refused, !validator.is_valid(body), "{}: {text}", operation.id);
}

#[test]
fn every_operation_names_the_field_that_is_missing() {
    for (operation, _) in readers() {
        let problem = (operation.run)(Input { body: b"{}", parameter: "" }).expect_err("an empty request");
        assert!(!problem.errors.is_empty(), "{}", operation.id);
        assert!(
            problem.errors.iter().all(|error| error.code == "missing_field"),
            "{}: {problem:?}",
            operation.id
        );
    }
}
