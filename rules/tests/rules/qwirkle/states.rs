//! Impossible states, and that every fault of one is told.

use mwamuzi_rules::Game;
use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleEndReason, QwirkleHand, QwirkleState, QwirkleTurn};
use mwamuzi_rules::wire::Seat;

use super::support::{faults, position, put, row, tiles};

const HAND: &str = "gq gd ps px oc yd";

fn found(wire: &QwirkleState) -> Vec<(&'static str, String)> {
    faults(Qwirkle::admit(wire).unwrap_err())
}

fn told(list: &[(&'static str, &str)]) -> Vec<(&'static str, String)> {
    list.iter().map(|&(rule, pointer)| (rule, pointer.to_owned())).collect()
}

#[test]
fn every_fault_of_a_state_is_told() {
    let mut board = row(0, 0, "ro bx ro");
    board.extend([put(0, 0, "rd"), put(1_000_000_000, -1_000_000_000, "ro"), put(7, 7, "ro")]);
    let mut wire = position(&board, &["ro rx rd bs yc", "7", HAND]);
    wire.turn = QwirkleTurn::Play { seat: Seat(5) };
    assert_eq!(
        found(&wire),
        told(&[
            ("qwirkle.empty_cell", "/board/3"),
            ("qwirkle.state_tiles", "/board/5"),
            ("qwirkle.state_tiles", "/players/0/hand/tiles/0"),
            ("qwirkle.state_hand", "/players/0/hand/tiles"),
            ("qwirkle.state_hand", "/players/1/hand/size"),
            ("qwirkle.line_attribute", "/board/0"),
            ("qwirkle.line_duplicate", "/board/0"),
            ("qwirkle.connected", "/board"),
            ("qwirkle.state_turn", "/turn/seat"),
        ])
    );
}

#[test]
fn nobody_plays_alone_and_nobody_scores_on_an_empty_board() {
    let mut wire = position(&[], &[HAND]);
    wire.players[0].score = 4;
    assert_eq!(
        found(&wire),
        told(&[("qwirkle.players", "/players"), ("qwirkle.state_score", "/players/0/score")])
    );
    assert_eq!(
        found(&position(&[], &[])),
        told(&[("qwirkle.players", "/players"), ("qwirkle.state_turn", "/turn/seat")])
    );
}

#[test]
fn there_are_no_more_than_108_tiles() {
    let board: Vec<_> = (0..100).map(|x| put(x, 0, "ro")).collect();
    let cited = found(&position(&board, &["6", "6"]));
    assert!(cited.contains(&("qwirkle.state_tiles", "/board".to_owned())));
}

#[test]
fn a_game_does_not_end_for_a_reason_that_does_not_hold() {
    use QwirkleEndReason::{Dead, PlayedOut, Stuck};
    for (board, holds) in
        [(row(0, 0, "ro"), [false; 3]), (super::swapping::dead_board(), [false, false, true])]
    {
        for (reason, holds) in [PlayedOut, Stuck, Dead].into_iter().zip(holds) {
            let mut wire = position(&board, &["gq gd gs gx oc yd", "6"]);
            wire.turn = QwirkleTurn::Over { reason };
            assert_eq!(Qwirkle::admit(&wire).is_ok(), holds);
            if !holds {
                assert_eq!(found(&wire), told(&[("qwirkle.state_end", "/turn/reason")]));
            }
        }
    }
}

#[test]
fn a_game_goes_on_only_until_it_has_ended() {
    let mut wire = Qwirkle::wire(&super::games::last_turns());
    for (seat, tiles_left) in [(0, vec![]), (0, tiles("ro"))] {
        wire.players[seat].hand = QwirkleHand::Open { tiles: tiles_left };
    }
    // Tiles have gone from a hand, so they are in the bag, from which the hands would have drawn.
    assert!(
        found(&wire).iter().all(|(rule, _)| *rule == "qwirkle.state_hand" || *rule == "qwirkle.state_tiles")
    );
    let mut state = super::games::last_turns();
    let mut chance = super::support::Counting(5);
    while Qwirkle::seat_to_move(&state).is_some() {
        let played = super::games::some_move(&state, &mut chance);
        let ruling = Qwirkle::judge(&state, &played, &mwamuzi_rules::Claim::default()).unwrap();
        state = ruling.play(&mut chance).state;
    }
    let mut wire = Qwirkle::wire(&state);
    wire.turn = QwirkleTurn::Play { seat: Seat(0) };
    assert_eq!(found(&wire), told(&[("qwirkle.state_end", "/turn/phase")]));
}

#[test]
fn the_board_is_written_row_by_row_whatever_the_order_in_which_it_came() {
    let mut board = row(-2, -1, "ro rx rd");
    board.push(put(-2, 0, "bo"));
    let sorted = board.clone();
    board.reverse();
    let state = Qwirkle::admit(&position(&board, &[HAND, "6"])).unwrap();
    assert_eq!(Qwirkle::wire(&state).board, sorted);
}
