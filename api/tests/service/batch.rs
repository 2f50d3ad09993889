//! Batches: a line in, a line out, each as the operation alone would have answered.

use mwamuzi_api::openapi::document_with_examples;
use mwamuzi_api::service::batch::{Cutter, Outcome, answer};
use mwamuzi_api::service::{Body, Input, Judgement, Operation, find, table};
use serde_json::{Value, json};

/// The line that answers `line`.
fn answer_to(line: &str) -> Value {
    let mut answered = Vec::new();
    answer(line.as_bytes(), Some("r-1"), &mut answered);
    assert_eq!(answered.pop(), Some(b'\n'));
    assert!(!answered.contains(&b'\n'), "an answer is one line");
    serde_json::from_slice(&answered).expect("an answer is JSON")
}

/// The status, the code and the pointers of the problem that answers `line`.
fn refusal(line: &str) -> (u64, String, Vec<String>) {
    let answer = answer_to(line);
    let errors = answer["body"]["errors"].as_array().expect("a problem lists its errors");
    let pointers = errors.iter().map(|error| error["pointer"].as_str().expect("a pointer").to_owned());
    assert_eq!(answer["status"], answer["body"]["status"]);
    assert_eq!(answer["body"]["request_id"], "r-1");
    (
        answer["status"].as_u64().expect("a status"),
        answer["body"]["code"].as_str().expect("a code").to_owned(),
        pointers.collect(),
    )
}

fn refused(line: &str, status: u64, code: &str, pointers: &[&str]) {
    let (found_status, found_code, found) = refusal(line);
    assert_eq!((found_status, found_code.as_str()), (status, code), "{line}");
    assert_eq!(found, pointers, "{line}");
}

const NEW: &str = r#""game":"lcr","op":"new","body":{"players":[{},{},{}],"seed":"a"}"#;

