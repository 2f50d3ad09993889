//! The worked cases under `tests/cases`, through the crate.

use std::collections::BTreeSet;
use std::path::Path;

use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleMove, QwirkleOptions, QwirkleOrder, QwirkleScoring, QwirkleSetup, QwirkleSetupOptions,
    QwirkleState, RULEBOOK, State, score,
};
use mwamuzi_rules::rulebook::RuleKind;
use mwamuzi_rules::{Claim, Game, Seat, Unverified, Violation};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::support::{Counting, Never};

/// Lists whose order means nothing.
const UNORDERED: [&str; 6] = ["board", "tiles", "drawn", "moves", "lines", "winners"];

#[test]
fn the_worked_cases_come_out_as_written() {
    run("qwirkle.json", 133);
}

#[test]
fn the_worked_set_ups_come_out_as_written() {
    run("qwirkle-new.json", 14);
}

#[test]
fn the_rule_sheet_scores_as_published() {
    run("qwirkle-rule-sheet.json", 12);
}

#[test]
fn the_worked_games_play_through_as_written() {
    run("qwirkle-playthroughs.json", 2);
}

#[test]
fn every_rule_that_can_be_broken_or_at_fault_is_cited_by_an_answer() {
    let cases = [cases("qwirkle.json"), cases("qwirkle-new.json")].concat();
    let mut cited: BTreeSet<&str> = cases.iter().flat_map(cited_by).collect();
    // Beside the worked cases: what a set-up and a stop can be refused for.
    cited.extend(super::setups::cited());
    cited.extend(super::swapping::cited());
    cited.extend(super::states::cited());
    let breakable = RULEBOOK.iter().filter(|rule| rule.kind != RuleKind::Effect).map(|rule| rule.id);
    assert_eq!(breakable.filter(|id| !cited.contains(id)).collect::<Vec<_>>(), Vec::<&str>::new());
    let kind = |id: &str| RULEBOOK.iter().find(|rule| rule.id == id).map(|rule| rule.kind);
    assert!(cited.iter().all(|id| kind(id).is_some_and(|kind| kind != RuleKind::Effect)), "{cited:?}");
}

/// The rules that our answer to a case cites.
fn cited_by(case: &Value) -> Vec<&'static str> {
    let request = &case["request"];
    match case["op"].as_str() {
        Some("apply") => {
            let (state, played): (_, QwirkleMove) = (admitted(&request["state"]), read(&request["move"]));
            let claim = Claim { seat: read(&request["seat"]), ..Claim::default() };
            let violations = Qwirkle::judge(&state, &played, &claim).map(|_| ()).err().unwrap_or_default();
            violations.iter().map(|violation| violation.rule).collect()
        }
        Some("check") => {
            let wire: Option<QwirkleState> = serde_json::from_value(request["state"].clone()).ok();
            let faults = wire.and_then(|wire| Qwirkle::admit(&wire).err()).unwrap_or_default();
            faults.iter().map(|fault| fault.rule).collect()
        }
        _ => Vec::new(),
    }
}

fn cases(file: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases").join(file);
    let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    file["cases"].as_array().unwrap().clone()
}

fn run(file: &str, number: usize) {
    let cases = cases(file);
    assert_eq!(cases.len(), number);
    for case in &cases {
        let name = case["name"].as_str().unwrap();
        match case["op"].as_str().unwrap() {
            "apply" => apply(name, case),
            "check" => check(name, case),
            "legal_moves" => legal_moves(name, case),
            "score" => scored(name, case),
            "new" => new(name, case),
            "playthrough" => playthrough(name, case),
            "perft" => perft(name, case),
            other => panic!("{name}: an operation {other}"),
        }
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> T {
    serde_json::from_value(value.clone()).unwrap()
}

fn admitted(value: &Value) -> State {
    let wire: QwirkleState = read(value);
    let state = Qwirkle::admit(&wire).unwrap();
    assert_eq!(Qwirkle::admit(&Qwirkle::wire(&state)), Ok(state.clone()));
    state
}

/// Sorts the lists whose order means nothing, all the way down.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Object(fields) => fields
            .iter()
            .map(|(name, field)| {
                let mut field = sorted(field);
                if let (true, Value::Array(list)) = (UNORDERED.contains(&name.as_str()), &mut field) {
                    list.sort_by_key(Value::to_string);
                }
                (name.clone(), field)
            })
            .collect(),
        Value::Array(list) => list.iter().map(sorted).collect(),
        other => other.clone(),
    }
}

fn same(name: &str, ours: &impl serde::Serialize, expected: &Value) {
    assert_eq!(sorted(&json!(ours)), sorted(expected), "{name}");
}

/// The fields that a case names.
fn named(name: &str, ours: &impl serde::Serialize, expected: &Value) {
    let ours = json!(ours);
    for (field, value) in expected.as_object().unwrap() {
        same(&format!("{name}, {field}"), &json!({field: ours[field]}), &json!({field: value}));
    }
}

