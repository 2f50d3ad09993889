//! The OpenAPI document, written from the table of operations without a server.
//!
//! Schemas come from the wire types; `polish` mends what the derive cannot say. Examples are real: each request is
//! sent to the service when the document is made, and the answer that stands beside it is what came back.

mod examples;
mod polish;

use std::sync::LazyLock;

use serde_json::{Map, Value, json};
use utoipa::{PartialSchema, ToSchema};

use crate::problem::{Code, ProblemDocument};
use crate::service::{self, Body, MediaType, Method, Operation, SchemaSource};

/// The fields by which the variants of a union are told apart.
pub(crate) const TAGS: [&str; 5] = ["type", "phase", "kind", "at", "verdict"];

/// The document, with its examples.
pub fn document_with_examples() -> Value {
    let mut document = document().clone();
    examples::add(&mut document);
    document
}

/// The document as the checked-in file holds it: pretty, with a line break at the end.
pub fn text() -> String {
    let mut text = serde_json::to_string_pretty(&document_with_examples()).unwrap_or_default();
    text.push('\n');
    text
}

/// The document without examples, whose schemas the service itself goes by.
pub(crate) fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(build);
    &DOCUMENT
}

fn build() -> Value {
    let table = service::table();
    let mut document = json!({
        "openapi": "3.1.0",
        "info": info(),
        "servers": [{ "url": "/", "description": "The server that serves this document." }],
        "security": [],
        "tags": tags(table),
        "paths": paths(table),
        "components": { "schemas": components(table) },
    });
    polish::polish(&mut document);
    document
}

fn info() -> Value {
    json!({
        "title": "Mwamuzi",
        "summary": "A stateless rules referee for tabletop games.",
        "description": "Send a game state and a move; the answer tells whether the move is legal (and if not, which \
            rule it breaks and where), the next state, the score, and the legal moves that follow. Nothing is \
            stored.\n\nAn illegal move is an answer, status 200 with `verdict: rejected`. A problem document \
            (RFC 9457) answers what cannot be judged: 400 for the wrong shape, 422 for a state or set-up that the \
            rules make impossible.\n\nRequests, states and moves are closed: unknown fields are refused. Answers, \
            events, violations, rule ids and reasons are open: let unknown ones pass. What is absent is left out, \
            never null.\n\nQwirkle and LCR are trademarks of their owners, with whom this project is not affiliated.",
        "version": env!("CARGO_PKG_VERSION"),
        "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
    })
}

fn tags(table: &[Operation]) -> Value {
    let mut tags = vec![json!({ "name": "games", "description": "What games there are, and their rules." })];
    for operation in table {
        if let Some(game) = operation.game {
            let tag = json!({ "name": game, "description": format!("The operations of {game}.") });
            if tags.last() != Some(&tag) {
                tags.push(tag);
            }
        }
    }
    Value::Array(tags)
}

fn paths(table: &[Operation]) -> Value {
    let mut paths = Map::new();
    for operation in table {
        let method = match operation.method {
            Method::Get => "get",
            Method::Post => "post",
        };
        paths.insert(operation.path.clone(), json!({ method: entry(operation) }));
    }
    Value::Object(paths)
}

fn entry(operation: &Operation) -> Value {
    let mut entry = json!({
        "operationId": operation.id,
        "summary": operation.summary,
        "description": operation.description,
        "tags": [operation.game.unwrap_or("games")],
        "responses": responses(operation),
    });
    if let Some(request) = operation.request {
        entry["requestBody"] = json!({ "required": true, "content": content(request) });
    }
    if let Some(parameter) = operation.parameter {
        entry["parameters"] = json!([{
            "name": parameter.name,
            "in": "path",
            "required": true,
            "description": parameter.description,
            "schema": { "type": "string" },
            "example": parameter.example,
        }]);
    }
    entry
}

