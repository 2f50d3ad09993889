//! Shapes that are refused as they are read, and those that are not.

use mwamuzi_rules::pegs_and_jokers::{PegsAndJokersMove, PegsAndJokersState};
use serde_json::{Value, json};

use super::support::{alone, position};

fn refused(change: impl Fn(&mut Value)) -> bool {
    let mut value = serde_json::to_value(alone("2 3 4 5 6 9 / t30")).unwrap();
    change(&mut value);
    let text = value.to_string();
    let by_text = serde_json::from_str::<PegsAndJokersState>(&text).is_err();
    assert_eq!(by_text, serde_json::from_value::<PegsAndJokersState>(value).is_err(), "{text}");
    by_text
}

#[test]
fn a_state_of_the_wrong_shape_is_not_read() {
    assert!(!refused(|_| ()));
    let start = json!({"at": "start"});
    let pegs = |count: usize| json!(vec![start.clone(); count]);
    assert!(!refused(|state| state["players"][0]["pegs"] = pegs(5)));
    for count in [0, 4, 6] {
        assert!(refused(|state| state["players"][0]["pegs"] = pegs(count)), "{count} pegs");
    }
    for peg in [
        json!({"at": "home", "hole": 0}),
        json!({"at": "home", "hole": 6}),
        json!({"at": "home"}),
        json!({"at": "track", "hole": 256}),
        json!({"at": "track", "hole": -1}),
        json!({"at": "track"}),
        json!({"at": "start", "hole": 1}),
        json!({"at": "yard"}),
        json!(null),
    ] {
        assert!(refused(|state| state["players"][1]["pegs"][2] = peg.clone()), "{peg}");
    }
    assert!(refused(|state| state["game"] = json!("ludo")));
    assert!(refused(|state| state["extra"] = json!(1)));
    assert!(refused(|state| state["options"] = json!({"seven_split": "exact"})));
    assert!(refused(|state| state["discard"] = json!(["11"])));
    assert!(refused(|state| state["players"][0]["color"] = json!(null)));
    assert!(refused(|state| state["players"][0]["color"] = json!("pink")));
    assert!(refused(|state| state["players"][0]["hand"] = json!({"kind": "hidden", "size": 163})));
}

#[test]
fn the_discards_are_as_many_as_there_are_cards_and_other_lists_shorter() {
    assert!(!refused(|state| state["discard"] = json!(vec!["A"; 216])));
    assert!(refused(|state| state["discard"] = json!(vec!["A"; 217])));
    let hand = |count| json!({"kind": "open", "cards": vec!["A"; count]});
    assert!(!refused(|state| state["players"][0]["hand"] = hand(162)));
    assert!(refused(|state| state["players"][0]["hand"] = hand(163)));
}

#[test]
fn a_move_may_name_holes_and_numbers_that_the_game_does_not_know_but_no_sixth_peg() {
    let reads = |value: Value| serde_json::from_value::<PegsAndJokersMove>(value).is_ok();
    let step = |peg: u8, hole: u8| json!({"peg": peg, "to": {"at": "track", "hole": hole}});
    let play = |steps: Vec<Value>| json!({"type": "play", "card": "7", "steps": steps});
    assert!(reads(play(vec![step(4, 255)])));
    assert!(reads(play(vec![])));
    assert!(reads(play(vec![step(0, 0); 162])));
    assert!(!reads(play(vec![step(0, 0); 163])));
    assert!(!reads(play(vec![step(5, 0)])));
    assert!(!reads(json!({"type": "play", "card": "7", "steps": [], "drawn": []})));
    assert!(reads(json!({"type": "draw", "drawn": []})));
    assert!(!reads(json!({"type": "draw", "drawn": null})));
    assert!(!reads(json!({"type": "pass"})));
    assert!(!reads(json!({"type": "exchange"})));
}

#[test]
fn a_state_is_written_as_the_page_shows_it() {
    let mut state = position(&["A joker 3 4 5 / t30 h2", "hidden 5 /", "-", "-"]);
    state.discard = super::support::cards("10 K");
    let value = serde_json::to_value(&state).unwrap();
    assert_eq!(value["game"], "pegs-and-jokers");
    assert_eq!(
        value["players"][0],
        json!({
            "hand": {"kind": "open", "cards": ["A", "joker", "3", "4", "5"]},
            "pegs": [{"at": "track", "hole": 30}, {"at": "home", "hole": 2}, {"at": "start"}, {"at": "start"},
                     {"at": "start"}],
        })
    );
    assert_eq!(value["players"][1]["hand"], json!({"kind": "hidden", "size": 5}));
    assert_eq!(value["discard"], json!(["10", "K"]));
    assert_eq!(value["turn"], json!({"phase": "draw", "seat": 0}));
}
