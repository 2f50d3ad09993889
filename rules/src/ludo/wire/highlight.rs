//! What a picture of Ludo lights up.

use serde::{Deserialize, Serialize};

use super::LudoEvent;
use crate::ludo::bounds::{piece, square};
use crate::picture::is_false;
use crate::wire::{Seat, bounded_list};

/// What a picture of Ludo lights up beside the position. What the board does not have is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoHighlight {
    /// The events of the move that led to the state, as its verdict told them: the die, where a piece went, what it
    /// captured.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub events: Vec<LudoEvent>,
    /// Whether to mark the pieces that may move, and where they would land.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "schema", schema(default = false, required = false))]
    pub targets: bool,
    /// Squares of the loop to be pointed out, such as that of a violation.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub squares: Vec<LudoSquare>,
    /// Pieces to be pointed out, such as those of a violation.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub pieces: Vec<LudoPieceOfSeat>,
}

/// A square of the loop of Ludo's board, numbered clockwise round the whole loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u8, minimum = 0, maximum = 51, examples(13)))]
pub struct LudoSquare(#[serde(deserialize_with = "square")] pub u8);

/// A piece of Ludo to be pointed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoPieceOfSeat {
    /// Whose.
    pub seat: Seat,
    /// Its number, from 0.
    #[serde(deserialize_with = "piece")]
    #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 3))]
    pub piece: u8,
}
