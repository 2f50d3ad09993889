//! The examples of the document: requests by hand, answers from the service itself.
//!
//! `openapi/examples/{game}.json` holds for each operation a list of `{name, summary, request}`; `batch.json` does so for
//! what belongs to no game. Every request states its chance or carries a seed, so that the answer is always the same.
//! The request of a batch is a list of its lines.

use serde::Deserialize;
use serde_json::{Value, json};

use crate::service::{self, Body, Input, MediaType, Method, Operation};

/// One request worth showing.
#[derive(Deserialize)]
struct Example {
    name: String,
    summary: String,
    request: Value,
}

macro_rules! files {
    ($( { $game:ident, $module:ident, $path:literal, $($rest:tt)* } )*) => {
        /// Each game's file of examples, and that of what belongs to none.
        const FILES: &[(Option<&str>, &str)] = &[
            $( (Some($path), include_str!(concat!("../../document-examples/", $path, ".json"))), )*
            (None, include_str!("../../document-examples/batch.json")),
        ];
    };
}
mwamuzi_rules::for_each_game!(files);

/// Puts every example into the document.
pub(super) fn add(document: &mut Value) {
    for operation in service::table() {
        if operation.method == Method::Get {
            add_to_get(document, operation);
        }
        for example in of_operation(operation) {
            add_to_post(document, operation, &example);
        }
    }
}

#[expect(clippy::expect_used, reason = "the files are part of the binary, and a test reads them all")]
fn of_operation(operation: &Operation) -> Vec<Example> {
    if operation.request.is_none() {
        return Vec::new();
    }
    let Some((_, text)) = FILES.iter().find(|(game, _)| operation.game == *game) else {
        return Vec::new();
    };
    let mut file: Value = serde_json::from_str(text).expect("a file of examples is JSON");
    serde_json::from_value(
        file[if operation.name.is_empty() { &operation.id } else { operation.name }].take(),
    )
    .expect("an operation has a list of examples")
}

fn add_to_get(document: &mut Value, operation: &Operation) {
    if !can_be_shown(operation) {
        return;
    }
    let parameter = operation.parameter.map_or("", |parameter| parameter.example);
    let answer = (operation.run)(Input { body: b"", parameter });
    if let Ok(answer) = answer {
        let value = shown(operation.answer, &answer.body);
        let media_type = operation.answer.media_type().essence();
        document["paths"][&operation.path]["get"]["responses"]["200"]["content"][media_type]["examples"] =
            json!({ "lcr": { "summary": operation.summary, "value": value } });
    }
}

fn add_to_post(document: &mut Value, operation: &Operation, example: &Example) {
    let Some(request) = operation.request else { return };
    let body = sent(request, &example.request);
    document["paths"][&operation.path]["post"]["requestBody"]["content"][request.media_type().essence()]["examples"]
        [&example.name] = json!({ "summary": example.summary, "value": shown(request, &body) });
    if !can_be_shown(operation) {
        return;
    }
    let (status, media_type, answer) = match (operation.run)(Input { body: &body, parameter: "" }) {
        Ok(answer) => (200, operation.answer.media_type().essence(), shown(operation.answer, &answer.body)),
        Err(problem) => (problem.status(), "application/problem+json", json!(problem.document(None))),
    };
    let responses = &mut document["paths"][&operation.path]["post"]["responses"];
    responses[status.to_string()]["content"][media_type]["examples"][&example.name] =
        json!({ "summary": example.summary, "value": answer });
}

/// An example as it is sent: what is not JSON stands in its file as text, a batch as a list of lines.
fn sent(body: Body, example: &Value) -> Vec<u8> {
    match (body, example) {
        (Body::Other(..), Value::String(text)) => text.clone().into_bytes(),
        (Body::Lines(..), Value::Array(lines)) => {
            lines.iter().flat_map(|line| format!("{line}\n").into_bytes()).collect()
        }
        _ => serde_json::to_vec(example).unwrap_or_default(),
    }
}

/// Whether the document can show what the operation answers. A picture of pixels it cannot, and to draw one takes long:
/// the document is made when the server starts.
fn can_be_shown(operation: &Operation) -> bool {
    operation.answer.media_type() != MediaType::Png
}

/// A request or an answer as the document shows it.
fn shown(body: Body, content: &[u8]) -> Value {
    match body {
        Body::Json(_) => serde_json::from_slice(content).unwrap_or_default(),
        Body::Lines(..) | Body::Other(..) => String::from_utf8_lossy(content).into(),
    }
}
