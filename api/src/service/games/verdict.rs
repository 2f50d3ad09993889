//! Requests and answers of `apply`, for each game of the registry.

use mwamuzi_rules::every_game::*;
use mwamuzi_rules::{Claim, GameResult, Unverified, Violation};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::moves::*;
use super::views::*;
use crate::service::envelopes::{AcceptedOf, ApplyCall, VerdictOf};
use crate::service::wire::{ChanceMode, Seed};

macro_rules! types {
    ($( {
        $game:ident, $module:ident, $path:literal,
        new: $new:tt,
        rematch: $rematch:tt,
        apply: [ $( $(#[$apply_attr:meta])* $apply:ident: $apply_ty:ty, )* ],
        left: [ $( $left:ty )? ],
        value: $value:tt,
        views: [ $( $views:ident )? ],
        only: $only:tt,
        geometry: $geometry:tt,
    } )*) => { pastey::paste! { $(
        /// A move to be judged.
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game ApplyRequest>] {
            /// The state before the move.
            pub state: [<$game State>],
            /// The move.
            #[serde(rename = "move")]
            pub played: [<$game Move>],
            /// Who claims to move; the seat to move if left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub seat: Option<Seat>,
            /// `stated`: a move that leaves out its chance is rejected.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub chance: Option<ChanceMode>,
            /// A seed makes the referee's chance reproducible.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub seed: Option<Seed>,
            /// How to list the moves that follow.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub legal_moves: Option<[<$game ListShape>]>,
            $(
                $(#[$apply_attr])*
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $apply: Option<$apply_ty>,
            )*
            $(
                /// Whether to answer with what each seat and a spectator may see.
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $views: Option<bool>,
            )?
        }

        impl From<[<$game ApplyRequest>]> for ApplyCall<$game> {
            fn from(request: [<$game ApplyRequest>]) -> Self {
                let claim = Claim {
                    seat: request.seat,
                    stated: request.chance == Some(ChanceMode::Stated),
                    seconds: None,
                };
                $( let claim = Claim { $apply: request.$apply, ..claim }; )*
                Self {
                    rules: request.state.rules,
                    state: request.state,
                    played: request.played,
                    claim,
                    seed: request.seed,
                    list: request.legal_moves.into(),
                    views: false $( || request.$views == Some(true) )?,
                }
            }
        }

        /// The referee's verdict.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        #[serde(tag = "verdict", rename_all = "snake_case")]
        #[expect(clippy::large_enum_variant, reason = "made once an answer and written at once")]
        pub enum [<$game Verdict>] {
            /// The move is legal, and this came of it.
            Accepted {
                /// The move with its chance filled in: a list of these replays the game.
                #[serde(rename = "move")]
                played: [<$game Move>],
                /// What happened, in order.
                events: Vec<[<$game Event>]>,
                /// What it scored.
                score: [<$game Score>],
                /// The next state.
                state: [<$game State>],
                /// What may be done next.
                legal_moves: [<$game MoveList>],
                /// The rules that could not be checked, because the state hides what they hang on.
                unverified: Vec<Unverified>,
                /// Winners and places, when the game is over.
                #[serde(skip_serializing_if = "Option::is_none")]
                result: Option<GameResult>,
                $(
                    /// What is left to draw.
                    left: $left,
                )?
                $(
                    /// What each seat and, without a seat, a spectator may see; if asked for.
                    #[serde(skip_serializing_if = "Option::is_none")]
                    $views: Option<Vec<[<$game View>]>>,
                )?
            },
            /// The move is illegal and changes nothing.
            Rejected {
                /// Every rule that is broken and can be told independently.
                violations: Vec<Violation>,
                /// What would have been legal.
                legal_moves: [<$game MoveList>],
            },
        }

        impl From<VerdictOf<$game>> for [<$game Verdict>] {
            fn from(verdict: VerdictOf<$game>) -> Self {
                match verdict {
                    VerdictOf::Rejected { violations, list } => {
                        Self::Rejected { violations, legal_moves: list.into() }
                    }
                    VerdictOf::Accepted(accepted) => {
                        let accepted: AcceptedOf<$game> = *accepted;
                        $(
                            let views = accepted.views;
                            let $views = (!views.is_empty()).then(|| views.into_iter().map(Into::into).collect());
                        )?
                        Self::Accepted {
                            played: accepted.played,
                            events: accepted.events,
                            score: accepted.score,
                            state: accepted.state,
                            legal_moves: accepted.list.into(),
                            unverified: accepted.unverified,
                            result: accepted.result,
                            $( left: std::convert::identity::<$left>(accepted.left), )?
                            $( $views, )?
                        }
                    }
                }
            }
        }
    )* } };
}
mwamuzi_rules::for_each_game!(types);
