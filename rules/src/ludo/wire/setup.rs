//! How a game of Ludo is set up, and in which order its moves are listed.

use serde::{Deserialize, Serialize};

use super::{LudoColor, LudoOptions};
use crate::wire::{PlayerName, Seat, present};

/// A player of a new game of Ludo.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoSetupPlayer {
    /// The name, given back as it came.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub name: Option<PlayerName>,
    /// The colour; all players name one or none does.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub color: Option<LudoColor>,
}

/// How to set up a game of Ludo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LudoSetup {
    /// The players by seat, clockwise.
    pub players: Vec<LudoSetupPlayer>,
    /// The options, in full.
    pub options: LudoOptions,
    /// Who starts; drawn if left out.
    pub starter: Option<Seat>,
}

/// What a rematch of Ludo may lay down anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LudoRematch {
    /// Who starts; left out, `rotate_starter` tells.
    pub starter: Option<Seat>,
}

/// The orders of the list of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoOrder {
    /// By the number of the piece.
    #[default]
    Position,
}
