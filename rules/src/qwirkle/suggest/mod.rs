//! The CPU players of Qwirkle.

mod greedy;
mod leave;
mod strong;
mod words;

use super::Qwirkle;
use super::moves::Candidate;
use super::score;
use super::state::State;
use super::view;
use super::wire::QwirkleSuggestionValue;
use crate::chance::Chance;
use crate::suggest::{Effort, Strongest, Suggest, SuggestionReason};
use crate::wire::Seat;

impl Suggest for Qwirkle {
    type Value = QwirkleSuggestionValue;
    type Rank = greedy::Rank;

    /// A node is a placement found; a look at a board costs a hundred more.
    const EFFORT: Effort = Effort { nodes: 400_000 };

    fn seen(state: &State, seat: Seat) -> State {
        view::view(state, Some(seat))
    }

    fn rank(seen: &State, candidate: &Candidate) -> greedy::Rank {
        greedy::rank(seen, candidate)
    }

    fn strongest<C: Chance + ?Sized>(
        seen: &State,
        candidates: &[Candidate],
        effort: Effort,
        chance: &mut C,
    ) -> Strongest {
        strong::strongest(seen, candidates, effort, chance)
    }

    fn explain(seen: &State, candidate: &Candidate) -> SuggestionReason {
        words::explain(seen, candidate)
    }

    fn value(seen: &State, candidate: &Candidate, estimate: Option<i32>) -> Option<QwirkleSuggestionValue> {
        Some(QwirkleSuggestionValue { points: points(seen, candidate), estimate })
    }
}

/// Whether a placement plays the last tile of the hand with the bag empty.
fn plays_out(state: &State, candidate: &Candidate) -> bool {
    match candidate {
        Candidate::Place(placement) => state.last_placement() == Some(placement.kinds.as_slice().len()),
        _ => false,
    }
}

/// What a move scores, the end bonus included.
fn points(state: &State, candidate: &Candidate) -> u32 {
    match candidate {
        Candidate::Place(placement) => placement.points + score::of_end(plays_out(state, candidate)),
        _ => 0,
    }
}
