//! The worked cases under `tests/cases`, put to the rules directly.

use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleMove, QwirkleOptions, QwirkleScoring, QwirkleSetup, QwirkleSetupOptions, score, tally,
};
use mwamuzi_rules::{Claim, Game};
use serde_json::{Value, json};

use crate::cases::{cases, file, read, run};
use crate::laws::play::listed;
use crate::support::NoChance;

/// The names in an object.
fn names(object: &Value) -> Vec<&str> {
    object.as_object().unwrap().keys().map(String::as_str).collect()
}

/// One wrong move can break more rules than the one that its case is about: a file of its own lists those.
#[test]
fn the_worked_cases_come_out_as_written() {
    let also_cited = &file("also_cited.json")["qwirkle"];
    let rules_of = |case| (case, names(&also_cited[case]));
    let beside: Vec<(&str, Vec<&str>)> = names(also_cited).into_iter().map(rules_of).collect();
    let beside: Vec<(&str, &[&str])> = beside.iter().map(|(case, rules)| (*case, rules.as_slice())).collect();
    run::<Qwirkle>("qwirkle.json", &beside, answer);
}

#[test]
fn the_worked_set_ups_come_out_as_written() {
    run::<Qwirkle>("qwirkle-new.json", &[], answer);
}

#[test]
fn the_rule_sheet_scores_as_published() {
    run::<Qwirkle>("qwirkle-rule-sheet.json", &[], answer);
}

#[test]
fn the_worked_games_play_through_as_written() {
    run::<Qwirkle>("qwirkle-playthroughs.json", &[], answer);
}

#[test]
fn the_worked_score_sheets_are_audited_as_written() {
    run::<Qwirkle>("qwirkle-tally.json", &[], answer);
}

/// The operations that other games lack or ask otherwise.
fn answer(operation: &str, request: &Value) -> Value {
    match operation {
        "score" => scored(request),
        "tally" => with_rules_for_violations(json!(tally(&read(request)).unwrap())),
        "new" => new(request),
        "perft" => {
            let start = Qwirkle::admit(&read(&request["start"])).unwrap();
            json!({ "counts": [listed::<Qwirkle>(&start).len()] })
        }
        other => panic!("an operation {other}"),
    }
}

/// An audit in which rule ids stand for the violations that bear them, as the cases write it.
fn with_rules_for_violations(mut audit: Value) -> Value {
    for turn in audit["turns"].as_array_mut().unwrap() {
        for violation in turn["violations"].as_array_mut().into_iter().flatten() {
            *violation = violation["rule"].take();
        }
    }
    audit
}

fn scored(request: &Value) -> Value {
    let (board, tiles): (Vec<_>, Vec<_>) = (read(&request["board"]), read(&request["tiles"]));
    match score(&board, &tiles).unwrap() {
        QwirkleScoring::Accepted(points) => json!({ "points": points.points, "lines": points.lines }),
        QwirkleScoring::Rejected(violations) => {
            json!({ "violations": violations.iter().map(|violation| violation.rule).collect::<Vec<_>>() })
        }
    }
}

fn new(request: &Value) -> Value {
    let options: Option<QwirkleSetupOptions> = read(&request["options"]);
    let setup = QwirkleSetup {
        players: read(&request["players"]),
        options: options.map_or_else(QwirkleOptions::default, Into::into),
        starter: read(&request["starter"]),
        deal: read(&request["deal"]),
    };
    match Qwirkle::start(&setup, true, &mut NoChance) {
        Ok(started) => json!({ "state": Qwirkle::wire(&started.state) }),
        Err(_) => json!({ "status": 422, "code": "invalid_setup" }),
    }
}

#[test]
fn of_a_stated_move_everything_is_foreseen() {
    for case in cases(&file("qwirkle-playthroughs.json")) {
        let mut before = &case["start"];
        for step in case["steps"].as_array().unwrap() {
            let state = Qwirkle::admit(&read(before)).unwrap();
            let played: QwirkleMove = read(&step["move"]);
            let ruling = Qwirkle::judge(&state, &played, &Claim::default()).unwrap();
            let foreseen = ruling.foresee();
            assert_eq!(foreseen.events, ruling.play(&mut NoChance).events, "{step}");
            assert_eq!(json!(foreseen.gained), step["gained"], "{step}");
            before = &step["after"];
        }
    }
}
