//! What the copy changes, on a small document.

use serde_json::{Value, json};

use super::copy::for_progenitor;

/// A document with one operation, whose request holds `Move` and whose answer holds all the rest.
fn document(schemas: Value) -> Value {
    let content = |name: &str| json!({ "application/json": { "schema": { "$ref": format!("#/components/schemas/{name}") } } });
    json!({
        "openapi": "3.1.0",
        "info": { "title": "T", "summary": "S", "version": "1", "license": { "name": "L", "identifier": "L" } },
        "paths": {
            "/judge": { "post": {
                "operationId": "judge",
                "requestBody": { "content": content("Move") },
                "responses": { "200": { "content": content("Event") }, "422": { "description": "No." } },
            } },
            "/picture": { "post": {
                "operationId": "picture",
                "responses": { "200": { "content": { "image/png": {} } } },
            } },
        },
        "components": { "schemas": schemas },
    })
}

fn lowered(schemas: Value) -> Value {
    for_progenitor(&document(schemas)).expect("the copy can be made")
}

#[test]
fn only_json_operations_and_their_answers_stay() {
    let copy = lowered(json!({ "Move": { "type": "object" }, "Event": { "type": "object" } }));
    assert_eq!(copy["openapi"], "3.0.3");
    assert!(copy["paths"].get("/picture").is_none());
    assert!(copy["paths"]["/judge"]["post"]["responses"].get("422").is_none());
}

#[test]
fn what_only_other_operations_hold_makes_no_types() {
    let mut document = document(json!({
        "Move": { "type": "object" }, "Event": { "type": "object" }, "Line": { "type": "object" },
    }));
    let line = json!({ "$ref": "#/components/schemas/Line" });
    document["paths"]["/lines"] = json!({ "post": {
        "operationId": "lines",
        "requestBody": { "content": { "application/x-ndjson": { "schema": { "type": "string", "contentSchema": line } } } },
        "responses": { "200": { "content": { "application/x-ndjson": {} } } },
    } });
    let copy = for_progenitor(&document).expect("the copy can be made");
    let names: Vec<_> = copy["components"]["schemas"].as_object().expect("schemas").keys().collect();
    assert_eq!(names, ["Move", "Event"]);
}

#[test]
fn a_union_that_answers_hold_is_opened_with_the_known_part_first() {
    let variant = json!({
        "type": "object", "title": "EventOver", "required": ["type"],
        "properties": { "type": { "type": "string", "enum": ["over"] } },
    });
    let copy = lowered(json!({ "Move": { "type": "object" }, "Event": { "oneOf": [variant] } }));
    let schemas = &copy["components"]["schemas"];
    assert_eq!(schemas["Event"]["oneOf"][0]["$ref"], "#/components/schemas/EventKnown");
    assert_eq!(schemas["Event"]["oneOf"][1]["additionalProperties"], true);
    assert_eq!(schemas["EventKnown"]["oneOf"][0]["properties"]["type"]["enum"], json!(["over"]));
}

#[test]
fn words_stay_closed_in_requests_and_become_text_in_answers() {
    let words = json!({ "type": "string", "enum": ["a", "b"], "description": "Which." });
    let holder = json!({ "type": "object", "properties": { "word": words } });
    let copy = lowered(json!({ "Move": holder, "Event": holder }));
    let schemas = &copy["components"]["schemas"];
    assert_eq!(schemas["Move"]["properties"]["word"]["enum"], json!(["a", "b"]));
    let open = &schemas["Event"]["properties"]["word"];
    assert!(open.get("enum").is_none());
    assert_eq!(open["description"], "Which. One of `a`, `b`, or a word that came later.");
}

#[test]
fn a_verdict_stays_closed() {
    let variant = json!({
        "type": "object", "required": ["verdict"],
        "properties": { "verdict": { "type": "string", "enum": ["accepted"] } },
    });
    let copy = lowered(json!({ "Move": { "type": "object" }, "Event": { "oneOf": [variant] } }));
    assert!(copy["components"]["schemas"]["Event"]["oneOf"][0].get("$ref").is_none());
}

#[test]
fn an_absent_list_of_a_move_is_not_an_empty_one() {
    let list = json!({ "type": "array", "items": { "type": "string" } });
    let holder =
        json!({ "type": "object", "required": ["tiles"], "properties": { "tiles": list, "drawn": list } });
    let copy = lowered(json!({ "Move": holder, "Event": holder }));
    let schemas = &copy["components"]["schemas"];
    assert_eq!(schemas["Move"]["properties"]["drawn"]["nullable"], true);
    assert!(schemas["Move"]["properties"]["tiles"].get("nullable").is_none());
    assert!(schemas["Event"]["properties"]["drawn"].get("nullable").is_none());
}

#[test]
fn a_named_plain_value_is_inlined_and_loses_its_bounds() {
    let copy = lowered(json!({
        "Seat": { "type": "integer", "format": "uint8", "maximum": 23, "description": "A place." },
        "Move": { "type": "object", "properties": {
            "seat": { "$ref": "#/components/schemas/Seat", "description": "Who." },
            "seats": { "type": "array", "items": { "$ref": "#/components/schemas/Seat" } },
        } },
        "Event": { "type": "object" },
    }));
    let schemas = &copy["components"]["schemas"];
    assert!(schemas.get("Seat").is_none());
    let fields = &schemas["Move"]["properties"];
    assert_eq!(fields["seat"], json!({ "type": "integer", "format": "uint8", "description": "Who." }));
    assert_eq!(fields["seats"]["items"]["format"], "uint8");
}

#[test]
fn a_keyword_that_nobody_thought_of_stops_the_generator() {
    let schemas = json!({ "Move": { "type": "object" }, "Event": { "type": "array", "prefixItems": [] } });
    let error = for_progenitor(&document(schemas)).expect_err("it is not known");
    assert!(error.contains("`prefixItems` of Event"), "{error}");
}
