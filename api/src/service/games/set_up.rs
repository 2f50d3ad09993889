//! Requests and answers of `new` and `rematch`, for each game of the registry.

use mwamuzi_rules::every_game::*;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::moves::*;
use crate::service::envelopes::{NewAnswerOf, NewCall, RematchCall};
use crate::service::wire::{ChanceMode, Seed, default_rules};

macro_rules! types {
    ($( {
        $game:ident, $module:ident, $path:literal,
        new: [ $( $(#[$new_attr:meta])* $new:ident: $new_ty:ty, )* ],
        rematch: [ $( $(#[$rematch_attr:meta])* $rematch:ident: $rematch_ty:ty, )* ],
        apply: $apply:tt,
        left: [ $( $left:ty )? ],
        views: $views:tt,
        only: $only:tt,
        geometry: $geometry:tt,
    } )*) => { pastey::paste! { $(
        /// A new game. Options left out take their defaults; the state shows all of them.
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game NewRequest>] {
            /// The players by seat, clockwise.
            #[serde(deserialize_with = "mwamuzi_rules::wire::bounded_list")]
            #[schema(max_items = 162)]
            pub players: Vec<[<$game SetupPlayer>]>,
            /// The options that differ from their defaults.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub options: Option<[<$game SetupOptions>]>,
            $(
                $(#[$new_attr])*
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $new: Option<$new_ty>,
            )*
            /// A seed makes the referee's chance reproducible.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub seed: Option<Seed>,
            /// `stated`: nothing may be left to the referee's chance.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub chance: Option<ChanceMode>,
            /// The version of the rules; 1 if left out.
            #[serde(default = "default_rules")]
            #[schema(default = 1, required = false)]
            pub rules: u32,
            /// How to list the moves that follow.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub legal_moves: Option<[<$game ListShape>]>,
        }

        impl From<[<$game NewRequest>]> for NewCall<$game> {
            fn from(request: [<$game NewRequest>]) -> Self {
                Self {
                    setup: [<$game Setup>] {
                        players: request.players,
                        options: request.options.unwrap_or_default().into(),
                        $( $new: request.$new.into(), )*
                    },
                    stated: request.chance == Some(ChanceMode::Stated),
                    seed: request.seed,
                    rules: request.rules,
                    list: request.legal_moves.into(),
                }
            }
        }

        /// A game that has begun.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        pub struct [<$game NewAnswer>] {
            /// The first state.
            pub state: [<$game State>],
            /// What happened, in order.
            pub events: Vec<[<$game Event>]>,
            /// What may be done first.
            pub legal_moves: [<$game MoveList>],
            $(
                /// What is left to draw.
                pub left: $left,
            )?
        }

        impl From<NewAnswerOf<$game>> for [<$game NewAnswer>] {
            fn from(answer: NewAnswerOf<$game>) -> Self {
                Self {
                    state: answer.state,
                    events: answer.events,
                    legal_moves: answer.list.into(),
                    $( left: std::convert::identity::<$left>(answer.left), )?
                }
            }
        }

        /// The same players, again.
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game RematchRequest>] {
            /// The finished game.
            pub state: [<$game State>],
            $(
                $(#[$rematch_attr])*
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $rematch: Option<$rematch_ty>,
            )*
            /// A seed makes the referee's chance reproducible.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub seed: Option<Seed>,
            /// `stated`: nothing may be left to the referee's chance.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub chance: Option<ChanceMode>,
            /// How to list the moves that follow.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub legal_moves: Option<[<$game ListShape>]>,
        }

        impl From<[<$game RematchRequest>]> for RematchCall<$game> {
            fn from(request: [<$game RematchRequest>]) -> Self {
                Self {
                    rules: request.state.rules,
                    state: request.state,
                    changes: [<$game Rematch>] { $( $rematch: request.$rematch.into(), )* },
                    stated: request.chance == Some(ChanceMode::Stated),
                    seed: request.seed,
                    list: request.legal_moves.into(),
                }
            }
        }
    )* } };
}
mwamuzi_rules::for_each_game!(types);
