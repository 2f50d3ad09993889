//! What is said of a body that cannot be read, and where.

use serde_json::{Value, json};

use crate::support::{answer, errors, problem};

fn request() -> Value {
    json!({
        "state": {
            "game": "lcr", "rules": 1, "options": {"starting_chips": 3},
            "players": [{"name": "Asha", "chips": 3}, {"chips": 3}, {"chips": 3}],
            "pot": 0, "turn": {"phase": "roll", "seat": 0}, "ply": 0,
        },
        "move": {"type": "roll", "dice": ["left", "dot", "dot"]},
    })
}

/// The problem of [`request`] with `value` put in the place of `pointer`.
fn with(pointer: &str, value: Value) -> mwamuzi_api::problem::ProblemDocument {
    let mut body = request();
    let (parent, field) = pointer.rsplit_once('/').expect("a pointer to a field");
    match body.pointer_mut(parent).expect("a place in the request") {
        Value::Array(items) => items[field.parse::<usize>().expect("an index")] = value,
        place => place[field] = value,
    }
    problem("lcr_apply", &body.to_string())
}

#[track_caller]
fn refused(pointer: &str, value: Value, code: &str) {
    let problem = with(pointer, value);
    assert_eq!((problem.status, problem.code), (400, "invalid_request"), "{problem:?}");
    assert_eq!(errors(&problem), [(pointer, code)], "{problem:?}");
}

#[test]
fn a_request_as_it_should_be_is_judged() {
    assert_eq!(answer("lcr_apply", &request())["verdict"], "accepted");
}

#[test]
fn the_field_of_the_wrong_type_is_named_also_inside_a_union() {
    refused("/state/pot", json!("none"), "wrong_type");
    refused("/state/players/1/chips", json!([3]), "wrong_type");
    refused("/state/turn/seat", json!("Asha"), "wrong_type");
    refused("/move/dice", json!("dot"), "wrong_type");
    refused("/move/dice/1", json!(4), "wrong_type");
}

#[test]
fn an_unknown_field_is_refused_everywhere() {
    refused("/colour", json!("red"), "unknown_field");
    refused("/state/ending", json!(true), "unknown_field");
    refused("/state/options/startingchips", json!(3), "unknown_field");
    refused("/state/turn/dice", json!([]), "unknown_field");
    refused("/move/die", json!(3), "unknown_field");
}

#[test]
fn an_unknown_word_is_told_with_the_words_that_are_known() {
    refused("/move/type", json!("throw"), "unknown_value");
    refused("/state/turn/phase", json!("rolling"), "unknown_value");
    refused("/move/dice/2", json!("up"), "unknown_value");
    let problem = with("/move/dice/2", json!("up"));
    assert!(problem.errors[0].detail.contains("\"center\""), "{problem:?}");
}

#[test]
fn a_missing_field_is_named_by_the_place_where_it_should_stand() {
    let mut body = request();
    let state = body["state"].as_object_mut().expect("an object");
    state.remove("pot");
    body["move"].as_object_mut().expect("an object").remove("type");
    let problem = problem("lcr_apply", &body.to_string());
    let mut found = errors(&problem);
    found.sort_unstable();
    assert_eq!(found, [("/move/type", "missing_field"), ("/state/pot", "missing_field")]);
}

#[test]
fn every_fault_of_the_shape_is_listed_and_not_only_the_first() {
    let mut body = request();
    body["state"]["pot"] = json!(-1);
    body["state"]["players"][2]["chips"] = json!(null);
    body["seat"] = json!(24);
    let problem = problem("lcr_apply", &body.to_string());
    let mut found = errors(&problem);
    found.sort_unstable();
    assert_eq!(
        found,
        [("/seat", "too_large"), ("/state/players/2/chips", "wrong_type"), ("/state/pot", "too_small")]
    );
}

#[test]
fn null_is_never_a_value() {
    refused("/seat", Value::Null, "wrong_type");
    refused("/seed", Value::Null, "wrong_type");
    refused("/state/players/0/name", Value::Null, "wrong_type");
    refused("/state", Value::Null, "wrong_type");
    refused("/move/dice", Value::Null, "wrong_type");
}

#[test]
fn an_array_is_no_object() {
    refused("/state/options", json!([3]), "wrong_type");
    refused("/state/players/0", json!(["Asha", 3]), "wrong_type");
    refused("/state/turn", json!(["roll", 0]), "wrong_type");
    refused("/move", json!(["roll"]), "wrong_type");
    assert_eq!(errors(&problem("lcr_apply", "[]")), [("", "wrong_type")]);
    assert_eq!(errors(&problem("lcr_apply", "3")), [("", "wrong_type")]);
}

