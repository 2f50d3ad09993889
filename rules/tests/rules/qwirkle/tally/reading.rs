//! What is read, and what cannot be audited.

use mwamuzi_rules::qwirkle::{
    MOST_SHEET_TILES, MOST_TURNS, QwirkleAuditVerdict, QwirkleTallyRefusal, QwirkleTallyRequest, tally,
};
use serde_json::{Value, json};

use super::{alone, audit, laid, passed, sheet};
use crate::qwirkle::support::{faults, put};

fn reads(turn: Value) -> bool {
    let sheet = json!({"players": [{"name": "Asha"}, {}], "turns": [turn]});
    serde_json::from_value::<QwirkleTallyRequest>(sheet).is_ok()
}

#[test]
fn a_turn_is_closed_and_bounded() {
    for good in [
        json!({"seat": 0, "points": 0}),
        json!({"seat": 23, "points": 1_000_000, "totals": [1_000_000, 0]}),
        json!({"seat": 0, "points": 0, "swap": 4_000_000_000_u32}),
        json!({"seat": 0, "points": 0, "pass": false, "claims_end_bonus": false, "tiles": []}),
    ] {
        assert!(reads(good.clone()), "{good}");
    }
    for bad in [
        json!({"seat": 24, "points": 0}),
        json!({"seat": 0, "points": -1}),
        json!({"seat": 0, "points": 1_000_001}),
        json!({"seat": 0, "points": 0, "totals": [1_000_001]}),
        json!({"seat": 0, "points": 0, "swap": -1}),
        json!({"seat": 0, "points": 0, "swap": null}),
        json!({"seat": 0, "points": 0, "pass": null}),
        json!({"seat": 0, "points": 0, "note": "a good one"}),
        json!({"seat": 0}),
    ] {
        assert!(!reads(bad.clone()), "{bad}");
    }
}

#[test]
fn a_sheet_has_a_thousand_turns_and_no_more() {
    let text = |turns| serde_json::to_string(&sheet(2, vec![alone(0, 2); turns])).unwrap();
    assert!(serde_json::from_str::<QwirkleTallyRequest>(&text(MOST_TURNS)).is_ok());
    assert!(serde_json::from_str::<QwirkleTallyRequest>(&text(MOST_TURNS + 1)).is_err());
}

#[test]
fn a_turn_that_says_two_things_is_refused_wherever_it_stands() {
    let mut twice = passed(1);
    twice.swap = Some(2);
    let mut thrice = laid(0, vec![], 0);
    (thrice.swap, thrice.pass) = (Some(1), true);
    let Err(QwirkleTallyRefusal::Unreadable(errors)) = tally(&sheet(2, vec![twice, alone(0, 3), thrice]))
    else {
        panic!("it is refused");
    };
    let pointers: Vec<&str> = errors.iter().map(|error| error.pointer.as_str()).collect();
    assert_eq!(pointers, ["/turns/0/pass", "/turns/2/swap", "/turns/2/pass"]);
}

#[test]
fn a_sheet_holds_three_times_the_tiles_of_the_game_at_most() {
    let turns = |last: usize| {
        vec![laid(0, vec![put(0, 0, "ro"); 162], 1), laid(1, vec![put(0, 0, "rx"); 162 + last], 1)]
    };
    assert_eq!(MOST_SHEET_TILES, 324);
    assert!(tally(&sheet(2, turns(0))).is_ok());
    let Err(QwirkleTallyRefusal::Unreadable(errors)) = tally(&sheet(2, turns(1))) else {
        panic!("it is refused");
    };
    assert_eq!(errors.iter().map(|error| error.pointer.as_str()).collect::<Vec<_>>(), ["/turns/1/tiles"]);
}

#[test]
fn players_and_totals_of_the_wrong_number_are_refused_with_every_fault() {
    for players in [0, 1, 7] {
        let refused = tally(&sheet(players, vec![alone(0, 3)]));
        let Err(QwirkleTallyRefusal::Impossible(found)) = refused else { panic!("{players} players") };
        assert_eq!(faults(found), [("qwirkle.players", "/players".into())]);
    }
    let mut wrong = sheet(2, vec![alone(0, 3), alone(1, 4)]);
    wrong.turns[1].totals = Some(vec![]);
    wrong.totals = Some(vec![wrong.turns[0].points; 3]);
    let Err(QwirkleTallyRefusal::Impossible(found)) = tally(&wrong) else { panic!("totals of three") };
    let wanted = ["/turns/1/totals", "/totals"].map(|pointer| ("qwirkle.players", pointer.to_owned()));
    assert_eq!(faults(found), wanted);
}

#[test]
fn tiles_at_the_ends_of_the_world_are_audited_as_any_others() {
    let far = 1_000_000_000;
    let turns = vec![
        laid(0, vec![put(far, far, "ro"), put(far - 1, far, "rx")], 2),
        laid(1, vec![put(-far, -far, "bo")], 1),
        passed(0),
        laid(1, vec![put(far, -far, "go"), put(-far, far, "gx")], 0),
    ];
    let found = audit(2, turns);
    assert_eq!(found.turns[0].verdict, QwirkleAuditVerdict::Right);
    assert_eq!(found.turns[1].violations[0].rule, "qwirkle.connected");
    assert_eq!(found.finished, Some(false));
}