/// A body by its media type.
fn content(body: Body) -> Value {
    let schema = match body {
        Body::Json(schema) => reference(schema),
        Body::Lines(line, description) => json!({
            "type": "string",
            "description": description,
            "contentMediaType": MediaType::Ndjson.essence(),
            "contentSchema": reference(line),
        }),
        // Bytes have no type in JSON's terms.
        Body::Other(MediaType::Png, description) => {
            json!({ "description": description, "contentMediaType": MediaType::Png.essence() })
        }
        Body::Other(_, description) => json!({ "type": "string", "description": description }),
    };
    json!({ body.media_type().essence(): { "schema": schema } })
}

fn responses(operation: &Operation) -> Value {
    let mut responses = Map::new();
    responses.insert(
        "200".into(),
        json!({
            "description": operation.summary,
            "headers": { "x-request-id": request_id_header() },
            "content": content(operation.answer),
        }),
    );
    if operation.immutable {
        keep_for_ever(&mut responses);
    }
    for code in operation.problems() {
        let status = code.row().status.to_string();
        let known = responses.entry(status).or_insert_with(|| problem_response(code));
        if let Some(description) = known["description"].as_str()
            && !description.contains(code.row().code)
        {
            known["description"] = format!("{description}; {}", problem_line(code)).into();
        }
    }
    Value::Object(responses)
}

/// An answer that never changes says so, and is not sent to whoever has it.
fn keep_for_ever(responses: &mut Map<String, Value>) {
    let headers = json!({
        "cache-control": {
            "description": "That the answer may be kept for ever.",
            "schema": { "type": "string" },
        },
        "etag": {
            "description": "The tag by which the answer is asked for again, in If-None-Match.",
            "schema": { "type": "string" },
        },
        "x-request-id": request_id_header(),
    });
    if let Some(success) = responses.get_mut("200") {
        success["headers"] = headers.clone();
    }
    responses.insert(
        "304".into(),
        json!({ "description": "What If-None-Match names is still right.", "headers": headers }),
    );
}

fn problem_line(code: Code) -> String {
    format!("`{}`: {}", code.row().code, code.row().title)
}

fn problem_response(code: Code) -> Value {
    let mut headers = json!({ "x-request-id": request_id_header() });
    if matches!(code, Code::RateLimited | Code::Overloaded) {
        headers["retry-after"] = json!({
            "description": "Seconds to wait before the request is sent again.",
            "schema": { "type": "integer", "minimum": 0 },
        });
    }
    json!({
        "description": problem_line(code),
        "headers": headers,
        "content": {
            "application/problem+json": { "schema": { "$ref": "#/components/schemas/Problem" } },
        },
    })
}

fn request_id_header() -> Value {
    json!({
        "description": "The id of the request: the one that was sent, or a fresh one.",
        "schema": { "type": "string" },
    })
}

fn reference(source: SchemaSource) -> Value {
    json!({ "$ref": format!("#/components/schemas/{}", (source.name)()) })
}

/// Every component, by name. Two types of one name that differ would be a mistake; a test looks for it.
fn components(table: &[Operation]) -> Value {
    let mut components = Map::new();
    for (name, schema) in all_schemas(table) {
        components.insert(name, schema);
    }
    Value::Object(components)
}

/// Every component as often as it is needed.
fn all_schemas(table: &[Operation]) -> Vec<(String, Value)> {
    let mut collected = Vec::new();
    for operation in table {
        let bodies = operation.request.into_iter().chain([operation.answer]);
        bodies.filter_map(|body| body.component()).for_each(|schema| (schema.collect)(&mut collected));
    }
    collected.push((ProblemDocument::name().into_owned(), ProblemDocument::schema()));
    ProblemDocument::schemas(&mut collected);
    let value = |(name, schema)| (name, serde_json::to_value(schema).unwrap_or_default());
    collected.into_iter().map(value).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_types_share_a_name() {
        let mut seen = Map::new();
        for (name, schema) in all_schemas(service::table()) {
            let before = seen.insert(name.clone(), schema.clone());
            assert!(before.is_none_or(|before| before == schema), "two types are called {name}");
        }
    }
}
