//! Where one more tile may go.

use mwamuzi_rules::Game;
use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleMove, QwirkleOrder, QwirklePlacedTile, QwirkleTargets, State, targets,
};

use super::support::{Counting, put, row, state, tile};
use crate::laws::play::spelled;

const OTHER: &str = "gq gd ps px oc yd";

fn cells(targets: &QwirkleTargets, letters: &str) -> Vec<(i32, i32)> {
    let of_tile = targets.targets.iter().filter(|target| target.tile == tile(letters));
    of_tile.flat_map(|target| &target.cells).map(|cell| (cell.x, cell.y)).collect()
}

#[test]
fn an_empty_board_offers_the_origin_and_then_every_neighbour() {
    let state = state(&[], &["ro rx rd bs yc gq", OTHER]);
    let first = targets(&state, &[]);
    assert!(!first.may_end && first.points.is_none() && first.violations.is_empty());
    assert_eq!(first.targets.len(), 3);
    assert_eq!(cells(&first, "rd"), [(0, 0)]);
    let second = targets(&state, &[put(0, 0, "rx")]);
    assert_eq!(cells(&second, "ro"), [(0, -1), (-1, 0), (1, 0), (0, 1)]);
    assert_eq!((second.may_end, second.points), (false, Some(1)));
    assert_eq!(second.violations[0].rule, "qwirkle.opening");
    let third = targets(&state, &[put(1, 0, "ro"), put(0, 0, "rx")]);
    assert_eq!(cells(&third, "rd"), [(-1, 0), (2, 0)]);
    let done = targets(&state, &[put(0, 0, "rx"), put(1, 0, "ro"), put(2, 0, "rd")]);
    assert_eq!((done.may_end, done.points, done.targets.len()), (true, Some(3), 0));
}

#[test]
fn an_opening_may_lie_anywhere_but_not_beyond_the_edge() {
    let state = state(&[], &["ro rx rd bs yc gq", OTHER]);
    let edge = targets(&state, &[put(1_000_000_000, -1_000_000_000, "rx")]);
    assert_eq!(cells(&edge, "ro"), [(999_999_999, -1_000_000_000), (1_000_000_000, -999_999_999)]);
}

#[test]
fn a_tile_may_be_laid_before_the_one_that_connects_it() {
    let state = state(&row(0, 0, "ro rx"), &["rd rq bs yc go pc", OTHER]);
    let first = targets(&state, &[]);
    assert!(cells(&first, "rd").contains(&(3, 0)) && cells(&first, "rd").contains(&(2, 0)));
    let far = targets(&state, &[put(3, 0, "rd")]);
    assert!(!far.may_end && far.points.is_none());
    assert_eq!(far.violations[0].pointer, "/placed");
    assert_eq!(cells(&far, "rq"), [(2, 0)]);
}

#[test]
fn what_is_part_of_no_placement_has_no_targets() {
    let state = state(&row(0, 0, "ro rx"), &["rd rq bs yc go pc", OTHER]);
    let wrong = targets(&state, &[put(2, 0, "bs")]);
    assert!(wrong.targets.is_empty() && !wrong.may_end && !wrong.violations.is_empty());
    let hidden = super::support::state(&row(0, 0, "ro rx"), &["6", OTHER]);
    let placed = targets(&hidden, &[put(2, 0, "rd")]);
    assert!(placed.may_end && placed.targets.is_empty());
}

fn may_go(state: &State, placed: &[QwirklePlacedTile], next: QwirklePlacedTile) -> bool {
    let found = targets(state, placed);
    found.targets.iter().any(|target| target.tile == next.tile() && target.cells.contains(&next.cell()))
}

#[test]
fn a_tile_laid_twice_on_one_cell_has_no_targets() {
    let state = state(&row(0, 0, "ro rx"), &["rd rq bs yc go pc", OTHER]);
    let laid = put(2, 0, "rd");
    assert!(!targets(&state, &[laid]).targets.is_empty());
    assert_eq!(targets(&state, &[laid, laid]).targets, []);
}

#[test]
fn every_listed_placement_can_be_laid_in_any_order_and_ends_with_its_points() {
    for seed in 0..4 {
        let mut state = super::games::new_game(2, seed);
        let mut chance = Counting(seed);
        for _ in 0..10 {
            let played = super::games::some_move(&state, &mut chance);
            let ruling = Qwirkle::judge(&state, &played, &mwamuzi_rules::Claim::default()).unwrap();
            state = ruling.play(&mut chance).state;
            let best = Qwirkle::moves(&state, QwirkleOrder::Points).candidates;
            for played in spelled::<Qwirkle>(&state, &best).iter().take(25) {
                let QwirkleMove::Place { tiles, .. } = played else { continue };
                let backwards: Vec<_> = tiles.iter().rev().copied().collect();
                for order in [tiles, &backwards] {
                    for number in 0..order.len() {
                        assert!(may_go(&state, &order[..number], order[number]), "{order:?}");
                    }
                    let whole = targets(&state, order);
                    let foreseen =
                        Qwirkle::judge(&state, played, &mwamuzi_rules::Claim::default()).unwrap().foresee();
                    assert_eq!((whole.may_end, whole.points.map(|it| it as i32)), (true, foreseen.gained));
                }
            }
        }
    }
}
