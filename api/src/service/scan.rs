//! A look over a body before its types are trusted: is there anything that the derived readers would let pass, though
//! the document forbids it?
//!
//! Those readers take `[1]` for `{"n": 1}`, `{"red": {}}` for `"red"` and 0 for the first word of a tag. What stands
//! before each bracket, brace and number tells; where this look is in doubt the body goes the slow way, which asks the
//! schema.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use serde_json::Value;

use super::table;
use crate::openapi::{self, TAGS};

/// The fields that hold a list somewhere in a request and nowhere an object, for which the derived readers would take
/// a list. No request has a list within a list.
static LIST_FIELDS: LazyLock<BTreeSet<Vec<u8>>> = LazyLock::new(|| {
    let mut needed = Vec::new();
    table()
        .iter()
        .filter_map(|operation| operation.request?.schema())
        .for_each(|request| (request.collect)(&mut needed));
    let (mut lists, mut objects) = (BTreeSet::new(), BTreeSet::new());
    for (name, _) in needed {
        sort_fields(&openapi::document()["components"]["schemas"][&name], &mut lists, &mut objects);
    }
    lists.difference(&objects).map(|name| name.clone().into_bytes()).collect()
});

/// Adds the names of all properties that are lists, and of those that are objects.
fn sort_fields(schema: &Value, lists: &mut BTreeSet<String>, objects: &mut BTreeSet<String>) {
    match schema {
        Value::Object(members) => {
            if let Some(properties) = members.get("properties").and_then(Value::as_object) {
                for (name, property) in properties {
                    let described = resolved(property);
                    if described["type"] == "array" {
                        lists.insert(name.clone());
                    } else if described["type"] == "object" || described.get("oneOf").is_some() {
                        objects.insert(name.clone());
                    }
                }
            }
            members.values().for_each(|member| sort_fields(member, lists, objects));
        }
        Value::Array(items) => items.iter().for_each(|item| sort_fields(item, lists, objects)),
        _ => {}
    }
}

/// The schema of a property: its own, or that of the component that it refers to.
fn resolved(property: &Value) -> &Value {
    let component = property["$ref"].as_str().and_then(|reference| reference.strip_prefix('#'));
    component.and_then(|pointer| openapi::document().pointer(pointer)).unwrap_or(property)
}

/// Whether the derived readers can be trusted with this body.
pub(super) fn is_plain(body: &[u8]) -> bool {
    let mut key: &[u8] = b"";
    // The last byte that is no white space, and the one before it.
    let (mut last, mut last_but_one) = (b' ', b' ');
    let mut at = 0;
    while let Some(&byte) = body.get(at) {
        if byte.is_ascii_whitespace() {
            at += 1;
            continue;
        }
        match byte {
            b'"' => {
                let Some(length) = string_length(&body[at + 1..]) else { return false };
                key = &body[at + 1..at + 1 + length];
                at += length + 1;
            }
            b'[' if last != b':' || !LIST_FIELDS.contains(key) => return false,
            // An empty object: a player of whom nothing is known, in a list, or no options.
            b'}' if last == b'{' && last_but_one == b':' && key != b"options" => return false,
            b'0'..=b'9' | b'-' if last == b':' && TAGS.iter().any(|tag| tag.as_bytes() == key) => {
                return false;
            }
            // Only null begins with n outside of strings.
            b'n' => return false,
            _ => {}
        }
        (last_but_one, last) = (last, byte);
        at += 1;
    }
    true
}

/// How many bytes stand before the closing quote.
fn string_length(rest: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        match rest.get(at)? {
            b'"' => return Some(at),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_plain;

    #[test]
    fn lists_where_lists_belong_pass() {
        assert!(is_plain(
            br#"{"state": {"players" : [ {"name": "a [null] \" b"}, {} ]}, "move": {"dice": []}}"#
        ));
        assert!(is_plain(br#"{"players": [{}], "options": {}, "seat": 3}"#));
    }

    #[test]
    fn no_example_of_the_document_needs_the_slow_way() {
        let document = crate::openapi::document_with_examples();
        for path in document["paths"].as_object().into_iter().flat_map(|paths| paths.values()) {
            let examples = &path["post"]["requestBody"]["content"]["application/json"]["examples"];
            for example in examples.as_object().into_iter().flat_map(|examples| examples.values()) {
                let body = example["value"].to_string();
                assert!(is_plain(body.as_bytes()), "{body}");
            }
        }
    }

    #[test]
    fn a_list_for_an_object_is_doubtful() {
        assert!(!is_plain(br#"{"state": [1]}"#));
        assert!(!is_plain(br#"{"players": [[1]]}"#));
        assert!(!is_plain(br#"{"players": [{}, [1]]}"#));
        assert!(!is_plain(br"[1]"));
    }

    #[test]
    fn an_object_or_a_number_for_a_word_is_doubtful() {
        assert!(!is_plain(br#"{"color": {"red": {}}}"#));
        assert!(!is_plain(br#"{"dice": [{"left": { }}]}"#));
        assert!(!is_plain(br#"{"phase": 0}"#));
    }

    #[test]
    fn null_is_doubtful() {
        assert!(!is_plain(br#"{"seed": null}"#));
        assert!(is_plain(br#"{"seed": "null"}"#));
    }
}
