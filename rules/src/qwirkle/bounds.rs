//! Numbers of Qwirkle's wire that have a published bound, and the readers that enforce it.

use serde::de::Deserializer;

use crate::wire::number_within;

/// The farthest row or column from the origin.
pub const FARTHEST: i32 = 1_000_000_000;
/// The most points that a state can write down; more are not counted.
pub const MOST_POINTS: u32 = 1_000_000;
/// The largest hand that can be written at all; no hand has more than six tiles.
pub const LARGEST_WRITTEN_HAND: u8 = 162;
/// The highest age that can be given.
pub const HIGHEST_AGE: u8 = 150;

/// Reads a row or column.
pub(super) fn coordinate<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i32, D::Error> {
    number_within(deserializer, -FARTHEST, FARTHEST, "a coordinate")
}

/// Reads a player's points.
pub(super) fn points<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    number_within(deserializer, 0, MOST_POINTS, "a score")
}

/// Reads the size of a hidden hand.
pub(super) fn size<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    number_within(deserializer, 0, LARGEST_WRITTEN_HAND, "the size of a hand")
}

/// Reads an age that may be absent.
pub(super) fn optional_age<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u8>, D::Error> {
    number_within(deserializer, 0, HIGHEST_AGE, "an age").map(Some)
}
