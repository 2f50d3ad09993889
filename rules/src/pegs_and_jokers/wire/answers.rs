//! What the referee answers in Pegs and Jokers.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{PegsAndJokersCard, PegsAndJokersPeg};
use crate::wire::{Seat, optional_bounded_list};

/// Something that happened in a game of Pegs and Jokers. New kinds and fields may come; let unknown ones pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersEvent {
    /// Cards were drawn from the pile.
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
        cards: Option<Vec<PegsAndJokersCard>>,
    },
    /// The pile was empty, and all discards became the new pile.
    Reshuffled {
        /// How many cards.
        count: u32,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: PegsAndJokersCard,
    },
    /// A card was discarded for another.
    Exchanged {
        /// By whom.
        seat: Seat,
        /// Which.
        card: PegsAndJokersCard,
    },
    /// A peg moved by the card played.
    Moved {
        /// Whose.
        seat: Seat,
        /// Its number.
        peg: u8,
        /// Where it was.
        from: PegsAndJokersPeg,
        /// Where it is.
        to: PegsAndJokersPeg,
    },
    /// A peg was sent to its start, or a teammate's to its in-spot.
    Bumped {
        /// Whose.
        seat: Seat,
        /// Its number.
        peg: u8,
        /// Where it was.
        from: PegsAndJokersPeg,
        /// Where it is.
        to: PegsAndJokersPeg,
        /// Why.
        because: PegsAndJokersBump,
    },
    /// A player who has all five pegs home plays those of a teammate; told each time, before they move.
    Helps {
        /// Who.
        seat: Seat,
        /// Whose pegs.
        of: Seat,
    },
    /// The turn came to a player, or goes on after a draw.
    Turn {
        /// To whom.
        seat: Seat,
        /// What is asked.
        phase: PegsAndJokersPhase,
    },
    /// The game ended.
    Over {
        /// Why.
        #[cfg_attr(feature = "schema", schema(value_type = String, examples("home")))]
        reason: Cow<'static, str>,
    },
    /// A hand was dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// How many cards.
        count: u32,
        /// Which, where they are known.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "optional_bounded_list"
        )]
        #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
        cards: Option<Vec<PegsAndJokersCard>>,
    },
    /// The referee drew the dealer, and with it who starts.
    StarterDrawn {
        /// Who starts: the seat to the left of the dealer.
        seat: Seat,
    },
}

/// Why a peg of Pegs and Jokers was bumped. New reasons may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersBump {
    /// The peg that moved landed on it.
    LandedOn,
    /// It held an in-spot to which a bumped teammate's peg went.
    Chain,
}

/// What a turn of Pegs and Jokers asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum PegsAndJokersPhase {
    /// A draw.
    Draw,
    /// A card to be played or exchanged.
    Play,
}

/// What a move of Pegs and Jokers scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersScore {
    /// The change in the number of pegs that the mover's team has home; below 0 where a joker takes one out.
    pub gained: i32,
    /// Pegs home of each seat.
    pub totals: Vec<u32>,
}

/// How a game of Pegs and Jokers stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersTotals {
    /// Pegs home of each seat.
    pub totals: Vec<u32>,
}

/// What is left to draw in Pegs and Jokers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersLeft {
    /// Cards in the draw pile.
    pub pile: u32,
}

/// What a suggested move brings in Pegs and Jokers. Fields may come; let unknown ones pass.
///
/// The `reason` beside it is `comes_home`, `bumps`, `comes_out`, `advances`, `least_harm` or `exchanges`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersSuggestionValue {
    /// The change in the number of pegs that the mover's team has home; below 0 where a joker takes one out.
    pub home: i32,
    /// How many opponents' pegs it sends to their starts.
    pub bumped: u8,
    /// How many holes the mover's team gains: a peg in start has come 0 holes, one on the track as many as it has
    /// gone of a round that ends at its in-spot, one in home a whole round and its home hole.
    pub progress: i32,
    /// How many holes it is worth to the team, as the level sees it: what danger it brings and what the card would have been good for weighed in; only from `strong`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub estimate: Option<i32>,
}
