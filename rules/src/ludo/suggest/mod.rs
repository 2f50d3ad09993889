//! The CPU players of Ludo.

mod greedy;
mod words;

use super::Ludo;
use super::judge::{self, Judged};
use super::state::State;
use super::wire::{LudoEvent, LudoMove, LudoSuggestionValue};
use crate::game::Claim;
use crate::suggest::{Suggest, SuggestionReason};

impl Suggest for Ludo {
    type Value = LudoSuggestionValue;
    type Rank = greedy::Rank;

    fn rank(seen: &State, candidate: &LudoMove) -> greedy::Rank {
        greedy::rank(seen, candidate)
    }

    fn explain(seen: &State, candidate: &LudoMove) -> SuggestionReason {
        words::explain(seen, candidate)
    }

    fn value(seen: &State, candidate: &LudoMove) -> Option<LudoSuggestionValue> {
        value(seen, candidate)
    }
}

/// What a move of a piece brings; none for a roll.
fn value(state: &State, played: &LudoMove) -> Option<LudoSuggestionValue> {
    let ruling = judge::judge(state, played, &Claim::default()).ok()?;
    let Judged::Advance { seat, piece, to, .. } = ruling.judged else { return None };
    let from = *state.pieces_of(seat).get(usize::from(piece))?;
    let captures = |event: &&LudoEvent| matches!(event, LudoEvent::Captured { .. });
    let captured = ruling.foresee().events.iter().filter(captures).count();
    Some(LudoSuggestionValue {
        finished: u8::from(to == state.table.board.finish()),
        captured: u8::try_from(captured).unwrap_or(u8::MAX),
        out: u8::from(from.is_none()),
        squares: to - from.unwrap_or(0),
    })
}
