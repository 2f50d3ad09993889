//! How a game of Qwirkle is set up, and in which order its moves are listed.

use serde::{Deserialize, Serialize};

use super::{QwirkleOptions, QwirkleTile};
use crate::qwirkle::bounds::optional_age;
use crate::wire::{PlayerName, Seat, optional_bounded_list, present};

/// Where the hands of a new game of Qwirkle come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleDeal {
    /// The referee draws them.
    #[default]
    Referee,
    /// The players carry them; a player who carries none is hidden.
    Stated,
}

impl From<Option<QwirkleDeal>> for QwirkleDeal {
    /// The deal where a request leaves it out is the default.
    fn from(given: Option<Self>) -> Self {
        given.unwrap_or_default()
    }
}

/// A player of a new game of Qwirkle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleSetupPlayer {
    /// The name, given back as it came.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub name: Option<PlayerName>,
    /// The age in years: where several could start, the oldest does.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_age")]
    #[cfg_attr(feature = "schema", schema(nullable = false, minimum = 0, maximum = 150))]
    pub age: Option<u8>,
    /// The hand, for a stated deal: six tiles. Left out, it is hidden.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_bounded_list")]
    #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
    pub tiles: Option<Vec<QwirkleTile>>,
}

/// How to set up a game of Qwirkle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QwirkleSetup {
    /// The players by seat, clockwise.
    pub players: Vec<QwirkleSetupPlayer>,
    /// The options, in full.
    pub options: QwirkleOptions,
    /// Who starts; left out, the hands decide.
    pub starter: Option<Seat>,
    /// Where the hands come from.
    pub deal: QwirkleDeal,
}

/// A player of a rematch of Qwirkle; the name stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleRematchPlayer {
    /// The age in years: where several could start, the oldest does.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_age")]
    #[cfg_attr(feature = "schema", schema(nullable = false, minimum = 0, maximum = 150))]
    pub age: Option<u8>,
    /// The hand, for a stated deal: six tiles. Left out, it is hidden.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_bounded_list")]
    #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
    pub tiles: Option<Vec<QwirkleTile>>,
}

/// What a rematch of Qwirkle may lay down anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct QwirkleRematch {
    /// Who starts; left out, the hands decide.
    pub starter: Option<Seat>,
    /// Where the hands come from.
    pub deal: QwirkleDeal,
    /// Ages and hands by seat, one entry a player of the finished game.
    pub players: Option<Vec<QwirkleRematchPlayer>>,
}

/// The orders of the list of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleOrder {
    /// By kind of move, number of tiles, cells and tiles.
    #[default]
    Position,
    /// By points, the highest first; equal ones by position.
    Points,
}
