//! What a picture of LCR lights up.

use serde::{Deserialize, Serialize};

use super::LcrEvent;
use crate::picture::is_false;
use crate::wire::{Seat, bounded_list};

/// What a picture of LCR lights up beside the position.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LcrHighlight {
    /// The events of the move that led to the state, as its verdict told them: the dice, and where chips went.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub events: Vec<LcrEvent>,
    /// Whether to mark where chips of the player to move may go.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "schema", schema(default = false, required = false))]
    pub targets: bool,
    /// Players to be pointed out.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub seats: Vec<Seat>,
}
