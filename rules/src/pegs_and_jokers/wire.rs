//! The types of Pegs and Jokers that cross the wire.

mod answers;
mod geometry;
mod highlight;
mod setup;

pub use answers::*;
pub use geometry::*;
pub use highlight::*;
pub use setup::*;

use serde::{Deserialize, Serialize};

use super::bounds::{PEGS, discards, home, peg, pegs, size};
use crate::options::game_options;
use crate::wire::{PlayerName, Seat, bounded_list, optional_bounded_list, present};

/// Always `pegs-and-jokers`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersName {
    /// The game.
    PegsAndJokers,
}

/// How many holes a 7 moves that is split between two pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersSevenSplit {
    /// Seven together.
    Exact,
    /// Two to seven together.
    UpTo,
}

/// Whether a peg that passes its in-spot must turn into home.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersHomeEntry {
    /// The player chooses.
    Optional,
    /// It must where it fits.
    Forced,
}

game_options! {
    /// The options of a game of Pegs and Jokers, in full.
    PegsAndJokersOptions,
    /// The options of a new game of Pegs and Jokers; those left out take their defaults.
    PegsAndJokersSetupOptions;
    seven_split: PegsAndJokersSevenSplit = PegsAndJokersSevenSplit::Exact,
        shown crate::options::OptionValue::Word("exact".into()), values "exact or up_to",
        meaning "Whether two pegs that share a 7 move seven holes together (exact) or two to seven (up_to).";
    joker_from_home: bool = true,
        shown crate::options::OptionValue::Flag(true), values "true or false",
        meaning "Whether a joker may take a peg out of home.";
    home_entry: PegsAndJokersHomeEntry = PegsAndJokersHomeEntry::Optional,
        shown crate::options::OptionValue::Word("optional".into()), values "optional or forced",
        meaning "Whether turning into home is the player's choice (optional) or must be done where it fits (forced).";
}

/// A position of Pegs and Jokers. What is neither in a hand nor discarded is in the draw pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersState {
    /// The game.
    pub game: PegsAndJokersName,
    /// The version of the rules, 1.
    pub rules: u32,
    /// The options, in full.
    pub options: PegsAndJokersOptions,
    /// The players by seat, clockwise.
    #[serde(deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(max_items = 162))]
    pub players: Vec<PegsAndJokersPlayer>,
    /// The cards discarded, the last at the end.
    #[serde(deserialize_with = "discards")]
    #[cfg_attr(feature = "schema", schema(max_items = 216))]
    pub discard: Vec<PegsAndJokersCard>,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: PegsAndJokersTurn,
    /// How many moves have been accepted.
    pub ply: u32,
}

/// A player of Pegs and Jokers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersPlayer {
    /// The name, given back as it came.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub name: Option<PlayerName>,
    /// The colour of the pegs, for show; no two players have the same.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub color: Option<PegsAndJokersColor>,
    /// The cards held.
    pub hand: PegsAndJokersHand,
    /// The five pegs, numbered from 0.
    #[serde(deserialize_with = "pegs")]
    #[cfg_attr(feature = "schema", schema(value_type = Vec<PegsAndJokersPeg>, min_items = 5, max_items = 5))]
    pub pegs: [PegsAndJokersPeg; PEGS],
}

/// The colours of Pegs and Jokers. They are for show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersColor {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Orange.
    Orange,
    /// Purple.
    Purple,
    /// Black.
    Black,
    /// White.
    White,
}

/// A hand of Pegs and Jokers: known, or known by its size alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersHand {
    /// Its cards are known.
    Open {
        /// The cards, equal ones as often as they are held.
        #[serde(deserialize_with = "bounded_list")]
        #[cfg_attr(feature = "schema", schema(max_items = 162))]
        cards: Vec<PegsAndJokersCard>,
    },
    /// Only its size is known.
    Hidden {
        /// How many cards it holds.
        #[serde(deserialize_with = "size")]
        #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 162))]
        size: u8,
    },
}

