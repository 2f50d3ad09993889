//! Greedy Ludo: most pieces finished, then captures, then pieces out of the yard, then progress, then the list.

use mwamuzi_rules::SuggestionLevel::Greedy;
use mwamuzi_rules::ludo::{Ludo, LudoBlocking, LudoMove, LudoPiece, LudoState, LudoSuggestionValue};

use crate::ludo::{Blue, Red, YARD, Yellow, exiting, go, lane, moving, on, player, position, to_roll, under};
use crate::support::suggested;

/// Yellow and red with these pieces, yellow to move by `die`.
fn yellow_moves(die: u8, yellow: &[LudoPiece], red: &[LudoPiece]) -> LudoState {
    position(&[player(Yellow, yellow), player(Red, red)], moving(0, die))
}

/// The move and the word for it.
fn greedy(state: &LudoState) -> (LudoMove, &'static str) {
    let suggestion = suggested::<Ludo>(state, Greedy);
    (suggestion.played, suggestion.why.reason)
}

#[test]
fn a_piece_goes_home_rather_than_capture() {
    assert_eq!(greedy(&yellow_moves(4, &[on(10), lane(2)], &[on(14)])), (go(1), "finishes"));
}

#[test]
fn a_piece_captures_rather_than_leave_the_yard() {
    assert_eq!(greedy(&yellow_moves(6, &[YARD, on(10)], &[on(16)])), (go(1), "captures"));
}

#[test]
fn a_piece_leaves_the_yard_rather_than_go_on() {
    assert_eq!(greedy(&yellow_moves(6, &[on(10), on(12)], &[on(40)])), (go(2), "leaves_the_yard"));
}

#[test]
fn two_captures_are_better_than_one() {
    let players = [player(Yellow, &[on(8), on(10)]), player(Blue, &[on(14)]), player(Red, &[on(16), on(16)])];
    let state = under(position(&players, moving(0, 6)), |options| options.blocking = LudoBlocking::None);
    let suggestion = suggested::<Ludo>(&state, Greedy);
    assert_eq!(suggestion.played, go(1));
    assert_eq!(suggestion.why.message, "Piece 1 captures 2 pieces on square 16.");
    let value = LudoSuggestionValue { finished: 0, captured: 2, out: 0, squares: 6, estimate: None };
    assert_eq!(suggestion.value, Some(value));
}

#[test]
fn of_two_pieces_that_go_home_the_one_with_the_longer_way_does() {
    let state =
        under(yellow_moves(4, &[lane(5), lane(2)], &[on(40)]), |options| options.exact_finish = false);
    assert_eq!(greedy(&state), (go(1), "finishes"));
}

#[test]
fn where_all_is_equal_the_first_of_the_list_goes_whatever_the_danger() {
    assert_eq!(greedy(&yellow_moves(3, &[on(5), on(12)], &[on(14)])), (go(0), "advances"));
    assert_eq!(greedy(&yellow_moves(3, &[on(12), on(5)], &[on(14)])), (go(0), "advances"));
}

#[test]
fn a_roll_and_an_only_piece_are_the_only_moves() {
    let roll = suggested::<Ludo>(&position(&[player(Yellow, &[]), player(Red, &[])], to_roll(0)), Greedy);
    assert_eq!((roll.played, roll.why.reason), (LudoMove::Roll { die: None }, "only_move"));
    assert_eq!(roll.value, None);
    let piece = suggested::<Ludo>(&yellow_moves(3, &[YARD, on(5)], &[]), Greedy);
    assert_eq!((piece.played, piece.why.reason), (go(1), "only_move"));
    assert_eq!(piece.why.message, "Piece 1 goes to square 8. There is no other legal move.");
}

#[test]
fn under_free_exit_the_first_piece_of_the_yard_is_taken_out() {
    let mut state = position(&[player(Yellow, &[]), player(Red, &[on(30)])], exiting(0));
    state.options.no_piece_on_the_way = mwamuzi_rules::ludo::LudoNoPieceOnTheWay::FreeExit;
    assert_eq!(greedy(&state), (go(0), "leaves_the_yard"));
}
