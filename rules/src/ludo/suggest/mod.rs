//! The CPU players of Ludo.

mod evaluation;
mod greedy;
mod strong;
mod words;

use super::Ludo;
use super::judge::{self, Judged};
use super::state::State;
use super::wire::{LudoEvent, LudoMove, LudoSuggestionValue};
use crate::chance::Chance;
use crate::game::Claim;
use crate::suggest::{Effort, Strongest, Suggest, SuggestionReason};

impl Suggest for Ludo {
    type Value = LudoSuggestionValue;
    type Rank = greedy::Rank;

    /// A node is a position.
    const EFFORT: Effort = Effort { nodes: 60_000 };

    fn rank(seen: &State, candidate: &LudoMove) -> greedy::Rank {
        greedy::rank(seen, candidate)
    }

    fn strongest<C: Chance + ?Sized>(
        seen: &State,
        candidates: &[LudoMove],
        effort: Effort,
        _: &mut C,
    ) -> Strongest {
        strong::strongest(seen, candidates, effort)
    }

    fn explain(seen: &State, candidate: &LudoMove) -> SuggestionReason {
        words::explain(seen, candidate)
    }

    fn value(seen: &State, candidate: &LudoMove, estimate: Option<i32>) -> Option<LudoSuggestionValue> {
        Some(LudoSuggestionValue { estimate, ..value(seen, candidate)? })
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
        estimate: None,
    })
}
