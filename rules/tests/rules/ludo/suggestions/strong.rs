//! Strong Ludo, by positions where the answer is clear and the greedy player goes wrong.

use mwamuzi_rules::SuggestionLevel::{Greedy, Strong};
use mwamuzi_rules::ludo::{Ludo, LudoMove, LudoPiece, LudoState};

use crate::ludo::{HOME, Red, YARD, Yellow, go, lane, moving, on, player, position};
use crate::support::suggested;

/// Yellow and red with these pieces, yellow to move by `die`.
fn yellow_moves(die: u8, yellow: &[LudoPiece], red: &[LudoPiece]) -> LudoState {
    position(&[player(Yellow, yellow), player(Red, red)], moving(0, die))
}

/// What the strong player does where the greedy one does something else.
fn better_than_greed(state: &LudoState) -> LudoMove {
    let (greedy, strong) = (suggested::<Ludo>(state, Greedy), suggested::<Ludo>(state, Strong));
    assert_ne!(greedy.played, strong.played);
    assert_eq!(strong.why.reason, "looks_ahead", "{}", strong.why.message);
    assert!(strong.value.is_some_and(|value| value.estimate.is_some()));
    strong.played
}

#[test]
fn a_piece_does_not_leave_safety_for_nothing() {
    // From the star on 8 to 11 it would stand four squares before the red piece on 7.
    assert_eq!(better_than_greed(&yellow_moves(3, &[on(8), on(30)], &[on(7), on(3)])), go(1));
}

#[test]
fn a_piece_that_is_in_danger_goes_where_it_is_safe() {
    // One square on from 33 is the star of red; the other could go on in the lane.
    assert_eq!(better_than_greed(&yellow_moves(1, &[lane(1), on(33)], &[on(29), on(30)])), go(1));
}

#[test]
fn of_two_captures_the_one_that_costs_more_is_made() {
    // Red has come three squares to 29 and forty to 14.
    assert_eq!(better_than_greed(&yellow_moves(2, &[on(27), on(12)], &[on(29), on(14)])), go(1));
}

#[test]
fn the_last_piece_goes_home_and_wins() {
    let state = yellow_moves(6, &[HOME, HOME, HOME, on(50)], &[on(29), on(14)]);
    let suggestion = suggested::<Ludo>(&state, Strong);
    assert_eq!((suggestion.played, suggestion.why.reason), (go(3), "only_move"));
}

#[test]
fn a_piece_captures_rather_than_stay_safe() {
    let state = yellow_moves(6, &[on(8), on(40)], &[on(14), on(41)]);
    let suggestion = suggested::<Ludo>(&state, Strong);
    assert_eq!((suggestion.played, suggestion.why.reason), (go(0), "captures"));
}

#[test]
fn a_six_takes_a_piece_out_where_nothing_presses() {
    let state = yellow_moves(6, &[on(2), YARD], &[on(30)]);
    let suggestion = suggested::<Ludo>(&state, Strong);
    assert_eq!((suggestion.played, suggestion.why.reason), (go(1), "leaves_the_yard"));
}