/// A card of Pegs and Jokers, in order. Suits do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersCard {
    /// An ace: a peg comes out, or moves 1.
    #[serde(rename = "A")]
    Ace,
    /// A two.
    #[serde(rename = "2")]
    Two,
    /// A three.
    #[serde(rename = "3")]
    Three,
    /// A four.
    #[serde(rename = "4")]
    Four,
    /// A five.
    #[serde(rename = "5")]
    Five,
    /// A six.
    #[serde(rename = "6")]
    Six,
    /// A seven, which two pegs may share.
    #[serde(rename = "7")]
    Seven,
    /// An eight, which moves back.
    #[serde(rename = "8")]
    Eight,
    /// A nine.
    #[serde(rename = "9")]
    Nine,
    /// A ten.
    #[serde(rename = "10")]
    Ten,
    /// A jack: a peg comes out, or moves 10.
    #[serde(rename = "J")]
    Jack,
    /// A queen: a peg comes out, or moves 10.
    #[serde(rename = "Q")]
    Queen,
    /// A king: a peg comes out, or moves 10.
    #[serde(rename = "K")]
    King,
    /// A joker: a peg goes to a hole that another player's peg holds.
    #[serde(rename = "joker")]
    Joker,
}

impl PegsAndJokersCard {
    /// The word on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ace => "A",
            Self::Two => "2",
            Self::Three => "3",
            Self::Four => "4",
            Self::Five => "5",
            Self::Six => "6",
            Self::Seven => "7",
            Self::Eight => "8",
            Self::Nine => "9",
            Self::Ten => "10",
            Self::Jack => "J",
            Self::Queen => "Q",
            Self::King => "K",
            Self::Joker => "joker",
        }
    }
}

/// Where a peg of Pegs and Jokers is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersPeg {
    /// In the start area, where all pegs begin.
    Start {},
    /// On the ring.
    Track {
        /// The hole, numbered clockwise round the whole ring; 18 for each player.
        hole: u8,
    },
    /// In a home hole, which belongs to its colour alone.
    Home {
        /// The hole; 1 is next to the in-spot.
        #[serde(deserialize_with = "home")]
        #[cfg_attr(feature = "schema", schema(minimum = 1, maximum = 5))]
        hole: u8,
    },
}

/// Whose turn it is in Pegs and Jokers, and what is asked of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersTurn {
    /// A player with five cards is to draw.
    Draw {
        /// Who.
        seat: Seat,
    },
    /// A player with six cards is to play one or exchange one.
    Play {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over {},
}

/// A move of Pegs and Jokers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersMove {
    /// Draw up to six cards.
    Draw {
        /// What was drawn: one card. Left out, the referee draws for an open hand, if all hands are open.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "optional_bounded_list"
        )]
        #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
        drawn: Option<Vec<PegsAndJokersCard>>,
    },
    /// Play a card and move by it.
    Play {
        /// The card.
        card: PegsAndJokersCard,
        /// Which pegs move where: one, or with a 7 two, in order. The pegs are the player's own, or those of the
        /// teammate that a player who has all five home helps.
        #[serde(deserialize_with = "bounded_list")]
        #[cfg_attr(feature = "schema", schema(max_items = 162))]
        steps: Vec<PegsAndJokersStep>,
    },
    /// Discard a card and draw another: only where no card but a joker can move.
    Exchange {
        /// The card discarded.
        card: PegsAndJokersCard,
        /// What was drawn: one card. Left out, the referee draws for an open hand, if all hands are open.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "optional_bounded_list"
        )]
        #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
        drawn: Option<Vec<PegsAndJokersCard>>,
    },
}

/// A peg of Pegs and Jokers and where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersStep {
    /// Its number, from 0.
    #[serde(deserialize_with = "peg")]
    #[cfg_attr(feature = "schema", schema(minimum = 0, maximum = 4))]
    pub peg: u8,
    /// Where it goes.
    pub to: PegsAndJokersPeg,
}
