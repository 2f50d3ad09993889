//! Numbers and lists of Ludo's wire that have a published bound, and the readers that enforce it.

use serde::de::{Deserializer, Error as _};

use super::wire::LudoPiece;
use crate::wire::{bounded_list, number_within};

/// The most players.
pub(super) const MOST_PLAYERS: usize = 4;
/// How many pieces a player has.
pub(super) const PIECES: usize = 4;
/// The highest number of a piece; they are numbered from 0.
pub(super) const HIGHEST_PIECE: u8 = 3;
/// The highest square of the cross; smaller boards have fewer.
pub(super) const HIGHEST_SQUARE: u8 = 51;
/// How many steps a lane has.
pub(super) const LANE_STEPS: u8 = 5;

/// Reads a square of the loop.
pub(super) fn square<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    number_within(deserializer, 0, HIGHEST_SQUARE, "a square")
}

/// Reads a step of a lane.
pub(super) fn step<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    number_within(deserializer, 1, LANE_STEPS, "a step of the lane")
}

/// Reads the number of a piece.
pub(super) fn piece<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    number_within(deserializer, 0, HIGHEST_PIECE, "a piece")
}

/// Reads a player's pieces, neither more nor fewer than four.
pub(super) fn pieces<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[LudoPiece; PIECES], D::Error> {
    let list: Vec<LudoPiece> = bounded_list(deserializer)?;
    <[LudoPiece; PIECES]>::try_from(list)
        .map_err(|list| D::Error::custom(format!("a player has exactly {PIECES} pieces, not {}", list.len())))
}
