//! The boards as the description tells them.

use mwamuzi_rules::pegs_and_jokers::geometry;

#[test]
fn there_is_a_board_for_four_six_and_eight_players() {
    let boards = geometry();
    let sizes: Vec<(u8, u8, usize)> =
        boards.iter().map(|board| (board.players, board.ring_size, board.sides.len())).collect();
    assert_eq!(sizes, [(4, 72, 4), (6, 108, 6), (8, 144, 8)]);
    for board in boards {
        for (seat, side) in (0..).zip(&board.sides) {
            assert_eq!(side.seat.0, seat);
            assert_eq!((side.corner, side.in_spot, side.come_out), (18 * seat, 18 * seat + 3, 18 * seat + 8));
        }
    }
}

#[test]
fn from_the_come_out_to_the_in_spot_it_is_five_less_than_the_ring_and_to_the_last_home_hole_the_ring() {
    for board in geometry() {
        for side in board.sides {
            let around = (board.ring_size - side.come_out + side.in_spot) % board.ring_size;
            assert_eq!(around, board.ring_size - 5);
            assert_eq!(around + board.home_holes, board.ring_size);
        }
    }
}
