//! Hidden hands: what is checked, what is not, what the referee does not invent, and what others see.

use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokers, PegsAndJokersEvent, PegsAndJokersHand, PegsAndJokersMove,
};
use mwamuzi_rules::{Claim, Game, HiddenHands, Seat};

use super::support::{
    after, alone, broken, cards, draw, exchange, hand, play, played, played_with, position, unverified,
};
use crate::laws::of_pegs_and_jokers::not_seen;
use crate::laws::play::listed;
use crate::support::{NoChance, seeded};

const HIDDEN: [&str; 4] = ["hidden 5 /", "hidden 5 /", "hidden 5 /", "hidden 5 /"];

#[test]
fn a_hidden_hand_draws_without_a_card_and_says_that_the_pile_is_not_known() {
    let state = position(&HIDDEN);
    assert_eq!(unverified(&state, &draw("")), ["pegs.draw"]);
    assert_eq!(after(&state, &draw("")).players[0].hand, hand("hidden 6"));
}

#[test]
fn cards_stated_for_a_hidden_hand_are_checked_and_not_kept() {
    let mut state = position(&HIDDEN);
    let answer = played(&state, &draw("K"));
    assert_eq!(PegsAndJokers::wire(&answer.state).players[0].hand, hand("hidden 6"));
    assert_eq!(answer.played, draw(""));
    assert!(matches!(answer.events[0], PegsAndJokersEvent::Drawn { count: 1, cards: None, .. }));
    state.discard = cards("K K K K K K K K K K K K");
    assert_eq!(broken(&state, &draw("K")), ["pegs.draw lies_elsewhere /move/drawn/0"]);
    assert_eq!(broken(&state, &draw("2 3")), ["pegs.draw wrong_number /move/drawn"]);
}

#[test]
fn an_open_hand_among_hidden_ones_stays_open_only_if_it_states_its_card() {
    let state = position(&["2 3 4 5 6 /", HIDDEN[1], HIDDEN[2], HIDDEN[3]]);
    assert_eq!(unverified(&state, &draw("Q")), ["pegs.draw"]);
    assert_eq!(after(&state, &draw("Q")).players[0].hand, hand("2 3 4 5 6 Q"));
    let answer = played_with(&state, &draw(""), &mut NoChance);
    assert_eq!(PegsAndJokers::wire(&answer.state).players[0].hand, hand("hidden 6"));
    let claim = Claim { stated: true, ..Claim::default() };
    let admitted = PegsAndJokers::admit(&state).unwrap();
    assert!(PegsAndJokers::judge(&admitted, &draw(""), &claim).is_ok(), "nothing need be stated");
}

#[test]
fn the_referee_draws_for_an_open_hand_where_all_are_open_unless_nothing_may_be_left_to_it() {
    let state = alone("-");
    let answer = played_with(&state, &draw(""), &mut seeded("draw", 0));
    let PegsAndJokersMove::Draw { drawn: Some(drawn) } = answer.played else { panic!("no card came back") };
    let held = PegsAndJokers::wire(&answer.state).players[0].hand.clone();
    let expected = [cards("2 3 4 5 6"), drawn].concat();
    assert_eq!(held, PegsAndJokersHand::Open { cards: expected });
    let claim = Claim { stated: true, ..Claim::default() };
    let admitted = PegsAndJokers::admit(&state).unwrap();
    let violations = PegsAndJokers::judge(&admitted, &draw(""), &claim).err().unwrap();
    assert_eq!((violations[0].rule, violations[0].reason), ("pegs.draw", "not_stated"));
}

#[test]
fn a_card_played_from_a_hidden_hand_is_refused_once_all_its_copies_lie_elsewhere() {
    let mut state = alone("hidden 6 / t30");
    let moved = play("9", &[(0, "t39")]);
    assert_eq!(unverified(&state, &moved), ["pegs.in_hand"]);
    state.discard = cards("9 9 9 9 9 9 9 9 9 9 9 9");
    assert_eq!(broken(&state, &moved), ["pegs.in_hand all_seen /move/card"]);
    assert!(!listed::<PegsAndJokers>(&PegsAndJokers::admit(&state).unwrap()).contains(&moved));
}

#[test]
fn a_hidden_hand_lists_what_it_may_hold_and_exchanges_what_cannot_move() {
    let state = PegsAndJokers::admit(&alone("hidden 6 /")).unwrap();
    let moves = listed::<PegsAndJokers>(&state);
    let exchanged: Vec<_> =
        moves.iter().filter(|it| matches!(it, PegsAndJokersMove::Exchange { .. })).cloned().collect();
    let idle = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "joker"].map(|card| exchange(card, ""));
    assert_eq!(exchanged, idle);
    assert_eq!(moves.len(), idle.len() + 4 * 5, "and each of four cards brings out each of five pegs");
    assert!(PegsAndJokers::moves(&state, Default::default()).complete);
}

