//! The operations, tried on LCR.

use serde_json::{Value, json};

use crate::support::{answer, errors, problem};

fn state(chips: [u32; 3], pot: u32, seat: u8) -> Value {
    json!({
        "game": "lcr", "rules": 1, "options": {"starting_chips": 3},
        "players": chips.map(|chips| json!({"chips": chips})),
        "pot": pot, "turn": {"phase": "roll", "seat": seat}, "ply": 7,
    })
}

#[test]
fn a_new_game_takes_its_defaults_and_shows_them() {
    let answer = answer("lcr_new", &json!({"players": [{}, {"name": "Juma"}, {}], "starter": 1}));
    assert_eq!(answer["state"]["options"], json!({"starting_chips": 3}));
    assert_eq!(answer["state"]["players"], json!([{"chips": 3}, {"name": "Juma", "chips": 3}, {"chips": 3}]));
    assert_eq!(answer["events"], json!([{"type": "turn", "seat": 1}]));
    assert_eq!(answer["legal_moves"]["moves"], json!([{"type": "roll"}]));
}

#[test]
fn a_forbidden_set_up_is_refused_with_every_fault() {
    let body = json!({"players": [{}, {}], "options": {"starting_chips": 0}, "starter": 2});
    let problem = problem("lcr_new", &body.to_string());
    assert_eq!((problem.status, problem.code), (422, "invalid_setup"));
    let found: Vec<_> = errors(&problem).iter().map(|(pointer, _)| *pointer).collect();
    assert_eq!(found, ["/players", "/options/starting_chips", "/starter"]);
}

#[test]
fn a_seed_gives_the_same_answer_and_its_absence_another() {
    let body = json!({"state": state([3, 3, 3], 0, 0), "move": {"type": "roll"}, "seed": "a"});
    assert_eq!(answer("lcr_apply", &body), answer("lcr_apply", &body));
    let unseeded = json!({"state": state([3, 3, 3], 0, 0), "move": {"type": "roll"}});
    let rolls: Vec<Value> = (0..40).map(|_| answer("lcr_apply", &unseeded)["move"].clone()).collect();
    assert!(rolls.iter().any(|roll| roll != &rolls[0]));
}

#[test]
fn stated_chance_must_be_stated() {
    let body =
        json!({"state": state([3, 3, 3], 0, 0), "move": {"type": "roll"}, "chance": "stated", "seed": "a"});
    let verdict = answer("lcr_apply", &body);
    assert_eq!(verdict["violations"][0]["rule"], "lcr.dice_count");
    assert_eq!(verdict["violations"][0]["reason"], "not_stated");
    let set_up = json!({"players": [{}, {}, {}], "chance": "stated"}).to_string();
    assert_eq!(errors(&problem("lcr_new", &set_up)), [("/starter", "against_the_rules")]);
}

#[test]
fn what_is_stated_beats_the_seed() {
    let dice = json!(["left", "left", "center"]);
    let body = json!({"state": state([3, 3, 3], 0, 0), "move": {"type": "roll", "dice": dice}, "seed": "a"});
    assert_eq!(answer("lcr_apply", &body)["move"]["dice"], dice);
}

#[test]
fn an_impossible_state_is_a_problem_for_apply_and_an_answer_for_check() {
    let body = json!({"state": state([0, 3, 3], 0, 0), "move": {"type": "roll"}});
    let refused = problem("lcr_apply", &body.to_string());
    assert_eq!((refused.status, refused.code), (422, "impossible_state"));
    assert_eq!(
        refused.errors.iter().map(|error| error.rule).collect::<Vec<_>>(),
        [Some("lcr.conservation"), Some("lcr.state_turn")]
    );
    let checked = answer("lcr_check", &json!({"state": body["state"]}));
    assert_eq!(checked["possible"], false);
    assert_eq!(checked["faults"][1]["pointer"], "/state/turn/seat");
}

#[test]
fn a_rejected_move_tells_what_would_have_been_legal() {
    let body = json!({"state": state([5, 2, 2], 0, 1), "move": {"type": "roll", "dice": ["dot"]}, "seat": 2});
    let verdict = answer("lcr_apply", &body);
    let rules: Vec<_> =
        verdict["violations"].as_array().expect("a list").iter().map(|it| &it["rule"]).collect();
    assert_eq!(rules, ["lcr.dice_count", "lcr.turn"]);
    assert_eq!(verdict["legal_moves"]["seat"], 1);
    assert_eq!(verdict.get("state"), None);
}

#[test]
fn the_list_can_be_shaped_and_belongs_to_the_seat_to_move() {
    let zero = answer("lcr_legal_moves", &json!({"state": state([3, 3, 3], 0, 0), "limit": 0}));
    assert_eq!(zero, json!({"seat": 0, "moves": [], "total": 1, "complete": true}));
    let other = answer("lcr_legal_moves", &json!({"state": state([3, 3, 3], 0, 0), "seat": 2}));
    assert_eq!(other, json!({"seat": 2, "moves": [], "total": 0, "complete": true}));
    let outcomes = answer("lcr_legal_moves", &json!({"state": state([3, 3, 3], 0, 0), "outcomes": true}));
    assert_eq!(outcomes["outcomes"], json!([{"events": []}]));
}

#[test]
fn a_cursor_of_nowhere_is_refused() {
    let body = json!({"state": state([3, 3, 3], 0, 0), "cursor": "1-0123456789abcdef"}).to_string();
    assert_eq!(problem("lcr_legal_moves", &body).code, "invalid_cursor");
}

#[test]
fn a_rematch_follows_a_finished_game_alone() {
    let going = json!({"state": state([3, 3, 3], 0, 0)}).to_string();
    assert_eq!(problem("lcr_rematch", &going).code, "not_over");
    let mut over = state([0, 9, 0], 0, 0);
    over["turn"] = json!({"phase": "over"});
    let again = answer("lcr_rematch", &json!({"state": over, "starter": 2}));
    assert_eq!(again["state"]["turn"], json!({"phase": "roll", "seat": 2}));
    assert_eq!(again["state"]["ply"], 0);
}
