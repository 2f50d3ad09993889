//! The options of Ludo.

use serde::{Deserialize, Serialize};

use crate::options::{OptionValue, game_options};
use crate::wire::bounded_list;

/// What Ludo is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoBoard {
    /// The cross of four arms, for any number of players.
    Cross,
    /// As many arms as there are players.
    ByPlayers,
}

/// What a player with no piece on the way and one in the yard does when the turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoNoPieceOnTheWay {
    /// Roll as always.
    Roll,
    /// Take a piece out without rolling; that is the whole turn.
    FreeExit,
    /// Roll up to three times for a number to leave the yard with.
    ThreeRolls,
}

/// Which squares are safe in Ludo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoSafeSquares {
    /// The starts and the stars of all arms.
    StartsAndStars,
    /// The starts of all arms.
    Starts,
    /// None.
    None,
}

/// What stands in the way of a piece of Ludo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoBlocking {
    /// An opponent's block of two or more can be neither passed nor landed on.
    Pairs,
    /// Nothing.
    None,
    /// No piece at all can be passed, but any square can be landed on.
    NoPassing,
}

/// The numbers with which a piece of Ludo leaves the yard: 1 to 6 different ones from 1 to 6, read in any order and
/// written in ascending order.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = Vec<u8>, max_items = 162))]
pub struct LudoExitRolls(pub Vec<u8>);

impl<'de> Deserialize<'de> for LudoExitRolls {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        bounded_list(deserializer).map(Self)
    }
}

game_options! {
    /// The options of a game of Ludo, in full.
    LudoOptions,
    /// The options of a new game of Ludo; those left out take their defaults.
    LudoSetupOptions;
    board: LudoBoard = LudoBoard::Cross,
        shown OptionValue::Word("cross".into()), values "cross or by_players",
        meaning "What is played on: the cross of four arms, or a board with an arm for each player.";
    exit_rolls: LudoExitRolls = LudoExitRolls(vec![6]),
        shown OptionValue::Numbers(vec![6]), values "1 to 6 different numbers from 1 to 6",
        meaning "The numbers with which a piece leaves the yard.";
    no_piece_on_the_way: LudoNoPieceOnTheWay = LudoNoPieceOnTheWay::Roll,
        shown OptionValue::Word("roll".into()), values "roll, free_exit or three_rolls",
        meaning "What a player with no piece on the way and one in the yard does when the turn begins: roll as always, take a piece out without rolling, or roll up to three times.";
    three_sixes_end_turn: bool = true,
        shown OptionValue::Flag(true), values "true or false",
        meaning "Whether the third 6 in a row ends the turn without a move.";
    roll_again_on_capture: bool = true,
        shown OptionValue::Flag(true), values "true or false",
        meaning "Whether a capture gives another roll.";
    roll_again_on_finish: bool = false,
        shown OptionValue::Flag(false), values "true or false",
        meaning "Whether a piece that reaches the finish gives another roll.";
    safe_squares: LudoSafeSquares = LudoSafeSquares::StartsAndStars,
        shown OptionValue::Word("starts_and_stars".into()), values "starts_and_stars, starts or none",
        meaning "The squares on which nothing is captured.";
    blocking: LudoBlocking = LudoBlocking::Pairs,
        shown OptionValue::Word("pairs".into()), values "pairs, none or no_passing",
        meaning "What stands in the way: an opponent's pair, nothing, or any piece.";
    exact_finish: bool = true,
        shown OptionValue::Flag(true), values "true or false",
        meaning "Whether the finish needs the exact number; otherwise a larger one stops there too.";
    play_all_places: bool = false,
        shown OptionValue::Flag(false), values "true or false",
        meaning "Whether the game goes on until one player is left.";
    rotate_starter: bool = true,
        shown OptionValue::Flag(true), values "true or false",
        meaning "Whether a rematch is started by the next seat; otherwise the same seat starts again.";
    ? turn_seconds: u32, kind Integer, values "30 or 60",
        meaning "How many seconds a player has, 30 or 60. Absent: no limit.";
}