#[test]
fn an_exchange_by_a_hidden_hand_is_refused_by_the_card_it_names_alone() {
    let state = alone("hidden 6 /");
    assert_eq!(broken(&state, &exchange("K", "")), ["pegs.must_play this_card_can_move /move/card"]);
    assert_eq!(unverified(&state, &exchange("4", "")), ["pegs.in_hand", "pegs.must_play", "pegs.draw"]);
    let blocked = position(&["hidden 6 /", "-", "2 3 4 5 6 / t8 t39", "-"]);
    assert_eq!(unverified(&blocked, &exchange("K", "")), ["pegs.in_hand", "pegs.draw"]);
}

#[test]
fn a_refused_exchange_of_an_open_hand_names_the_card_that_can_move() {
    let state = alone("2 3 K 4 5 6 /");
    assert_eq!(broken(&state, &exchange("2", "7")), ["pegs.must_play a_card_can_move /move/type"]);
    let admitted = PegsAndJokers::admit(&state).unwrap();
    let refused = exchange("2", "7");
    let violations = PegsAndJokers::judge(&admitted, &refused, &Claim::default()).err().unwrap();
    assert!(violations[0].message.contains("king"), "{}", violations[0].message);
    let other = Claim { seat: Some(Seat(1)), ..Claim::default() };
    let violations = PegsAndJokers::judge(&admitted, &refused, &other).err().unwrap();
    assert_eq!(violations.len(), 1, "another seat is told nothing of the hand");
    assert_eq!(violations[0].rule, "pegs.turn");
}

#[test]
fn after_a_reshuffle_among_hidden_hands_the_card_comes_from_the_discards() {
    let mut state = position(&["2 3 4 5 6 /", "hidden 5 /", "-", "-"]);
    state.discard = not_seen(&state, |_| true);
    let hidden = state.discard.split_off(state.discard.len() - 5);
    let is_hidden_only = |card: &&_| !state.discard.contains(card);
    assert!(hidden.iter().find(is_hidden_only).is_none(), "the discards hold some of every card");
    assert_eq!(PegsAndJokers::standing(&PegsAndJokers::admit(&state).unwrap()).left.pile, 0);
    let next = after(&state, &draw("7"));
    assert!(next.discard.is_empty());
    assert_eq!(next.players[0].hand, hand("2 3 4 5 6 7"));
    state.players[2].hand = hand("2 3 4 5 6 7");
    state.discard.retain(|card| *card != cards("7")[0]);
    let fewer = not_seen(&state, |_| true).len();
    assert!(fewer > 5, "with fewer discards the pile is not empty");
}

#[test]
fn a_view_hides_the_other_hands_and_what_others_draw() {
    let state = PegsAndJokers::admit(&position(&["2 3 4 5 6 9 /", "-", "-", "-"])).unwrap();
    let seen = PegsAndJokers::wire(&PegsAndJokers::view(&state, Some(Seat(0))));
    let hands: Vec<_> = seen.players.iter().map(|player| player.hand.clone()).collect();
    assert_eq!(hands, [hand("2 3 4 5 6 9"), hand("hidden 5"), hand("hidden 5"), hand("hidden 5")]);
    let spectator = PegsAndJokers::wire(&PegsAndJokers::view(&state, None));
    assert_eq!(spectator.players[0].hand, hand("hidden 6"));
    let moved = exchange("4", "K");
    let (own, other) = (Some(Seat(0)), Some(Seat(1)));
    assert_eq!(PegsAndJokers::view_move(&moved, own, own), moved);
    for viewer in [other, None] {
        assert_eq!(PegsAndJokers::view_move(&moved, own, viewer), exchange("4", ""));
        assert_eq!(PegsAndJokers::view_move(&draw("K"), None, viewer), draw(""));
    }
    let drawn = PegsAndJokersEvent::Drawn { seat: Seat(0), count: 1, cards: Some(cards("K")) };
    assert_eq!(PegsAndJokers::view_event(&drawn, own), drawn);
    let veiled = PegsAndJokersEvent::Drawn { seat: Seat(0), count: 1, cards: None };
    assert_eq!(PegsAndJokers::view_event(&drawn, other), veiled);
}

#[test]
fn without_events_the_mover_is_known_only_before_a_draw() {
    let mover = |words: &[&str]| PegsAndJokers::mover(&PegsAndJokers::admit(&position(words)).unwrap(), &[]);
    assert_eq!(mover(&["-"; 4]), Some(Seat(3)));
    assert_eq!(mover(&["2 3 4 5 6 9 /", "-", "-", "-"]), None);
}
