//! What is told of a move, in the order in which it happened.

use mwamuzi_rules::pegs_and_jokers::{PegsAndJokers, PegsAndJokersPeg};
use mwamuzi_rules::{Claim, Game};

use super::support::{alone, draw, event_words, exchange, play, played, position, told};
use crate::laws::of_pegs_and_jokers::not_seen;

#[test]
fn a_draw_tells_the_card_and_that_the_player_goes_on() {
    assert_eq!(
        told(&alone("-"), &draw("K")),
        ["{'type':'drawn','seat':0,'count':1,'cards':['K']}", "{'type':'turn','seat':0,'phase':'play'}",]
    );
}

#[test]
fn an_exchange_with_an_empty_pile_tells_the_discard_the_reshuffle_and_the_draw() {
    let mut state = alone("2 3 4 5 6 9 /");
    state.discard = not_seen(&state, |_| true);
    let count = state.discard.len() + 1;
    assert_eq!(
        told(&state, &exchange("4", "4")),
        [
            "{'type':'exchanged','seat':0,'card':'4'}".to_owned(),
            format!("{{'type':'reshuffled','count':{count}}}"),
            "{'type':'drawn','seat':0,'count':1,'cards':['4']}".to_owned(),
            "{'type':'turn','seat':1,'phase':'draw'}".to_owned(),
        ]
    );
}

#[test]
fn a_play_tells_the_card_the_peg_whom_it_landed_on_and_the_chain() {
    let state = position(&["5 2 3 6 9 4 / t30", "2 3 4 5 6 / t39", "2 3 4 5 6 / t35", "-"]);
    assert_eq!(
        told(&state, &play("5", &[(0, "t35")])),
        [
            "{'type':'played','seat':0,'card':'5'}",
            "{'type':'moved','seat':0,'peg':0,'from':{'at':'track','hole':30},'to':{'at':'track','hole':35}}",
            "{'type':'bumped','seat':2,'peg':0,'from':{'at':'track','hole':35},'to':{'at':'track','hole':39},'because':'landed_on'}",
            "{'type':'bumped','seat':1,'peg':0,'from':{'at':'track','hole':39},'to':{'at':'start'},'because':'chain'}",
            "{'type':'turn','seat':1,'phase':'draw'}",
        ]
    );
}

#[test]
fn each_part_of_a_seven_tells_its_own_bumps_before_the_next_begins() {
    let state = position(&["7 2 3 5 6 9 / t30 t39", "-", "2 3 4 5 6 / t31", "2 3 4 5 6 / t9"]);
    let told = told(&state, &play("7", &[(0, "t31"), (1, "t9")]));
    let kinds: Vec<&str> = told.iter().map(|event| event.split('\'').nth(3).unwrap()).collect();
    assert_eq!(kinds, ["played", "moved", "bumped", "bumped", "moved", "bumped", "turn"]);
    assert!(
        told[3].contains("'seat':0,'peg':1,'from':{'at':'track','hole':39},'to':{'at':'track','hole':3}")
    );
    assert!(told[4].contains("'seat':0,'peg':1,'from':{'at':'track','hole':3},'to':{'at':'track','hole':9}"));
}

#[test]
fn help_is_told_before_the_teammates_peg_moves() {
    let state = position(&["K 2 3 5 6 9 / h1 h2 h3 h4 h5", "-", "-", "-"]);
    assert_eq!(
        told(&state, &play("K", &[(1, "t44")])),
        [
            "{'type':'played','seat':0,'card':'K'}",
            "{'type':'helps','seat':0,'of':2}",
            "{'type':'moved','seat':2,'peg':1,'from':{'at':'start'},'to':{'at':'track','hole':44}}",
            "{'type':'turn','seat':1,'phase':'draw'}",
        ]
    );
}

#[test]
fn the_end_tells_why_and_no_turn() {
    let state = position(&["2 3 5 6 9 4 / h2 h3 h4 h5 t2", "-", "2 3 4 5 6 / h1 h2 h3 h4 h5", "-"]);
    let told = told(&state, &play("2", &[(4, "h1")]));
    assert_eq!(told.last().unwrap(), "{'type':'over','reason':'home'}");
    assert!(!told.iter().any(|event| event.contains("turn")));
}

#[test]
fn a_player_with_six_cards_is_told_to_play_at_once() {
    let state = position(&["5 2 3 6 9 4 / t30", "2 3 4 5 6 9 /", "-", "-"]);
    let told = told(&state, &play("5", &[(0, "t35")]));
    assert_eq!(told.last().unwrap(), "{'type':'turn','seat':1,'phase':'play'}");
}

#[test]
fn what_a_draw_will_bring_is_foreseen_but_for_the_card() {
    let state = PegsAndJokers::admit(&alone("-")).unwrap();
    let unstated = draw("");
    let ruling = PegsAndJokers::judge(&state, &unstated, &Claim::default()).unwrap();
    let foreseen = ruling.foresee();
    let events: Vec<String> = foreseen.events.iter().map(event_words).collect();
    let expected = ["{'type':'drawn','seat':0,'count':1}", "{'type':'turn','seat':0,'phase':'play'}"];
    assert_eq!((foreseen.gained, &events[..]), (Some(0), &expected.map(String::from)[..]));
}

#[test]
fn the_score_is_the_change_of_the_team_and_the_pegs_home_of_each_seat() {
    let state = position(&["joker 2 3 5 6 9 / h2", "2 3 4 5 6 / t30 h1", "2 3 4 5 6 / h4 h5", "-"]);
    let score = played(&state, &play("joker", &[(0, "t30")])).score;
    assert_eq!((score.gained, score.totals), (-1, vec![0, 1, 2, 0]));
    let state = position(&["7 2 3 5 6 9 / t2 t0", "-", "2 3 4 5 6 / h4 h5", "-"]);
    let score = played(&state, &play("7", &[(0, "h2"), (1, "h1")])).score;
    assert_eq!((score.gained, score.totals), (2, vec![2, 0, 2, 0]));
    let helped = position(&["4 2 3 5 6 9 / h1 h2 h3 h4 h5", "-", "2 3 4 5 6 / t38 h5", "-"]);
    let score = played(&helped, &play("4", &[(0, "h3")])).score;
    assert_eq!((score.gained, score.totals), (1, vec![5, 0, 2, 0]));
}

#[test]
fn an_event_is_read_as_it_was_written() {
    let state = position(&["7 2 3 5 6 9 / t30 t39", "-", "2 3 4 5 6 / t31", "2 3 4 5 6 / t9"]);
    for event in played(&state, &play("7", &[(0, "t31"), (1, "t9")])).events {
        let text = serde_json::to_string(&event).unwrap();
        let read: mwamuzi_rules::pegs_and_jokers::PegsAndJokersEvent = serde_json::from_str(&text).unwrap();
        assert_eq!(read, event);
    }
    assert_eq!(serde_json::to_string(&PegsAndJokersPeg::Start {}).unwrap(), r#"{"at":"start"}"#);
}
