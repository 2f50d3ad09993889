//! Strong Pegs and Jokers, by positions where the answer is clear.

use mwamuzi_rules::SuggestionLevel::{Greedy, Strong};
use mwamuzi_rules::pegs_and_jokers::{PegsAndJokers, PegsAndJokersMove, PegsAndJokersState};

use crate::pegs_and_jokers::support::{alone, play, position};
use crate::support::suggested;

/// What the strong player does where the greedy one does something else.
fn better_than_greed(state: &PegsAndJokersState) -> PegsAndJokersMove {
    let (greedy, strong) =
        (suggested::<PegsAndJokers>(state, Greedy), suggested::<PegsAndJokers>(state, Strong));
    assert_ne!(greedy.played, strong.played);
    assert_eq!(strong.why.reason, "looks_ahead", "{}", strong.why.message);
    strong.played
}

#[test]
fn a_joker_is_not_spent_on_a_peg_that_has_just_come_out() {
    let state = position(&["joker 2 2 3 3 4 / t60", "2 3 4 5 6 / t26", "-", "-"]);
    let PegsAndJokersMove::Play { card, .. } = better_than_greed(&state) else { panic!("a card is played") };
    assert_ne!(card, crate::pegs_and_jokers::support::card("joker"));
}

#[test]
fn a_joker_takes_a_peg_that_is_about_to_come_home() {
    // The opponent on 20 has one hole to go to its in-spot, 21; so has the mover, once there, nearly a round.
    let state = position(&["joker 2 2 3 3 4 / t60", "2 3 4 5 6 / t20", "-", "-"]);
    let suggestion = suggested::<PegsAndJokers>(&state, Strong);
    assert_eq!(suggestion.why.reason, "bumps");
}

#[test]
fn of_two_bumps_the_one_that_costs_more_is_made() {
    // Seat 1's peg on 34 has come 59 holes less than that of seat 3 on 50, which is before its in-spot, 57.
    let state = position(&["4 9 2 2 3 3 / t30 t41", "2 3 4 5 6 / t34", "-", "2 3 4 5 6 / t50"]);
    let strong = suggested::<PegsAndJokers>(&state, Strong);
    assert_eq!(strong.played, play("9", &[(1, "t50")]));
}

#[test]
fn a_peg_goes_home_rather_than_round_again() {
    let suggestion = suggested::<PegsAndJokers>(&alone("5 9 9 9 9 9 / t1"), Strong);
    assert_eq!((suggestion.played, suggestion.why.reason), (play("5", &[(0, "h3")]), "comes_home"));
}
