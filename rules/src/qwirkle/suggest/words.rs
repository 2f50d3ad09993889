//! What a suggested move of Qwirkle does, in words.

use crate::qwirkle::moves::{Candidate, Placement};
use crate::qwirkle::rulebook::tiles_word;
use crate::qwirkle::state::State;
use crate::suggest::SuggestionReason;

/// A word and a sentence for a listed move.
pub(super) fn explain(seen: &State, candidate: &Candidate) -> SuggestionReason {
    let (reason, message) = match candidate {
        Candidate::Place(placement) => place(seen, candidate, placement),
        Candidate::Swap(kinds) => swap(kinds.as_slice().len()),
        Candidate::SwapHidden(count) => swap((*count).into()),
        Candidate::Pass => ("nothing_fits", "Nothing fits and the bag is empty: the turn is passed.".into()),
        Candidate::Stop => ("dead", "No tile that is left fits anywhere: the game is ended.".into()),
    };
    SuggestionReason { reason, message }
}

fn place(seen: &State, candidate: &Candidate, placement: &Placement) -> (&'static str, String) {
    let (tiles, points) =
        (tiles_word(placement.kinds.as_slice().len()), points_word(super::points(seen, candidate)));
    if super::plays_out(seen, candidate) {
        ("plays_out", format!("The hand is played out: {tiles} for {points}, the end bonus included."))
    } else {
        ("scores", format!("A placement of {tiles} for {points}."))
    }
}

fn swap(tiles: usize) -> (&'static str, String) {
    ("swaps", format!("A swap of {}.", tiles_word(tiles)))
}

/// `1 point`, `2 points`.
fn points_word(points: u32) -> String {
    if points == 1 { "1 point".into() } else { format!("{points} points") }
}
