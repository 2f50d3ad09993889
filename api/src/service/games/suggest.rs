//! Requests and answers of `suggest`, for each game of the registry.

use mwamuzi_rules::every_game::*;
use mwamuzi_rules::{SuggestionLevel, SuggestionReason};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::service::envelopes::{SuggestCall, SuggestionOf};
use crate::service::wire::Seed;

macro_rules! types {
    ($( {
        $game:ident, $module:ident, $path:literal,
        new: $new:tt,
        rematch: $rematch:tt,
        apply: $apply:tt,
        left: $left:tt,
        value: [ $( $value:ty )? ],
        views: $views:tt,
        only: $only:tt,
        geometry: $geometry:tt,
    } )*) => { pastey::paste! { $(
        /// What would a CPU player do?
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game SuggestRequest>] {
            /// The state; the view of the seat to move is enough.
            pub state: [<$game State>],
            /// How well it plays; `greedy` if left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub level: Option<SuggestionLevel>,
            /// The seed of what the level leaves to chance. Left out, `random` differs from call to call; the other
            /// levels then use the seed `mwamuzi` and always answer the same.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub seed: Option<Seed>,
        }

        impl From<[<$game SuggestRequest>]> for SuggestCall<$game> {
            fn from(request: [<$game SuggestRequest>]) -> Self {
                Self {
                    rules: request.state.rules,
                    state: request.state,
                    level: request.level.unwrap_or_default(),
                    seed: request.seed,
                }
            }
        }

        /// What a CPU player would do, and why.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        pub struct [<$game Suggestion>] {
            /// The very `move` that apply takes, chance left out.
            #[serde(rename = "move")]
            pub played: [<$game Move>],
            /// How well it was played.
            pub level: SuggestionLevel,
            /// Why.
            pub why: SuggestionReason,
            $(
                /// What the move brings; absent for a roll or a draw, which hang on chance.
                #[serde(skip_serializing_if = "Option::is_none")]
                pub value: Option<$value>,
            )?
        }

        impl From<SuggestionOf<$game>> for [<$game Suggestion>] {
            fn from(answer: SuggestionOf<$game>) -> Self {
                let SuggestionOf { level, suggestion } = answer;
                Self {
                    played: suggestion.played,
                    level,
                    why: suggestion.why,
                    $( value: std::convert::identity::<Option<$value>>(suggestion.value), )?
                }
            }
        }
    )* } };
}
mwamuzi_rules::for_each_game!(types);
