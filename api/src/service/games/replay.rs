//! Requests and answers of `replay`, for each game of the registry.

use mwamuzi_rules::every_game::*;
use mwamuzi_rules::replay::{ClaimedScore, ReplayLine, ReplayOutcome, ReplayStep, ScoreDifference};
use mwamuzi_rules::{Claim, GameResult, Unverified, Violation};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::set_up::*;
use crate::service::replay::{ReplayAnswerOf, ReplayCall, Start, WrongStart};

macro_rules! types {
    ($( {
        $game:ident, $module:ident, $path:literal,
        new: $new:tt,
        rematch: $rematch:tt,
        apply: [ $( $(#[$apply_attr:meta])* $apply:ident: $apply_ty:ty, )* ],
        left: [ $( $left:ty )? ],
        value: $value:tt,
        views: $views:tt,
        only: $only:tt,
        geometry: $geometry:tt,
    } )*) => { pastey::paste! { $(
        /// A game to be replayed: from a state or a set-up, exactly one of the two.
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game ReplayRequest>] {
            /// The state before the first move, if the replay goes from a state.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub state: Option<[<$game State>]>,
            /// The new game, if the replay goes from the beginning. What it leaves to chance is drawn as `new` draws it
            /// with the same `seed`; without a seed it is refused.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub setup: Option<[<$game ReplaySetup>]>,
            /// The moves in order, at most 10,000.
            #[serde(deserialize_with = "mwamuzi_rules::replay::replayed_list")]
            #[schema(max_items = 10_000)]
            pub moves: Vec<[<$game ReplayMove>]>,
        }

        /// One move of a game as it was written down.
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game ReplayMove>] {
            /// The move with its chance: one that leaves it out is rejected. With hidden hands a draw need not be stated.
            #[serde(rename = "move")]
            pub played: [<$game Move>],
            /// Who claims to move; the seat to move if left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub seat: Option<Seat>,
            /// What was written down of the score, to be compared.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub claimed: Option<ClaimedScore>,
            $(
                $(#[$apply_attr])*
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $apply: Option<$apply_ty>,
            )*
        }

        impl From<[<$game ReplayMove>]> for ReplayLine<[<$game Move>]> {
            fn from(line: [<$game ReplayMove>]) -> Self {
                let claim = Claim { seat: line.seat, seconds: None, stated: true };
                $( let claim = Claim { $apply: line.$apply, ..claim }; )*
                Self { played: line.played, claim, claimed: line.claimed }
            }
        }

        impl TryFrom<[<$game ReplayRequest>]> for ReplayCall<$game> {
            type Error = WrongStart;

            fn try_from(request: [<$game ReplayRequest>]) -> Result<Self, WrongStart> {
                let state = request.state.map(|state| {
                    let rules = state.rules;
                    Start::State(state, rules)
                });
                let start = Start::only(state, request.setup.map(|setup| Start::SetUp(setup.into())))?;
                Ok(Self { start, lines: request.moves.into_iter().map(Into::into).collect() })
            }
        }

        /// A game as far as it could be replayed.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        pub struct [<$game ReplayAnswer>] {
            /// One step a move, in order; an illegal move is the last.
            pub steps: Vec<[<$game ReplayVerdict>]>,
            /// The index of the first step that was rejected or whose claims differ; absent if there is none.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub first_difference: Option<u32>,
            /// The state after the last legal move.
            pub state: [<$game State>],
            /// Winners and places, when the game is over.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub result: Option<GameResult>,
            $(
                /// What is left to draw.
                pub left: $left,
            )?
            /// Whether every move was accepted and every claim right.
            pub ok: bool,
        }

        impl From<ReplayAnswerOf<$game>> for [<$game ReplayAnswer>] {
            fn from(answer: ReplayAnswerOf<$game>) -> Self {
                Self {
                    steps: answer.steps.into_iter().map(Into::into).collect(),
                    first_difference: answer.first_difference.and_then(|index| u32::try_from(index).ok()),
                    state: answer.state,
                    result: answer.result,
                    $( left: std::convert::identity::<$left>(answer.left), )?
                    ok: answer.first_difference.is_none(),
                }
            }
        }

        /// The referee's verdict on one move of a replay.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        #[serde(tag = "verdict", rename_all = "snake_case")]
        pub enum [<$game ReplayVerdict>] {
            /// The move is legal.
            Accepted {
                /// The move.
                #[serde(rename = "move")]
                played: [<$game Move>],
                /// What it scored, as the score of apply tells it.
                gained: i32,
                /// The total of each seat after it.
                totals: Vec<u32>,
                /// What was claimed of the score.
                #[serde(skip_serializing_if = "Option::is_none")]
                claimed: Option<ClaimedScore>,
                /// What of the claim is wrong; absent if nothing is.
                #[serde(skip_serializing_if = "Vec::is_empty")]
                #[schema(required = false)]
                differs: Vec<ScoreDifference>,
                /// The rules that could not be checked, because the state hides what they hang on; absent if there are
                /// none.
                #[serde(skip_serializing_if = "Vec::is_empty")]
                #[schema(required = false)]
                unverified: Vec<Unverified>,
            },
            /// The move is illegal and ends the replay.
            Rejected {
                /// The move.
                #[serde(rename = "move")]
                played: [<$game Move>],
                /// The total of each seat before it.
                totals: Vec<u32>,
                /// What was claimed of the score. An illegal move has none to compare it with.
                #[serde(skip_serializing_if = "Option::is_none")]
                claimed: Option<ClaimedScore>,
                /// Every rule that is broken and can be told independently.
                violations: Vec<Violation>,
            },
        }

        impl From<ReplayStep<[<$game Move>]>> for [<$game ReplayVerdict>] {
            fn from(step: ReplayStep<[<$game Move>]>) -> Self {
                let ReplayStep { played, outcome, totals, claimed } = step;
                match outcome {
                    ReplayOutcome::Accepted { gained, differs, unverified } => {
                        Self::Accepted { played, gained, totals, claimed, differs, unverified }
                    }
                    ReplayOutcome::Rejected(violations) => {
                        Self::Rejected { played, totals, claimed, violations }
                    }
                }
            }
        }
    )* } };
}
mwamuzi_rules::for_each_game!(types);
