//! How the boards of Ludo are laid out.

use serde::Serialize;

use super::{LudoBoard, LudoColor, LudoSafeSquares};
use crate::wire::Seat;

/// One board of Ludo. New fields may come; let unknown ones pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoGeometry {
    /// The option `board`.
    pub board: LudoBoard,
    /// The number of players.
    pub players: u8,
    /// How many squares the loop has; they are numbered clockwise from 0.
    #[cfg_attr(feature = "schema", schema(examples(52)))]
    pub loop_length: u8,
    /// The progress of a piece on the last square of its lap, counted from 0 on its start.
    #[cfg_attr(feature = "schema", schema(examples(50)))]
    pub last_on_loop: u8,
    /// How many steps a lane has; the first follows the last square of the lap.
    #[cfg_attr(feature = "schema", schema(examples(5)))]
    pub lane_steps: u8,
    /// The progress of a piece at the finish.
    #[cfg_attr(feature = "schema", schema(examples(56)))]
    pub finish: u8,
    /// The arms, clockwise.
    pub arms: Vec<LudoArm>,
    /// The safe squares under each value of the option `safe_squares`.
    pub safe_squares: Vec<LudoSafeList>,
}

/// One arm of a board of Ludo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoArm {
    /// Whose arm it is: on the cross that of a colour.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub color: Option<LudoColor>,
    /// Whose arm it is: on the smaller boards that of a seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub seat: Option<Seat>,
    /// The square on which pieces leave the yard.
    pub start: u8,
    /// The square with the star.
    pub star: u8,
    /// The last square of the lap, from which pieces turn into the lane.
    pub turn_off: u8,
}

/// The safe squares of a board of Ludo under one value of the option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoSafeList {
    /// The value of the option.
    pub option: LudoSafeSquares,
    /// The squares, in ascending order.
    pub squares: Vec<u8>,
}
