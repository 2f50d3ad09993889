//! Greedy Pegs and Jokers: most of the team's pegs home, then opponents' pegs bumped, then progress of the team.

use mwamuzi_rules::SuggestionLevel::Greedy;
use mwamuzi_rules::pegs_and_jokers::{PegsAndJokers, PegsAndJokersMove, PegsAndJokersState};

use crate::pegs_and_jokers::support::{alone, draw, exchange, play, position};
use crate::support::suggested;

/// The move and the word for it.
fn greedy(state: &PegsAndJokersState) -> (PegsAndJokersMove, &'static str) {
    let suggestion = suggested::<PegsAndJokers>(state, Greedy);
    (suggestion.played, suggestion.why.reason)
}

#[test]
fn a_peg_comes_home_rather_than_bump() {
    let state = position(&["4 2 2 3 3 9 / t30 t0", "-", "-", "2 3 4 5 6 / t34"]);
    assert_eq!(greedy(&state), (play("4", &[(1, "h1")]), "comes_home"));
}

#[test]
fn two_pegs_come_home_by_a_shared_seven() {
    let state = alone("7 4 2 3 9 10 / t2 t1");
    let suggestion = suggested::<PegsAndJokers>(&state, Greedy);
    assert_eq!(suggestion.value.map(|value| value.home), Some(2));
    assert_eq!(suggestion.why.reason, "comes_home");
}

#[test]
fn an_opponent_is_bumped_rather_than_more_holes_gone() {
    let state = position(&["4 10 2 2 3 3 / t30", "2 3 4 5 6 / t34", "-", "-"]);
    let suggestion = suggested::<PegsAndJokers>(&state, Greedy);
    assert_eq!((suggestion.played, suggestion.why.reason), (play("4", &[(0, "t34")]), "bumps"));
    assert_eq!(
        suggestion.why.message,
        "The 4 moves peg 0 to hole 34 and sends an opponent's peg to its start."
    );
    assert_eq!(suggestion.value.map(|value| (value.home, value.bumped, value.progress)), Some((0, 1, 4)));
}

#[test]
fn a_teammate_is_no_prey() {
    let state = position(&["4 10 2 2 3 3 / t30", "-", "2 3 4 5 6 / t34", "-"]);
    assert_ne!(greedy(&state).1, "bumps");
}

#[test]
fn a_teammate_who_is_sent_on_counts_as_progress() {
    // The teammate's peg is sent from hole 40, its own first hole after the in-spot, to its in-spot 39.
    let state = position(&["10 9 2 2 3 3 / t30", "-", "2 3 4 5 6 / t40", "-"]);
    assert_eq!(greedy(&state), (play("10", &[(0, "t40")]), "advances"));
}

#[test]
fn an_eight_back_past_the_in_spot_is_most_of_a_round() {
    let state = alone("8 10 9 2 2 3 / t8");
    assert_eq!(greedy(&state), (play("8", &[(0, "t0")]), "advances"));
}

#[test]
fn of_equal_plays_the_first_of_the_list_is_taken() {
    let state = alone("K 10 2 3 4 5 / t20 t40");
    assert_eq!(greedy(&state), (play("10", &[(0, "t30")]), "advances"));
}

#[test]
fn where_no_card_moves_the_first_is_exchanged() {
    assert_eq!(greedy(&alone("9 3 4 5 6 2 /")), (exchange("2", ""), "exchanges"));
}

#[test]
fn a_draw_is_the_only_move() {
    assert_eq!(greedy(&alone("-")), (draw(""), "only_move"));
}
