//! The types of Qwirkle that cross the wire.

mod answers;
mod highlight;
mod setup;

pub use answers::*;
pub use highlight::*;
pub use setup::*;

use serde::{Deserialize, Serialize};

use super::bounds::{coordinate, points, size};
use crate::answer::Cell;
use crate::options::game_options;
use crate::wire::{PlayerName, Seat, bounded_list, optional_bounded_list, present};

/// Always `qwirkle`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleName {
    /// The game.
    Qwirkle,
}

/// How the first placement is bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleOpening {
    /// It lays the largest set in the hand, the one that made this player the starter.
    Announced,
    /// It may be any legal placement.
    Free,
}

game_options! {
    /// The options of a game of Qwirkle, in full.
    QwirkleOptions,
    /// The options of a new game of Qwirkle; those left out take their defaults.
    QwirkleSetupOptions;
    opening: QwirkleOpening = QwirkleOpening::Announced,
        shown crate::options::OptionValue::Word("announced".into()), values "announced or free",
        meaning "Whether the first placement must lay the largest set in the starter's hand (announced) or may be any legal one (free).";
}

/// A position of Qwirkle. What is neither on the board nor in a hand is in the bag.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleState {
    /// The game.
    pub game: QwirkleName,
    /// The version of the rules, 1.
    pub rules: u32,
    /// The options, in full.
    pub options: QwirkleOptions,
    /// The players by seat, clockwise.
    #[serde(deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(max_items = 162))]
    pub players: Vec<QwirklePlayer>,
    /// The tiles on the board, in any order; written row by row from the top.
    #[serde(deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(max_items = 162))]
    pub board: Vec<QwirklePlacedTile>,
    /// Whose turn it is.
    pub turn: QwirkleTurn,
    /// How many moves have been accepted.
    pub ply: u32,
}

/// A player of Qwirkle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirklePlayer {
    /// The name, given back as it came.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub name: Option<PlayerName>,
    /// Points so far.
    #[serde(deserialize_with = "points")]
    #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 1_000_000))]
    pub score: u32,
    /// The tiles behind this player's screen.
    pub hand: QwirkleHand,
}

/// A hand of Qwirkle: known, or known by its size alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleHand {
    /// Its tiles are known.
    Open {
        /// The tiles, equal ones as often as they are held.
        #[serde(deserialize_with = "bounded_list")]
        #[cfg_attr(feature = "schema", schema(max_items = 162))]
        tiles: Vec<QwirkleTile>,
    },
    /// Only its size is known.
    Hidden {
        /// How many tiles it holds.
        #[serde(deserialize_with = "size")]
        #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 162))]
        size: u8,
    },
}

/// Whose turn it is in Qwirkle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleTurn {
    /// A player is to place, swap or pass.
    Play {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {
        /// Why.
        reason: QwirkleEndReason,
    },
}

/// Why a game of Qwirkle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleEndReason {
    /// A player laid the last tile of the hand with the bag empty.
    PlayedOut,
    /// The bag was empty and nobody could place a tile.
    Stuck,
    /// The bag still held tiles, but no tile anywhere fitted, and the player to move stopped.
    Dead,
}

impl QwirkleEndReason {
    /// The word on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::PlayedOut => "played_out",
            Self::Stuck => "stuck",
            Self::Dead => "dead",
        }
    }
}

/// The colours of Qwirkle, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleColor {
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Purple.
    Purple,
}

impl QwirkleColor {
    /// All colours in their order.
    pub const ALL: [Self; 6] = [Self::Red, Self::Orange, Self::Yellow, Self::Green, Self::Blue, Self::Purple];
}

/// The shapes of Qwirkle, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleShape {
    /// A disc.
    Circle,
    /// A cross.
    Cross,
    /// A square standing on a corner.
    Diamond,
    /// A square.
    Square,
    /// A star.
    Star,
    /// Four leaves.
    Clover,
}

impl QwirkleShape {
    /// All shapes in their order.
    pub const ALL: [Self; 6] =
        [Self::Circle, Self::Cross, Self::Diamond, Self::Square, Self::Star, Self::Clover];
}

/// A tile of Qwirkle. There are three of each of the 36.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleTile {
    /// Its colour.
    pub color: QwirkleColor,
    /// Its shape.
    pub shape: QwirkleShape,
}

/// A tile of Qwirkle on its cell of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirklePlacedTile {
    /// Column, growing to the right.
    #[serde(deserialize_with = "coordinate")]
    #[cfg_attr(feature = "schema", schema(minimum = -1_000_000_000, maximum = 1_000_000_000))]
    pub x: i32,
    /// Row, growing downwards.
    #[serde(deserialize_with = "coordinate")]
    #[cfg_attr(feature = "schema", schema(minimum = -1_000_000_000, maximum = 1_000_000_000))]
    pub y: i32,
    /// Its colour.
    pub color: QwirkleColor,
    /// Its shape.
    pub shape: QwirkleShape,
}

impl QwirklePlacedTile {
    /// The tile without its cell.
    #[must_use]
    pub const fn tile(self) -> QwirkleTile {
        QwirkleTile { color: self.color, shape: self.shape }
    }

    /// The cell it lies on.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell { x: self.x, y: self.y }
    }
}

/// A move of Qwirkle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleMove {
    /// Lay tiles on the board.
    Place {
        /// One to six tiles in any order.
        #[serde(deserialize_with = "bounded_list")]
        #[cfg_attr(feature = "schema", schema(max_items = 162))]
        tiles: Vec<QwirklePlacedTile>,
        /// What was drawn afterwards. Left out, the referee draws for an open hand.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "optional_bounded_list"
        )]
        #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
        drawn: Option<Vec<QwirkleTile>>,
    },
    /// Exchange tiles of the hand for as many from the bag.
    Swap {
        /// One to six tiles that are laid aside.
        #[serde(deserialize_with = "bounded_list")]
        #[cfg_attr(feature = "schema", schema(max_items = 162))]
        tiles: Vec<QwirkleTile>,
        /// What was drawn for them. Left out, the referee draws for an open hand.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "optional_bounded_list"
        )]
        #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
        drawn: Option<Vec<QwirkleTile>>,
    },
    /// The same by a hidden hand, which names no tiles.
    SwapHidden {
        /// How many tiles, one to six.
        count: u32,
    },
    /// Do nothing: only with the bag empty and nothing to place.
    Pass {},
    /// End a dead position: the bag holds tiles, but no tile in it or in any hand fits anywhere.
    Stop {},
}
