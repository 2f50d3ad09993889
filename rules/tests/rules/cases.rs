//! The case files in `tests/cases`, put to the rules directly.
//!
//! What a case names must be so; fields that it does not name are not compared, but a list is compared whole, and a
//! player of Ludo for whom a case names no place has none.
//! Lists whose order means nothing are compared as multisets. The rules that a rejection cites must be exactly
//! those named, and those that the caller of [`run`] knows to be rightly cited beside them.

use std::collections::BTreeMap;

use mwamuzi_rules::{Claim, Seat};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::laws::lawful::Lawful;
use crate::laws::play::listed;
use crate::support::seeded;

/// Lists whose order means nothing, by the name of the field that holds them.
const UNORDERED: [&str; 9] =
    ["board", "tiles", "cards", "moves", "lines", "slips", "winners", "violations", "unverified"];

/// A case file, whole.
pub(crate) fn file(name: &str) -> Value {
    let path = format!("{}/../tests/cases/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The cases of a file.
pub(crate) fn cases(file: &Value) -> &[Value] {
    file["cases"].as_array().expect("a case file holds cases")
}

/// A value of a case as a type of the wire.
pub(crate) fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error} in {value}"))
}

/// Rules that are rightly cited beside those that a case names: the case, and the rules.
pub(crate) type Beside<'a> = &'a [(&'a str, &'a [&'a str])];

/// Puts every case of the file to the rules; `other` answers the operations that only one game has.
pub(crate) fn run<G: Lawful>(name: &str, beside: Beside<'_>, other: impl Fn(&str, &Value) -> Value) {
    let file = file(name);
    let legal_of_after = file["legal_of"] != "before";
    for case in cases(&file) {
        let context = format!("{name}: {}", case["name"]);
        let (request, expect) = (&case["request"], &with_rules_beside(case, beside));
        match case["op"].as_str().expect("a case has an operation") {
            "apply" => agrees(expect, &apply::<G>(request), &context),
            "check" => check::<G>(&request["state"], expect, &context),
            "legal_moves" => agrees(expect, &json!({ "moves": moves::<G>(&request["state"]) }), &context),
            "playthrough" => playthrough::<G>(case, legal_of_after, &context),
            "perft" => agrees(&json!({ "counts": case["counts"] }), &other("perft", case), &context),
            operation => agrees(expect, &other(operation, request), &context),
        }
    }
}

/// What the case expects, with the rules that are cited beside those that it names.
fn with_rules_beside(case: &Value, beside: Beside<'_>) -> Value {
    let mut expect = case["expect"].clone();
    let rules = beside.iter().filter(|(name, _)| case["name"] == *name).flat_map(|(_, rules)| *rules);
    if let Some(violations) = expect["violations"].as_array_mut() {
        violations.extend(rules.map(|&rule| rule.into()));
    }
    expect
}

fn admitted<G: Lawful>(state: &Value) -> G::State {
    G::admit(&read(state)).unwrap_or_else(|faults| panic!("{faults:?} in {state}"))
}

fn moves<G: Lawful>(state: &Value) -> Vec<G::Move> {
    listed::<G>(&admitted::<G>(state))
}

/// The answer to a move; a field that the answer would leave out is null.
fn apply<G: Lawful>(request: &Value) -> Value {
    let state = admitted::<G>(&request["state"]);
    let played: G::Move = read(&request["move"]);
    let seat: Option<Seat> = read(&request["seat"]);
    let claim = Claim { seat, seconds: read(&request["seconds"]), stated: request["chance"] == "stated" };
    match G::judge(&state, &played, &claim) {
        Err(violations) => {
            let rules: Vec<&str> = violations.iter().map(|violation| violation.rule).collect();
            json!({ "verdict": "rejected", "violations": rules })
        }
        Ok(ruling) => {
            let answer = ruling.play(&mut seeded("cases", 0));
            let unverified: Vec<&str> = answer.unverified.iter().map(|unverified| unverified.rule).collect();
            json!({
                "verdict": "accepted", "move": answer.played, "state": G::wire(&answer.state), "score": answer.score,
                "result": G::standing(&answer.state).result, "unverified": unverified,
            })
        }
    }
}

/// Whether a state is possible; one of the wrong shape is not.
fn check<G: Lawful>(state: &Value, expect: &Value, context: &str) {
    let faults = match serde_json::from_value(state.clone()) {
        Ok(wire) => G::admit(&wire).err().unwrap_or_default(),
        Err(_) if expect["faults"] == true && expect["rules"].is_null() => return,
        Err(error) => panic!("{context}: {error}"),
    };
    assert_eq!(expect["faults"], !faults.is_empty(), "{context}: {faults:?}");
    for rule in expect["rules"].as_array().into_iter().flatten() {
        assert!(faults.iter().any(|fault| *rule == fault.rule), "{context}: {rule} is not in {faults:?}");
    }
}

fn playthrough<G: Lawful>(case: &Value, legal_of_after: bool, context: &str) {
    let mut state = case["start"].clone();
    for (number, step) in case["steps"].as_array().expect("a game has steps").iter().enumerate() {
        let context = format!("{context}, step {number}");
        let request = json!({ "state": state, "move": step["move"], "chance": "stated" });
        let answer = apply::<G>(&request);
        assert_eq!(answer["verdict"], "accepted", "{context}: {answer}");
        agrees(&step["move"], &answer["move"], &context);
        agrees(&step["after"], &answer["state"], &context);
        if let Some(gained) = step.get("gained") {
            assert_eq!(*gained, answer["score"]["gained"], "{context}");
        }
        let listing = moves::<G>(if legal_of_after { &answer["state"] } else { &state });
        if let Some(legal) = step.get("legal") {
            agrees(&json!({ "moves": legal }), &json!({ "moves": listing }), &context);
        }
        if let Some(total) = step.get("legal_total") {
            assert_eq!(*total, listing.len(), "{context}");
        }
        state = answer["state"].clone();
    }
    if let Some(result) = case.get("result") {
        agrees(result, &json!(G::standing(&admitted::<G>(&state)).result), context);
    }
}

/// Fails unless everything that `expected` names is so in `actual`.
pub(crate) fn agrees(expected: &Value, actual: &Value, context: &str) {
    let (expected, actual) = (sorted("", expected), sorted("", actual));
    if let Some(difference) = difference(&expected, &actual, "") {
        panic!("{context}: {difference}");
    }
}

/// The value with the lists whose order means nothing in one order.
fn sorted(name: &str, value: &Value) -> Value {
    match value {
        Value::Object(fields) => {
            fields.iter().map(|(name, field)| (name.clone(), sorted(name, field))).collect()
        }
        Value::Array(items) => {
            let mut items: Vec<Value> = items.iter().map(|item| sorted("", item)).collect();
            if UNORDERED.contains(&name) {
                items.sort_by_cached_key(key);
            }
            Value::Array(items)
        }
        _ => value.clone(),
    }
}

/// Something to sort by that does not hang on the order of fields.
fn key(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let fields: BTreeMap<&String, String> =
                fields.iter().map(|(name, field)| (name, key(field))).collect();
            format!("{fields:?}")
        }
        Value::Array(items) => format!("{:?}", items.iter().map(key).collect::<Vec<_>>()),
        _ => value.to_string(),
    }
}

/// The first thing that `expected` names and `actual` has otherwise.
fn difference(expected: &Value, actual: &Value, at: &str) -> Option<String> {
    match (expected, actual) {
        (Value::Object(wanted), Value::Object(found)) => {
            if wanted.contains_key("pieces") && found.contains_key("place") && !wanted.contains_key("place") {
                return Some(format!("{at}/place is there"));
            }
            wanted.iter().find_map(|(name, field)| {
                difference(field, found.get(name).unwrap_or(&Value::Null), &format!("{at}/{name}"))
            })
        }
        (Value::Array(wanted), Value::Array(found)) if wanted.len() == found.len() => {
            let pairs = wanted.iter().zip(found).enumerate();
            pairs
                .into_iter()
                .find_map(|(index, (one, other))| difference(one, other, &format!("{at}/{index}")))
        }
        _ if expected == actual => None,
        _ => Some(format!("{at} is {actual}, not {expected}")),
    }
}
