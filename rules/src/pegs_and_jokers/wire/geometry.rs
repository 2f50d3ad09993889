//! How the boards of Pegs and Jokers are laid out.

use serde::Serialize;

use crate::wire::Seat;

/// The board of one number of players. New fields may come; let unknown ones pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersGeometry {
    /// The number of players.
    pub players: u8,
    /// How many holes the ring has; they are numbered clockwise from 0.
    #[cfg_attr(feature = "schema", schema(examples(72)))]
    pub ring_size: u8,
    /// How many home holes a player has; 1 is next to the in-spot.
    #[cfg_attr(feature = "schema", schema(examples(5)))]
    pub home_holes: u8,
    /// The sides, by seat.
    pub sides: Vec<PegsAndJokersSide>,
}

/// One player's side of a board of Pegs and Jokers: 18 holes of the ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PegsAndJokersSide {
    /// Whose side it is.
    pub seat: Seat,
    /// The first hole of the side.
    pub corner: u8,
    /// The hole from which pegs turn into home.
    pub in_spot: u8,
    /// The hole on which pegs come out.
    pub come_out: u8,
}
