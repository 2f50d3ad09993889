//! How a game of Pegs and Jokers is set up, and in which order its moves are listed.

use serde::{Deserialize, Serialize};

use super::{PegsAndJokersCard, PegsAndJokersColor, PegsAndJokersOptions};
use crate::wire::{PlayerName, Seat, optional_bounded_list, present};

/// Where the hands of a new game of Pegs and Jokers come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersDeal {
    /// The referee deals them.
    #[default]
    Referee,
    /// The players carry them; a player who carries none is hidden.
    Stated,
}

/// A player of a new game of Pegs and Jokers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersSetupPlayer {
    /// The name, given back as it came.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub name: Option<PlayerName>,
    /// The colour of the pegs, for show; no two players have the same.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub color: Option<PegsAndJokersColor>,
    /// The hand, for a stated deal: five cards. Left out, it is hidden.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_bounded_list")]
    #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
    pub cards: Option<Vec<PegsAndJokersCard>>,
}

/// How to set up a game of Pegs and Jokers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PegsAndJokersSetup {
    /// The players by seat, clockwise.
    pub players: Vec<PegsAndJokersSetupPlayer>,
    /// The options, in full.
    pub options: PegsAndJokersOptions,
    /// Who deals; drawn if left out. The player to the left begins.
    pub dealer: Option<Seat>,
    /// Where the hands come from; the referee if left out.
    pub deal: Option<PegsAndJokersDeal>,
}

/// A player of a rematch of Pegs and Jokers; name and colour stay.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersRematchPlayer {
    /// The hand, for a stated deal: five cards. Left out, it is hidden.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_bounded_list")]
    #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
    pub cards: Option<Vec<PegsAndJokersCard>>,
}

/// What a rematch of Pegs and Jokers may lay down anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PegsAndJokersRematch {
    /// Who deals; left out, the player to the left of the last dealer.
    pub dealer: Option<Seat>,
    /// Where the hands come from; the referee if left out.
    pub deal: Option<PegsAndJokersDeal>,
    /// Hands by seat, one entry a player of the finished game.
    pub players: Option<Vec<PegsAndJokersRematchPlayer>>,
}

/// The orders of the list of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersOrder {
    /// By card, number of pegs, pegs and where they go; exchanges last.
    #[default]
    Position,
}
