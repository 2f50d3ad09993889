//! What a picture of Qwirkle lights up.

use serde::{Deserialize, Serialize};

use super::super::bounds::coordinate;
use super::{QwirkleEvent, QwirklePlacedTile};
use crate::answer::Cell;
use crate::picture::is_false;
use crate::wire::bounded_list;

/// What a picture of Qwirkle lights up beside the position. Cells more than six away from every tile are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleHighlight {
    /// The events of the move that led to the state, as its verdict told them: the tiles that were placed.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub events: Vec<QwirkleEvent>,
    /// Whether to mark the cells where a tile of the hand of the player to move may go, beside those in `placed`. Of a
    /// hidden hand there are none.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "schema", schema(default = false, required = false))]
    pub targets: bool,
    /// Tiles of the hand laid so far this turn, which are not on the state's board yet.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub placed: Vec<QwirklePlacedTile>,
    /// Cells to be pointed out, such as those of a violation.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub cells: Vec<QwirkleCell>,
}

/// A cell of Qwirkle's board to be pointed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleCell {
    /// Column, growing to the right.
    #[serde(deserialize_with = "coordinate")]
    #[cfg_attr(feature = "schema", schema(minimum = -1_000_000_000, maximum = 1_000_000_000))]
    pub x: i32,
    /// Row, growing downwards.
    #[serde(deserialize_with = "coordinate")]
    #[cfg_attr(feature = "schema", schema(minimum = -1_000_000_000, maximum = 1_000_000_000))]
    pub y: i32,
}

impl From<QwirkleCell> for Cell {
    fn from(QwirkleCell { x, y }: QwirkleCell) -> Self {
        Self { x, y }
    }
}
