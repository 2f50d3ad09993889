//! Requests of the operations that draw, for each game of the registry.

use mwamuzi_rules::every_game::*;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::service::pictures::{PictureTheme, RenderCall};

macro_rules! types {
    ($( { $game:ident, $($rest:tt)* } )*) => { pastey::paste! { $(
        /// A position to be drawn.
        #[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
        #[serde(deny_unknown_fields)]
        pub struct [<$game RenderRequest>] {
            /// The state.
            pub state: [<$game State>],
            /// Who looks at it: the hands of others are drawn face down, and the seat's own side of the board is at
            /// the bottom. Somebody who does not sit at the table sees no hand. Left out, every hand is drawn as the
            /// state holds it.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub seat: Option<Seat>,
            /// What is lit up beside the position.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub highlight: Option<[<$game Highlight>]>,
            /// The colours; `auto` if left out.
            #[serde(default, skip_serializing_if = "Option::is_none")]
            pub theme: Option<PictureTheme>,
        }

        impl From<[<$game RenderRequest>]> for RenderCall<$game> {
            fn from(request: [<$game RenderRequest>]) -> Self {
                Self {
                    rules: request.state.rules,
                    state: request.state,
                    seat: request.seat,
                    highlight: request.highlight.unwrap_or_default(),
                    theme: request.theme.unwrap_or_default(),
                }
            }
        }

        impl From<RenderCall<$game>> for [<$game RenderRequest>] {
            fn from(call: RenderCall<$game>) -> Self {
                let lit = |highlight: &[<$game Highlight>]| *highlight != Default::default();
                Self {
                    state: call.state,
                    seat: call.seat,
                    highlight: Some(call.highlight).filter(lit),
                    theme: Some(call.theme).filter(|theme| *theme != PictureTheme::default()),
                }
            }
        }
    )* } };
}
mwamuzi_rules::for_each_game!(types);
