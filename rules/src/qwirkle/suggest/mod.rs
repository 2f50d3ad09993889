//! The CPU players of Qwirkle.

mod greedy;
mod words;

use super::Qwirkle;
use super::moves::Candidate;
use super::score;
use super::state::State;
use super::view;
use super::wire::QwirkleSuggestionValue;
use crate::suggest::{Suggest, SuggestionReason};
use crate::wire::Seat;

impl Suggest for Qwirkle {
    type Value = QwirkleSuggestionValue;
    type Rank = greedy::Rank;

    fn seen(state: &State, seat: Seat) -> State {
        view::view(state, Some(seat))
    }

    fn rank(seen: &State, candidate: &Candidate) -> greedy::Rank {
        greedy::rank(seen, candidate)
    }

    fn explain(seen: &State, candidate: &Candidate) -> SuggestionReason {
        words::explain(seen, candidate)
    }

    fn value(seen: &State, candidate: &Candidate) -> Option<QwirkleSuggestionValue> {
        Some(QwirkleSuggestionValue { points: points(seen, candidate) })
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