/// The named rules must be among those cited; more are reported.
fn cites(name: &str, violations: &[Violation], expected: &Value) {
    let cited: Vec<&str> = violations.iter().map(|violation| violation.rule).collect();
    let expected: Vec<&str> = expected.as_array().unwrap().iter().map(|id| id.as_str().unwrap()).collect();
    assert!(expected.iter().all(|id| cited.contains(id)), "{name}: {cited:?}");
    for id in cited.iter().filter(|id| !expected.contains(id)) {
        println!("{name}: {id} is cited beside {expected:?}");
    }
}

fn apply(name: &str, case: &Value) {
    let (request, expect) = (&case["request"], &case["expect"]);
    let state = admitted(&request["state"]);
    let played: QwirkleMove = read(&request["move"]);
    let seat: Option<Seat> = read(&request["seat"]);
    let ruling = match Qwirkle::judge(&state, &played, &Claim { seat, ..Claim::default() }) {
        Ok(ruling) => ruling,
        Err(violations) => {
            assert_eq!(expect["verdict"], "rejected", "{name}: {violations:?}");
            return cites(name, &violations, &expect["violations"]);
        }
    };
    assert_eq!(expect["verdict"], "accepted", "{name}");
    let played = ruling.play(&mut Never);
    same(name, &Qwirkle::wire(&played.state), &expect["state"]);
    named(name, &played.score, &expect["score"]);
    let mut unverified: Vec<&str> = played.unverified.iter().map(|it: &Unverified| it.rule).collect();
    unverified.sort_unstable();
    assert_eq!(json!(unverified), expect.get("unverified").cloned().unwrap_or(json!([])), "{name}");
    if let Some(result) = expect.get("result") {
        named(name, &Qwirkle::standing(&played.state).result, result);
    }
}

fn check(name: &str, case: &Value) {
    let wire: QwirkleState = match serde_json::from_value(case["request"]["state"].clone()) {
        Ok(wire) => wire,
        Err(_) => return assert_eq!(case["expect"]["faults"], true, "{name}"),
    };
    let found = Qwirkle::admit(&wire).err().unwrap_or_default();
    assert_eq!(json!(!found.is_empty()), case["expect"]["faults"], "{name}: {found:?}");
    for rule in case["expect"]["rules"].as_array().into_iter().flatten() {
        assert!(found.iter().any(|fault| fault.rule == rule), "{name}: {found:?}");
    }
}

fn moves(state: &State) -> Vec<QwirkleMove> {
    super::support::listed(state, QwirkleOrder::Position)
}

fn legal_moves(name: &str, case: &Value) {
    let state = admitted(&case["request"]["state"]);
    same(name, &json!({ "moves": moves(&state) }), &json!({"moves": case["expect"]["moves"]}));
}

fn scored(name: &str, case: &Value) {
    let (board, tiles): (Vec<_>, Vec<_>) = (read(&case["request"]["board"]), read(&case["request"]["tiles"]));
    match score(&board, &tiles).unwrap() {
        QwirkleScoring::Accepted(points) => named(name, &points, &case["expect"]),
        QwirkleScoring::Rejected(violations) => cites(name, &violations, &case["expect"]["violations"]),
    }
}

fn new(name: &str, case: &Value) {
    let request = &case["request"];
    let options: Option<QwirkleSetupOptions> = read(&request["options"]);
    let setup = QwirkleSetup {
        players: read(&request["players"]),
        options: options.map_or_else(QwirkleOptions::default, Into::into),
        starter: read(&request["starter"]),
        deal: read(&request["deal"]),
    };
    match Qwirkle::start(&setup, true, &mut Never) {
        Ok(started) => same(name, &Qwirkle::wire(&started.state), &case["expect"]["state"]),
        Err(faults) => assert_eq!(case["expect"]["code"], "invalid_setup", "{name}: {faults:?}"),
    }
}

fn playthrough(name: &str, case: &Value) {
    let mut state = admitted(&case["start"]);
    for (number, step) in case["steps"].as_array().unwrap().iter().enumerate() {
        let name = format!("{name}, step {number}");
        let played: QwirkleMove = read(&step["move"]);
        let ruling = Qwirkle::judge(&state, &played, &Claim { stated: true, ..Claim::default() }).unwrap();
        let foreseen = ruling.foresee();
        let done = ruling.play(&mut Never);
        assert_eq!(json!(done.score.gained), step["gained"], "{name}");
        assert_eq!(json!(foreseen.gained), step["gained"], "{name}");
        assert_eq!(foreseen.events, done.events, "{name}");
        same(&name, &Qwirkle::wire(&done.state), &step["after"]);
        assert_eq!(admitted(&step["after"]), done.state, "{name}");
        state = done.state;
        let listed = moves(&state);
        assert_eq!(json!(listed.len()), step["legal_total"], "{name}");
        for listed in &listed {
            let ruling = Qwirkle::judge(&state, listed, &Claim::default()).unwrap();
            let _ = ruling.play(&mut Counting(7));
        }
    }
    named(name, &Qwirkle::standing(&state).result, &case["result"]);
}

fn perft(name: &str, case: &Value) {
    let state = admitted(&case["start"]);
    assert_eq!(
        json!(Qwirkle::moves(&state, QwirkleOrder::Position).candidates.len()),
        case["counts"][0],
        "{name}"
    );
}
