//! What the referee answers in Qwirkle.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::super::bounds::coordinate;
use super::{QwirklePlacedTile, QwirkleTile};
use crate::answer::{Cell, Violation};
use crate::wire::{Seat, bounded_list, optional_bounded_list};

/// Something that happened in a game of Qwirkle. New kinds and fields may come; let unknown ones pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleEvent {
    /// Tiles were laid on the board.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which and where.
        #[serde(deserialize_with = "bounded_list")]
        #[cfg_attr(feature = "schema", schema(max_items = 162))]
        tiles: Vec<QwirklePlacedTile>,
    },
    /// A placement scored.
    Scored {
        /// For whom.
        seat: Seat,
        /// All points of the turn, the end bonus included.
        points: u32,
        /// The lines formed or extended.
        #[serde(deserialize_with = "bounded_list")]
        #[cfg_attr(feature = "schema", schema(max_items = 162))]
        lines: Vec<QwirkleLine>,
        /// 6 for playing the last tile with the bag empty, otherwise 0.
        end_bonus: u32,
    },
    /// Tiles were laid aside for others.
    Swapped {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u32,
        /// Which, where they are known.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "optional_bounded_list"
        )]
        #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
        tiles: Option<Vec<QwirkleTile>>,
    },
    /// Tiles were drawn from the bag.
    Drawn {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u32,
        /// Which, where they are known.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "optional_bounded_list"
        )]
        #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
        tiles: Option<Vec<QwirkleTile>>,
    },
    /// A player passed.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// The turn came to a player.
    Turn {
        /// To whom.
        seat: Seat,
    },
    /// The game ended.
    Over {
        /// Why.
        #[cfg_attr(feature = "schema", schema(value_type = String, examples("played_out")))]
        reason: Cow<'static, str>,
    },
    /// A hand was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// How many tiles.
        count: u32,
        /// Which, where they are known.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "optional_bounded_list"
        )]
        #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
        tiles: Option<Vec<QwirkleTile>>,
    },
    /// The referee drew who starts.
    StarterDrawn {
        /// Who.
        seat: Seat,
    },
}

/// Which way a line of Qwirkle runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleAxis {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
}

/// A line of Qwirkle that a placement formed or extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleLine {
    /// Which way it runs.
    pub axis: QwirkleAxis,
    /// Column of its first cell.
    #[serde(deserialize_with = "coordinate")]
    #[cfg_attr(feature = "schema", schema(minimum = -1_000_000_000, maximum = 1_000_000_000))]
    pub x: i32,
    /// Row of its first cell.
    #[serde(deserialize_with = "coordinate")]
    #[cfg_attr(feature = "schema", schema(minimum = -1_000_000_000, maximum = 1_000_000_000))]
    pub y: i32,
    /// How many tiles it has.
    pub length: u32,
    /// Its points: one a tile, and 6 more for six tiles.
    pub points: u32,
}

/// What a move of Qwirkle scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleScore {
    /// The points of the turn, the end bonus included.
    pub gained: u32,
    /// Points of each seat.
    pub totals: Vec<u32>,
    /// The lines formed or extended; none for a lone opening tile, which scores 1.
    pub lines: Vec<QwirkleLine>,
    /// 6 for playing the last tile with the bag empty, otherwise 0.
    pub end_bonus: u32,
}

/// How a game of Qwirkle stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleTotals {
    /// Points of each seat.
    pub totals: Vec<u32>,
}

/// What is left to draw in Qwirkle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleLeft {
    /// Tiles in the bag.
    pub bag: u32,
}

/// Where one more tile of the hand may go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleTarget {
    /// The tile; of equal tiles only one is named.
    pub tile: QwirkleTile,
    /// The cells it may go to, row by row from the top.
    pub cells: Vec<Cell>,
}

/// What can become of the tiles laid so far in a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleTargets {
    /// Whether the tiles laid so far are a legal placement as they lie.
    pub may_end: bool,
    /// What they score as they lie, the end bonus included; only where they may stay or are an opening that is
    /// still too small.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub points: Option<u32>,
    /// Why they may not stay as they lie.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub violations: Vec<Violation>,
    /// The tiles of the hand that may be laid next, and where.
    pub targets: Vec<QwirkleTarget>,
}

/// What a suggested move brings in Qwirkle. Fields may come; let unknown ones pass.
///
/// The `reason` beside it is `scores`, `plays_out`, `swaps`, `nothing_fits` or `dead`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleSuggestionValue {
    /// The points it scores, the end bonus included; 0 for whatever is no placement.
    pub points: u32,
    /// How many points the player is expected to gain on the next one, from this turn to the end of the own next; only from `strong`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub estimate: Option<i32>,
}
