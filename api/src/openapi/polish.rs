//! What the derived schemas cannot say, said afterwards:
//!
//! - nothing is ever null: an optional field is one that may be absent;
//! - requests, states and moves are closed in every variant of a union too;
//! - every integer has bounds, those of its type where no tighter ones are given, and a registered format;
//! - a replay goes from a state or from a set-up, not from both;
//! - every variant of a union has a title, from which generators make a name.

use serde_json::{Map, Value, json};

use crate::service::REPLAY_STARTS;

/// Mends the whole document.
pub(super) fn polish(document: &mut Value) {
    if let Some(schemas) = document.pointer_mut("/components/schemas").and_then(Value::as_object_mut) {
        for (name, schema) in schemas.iter_mut() {
            walk(schema);
            union(name, schema);
            if name.ends_with("ReplayRequest") {
                exactly_one_of(REPLAY_STARTS, schema);
            }
        }
    }
}

/// Mends a schema and everything in it.
fn walk(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            never_null(fields);
            if fields.get("type") == Some(&json!("integer")) {
                integer(fields);
            }
            fields.iter_mut().filter(|(key, _)| !is_data(key)).for_each(|(_, value)| walk(value));
        }
        Value::Array(items) => items.iter_mut().for_each(walk),
        _ => {}
    }
}

/// The keywords whose values are data and not schemas.
fn is_data(key: &str) -> bool {
    matches!(key, "examples" | "example" | "enum" | "default" | "const" | "required")
}

/// `{"type": ["string", "null"]}` and `{"oneOf": [{"type": "null"}, …]}` lose their null.
fn never_null(fields: &mut Map<String, Value>) {
    if let Some(Value::Array(types)) = fields.get_mut("type") {
        types.retain(|kind| kind != "null");
        if let [only] = types.as_slice() {
            let only = only.clone();
            fields.insert("type".into(), only);
        }
    }
    let Some(Value::Array(variants)) = fields.get_mut("oneOf") else { return };
    let before = variants.len();
    variants.retain(|variant| variant.get("type") != Some(&json!("null")));
    if variants.len() < before
        && let [Value::Object(only)] = variants.as_slice()
    {
        let only = only.clone();
        fields.remove("oneOf");
        fields.extend(only);
    }
}

/// Gives an integer its registered format and the bounds of its type.
fn integer(fields: &mut Map<String, Value>) {
    let Some(format) = fields.get("format").and_then(Value::as_str) else { return };
    let (format, least, most) = match format {
        "u-int8" | "uint8" => ("uint8", 0, i64::from(u8::MAX)),
        "u-int16" | "uint16" => ("uint16", 0, i64::from(u16::MAX)),
        "u-int32" | "uint32" => ("uint32", 0, i64::from(u32::MAX)),
        "int32" => ("int32", i64::from(i32::MIN), i64::from(i32::MAX)),
        _ => return,
    };
    fields.insert("format".into(), format.into());
    fields.entry("minimum").or_insert(least.into());
    fields.entry("maximum").or_insert(most.into());
}

/// Of two fields exactly one has to be there. Said with `if`, which generators of clients pass over; `oneOf` would make
/// them see a union of two types.
fn exactly_one_of([one, other]: [&str; 2], schema: &mut Value) {
    schema["if"] = json!({ "required": [one] });
    schema["then"] = json!({ "properties": { other: false } });
    schema["else"] = json!({ "required": [other] });
}

/// Titles the variants of the union `name`, and closes them if it is one that requests send.
fn union(name: &str, schema: &mut Value) {
    let Some(variants) = schema.get_mut("oneOf").and_then(Value::as_array_mut) else { return };
    let closed = !["Event", "Verdict"].iter().any(|open| name.ends_with(open));
    for variant in variants.iter_mut().filter_map(Value::as_object_mut) {
        let Some(word) = tag_word(variant) else { continue };
        variant.insert("title".into(), format!("{name}{}", pascal(&word)).into());
        if closed {
            variant.insert("additionalProperties".into(), false.into());
        }
    }
}

/// The word by which a variant is told from the others.
fn tag_word(variant: &Map<String, Value>) -> Option<String> {
    let properties = variant.get("properties")?.as_object()?;
    super::TAGS.iter().find_map(|tag| {
        let words = properties.get(*tag)?.get("enum")?.as_array()?;
        match words.as_slice() {
            [Value::String(word)] => Some(word.clone()),
            _ => None,
        }
    })
}

/// `took_pot` as `TookPot`.
fn pascal(word: &str) -> String {
    let capital = |part: &str| {
        let mut letters = part.chars();
        letters
            .next()
            .map_or(String::new(), |first| first.to_ascii_uppercase().to_string() + letters.as_str())
    };
    word.split('_').map(capital).collect()
}
