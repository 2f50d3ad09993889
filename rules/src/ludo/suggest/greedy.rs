//! The greedy player of Ludo: most pieces finished, then captures, then pieces out of the yard, then progress.

use crate::ludo::state::State;
use crate::ludo::wire::LudoMove;

/// Pieces finished, captures, pieces out of the yard, squares.
pub(in crate::ludo) type Rank = (u8, u8, u8, u8);

/// How a move is ranked; a roll is no choice.
pub(super) fn rank(seen: &State, candidate: &LudoMove) -> Rank {
    super::value(seen, candidate)
        .map_or((0, 0, 0, 0), |value| (value.finished, value.captured, value.out, value.squares))
}
