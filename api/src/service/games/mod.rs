//! The wire types of each game's operations, made from the registry, and each game's rows of the operation table.
//!
//! One module an operation; each writes its types once and the registry makes them for every game.

mod check;
mod moves;
mod render;
mod replay;
mod set_up;
mod suggest;
mod verdict;
mod views;

pub use check::*;
pub use moves::*;
pub use render::*;
pub use replay::*;
pub use set_up::*;
pub use suggest::*;
pub use verdict::*;
pub use views::*;

use mwamuzi_rules::every_game::*;
use mwamuzi_rules::game::Played;

use super::envelopes::{Served, ViewOf};
use super::operation::{self, Operation};
use super::pictures;

macro_rules! serve {
    ($( {
        $game:ident, $module:ident, $path:literal,
        new: $new:tt,
        rematch: $rematch:tt,
        apply: $apply:tt,
        left: [ $( $left:ty )? ],
        value: $value:tt,
        views: [ $( $views:ident )? ],
        only: [ $( $only:ident ),* ],
        geometry: $geometry:tt,
    } )*) => {
        /// Every operation that games have, game by game.
        pub(super) fn operations() -> Vec<Operation> {
            let mut table = Vec::new();
            $(
                table.extend(operation::of_game::<$game>());
                $( table.extend(operation::$views::<$game>()); )?
                table.extend(pictures::of_game::<$game>());
                $( table.push(super::$module::$only()); )*
            )*
            table
        }

        pastey::paste! { $(
        impl Served for $game {
            type NewRequest = [<$game NewRequest>];
            type NewAnswer = [<$game NewAnswer>];
            type CheckRequest = [<$game CheckRequest>];
            type CheckAnswer = [<$game CheckAnswer>];
            type LegalMovesRequest = [<$game LegalMovesRequest>];
            type MoveList = [<$game MoveList>];
            type ApplyRequest = [<$game ApplyRequest>];
            type Verdict = [<$game Verdict>];
            type RematchRequest = [<$game RematchRequest>];
            type ReplayRequest = [<$game ReplayRequest>];
            type ReplayAnswer = [<$game ReplayAnswer>];
            type RenderRequest = [<$game RenderRequest>];
            type SuggestRequest = [<$game SuggestRequest>];
            type Suggestion = [<$game Suggestion>];

            $(
                fn views(played: &Played<Self>) -> Vec<ViewOf<Self>> {
                    super::hidden_hands::$views(played)
                }
            )?
        }

        )* }
    };
}
mwamuzi_rules::for_each_game!(serve);
