//! What games there are, and the rulebook of each.

use mwamuzi_rules::Game;
use mwamuzi_rules::every_game::*;
use mwamuzi_rules::game::{Component, GameDescription, Notation};
use mwamuzi_rules::options::GameOption;
use mwamuzi_rules::rulebook::Rule;
use serde::Serialize;
use utoipa::ToSchema;

use crate::problem::{Code, Problem};

/// The games that this referee knows.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameList {
    /// One entry a game.
    pub games: Vec<GameDescription>,
}

/// A game with its rulebook.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameDocument {
    /// The game's path: `/v1/games/{game}`, and the `game` of its states.
    #[schema(value_type = String, examples("lcr"))]
    pub game: &'static str,
    /// Its name for a person.
    #[schema(value_type = String, examples("LCR"))]
    pub title: &'static str,
    /// What it is, in a sentence.
    #[schema(value_type = String)]
    pub summary: &'static str,
    /// The numbers of players it can be played by.
    pub players: Vec<u8>,
    /// Whether hands can be hidden, so that `view` serves it.
    pub hidden_hands: bool,
    /// Its options.
    pub options: Vec<GameOption>,
    /// What is in the box.
    pub components: Vec<Component>,
    /// The version of the rules.
    pub rules: u32,
    /// Every rule that an answer can cite, in the order in which they apply.
    pub rulebook: Vec<Rule>,
    /// How a turn is written on one line, as a score sheet has it, where the game knows a way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub notation: Option<Notation>,
    /// The boards by number of players, where the game has fixed ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub geometry: Option<GameGeometry>,
}

macro_rules! collect {
    ($( {
        $game:ident, $module:ident, $path:literal,
        new: $new:tt,
        rematch: $rematch:tt,
        apply: $apply:tt,
        left: $left:tt,
        value: $value:tt,
        views: $views:tt,
        only: $only:tt,
        geometry: [ $( $geometry:ty )? ],
    } )*) => {
        /// The boards of one game.
        #[derive(Clone, Debug, Serialize, ToSchema)]
        #[serde(untagged)]
        pub enum GameGeometry {
            $( $(
                /// One entry for each board and number of players.
                $game(Vec<$geometry>),
            )? )*
        }

        impl GameDocument {
            /// Every game with its rulebook, in the registry's order.
            #[must_use]
            pub fn all() -> Vec<Self> {
                vec![ $( {
                    let document = document::<$game>();
                    $(
                        let boards: Vec<$geometry> = mwamuzi_rules::$module::geometry();
                        let document = Self { geometry: Some(GameGeometry::$game(boards)), ..document };
                    )?
                    document
                }, )* ]
            }
        }

        /// Every game.
        pub(super) fn list_games() -> GameList {
            GameList { games: vec![ $( $game::about(), )* ] }
        }
    };
}
mwamuzi_rules::for_each_game!(collect);

fn document<G: Game>() -> GameDocument {
    let about = G::about();
    GameDocument {
        game: about.game,
        title: about.title,
        summary: about.summary,
        players: about.players,
        hidden_hands: about.hidden_hands,
        options: about.options,
        components: about.components,
        rules: mwamuzi_rules::RULES_VERSION,
        rulebook: G::rulebook().to_vec(),
        notation: G::notation(),
        geometry: None,
    }
}

/// One game with its rulebook.
pub(super) fn get_game(game: &str) -> Result<GameDocument, Problem> {
    GameDocument::all()
        .into_iter()
        .find(|document| document.game == game)
        .ok_or_else(|| Problem::new(Code::NotFound, format!("There is no game {:?}.", shortened(game))))
}

/// At most forty characters of what somebody sent.
fn shortened(text: &str) -> String {
    text.chars().take(40).collect()
}
