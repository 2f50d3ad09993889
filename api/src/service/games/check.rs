//! Requests and answers of `check`, for each game of the registry.

use mwamuzi_rules::every_game::*;
use mwamuzi_rules::{Fault, GameResult};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::service::envelopes::{CheckAnswerOf, CheckCall};

macro_rules! types {
    ($( {
        $game:ident, $module:ident, $path:literal,
        new: $new:tt,
        rematch: $rematch:tt,
        apply: $apply:tt,
        left: [ $( $left:ty )? ],
        value: $value:tt,
        views: $views:tt,
        only: $only:tt,
        geometry: $geometry:tt,
    } )*) => { pastey::paste! { $(
        /// A state to be checked.
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game CheckRequest>] {
            /// The state.
            pub state: [<$game State>],
        }

        impl From<[<$game CheckRequest>]> for CheckCall<$game> {
            fn from(request: [<$game CheckRequest>]) -> Self {
                Self { rules: request.state.rules, state: request.state }
            }
        }

        /// Whether a state is possible, and how the game stands.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        pub struct [<$game CheckAnswer>] {
            /// Whether a game can come to this state.
            pub possible: bool,
            /// Everything that makes it impossible.
            pub faults: Vec<Fault>,
            /// Whose turn it is; absent from an impossible state.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub turn: Option<[<$game Turn>]>,
            /// The score as it stands; absent from an impossible state.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub score: Option<[<$game Totals>]>,
            /// Winners and places, once the game is over.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub result: Option<GameResult>,
            $(
                /// What is left to draw; absent from an impossible state.
                #[serde(skip_serializing_if = "Option::is_none")]
                pub left: Option<$left>,
            )?
        }

        impl From<CheckAnswerOf<$game>> for [<$game CheckAnswer>] {
            fn from(answer: CheckAnswerOf<$game>) -> Self {
                let mut wire = Self {
                    possible: answer.standing.is_some(),
                    faults: answer.faults,
                    turn: None,
                    score: None,
                    result: None,
                    $( left: None::<$left>, )?
                };
                if let Some(standing) = answer.standing {
                    wire.turn = Some(standing.turn);
                    wire.score = Some(standing.totals);
                    wire.result = standing.result;
                    $( wire.left = Some::<$left>(standing.left); )?
                }
                wire
            }
        }
    )* } };
}
mwamuzi_rules::for_each_game!(types);
