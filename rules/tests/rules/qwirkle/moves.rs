//! The list of moves: its order, and what it leaves out.

use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleMove, QwirkleOrder};
use mwamuzi_rules::{Claim, Game};

use super::support::{Counting, listed, put, row, state, tile};

#[test]
fn placements_come_by_number_then_cells_then_tiles_and_swaps_after_them() {
    for seed in 0..20 {
        let mut state = super::games::new_game(3, seed);
        let mut chance = Counting(seed);
        for _ in 0..12 {
            let key = |played: &QwirkleMove| match played {
                QwirkleMove::Place { tiles, .. } => {
                    let cells: Vec<_> = tiles.iter().map(|it| (it.y, it.x)).collect();
                    (0, tiles.len(), cells, tiles.iter().map(|it| it.tile()).collect())
                }
                QwirkleMove::Swap { tiles, .. } => (1, tiles.len(), vec![], tiles.clone()),
                QwirkleMove::SwapHidden { .. } | QwirkleMove::Pass {} => (2, 0, vec![], vec![]),
                QwirkleMove::Stop {} => (3, 0, vec![], vec![]),
            };
            let keys: Vec<_> = listed(&state, QwirkleOrder::Position).iter().map(key).collect();
            assert!(keys.is_sorted_by(|one, next| one < next));
            let Some(_) = Qwirkle::seat_to_move(&state) else { break };
            let played = super::games::some_move(&state, &mut chance);
            state = Qwirkle::judge(&state, &played, &Claim::default()).unwrap().play(&mut chance).state;
        }
    }
}

#[test]
fn by_points_the_highest_come_first_and_equal_ones_keep_their_order() {
    let check = |state| {
        let by_position = listed(&state, QwirkleOrder::Position);
        let gained = |played: &QwirkleMove| {
            Qwirkle::judge(&state, played, &Claim::default()).unwrap().foresee().gained.unwrap()
        };
        let mut expected = by_position.clone();
        expected.sort_by_key(|played| std::cmp::Reverse(gained(played)));
        assert_eq!(listed(&state, QwirkleOrder::Points), expected);
    };
    check(super::games::last_turns());
    check(state(&row(0, 0, "ro rx rd"), &["rq rs bx yd gd po", "gq gd ps px oc yd"]));
    check(state(&[], &["rq rs bx yd gd po", "gq gd ps px oc yd"]));
}

#[test]
fn nothing_is_listed_beyond_the_last_row_or_column() {
    const EDGE: i32 = 1_000_000_000;
    for (x, y) in [(EDGE, EDGE), (-EDGE, -EDGE), (0, EDGE), (-EDGE, 7)] {
        let state = state(&[put(x, y, "ro")], &["rq rs rd rc rx oo", "gq gd ps px oc yd"]);
        let moves = listed(&state, QwirkleOrder::Position);
        let mut singles = 0;
        for played in &moves {
            let QwirkleMove::Place { tiles, .. } = played else { continue };
            assert!(tiles.iter().all(|it| it.x.abs() <= EDGE && it.y.abs() <= EDGE));
            singles += u32::from(tiles.len() == 1);
            assert!(Qwirkle::judge(&state, played, &Claim::default()).is_ok());
        }
        let free = 4 - u32::from(x.abs() == EDGE) - u32::from(y.abs() == EDGE);
        assert_eq!(singles, free * 6);
    }
}

#[test]
fn of_equal_tiles_only_one_is_named() {
    let state = state(&row(0, 0, "ro"), &["rq rq rq bs bs bs", "gq gd ps px oc yd"]);
    let moves = listed(&state, QwirkleOrder::Position);
    let single = |played: &&QwirkleMove| matches!(played, QwirkleMove::Place { tiles, .. } if tiles[0].tile() == tile("rq"));
    assert_eq!(moves.iter().filter(single).count(), 4);
    // Nought to three of each kind, at least one tile: 4 × 4 − 1.
    assert_eq!(moves.iter().filter(|it| matches!(it, QwirkleMove::Swap { .. })).count(), 15);
}
