//! Requests and answers of `new` and `rematch`, and the set-up in the requests of `replay`, for each game of the registry.

use mwamuzi_rules::every_game::*;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::moves::*;
use crate::service::envelopes::{NewAnswerOf, NewCall, RematchCall, SetUpCall};
use crate::service::wire::{ChanceMode, Seed, default_rules};

/// A request that describes a new game, and the set-up that it means.
macro_rules! set_up {
    (
        $(#[$about:meta])* $request:ident, $game:ident,
        [ $( $(#[$new_attr:meta])* $new:ident: $new_ty:ty, )* ],
        chance: $chance:literal,
        also: [ $( $(#[$more_attr:meta])* $more:ident: $more_ty:ty, )* ]
    ) => { pastey::paste! {
        $(#[$about])*
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct $request {
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
            #[doc = $chance]
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub chance: Option<ChanceMode>,
            /// The version of the rules; 1 if left out.
            #[serde(default = "default_rules")]
            #[schema(default = 1, required = false)]
            pub rules: u32,
            $(
                $(#[$more_attr])*
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $more: Option<$more_ty>,
            )*
        }

        impl From<$request> for SetUpCall<$game> {
            fn from(request: $request) -> Self {
                Self {
                    setup: [<$game Setup>] {
                        players: request.players,
                        options: request.options.unwrap_or_default().into(),
                        $( $new: request.$new.into(), )*
                    },
                    stated: request.chance == Some(ChanceMode::Stated),
                    seed: request.seed,
                    rules: request.rules,
                }
            }
        }
    } };
}

macro_rules! types {
    ($( {
        $game:ident, $module:ident, $path:literal,
        new: [ $( $(#[$new_attr:meta])* $new:ident: $new_ty:ty, )* ],
        rematch: [ $( $(#[$rematch_attr:meta])* $rematch:ident: $rematch_ty:ty, )* ],
        apply: $apply:tt,
        left: [ $( $left:ty )? ],
        value: $value:tt,
        views: $views:tt,
        only: $only:tt,
        geometry: $geometry:tt,
    } )*) => { pastey::paste! { $(
        set_up! {
            /// A new game. Options left out take their defaults; the state shows all of them.
            [<$game NewRequest>], $game,
            [ $( $(#[$new_attr])* $new: $new_ty, )* ],
            chance: " `stated`: nothing may be left to the referee's chance.",
            also: [
                /// How to list the moves that follow.
                legal_moves: [<$game ListShape>],
            ]
        }

        impl From<[<$game NewRequest>]> for NewCall<$game> {
            fn from(mut request: [<$game NewRequest>]) -> Self {
                let list = request.legal_moves.take().into();
                Self { set_up: request.into(), list }
            }
        }

        set_up! {
            /// A new game from which a replay begins: what `new` takes, but for the list of moves.
            [<$game ReplaySetup>], $game,
            [ $( $(#[$new_attr])* $new: $new_ty, )* ],
            chance: " `stated`: nothing may be left to the referee's chance, not even with a seed. Without a seed nothing \
                     is left to it anyway.",
            also: []
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
