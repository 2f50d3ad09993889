//! The CPU player of LCR, which has nothing to choose.

use super::Lcr;
use super::state::State;
use super::wire::LcrMove;
use crate::chance::Chance;
use crate::suggest::{Effort, Strongest, Suggest, SuggestionReason};

impl Suggest for Lcr {
    type Value = ();
    type Rank = ();

    const EFFORT: Effort = Effort { nodes: 0 };

    fn rank(_: &State, _: &LcrMove) {}

    fn strongest<C: Chance + ?Sized>(_: &State, _: &[LcrMove], _: Effort, _: &mut C) -> Strongest {
        Strongest::default()
    }

    fn explain(_: &State, _: &LcrMove) -> SuggestionReason {
        SuggestionReason {
            reason: "roll",
            message: "LCR leaves nothing to choose: the dice are rolled.".into(),
        }
    }

    fn value(_: &State, _: &LcrMove, _: Option<i32>) -> Option<()> {
        None
    }
}
