//! What a picture of Pegs and Jokers lights up.

use serde::{Deserialize, Serialize};

use super::PegsAndJokersEvent;
use crate::pegs_and_jokers::bounds::peg;
use crate::picture::is_false;
use crate::wire::{Seat, bounded_list};

/// What a picture of Pegs and Jokers lights up beside the position. What the board does not have is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersHighlight {
    /// The events of the move that led to the state, as its verdict told them: where pegs went, and which were bumped.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub events: Vec<PegsAndJokersEvent>,
    /// Whether to mark the pegs and cards that may be played, and where pegs would land. Of a hidden hand there are
    /// none.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "schema", schema(default = false, required = false))]
    pub targets: bool,
    /// Holes of the ring to be pointed out, such as that of a violation.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub holes: Vec<u8>,
    /// Pegs to be pointed out, such as those of a violation.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(required = false, max_items = 162))]
    pub pegs: Vec<PegsAndJokersPegOfSeat>,
}

/// A peg of Pegs and Jokers to be pointed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersPegOfSeat {
    /// Whose.
    pub seat: Seat,
    /// Its number, from 0.
    #[serde(deserialize_with = "peg")]
    #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 4))]
    pub peg: u8,
}
