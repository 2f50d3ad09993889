//! Requests and answers of `legal_moves`, and the list of moves in other answers, for each game of the registry.

use mwamuzi_rules::every_game::*;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::service::envelopes::{LegalMovesCall, ListShape, MoveListOf, OutcomeOf};
use crate::service::wire::{Cursor, MoveLimit};

macro_rules! types {
    ($( {
        $game:ident, $module:ident, $path:literal,
        new: $new:tt,
        rematch: $rematch:tt,
        apply: $apply:tt,
        left: $left:tt,
        value: $value:tt,
        views: $views:tt,
        only: $only:tt,
        geometry: $geometry:tt,
    } )*) => { pastey::paste! { $(
        /// How to list the moves that follow.
        #[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game ListShape>] {
            /// How many moves to list; 0 for their number alone, 100 if left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub limit: Option<MoveLimit>,
            /// In which order.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub order: Option<[<$game Order>]>,
            /// Whether to tell beside each move what it would bring.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub outcomes: Option<bool>,
        }

        impl From<Option<[<$game ListShape>]>> for ListShape<[<$game Order>]> {
            fn from(given: Option<[<$game ListShape>]>) -> Self {
                let given = given.unwrap_or_default();
                Self {
                    limit: given.limit.unwrap_or_default(),
                    order: given.order.unwrap_or_default(),
                    outcomes: given.outcomes.unwrap_or_default(),
                }
            }
        }

        /// Which moves are legal?
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game LegalMovesRequest>] {
            /// The state.
            pub state: [<$game State>],
            /// Whose moves; a seat that is not to move has none.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub seat: Option<Seat>,
            /// How many moves to list; 0 for their number alone, 100 if left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub limit: Option<MoveLimit>,
            /// The `next` of the page before.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub cursor: Option<Cursor>,
            /// In which order.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub order: Option<[<$game Order>]>,
            /// Whether to tell beside each move what it would bring.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub outcomes: Option<bool>,
        }

        impl From<[<$game LegalMovesRequest>]> for LegalMovesCall<$game> {
            fn from(request: [<$game LegalMovesRequest>]) -> Self {
                Self {
                    rules: request.state.rules,
                    state: request.state,
                    seat: request.seat,
                    cursor: request.cursor,
                    list: ListShape {
                        limit: request.limit.unwrap_or_default(),
                        order: request.order.unwrap_or_default(),
                        outcomes: request.outcomes.unwrap_or_default(),
                    },
                }
            }
        }

        /// A page of the list of legal moves. Each is the very `move` that apply takes.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        pub struct [<$game MoveList>] {
            /// Whose moves; absent when the game is over.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub seat: Option<Seat>,
            /// The moves of this page, chance left out.
            pub moves: Vec<[<$game Move>]>,
            /// How many moves there are on all pages.
            pub total: u32,
            /// Whether every legal move is listed: a hidden hand's may not be.
            pub complete: bool,
            /// The cursor of the next page.
            #[serde(skip_serializing_if = "Option::is_none")]
            #[schema(value_type = Option<String>)]
            pub next: Option<String>,
            /// What each move would bring, in the order of `moves`; if asked for.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub outcomes: Option<Vec<[<$game Outcome>]>>,
            /// Whose pegs the moves name, in a game in which a player may move those of another seat.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub pegs_of: Option<Seat>,
        }

        /// What a listed move would bring before chance speaks.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        pub struct [<$game Outcome>] {
            /// What it would score; absent where that hangs on chance.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub gained: Option<i32>,
            /// What would happen for certain, in order.
            pub events: Vec<[<$game Event>]>,
        }

        impl From<MoveListOf<$game>> for [<$game MoveList>] {
            fn from(list: MoveListOf<$game>) -> Self {
                let outcome = |outcome: OutcomeOf<$game>| [<$game Outcome>] {
                    gained: outcome.gained,
                    events: outcome.events,
                };
                Self {
                    seat: list.seat,
                    moves: list.moves,
                    total: u32::try_from(list.total).unwrap_or(u32::MAX),
                    complete: list.complete,
                    next: list.next,
                    pegs_of: list.pegs_of,
                    outcomes: list.outcomes.map(|outcomes| outcomes.into_iter().map(outcome).collect()),
                }
            }
        }
    )* } };
}
mwamuzi_rules::for_each_game!(types);
