//! How the boards are laid out.

use mwamuzi_rules::Seat;
use mwamuzi_rules::ludo::{LudoBoard, LudoGeometry, LudoSafeSquares, geometry};

use super::{Blue, Green, Red, Yellow};

fn of(board: LudoBoard, players: u8) -> LudoGeometry {
    let wanted = |laid_out: &LudoGeometry| (laid_out.board, laid_out.players) == (board, players);
    geometry().into_iter().find(wanted).expect("every board is laid out for 2 to 4 players")
}

#[test]
fn there_is_a_board_for_each_number_of_players() {
    assert_eq!(geometry().len(), 6);
    for players in 2..=4 {
        let cross = of(LudoBoard::Cross, players);
        assert_eq!((cross.loop_length, cross.last_on_loop, cross.lane_steps, cross.finish), (52, 50, 5, 56));
    }
}

#[test]
fn the_arms_of_the_cross_belong_to_colours() {
    let arms: Vec<_> = of(LudoBoard::Cross, 2)
        .arms
        .iter()
        .map(|arm| (arm.color, arm.seat, arm.start, arm.star, arm.turn_off))
        .collect();
    let expected = [(Yellow, 0, 8, 50), (Blue, 13, 21, 11), (Red, 26, 34, 24), (Green, 39, 47, 37)];
    assert_eq!(arms, expected.map(|(color, start, star, off)| (Some(color), None, start, star, off)));
}

#[test]
fn the_arms_of_the_smaller_boards_belong_to_seats() {
    for (players, loop_length) in [(2, 26), (3, 39)] {
        let board = of(LudoBoard::ByPlayers, players);
        let last = loop_length - 2;
        assert_eq!((board.loop_length, board.last_on_loop, board.finish), (loop_length, last, last + 6));
        assert_eq!(board.arms.len(), usize::from(players));
        for (seat, arm) in (0u8..).zip(&board.arms) {
            assert_eq!((arm.color, arm.seat), (None, Some(Seat(seat))));
            assert_eq!((arm.start, arm.star), (13 * seat, 13 * seat + 8));
            assert_eq!(arm.turn_off, (arm.start + loop_length - 2) % loop_length);
        }
    }
}

#[test]
fn four_players_have_the_cross_in_every_respect() {
    let cross = LudoGeometry { board: LudoBoard::ByPlayers, ..of(LudoBoard::Cross, 4) };
    assert_eq!(of(LudoBoard::ByPlayers, 4), cross);
}

#[test]
fn the_safe_squares_are_those_of_the_arms_that_there_are() {
    let lists =
        |board, players| of(board, players).safe_squares.into_iter().map(|list| (list.option, list.squares));
    let (both, starts, none) =
        (LudoSafeSquares::StartsAndStars, LudoSafeSquares::Starts, LudoSafeSquares::None);
    assert!(lists(LudoBoard::Cross, 2).eq([
        (both, vec![0, 8, 13, 21, 26, 34, 39, 47]),
        (starts, vec![0, 13, 26, 39]),
        (none, vec![]),
    ]));
    assert!(lists(LudoBoard::ByPlayers, 2).eq([
        (both, vec![0, 8, 13, 21]),
        (starts, vec![0, 13]),
        (none, vec![])
    ]));
}
