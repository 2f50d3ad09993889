//! The greedy player of Pegs and Jokers: most of the team's pegs home, then opponents' pegs bumped, then progress of
//! the team.

use crate::pegs_and_jokers::moves::Candidate;
use crate::pegs_and_jokers::state::State;

/// Pegs home, opponents' pegs bumped, progress.
pub(in crate::pegs_and_jokers) type Rank = (i32, u8, i32);

/// How a move is ranked; a draw is no choice.
pub(super) fn rank(seen: &State, candidate: &Candidate) -> Rank {
    super::value(seen, candidate).map_or((0, 0, 0), |value| (value.home, value.bumped, value.progress))
}
