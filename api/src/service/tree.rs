//! A body as a tree of JSON values, read strictly: no key twice, no trailing text.

use std::fmt;

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error as _, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};
use serde_path_to_error::{Path, Segment};

use crate::problem::{Code, Problem};

/// The tree of `body`.
pub(super) fn parse(body: &[u8]) -> Result<Value, Problem> {
    let mut deserializer = serde_json::Deserializer::from_slice(body);
    let tree: Result<Strict, _> = serde_path_to_error::deserialize(&mut deserializer);
    let tree = tree.map_err(|error| {
        let at = pointer(error.path());
        refuse(error.inner(), at)
    })?;
    deserializer.end().map_err(|error| refuse(&error, String::new()))?;
    Ok(tree.0)
}

/// How many values a tree holds, itself included; counting stops a little above `most`.
pub(super) fn count(tree: &Value, most: usize) -> usize {
    let mut values = 0;
    let mut waiting = vec![tree];
    while let Some(value) = waiting.pop() {
        values += 1;
        if values + waiting.len() > most {
            return values + waiting.len();
        }
        match value {
            Value::Array(items) => waiting.extend(items),
            Value::Object(fields) => waiting.extend(fields.values()),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    values
}

fn refuse(error: &serde_json::Error, pointer: String) -> Problem {
    if error.is_data() {
        return Problem::at(Code::InvalidRequest, pointer, "duplicate_field", error.to_string());
    }
    // The reader counts a line break as column 0 of the next line.
    let column = error.column().max(1);
    let detail = format!("Line {}, column {column}: {}.", error.line(), without_place(error));
    Problem::new(Code::MalformedJson, detail)
}

/// The message of an error without the place that serde_json appends.
fn without_place(error: &serde_json::Error) -> String {
    let message = error.to_string();
    message.rsplit_once(" at line ").map_or(message.clone(), |(what, _)| what.to_owned())
}

/// Writes 3.0 as 3 wherever that loses nothing: JSON Schema calls both the same integer.
pub(super) fn write_whole_numbers_as_integers(tree: &mut Value) {
    const SAFE: f64 = 9_007_199_254_740_992.0;
    match tree {
        Value::Number(number) => {
            if let Some(float) = number.as_f64().filter(|float| number.is_f64() && float.fract() == 0.0)
                && float.abs() < SAFE
            {
                #[expect(clippy::cast_possible_truncation, reason = "whole and below 2^53")]
                let whole = float as i64;
                *number = Number::from(whole);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(write_whole_numbers_as_integers),
        Value::Object(fields) => fields.values_mut().for_each(write_whole_numbers_as_integers),
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// The JSON Pointer of a path.
pub(super) fn pointer(path: &Path) -> String {
    let mut pointer = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => push_token(&mut pointer, &index.to_string()),
            Segment::Map { key } | Segment::Enum { variant: key } => push_token(&mut pointer, key),
            Segment::Unknown => {}
        }
    }
    pointer
}

/// Appends one reference token, escaped as RFC 6901 says.
pub(super) fn push_token(pointer: &mut String, token: &str) {
    pointer.push('/');
    pointer.push_str(&token.replace('~', "~0").replace('/', "~1"));
}

/// A value in which no object names a key twice.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Self)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, flag: bool) -> Result<Value, E> {
        Ok(Value::Bool(flag))
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(Value::String(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Value, A::Error> {
        let mut items = Vec::new();
        while let Some(Strict(item)) = sequence.next_element()? {
            items.push(item);
        }
        Ok(Value::Array(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(key) = access.next_key::<String>()? {
            let Strict(value) = access.next_value_seed(FieldOf { fields: &fields, key: &key })?;
            fields.insert(key, value);
        }
        Ok(Value::Object(fields))
    }
}

/// Reads the value of a field, unless the object has that field already.
struct FieldOf<'a> {
    fields: &'a Map<String, Value>,
    key: &'a str,
}

impl<'de> DeserializeSeed<'de> for FieldOf<'_> {
    type Value = Strict;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Strict, D::Error> {
        if self.fields.contains_key(self.key) {
            return Err(D::Error::custom(format!("the field {:?} stands here twice", self.key)));
        }
        Strict::deserialize(deserializer)
    }
}
