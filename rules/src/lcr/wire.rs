//! The types of LCR that cross the wire.

mod highlight;

pub use highlight::*;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::options::game_options;
use crate::wire::{PlayerName, Seat, bounded_list, optional_bounded_list, present};

/// Always `lcr`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LcrName {
    /// The game.
    Lcr,
}

game_options! {
    /// The options of a game of LCR, in full.
    LcrOptions,
    /// The options of a new game of LCR; those left out take their defaults.
    LcrSetupOptions;
    starting_chips: u32 = 3,
        shown crate::options::OptionValue::Number(3), values "1 to 100",
        meaning "Chips each player starts with, 1 to 100.";
}

/// A position of LCR.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LcrState {
    /// The game.
    pub game: LcrName,
    /// The version of the rules, 1.
    pub rules: u32,
    /// The options, in full.
    pub options: LcrOptions,
    /// The players by seat, clockwise.
    #[serde(deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(max_items = 162))]
    pub players: Vec<LcrPlayer>,
    /// Chips in the center.
    pub pot: u32,
    /// Whose turn it is.
    pub turn: LcrTurn,
    /// How many moves have been accepted.
    pub ply: u32,
}

/// A player of LCR.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LcrPlayer {
    /// The name, given back as it came.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub name: Option<PlayerName>,
    /// Chips held.
    pub chips: u32,
}

/// Whose turn it is in LCR.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LcrTurn {
    /// A player is to roll.
    Roll {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {},
}

/// What a die of LCR shows. Three of its six faces are dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LcrDie {
    /// A chip goes to the next seat clockwise.
    Left,
    /// A chip goes to the seat before.
    Right,
    /// A chip goes to the pot.
    Center,
    /// The chip stays.
    Dot,
}

/// A move of LCR.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LcrMove {
    /// Roll the dice.
    Roll {
        /// What the dice showed: one for each chip held, at most three. Left out, the referee rolls.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "optional_bounded_list"
        )]
        #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
        dice: Option<Vec<LcrDie>>,
    },
}

/// Something that happened in a game of LCR. New kinds and fields may come; let unknown ones pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LcrEvent {
    /// Dice were rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What they showed.
        #[serde(deserialize_with = "bounded_list")]
        #[cfg_attr(feature = "schema", schema(max_items = 162))]
        dice: Vec<LcrDie>,
    },
    /// Chips went to a neighbour.
    Passed {
        /// From whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        chips: u32,
    },
    /// Chips went to the pot.
    Potted {
        /// From whom.
        seat: Seat,
        /// How many.
        chips: u32,
    },
    /// A player without chips was passed over.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// The turn came to a player.
    Turn {
        /// To whom.
        seat: Seat,
    },
    /// The winner took the pot.
    TookPot {
        /// Who.
        seat: Seat,
        /// How many chips it held.
        chips: u32,
    },
    /// The game ended.
    Over {
        /// Why.
        #[cfg_attr(feature = "schema", schema(value_type = String, examples("last_with_chips")))]
        reason: Cow<'static, str>,
    },
    /// The referee drew who starts.
    StarterDrawn {
        /// Who.
        seat: Seat,
    },
}

/// What a move of LCR scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LcrScore {
    /// The change in the roller's own chips, 0 or less.
    pub gained: i32,
    /// Chips held by each seat, after the pot has been taken.
    pub totals: Vec<u32>,
}

/// How a game of LCR stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LcrTotals {
    /// Chips held by each seat.
    pub totals: Vec<u32>,
}

/// A player of a new game of LCR.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LcrSetupPlayer {
    /// The name, given back as it came.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub name: Option<PlayerName>,
}

/// How to set up a game of LCR.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LcrSetup {
    /// The players by seat, clockwise.
    pub players: Vec<LcrSetupPlayer>,
    /// The options, in full.
    pub options: LcrOptions,
    /// Who starts; drawn if left out.
    pub starter: Option<Seat>,
}

/// What a rematch of LCR may lay down anew.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LcrRematch {
    /// Who starts; drawn if left out.
    pub starter: Option<Seat>,
}

/// The orders of the list of moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LcrOrder {
    /// By position.
    #[default]
    Position,
}
