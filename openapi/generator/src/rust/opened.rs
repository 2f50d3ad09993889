//! Opens what only answers hold, so that a client made today reads what a later service says.
//!
//! Requests, states and moves stay closed, in answers too: a client that silently dropped an option it does not know
//! and sent the state back would change the game. Failing loudly is right there.

use serde_json::{Map, Value, json};

/// Opens the component `name`; what stands beside it, if it had to be split, is returned.
pub(super) fn open(name: &str, schema: &mut Value) -> Option<(String, Value)> {
    words(schema);
    if !is_union(schema) || tag(schema) == Some("verdict") {
        // An unknown verdict is an error: whoever asks for one has to know what it means.
        return None;
    }
    match tag(schema) {
        Some(_) => Some(split(name, schema)),
        None => {
            value_union(name, schema);
            None
        }
    }
}

/// A tagged union `LcrEvent` becomes `LcrEvent`: one of `LcrEventKnown`, or any other object.
///
/// The known part comes first, because the generator's untagged enum takes the first that fits.
fn split(name: &str, schema: &mut Value) -> (String, Value) {
    let known_name = format!("{name}Known");
    let known_schema = schema.take();
    *schema = json!({
        "description": known_schema["description"],
        "oneOf": [
            { "$ref": format!("#/components/schemas/{known_name}") },
            {
                "title": format!("{name}Unknown"),
                "description": "A kind that came later, as it was sent.",
                "type": "object",
                "additionalProperties": true,
            },
        ],
    });
    (known_name, known_schema)
}

/// A union of plain values gains any other value.
fn value_union(name: &str, schema: &mut Value) {
    let Some(variants) = schema["oneOf"].as_array_mut() else { return };
    for variant in variants.iter_mut() {
        let kind = match variant["type"].as_str() {
            Some("boolean") => "Boolean",
            Some("integer" | "number") => "Number",
            Some("string") => "Text",
            Some("array") => "List",
            _ => continue,
        };
        variant["title"] = format!("{name}{kind}").into();
    }
    variants.push(json!({ "title": format!("{name}Unknown"), "description": "A kind that came later." }));
}

/// What the words of an opened list were, until [`tell_words`] says it.
pub(super) const WORDS: &str = "x-words";

/// A list of words becomes a plain text, whose description tells the words. A single word is a tag and stays.
fn words(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            open_words(fields);
            fields.values_mut().for_each(words);
        }
        Value::Array(items) => items.iter_mut().for_each(words),
        _ => {}
    }
}

fn open_words(fields: &mut Map<String, Value>) {
    let Some(Value::Array(list)) = fields.get("enum") else { return };
    if list.len() < 2 {
        return;
    }
    let list: Vec<String> = list.iter().filter_map(Value::as_str).map(|word| format!("`{word}`")).collect();
    fields.insert(WORDS.into(), format!("One of {}, or a word that came later.", list.join(", ")).into());
    fields.remove("enum");
}

/// Puts the words of an opened list at the end of the description, wherever it has come to stand.
pub(super) fn tell_words(fields: &mut Map<String, Value>) {
    let Some(Value::String(words)) = fields.remove(WORDS) else { return };
    let description = fields.get("description").and_then(Value::as_str).unwrap_or_default();
    let description = format!("{description} {words}").trim().to_owned();
    fields.insert("description".into(), description.into());
}

fn is_union(schema: &Value) -> bool {
    schema["oneOf"].is_array()
}

/// The field that tells the variants of a union apart.
fn tag(schema: &Value) -> Option<&str> {
    let first = schema["oneOf"].as_array()?.first()?["properties"].as_object()?;
    let single = |property: &Value| property["enum"].as_array().is_some_and(|words| words.len() == 1);
    first.iter().find(|(_, property)| single(property)).map(|(name, _)| name.as_str())
}
