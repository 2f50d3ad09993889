//! What the list of moves leaves out.

use mwamuzi_rules::qwirkle::{FARTHEST, Qwirkle, QwirkleMove};
use mwamuzi_rules::{Claim, Game};

use super::support::{put, row, state, tile};
use crate::laws::play::listed;

#[test]
fn nothing_is_listed_beyond_the_last_row_or_column() {
    const EDGE: i32 = FARTHEST;
    for (x, y) in [(EDGE, EDGE), (-EDGE, -EDGE), (0, EDGE), (-EDGE, 7)] {
        let state = state(&[put(x, y, "ro")], &["rq rs rd rc rx oo", "gq gd ps px oc yd"]);
        let moves = listed::<Qwirkle>(&state);
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
    let moves = listed::<Qwirkle>(&state);
    let single = |played: &&QwirkleMove| matches!(played, QwirkleMove::Place { tiles, .. } if tiles[0].tile() == tile("rq"));
    assert_eq!(moves.iter().filter(single).count(), 4);
    // Nought to three of each kind, at least one tile: 4 × 4 − 1.
    assert_eq!(moves.iter().filter(|it| matches!(it, QwirkleMove::Swap { .. })).count(), 15);
}
