//! Numbers and lists of the wire of Pegs and Jokers that have a published bound, and the readers that enforce it.

use serde::de::{Deserializer, Error as _};

use super::wire::{PegsAndJokersCard, PegsAndJokersPeg};
use crate::wire::{bounded_list, list_within, number_within};

/// The most players.
pub(super) const MOST_PLAYERS: usize = 8;
/// How many pegs a player has.
pub(super) const PEGS: usize = 5;
/// How many private home holes a player has.
pub(super) const HOMES: u8 = 5;
/// The most cards in a hand.
pub(super) const HAND: usize = 6;
/// The most cards that are played with: four decks and eight jokers. A state may have as many discards, which is
/// more than lists otherwise hold.
pub const MOST_CARDS: usize = 216;
/// The largest hand that can be written at all; no hand has more than six cards.
const LARGEST_WRITTEN_HAND: u8 = 162;
/// The highest number of a peg; they are numbered from 0.
const HIGHEST_PEG: u8 = 4;

/// Reads a home hole.
pub(super) fn home<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    number_within(deserializer, 1, HOMES, "a home hole")
}

/// Reads the number of a peg.
pub(super) fn peg<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    number_within(deserializer, 0, HIGHEST_PEG, "a peg")
}

/// Reads the size of a hidden hand.
pub(super) fn size<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    number_within(deserializer, 0, LARGEST_WRITTEN_HAND, "the size of a hand")
}

/// Reads the discards: as many as there are cards.
pub(super) fn discards<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<PegsAndJokersCard>, D::Error> {
    list_within(deserializer, MOST_CARDS)
}

/// Reads a player's pegs, neither more nor fewer than five.
pub(super) fn pegs<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[PegsAndJokersPeg; PEGS], D::Error> {
    let list: Vec<PegsAndJokersPeg> = bounded_list(deserializer)?;
    <[PegsAndJokersPeg; PEGS]>::try_from(list)
        .map_err(|list| D::Error::custom(format!("a player has exactly {PEGS} pegs, not {}", list.len())))
}