/// Every operation that a line can name, with the bodies that the document shows and some that are wrong.
fn calls() -> impl Iterator<Item = (&'static Operation, String)> {
    let document = document_with_examples();
    let is_json = |body: Option<Body>| matches!(body, Some(Body::Json(_)));
    let operations = table().iter().filter(move |operation| {
        operation.game.is_some() && is_json(operation.request) && is_json(Some(operation.answer))
    });
    operations.flat_map(move |operation| {
        let content = &document["paths"][&operation.path]["post"]["requestBody"]["content"];
        let examples = content["application/json"]["examples"].as_object().expect("examples").values();
        let bodies = examples.map(|example| example["value"].to_string());
        let wrong = [r#"{"state":{"game":"go"}}"#, "{}", "[]", "7", "null"].map(str::to_owned);
        bodies.chain(wrong).map(|body| (operation, body)).collect::<Vec<_>>()
    })
}

#[test]
fn every_operation_answers_in_a_line_byte_for_byte_as_it_does_alone() {
    let mut seen = 0;
    for (operation, body) in calls() {
        // Every example states its chance or carries a seed.
        seen += 1;
        let game = operation.game.expect("a game's operation");
        let line = format!(r#"{{"id":"x","game":"{game}","op":"{}","body":{body}}}"#, operation.name);
        let mut answered = Vec::new();
        answer(line.as_bytes(), None, &mut answered);
        let input = Input { body: body.as_bytes(), parameter: "" };
        let expected = match (operation.run)(input) {
            Ok(alone) => (200, alone.body),
            Err(problem) => {
                let document = problem.document(None);
                (document.status, serde_json::to_vec(&document).expect("a document"))
            }
        };
        let body = String::from_utf8(expected.1).expect("JSON");
        let expected = format!("{{\"id\":\"x\",\"status\":{},\"body\":{body}}}\n", expected.0);
        assert_eq!(String::from_utf8(answered).expect("JSON"), expected, "{line}");
    }
    assert!(seen > 100, "{seen}");
}

#[test]
fn an_id_is_given_back_as_it_was_sent() {
    for id in [r#""a""#, r#""""#, r#""\u0061\n\"""#, "0", "-7", "9007199254740991", "7.0", r#""Größe""#] {
        let mut answered = Vec::new();
        answer(format!(r#"{{"id":{id},{NEW}}}"#).as_bytes(), None, &mut answered);
        assert!(answered.starts_with(format!(r#"{{"id":{id},"status":200,"#).as_bytes()), "{id}");
    }
    let long = "ä".repeat(128);
    assert_eq!(answer_to(&format!(r#"{{"id":"{long}",{NEW}}}"#))["id"], long);
    assert_eq!(answer_to(&format!("{{{NEW}}}")).get("id"), None);
}

#[test]
fn what_is_no_id_is_refused_and_not_given_back() {
    let long = format!(r#""{}""#, "ä".repeat(129));
    for id in ["null", "true", "[]", "{}", "1.5", "9007199254740992", "-9007199254740993", "1e300", &long] {
        let line = format!(r#"{{"id":{id},{NEW}}}"#);
        refused(&line, 400, "invalid_line", &["/id"]);
        assert_eq!(answer_to(&line).get("id"), None);
    }
}

#[test]
fn every_fault_of_a_line_is_told_with_pointers_from_the_line() {
    refused("{}", 400, "invalid_line", &["/game", "/op", "/body"]);
    refused(r#"{"id":1,"game":7,"op":[],"body":{},"x":0}"#, 400, "invalid_line", &["/game", "/op", "/x"]);
    refused(r#"["a","lcr","apply",{}]"#, 400, "invalid_line", &[""]);
    refused("7", 400, "invalid_line", &[""]);
    refused(&format!("{{{NEW},\"op\":\"new\"}}"), 400, "invalid_line", &["/op"]);
    refused(r#"{"game":"lcr","op":null,"body":{}}"#, 400, "invalid_line", &["/op"]);
}

#[test]
fn the_id_of_a_line_that_is_wrong_is_given_back_if_it_came_before_the_mistake() {
    for line in
        [r#"{"id":"a","game":"lcr""#, r#"{"id":"a",}"#, r#"{"id":"a","id":"b"}"#, r#"{"id":"a","op":1}"#]
    {
        assert_ne!(answer_to(line).get("id"), None, "{line}");
    }
    assert_eq!(answer_to(r#"{"game":"lcr","#).get("id"), None);
}

#[test]
fn a_line_that_is_no_json_tells_its_column() {
    refused(r#"{"game":"lcr","op":"new","body":{]}"#, 400, "malformed_json", &[]);
    refused("hello", 400, "malformed_json", &[]);
    refused(&format!("{{{NEW}}}{{}}"), 400, "malformed_json", &[]);
    let detail = answer_to(r#"{"game":"lcr","op":"new","body":{]}"#)["body"]["detail"].clone();
    assert!(detail.as_str().expect("text").starts_with("Line 1, column 34"), "{detail}");
    let mut answered = Vec::new();
    answer(b"{\"game\":\"\xff\"}", None, &mut answered);
    assert!(String::from_utf8(answered).expect("UTF-8 all the same").contains("malformed_json"));
}

#[test]
fn pointers_of_an_operation_start_at_the_body() {
    let line = r#"{"id":1,"game":"lcr","op":"new","body":{"players":[{},{},{"name":5}]}}"#;
    refused(line, 400, "invalid_request", &["/players/2/name"]);
    refused(r#"{"game":"lcr","op":"new","body":[]}"#, 400, "invalid_request", &[""]);
}

#[test]
fn an_unknown_game_or_operation_is_told_with_those_there_are() {
    refused(r#"{"id":1,"game":"chess","op":"apply","body":{}}"#, 404, "not_found", &["/game"]);
    refused(r#"{"game":"lcr","op":"legal-moves","body":{}}"#, 404, "not_found", &["/op"]);
    refused(r#"{"game":"lcr","op":"batch","body":{}}"#, 404, "not_found", &["/op"]);
    let answer = answer_to(r#"{"game":"lcr","op":"score","body":{}}"#);
    let detail = answer["body"]["errors"][0]["detail"].as_str().expect("text");
    assert!(detail.contains("new, check, legal_moves, apply"), "{detail}");
    let answer = answer_to(&format!(r#"{{"game":"{}","op":"apply","body":{{}}}}"#, "x".repeat(10_000)));
    assert!(answer.to_string().len() < 1000);
}

#[test]
fn words_may_be_written_with_escapes() {
    let line = r#"{"\u0067ame":"l\u0063r","op":"n\u0065w","body":{"players":[{},{},{}],"seed":"a"}}"#;
    assert_eq!(answer_to(line)["status"], 200);
}

#[test]
fn a_batch_as_a_whole_is_answered_line_by_line() {
    let good = format!("{{{NEW}}}");
    let long = format!("{{\"id\":\"{}\"}}", " ".repeat(300_000));
    let body = format!("{good}\r\n\n \n{long}\nhello\n{good}");
    let batch = find("batch").expect("it stands in the table");
    let answer = (batch.run)(Input { body: body.as_bytes(), parameter: "" }).expect("it never fails");
    let text = String::from_utf8(answer.body).expect("JSON");
    let statuses: Vec<_> = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON")["status"].clone())
        .collect();
    assert_eq!(statuses, [json!(200), json!(413), json!(400), json!(200)]);
    let nothing = (batch.run)(Input::default()).expect("it never fails");
    assert!(nothing.body.is_empty());
}

#[test]
fn the_verdict_of_a_line_is_told_for_the_figures() {
    let example = document_with_examples()["paths"]["/v1/games/lcr/apply"]["post"]["requestBody"]["content"]
        ["application/json"]["examples"]
        .as_object()
        .and_then(|examples| examples.values().next())
        .map(|example| example["value"].clone())
        .expect("an example");
    let mut body = example;
    body["seat"] = json!(9);
    let line = json!({ "game": "lcr", "op": "apply", "body": body }).to_string();
    match answer(line.as_bytes(), None, &mut Vec::new()) {
        Outcome::Answered { judged: Some(("lcr", Judgement::Rejected(rules))) } => {
            assert!(!rules.is_empty());
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn many_lines_come_out_of_the_cutter_in_order() {
    let mut cutter = Cutter::new(1000);
    let mut answered = Vec::new();
    for id in 0..5000 {
        cutter.push(format!("{{\"id\":{id},\"game\":\"go\",\"op\":\"new\",\"body\":{{}}}}\n").as_bytes());
        while cutter.is_full()
            && let Some(mut group) = cutter.take()
        {
            while group.answer_next(None, &mut answered).is_some() {}
        }
    }
    while let Some(mut group) = cutter.take() {
        while group.answer_next(None, &mut answered).is_some() {}
    }
    let ids = String::from_utf8(answered).expect("JSON");
    let ids = ids.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")["id"].as_u64());
    assert!(ids.eq((0..5000).map(Some)));
}
