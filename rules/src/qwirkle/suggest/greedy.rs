//! The greedy player of Qwirkle: most points, else the largest swap.
//!
//! A dead position is stopped rather than swapped in for ever, and where nothing else is left it passes.

use crate::qwirkle::moves::Candidate;
use crate::qwirkle::state::State;

/// What the move is, and how much of it: the last is best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rank {
    /// A pass.
    Pass,
    /// A swap of so many tiles.
    Swap(u8),
    /// The end of a dead position.
    Stop,
    /// A placement of so many points.
    Place(u32),
}

/// How a move is ranked.
pub(super) fn rank(seen: &State, candidate: &Candidate) -> Rank {
    match candidate {
        Candidate::Place(_) => Rank::Place(super::points(seen, candidate)),
        Candidate::Stop => Rank::Stop,
        Candidate::Swap(kinds) => Rank::Swap(u8::try_from(kinds.as_slice().len()).unwrap_or(u8::MAX)),
        Candidate::SwapHidden(count) => Rank::Swap(*count),
        Candidate::Pass => Rank::Pass,
    }
}
