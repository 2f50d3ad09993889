//! Requests and answers of `view`, for each game of the registry whose hands can be hidden.

use mwamuzi_rules::every_game::*;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::service::envelopes::ViewOf;
use crate::service::hidden_hands::{ServedHidden, ViewAnswerOf, ViewCall};

macro_rules! view_types {
    ($game:ident, $left:ty, $views:ident) => { pastey::paste! {
        /// A state, and the move and events that led to it, to be seen as one seat may see them.
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game ViewRequest>] {
            /// The state.
            pub state: [<$game State>],
            /// Whose view; a spectator's if left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub seat: Option<Seat>,
            /// The move that led to the state. Whose it was is read from the events; without them it is taken to be
            /// that of the seat before the one to move where the game passes the turn with every move. Where that
            /// does not tell, what was drawn is hidden from every seat: send the events.
            #[serde(rename = "move", default, skip_serializing_if = "Option::is_none")]
            pub played: Option<[<$game Move>]>,
            /// What happened in that move.
            #[serde(
                default,
                skip_serializing_if = "Option::is_none",
                deserialize_with = "mwamuzi_rules::wire::optional_bounded_list"
            )]
            #[schema(max_items = 162)]
            pub events: Option<Vec<[<$game Event>]>>,
        }

        impl From<[<$game ViewRequest>]> for ViewCall<$game> {
            fn from(request: [<$game ViewRequest>]) -> Self {
                Self {
                    rules: request.state.rules,
                    state: request.state,
                    seat: request.seat,
                    played: request.played,
                    events: request.events,
                }
            }
        }

        /// What the seat may see.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        pub struct [<$game ViewAnswer>] {
            /// The state.
            pub state: [<$game State>],
            /// The move, if one was sent.
            #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
            pub played: Option<[<$game Move>]>,
            /// What happened in it, if events were sent.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub events: Option<Vec<[<$game Event>]>>,
            /// What is left to draw.
            pub left: $left,
        }

        impl From<ViewAnswerOf<$game>> for [<$game ViewAnswer>] {
            fn from(answer: ViewAnswerOf<$game>) -> Self {
                Self { state: answer.state, played: answer.played, events: answer.events, left: answer.left }
            }
        }

        /// A move as one seat may see it, ready to be sent there.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        pub struct [<$game View>] {
            /// Whose view; absent for a spectator's.
            #[serde(skip_serializing_if = "Option::is_none")]
            pub seat: Option<Seat>,
            /// The next state.
            pub state: [<$game State>],
            /// The move.
            #[serde(rename = "move")]
            pub played: [<$game Move>],
            /// What happened, in order.
            pub events: Vec<[<$game Event>]>,
        }

        impl From<ViewOf<$game>> for [<$game View>] {
            fn from(view: ViewOf<$game>) -> Self {
                Self { seat: view.seat, state: view.state, played: view.played, events: view.events }
            }
        }

        impl ServedHidden for $game {
            type ViewRequest = [<$game ViewRequest>];
            type ViewAnswer = [<$game ViewAnswer>];
        }
    } };
}

macro_rules! types {
    ($( {
        $game:ident, $module:ident, $path:literal,
        new: $new:tt,
        rematch: $rematch:tt,
        apply: $apply:tt,
        left: [ $( $left:ty )? ],
        value: $value:tt,
        views: [ $( $views:ident )? ],
        only: $only:tt,
        geometry: $geometry:tt,
    } )*) => { $( $( view_types! { $game, $left, $views } )? )* };
}
mwamuzi_rules::for_each_game!(types);