#[test]
fn a_key_that_stands_twice_is_refused() {
    let body = request().to_string().replacen("\"pot\":0", "\"pot\":0,\"pot\":0", 1);
    let problem = problem("lcr_apply", &body);
    assert_eq!(problem.code, "invalid_request");
    assert_eq!(errors(&problem)[0].1, "duplicate_field");
    assert!(errors(&problem)[0].0.starts_with("/state"), "{problem:?}");
}

#[test]
fn a_whole_number_with_a_point_is_that_number_and_a_broken_one_is_refused() {
    let mut body = request();
    body["state"]["pot"] = json!(0.0);
    assert_eq!(answer("lcr_apply", &body)["verdict"], "accepted");
    refused("/state/pot", json!(0.5), "wrong_type");
    refused("/state/pot", json!(1e30), "too_large");
}

#[test]
fn what_is_no_json_is_told_by_line_and_column() {
    for (body, place) in [
        ("{\n  \"state\": oops }", "Line 2, column 12"),
        ("", "Line 1, column 1"),
        ("{} {}", "Line 1, column 4"),
        ("{\"seed\": \"\\ud800\"}", "Line 1"),
        ("{\"pot\": 1e400}", "Line 1"),
    ] {
        let problem = problem("lcr_apply", body);
        assert_eq!((problem.status, problem.code), (400, "malformed_json"), "{body}");
        assert!(problem.detail.starts_with(place), "{body}: {}", problem.detail);
    }
}

#[test]
fn deep_nesting_is_refused_without_harm() {
    let body = "[".repeat(100_000) + &"]".repeat(100_000);
    assert_eq!(problem("lcr_apply", &body).code, "malformed_json");
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let operation = mwamuzi_api::service::find("lcr_apply").expect("an operation");
    let input = mwamuzi_api::service::Input { body: b"{\"seed\": \"\xff\"}", parameter: "" };
    let problem = (operation.run)(input).expect_err("no text").document(None);
    assert_eq!(problem.code, "malformed_json");
}

#[test]
fn names_have_64_characters_at_most_and_no_control_characters() {
    let mut body = request();
    body["state"]["players"][0]["name"] = json!("ñ".repeat(64));
    assert_eq!(answer("lcr_apply", &body)["verdict"], "accepted");
    refused("/state/players/0/name", json!("ñ".repeat(65)), "too_long");
    refused("/state/players/0/name", json!("a\u{7}b"), "forbidden_characters");
    refused("/state/players/0/name", json!("a\u{85}b"), "forbidden_characters");
    refused("/state/players/0/name", json!("x".repeat(1_000_000)), "too_long");
}

#[test]
fn lists_and_numbers_have_the_bounds_that_the_document_publishes() {
    refused("/move/dice", json!(vec!["dot"; 163]), "too_long");
    refused("/state/players", json!(vec![json!({"chips": 3}); 163]), "too_long");
    let problem = with("/legal_moves", json!({"limit": 1001}));
    assert_eq!(errors(&problem), [("/legal_moves/limit", "too_large")]);
    refused("/seed", json!("s".repeat(129)), "too_long");
    refused("/state/ply", json!(4_294_967_296_u64), "too_large");
}

#[test]
fn many_errors_are_cut_at_a_hundred() {
    let mut body = request();
    body["state"]["players"] = json!(vec![json!({"chips": "x", "other": 1}); 162]);
    let problem = problem("lcr_apply", &body.to_string());
    assert_eq!(problem.errors.len(), 100);
}

#[test]
fn a_body_full_of_errors_is_refused_by_its_first() {
    let mut body = request();
    body["move"]["dice"] = json!(vec![1; 100_000]);
    let problem = problem("lcr_apply", &body.to_string());
    assert_eq!((problem.code, problem.errors.len()), ("invalid_request", 1));
    assert!(problem.errors[0].pointer.starts_with("/move"), "{problem:?}");
}

#[test]
fn another_game_in_the_state_than_in_the_path_is_refused() {
    refused("/state/game", json!("qwirkle"), "unknown_value");
}

#[test]
fn an_unknown_version_of_the_rules_is_told_before_anything_else() {
    for state in [json!({"game": "lcr", "rules": 2, "anything": true}), {
        let mut state = request()["state"].clone();
        state["rules"] = json!(2);
        state
    }] {
        let mut body = request();
        body["state"] = state;
        let problem = problem("lcr_apply", &body.to_string());
        assert_eq!((problem.status, problem.code), (422, "unsupported_rules"));
        assert_eq!(errors(&problem), [("/state/rules", "unsupported_rules")]);
    }
}
