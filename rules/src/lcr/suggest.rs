//! The CPU player of LCR, which has nothing to choose.

use super::Lcr;
use super::state::State;
use super::wire::LcrMove;
use crate::suggest::{Suggest, SuggestionReason};

impl Suggest for Lcr {
    type Value = ();
    type Rank = ();

    fn rank(_: &State, _: &LcrMove) {}

    fn explain(_: &State, _: &LcrMove) -> SuggestionReason {
        SuggestionReason {
            reason: "roll",
            message: "LCR leaves nothing to choose: the dice are rolled.".into(),
        }
    }

    fn value(_: &State, _: &LcrMove) -> Option<()> {
        None
    }
}
