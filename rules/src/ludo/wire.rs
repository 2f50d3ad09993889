//! The types of Ludo that cross the wire.

mod answers;
mod geometry;
mod highlight;
mod options;
mod setup;

pub use answers::*;
pub use geometry::*;
pub use highlight::*;
pub use options::*;
pub use setup::*;

use serde::{Deserialize, Serialize};

use super::bounds::{PIECES, piece, pieces, square, step};
use crate::wire::{PlayerName, Seat, bounded_list, present};

/// Always `ludo`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoName {
    /// The game.
    Ludo,
}

/// A position of Ludo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoState {
    /// The game.
    pub game: LudoName,
    /// The version of the rules, 1.
    pub rules: u32,
    /// The options, in full.
    pub options: LudoOptions,
    /// The players by seat, clockwise.
    #[serde(deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(max_items = 162))]
    pub players: Vec<LudoPlayer>,
    /// Who started.
    pub starter: Seat,
    /// Whose turn it is.
    pub turn: LudoTurn,
    /// How many moves have been accepted.
    pub ply: u32,
}

/// A player of Ludo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoPlayer {
    /// The name, given back as it came.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub name: Option<PlayerName>,
    /// The colour of the pieces; on the cross also the arm they start from.
    pub color: LudoColor,
    /// The four pieces, numbered from 0.
    #[serde(deserialize_with = "pieces")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<LudoPiece>, min_items = 4, max_items = 4))]
    pub pieces: [LudoPiece; PIECES],
    /// The place in the order of finishing; only for a player with four pieces home.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub place: Option<u8>,
}

/// The colours of Ludo, clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoColor {
    /// Yellow, whose start on the cross is square 0.
    Yellow,
    /// Blue, whose start on the cross is square 13.
    Blue,
    /// Red, whose start on the cross is square 26.
    Red,
    /// Green, whose start on the cross is square 39.
    Green,
}

impl LudoColor {
    /// The word on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Red => "red",
            Self::Green => "green",
        }
    }
}

/// Where a piece of Ludo is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoPiece {
    /// In the yard, where all pieces begin.
    Yard {},
    /// On the loop.
    Track {
        /// The square, numbered clockwise round the whole loop.
        #[serde(deserialize_with = "square")]
        #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 51))]
        square: u8,
    },
    /// In the last lane, which belongs to its colour alone.
    Lane {
        /// The step, counted from the loop.
        #[serde(deserialize_with = "step")]
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 5))]
        step: u8,
    },
    /// Home.
    Finish {},
}

/// Whose turn it is in Ludo, and what is asked of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoTurn {
    /// A player is to roll.
    Roll {
        /// Who.
        seat: Seat,
        /// Sixes rolled in a row this turn, 0 to 2.
        sixes: u8,
        /// Rolls used up under `three_rolls`, 0 to 2.
        tries: u8,
    },
    /// A player is to move a piece by the number rolled.
    Move {
        /// Who.
        seat: Seat,
        /// The number rolled, 1 to 6.
        die: u8,
        /// Sixes rolled in a row this turn, this one included, 0 to 2.
        sixes: u8,
    },
    /// A player is to take a piece out without rolling, under `free_exit`.
    Exit {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {},
}

/// A move of Ludo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoMove {
    /// Roll the die.
    Roll {
        /// What the die showed, 1 to 6. Left out, the referee rolls.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        die: Option<u32>,
    },
    /// Move a piece by the number rolled, or in phase `exit` take it out of the yard.
    Move {
        /// Its number, from 0.
        #[serde(deserialize_with = "piece")]
        #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 3))]
        piece: u8,
    },
}
