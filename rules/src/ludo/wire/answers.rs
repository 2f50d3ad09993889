//! What the referee answers in Ludo.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use super::LudoPiece;
use crate::answer::PieceReference;
use crate::ludo::bounds::MOST_PLAYERS;
use crate::wire::Seat;

/// Something that happened in a game of Ludo. New kinds and fields may come; let unknown ones pass.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoEvent {
    /// The die was rolled.
    Rolled {
        /// By whom.
        seat: Seat,
        /// What it showed.
        die: u8,
    },
    /// A piece moved, or left the yard.
    Moved {
        /// Whose.
        seat: Seat,
        /// Its number.
        piece: u8,
        /// Where it was.
        from: LudoPiece,
        /// Where it is.
        to: LudoPiece,
    },
    /// A piece was sent back to its yard.
    Captured {
        /// Whose.
        seat: Seat,
        /// Its number.
        piece: u8,
        /// Where it was.
        from: LudoPiece,
        /// By which piece.
        by: PieceReference,
    },
    /// A player brought the fourth piece home.
    Finished {
        /// Who.
        seat: Seat,
        /// In which place.
        place: u8,
    },
    /// The same player rolls again.
    RollAgain {
        /// Who.
        seat: Seat,
        /// Why, in this order; several reasons give one roll.
        #[cfg_attr(feature = "schema", schema(value_type = Vec<LudoAnotherRoll>))]
        because: ArrayVec<LudoAnotherRoll, MOST_REASONS>,
    },
    /// A turn ended otherwise than by a move.
    TurnEnded {
        /// Whose.
        seat: Seat,
        /// Why.
        because: LudoTurnEnd,
    },
    /// A player who has finished was passed over.
    Skipped {
        /// Who.
        seat: Seat,
    },
    /// The turn came to a player, or goes on with something else than a roll.
    Turn {
        /// To whom.
        seat: Seat,
        /// What is asked.
        phase: LudoPhase,
    },
    /// The game ended.
    Over {
        /// Why.
        reason: LudoEnd,
    },
    /// The referee drew who starts.
    StarterDrawn {
        /// Who.
        seat: Seat,
    },
}

/// The most reasons for one more roll that can come together.
pub const MOST_REASONS: usize = 3;

/// Why a player of Ludo rolls again. New reasons may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoAnotherRoll {
    /// The number was a 6.
    Six,
    /// The move captured.
    Capture,
    /// The piece reached the finish.
    Finish,
    /// The number does not leave the yard, but there is a try left under `three_rolls`.
    Try,
}

/// Why a turn of Ludo ended otherwise than by a move. New reasons may come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoTurnEnd {
    /// No piece could move by the number rolled.
    NoMove,
    /// It was the third 6 in a row.
    ThirdSix,
    /// None of the three rolls left the yard.
    NoTriesLeft,
    /// A piece could have left the yard, but for an opponent's block on its start.
    ExitBlocked,
}

/// What a turn of Ludo begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoPhase {
    /// A roll.
    Roll,
    /// A piece taken out without rolling.
    Exit,
}

/// Why a game of Ludo ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LudoEnd {
    /// A player had all four pieces home.
    FirstHome,
    /// All players but one had all four pieces home.
    AllPlaces,
}

impl LudoEnd {
    /// The word on the wire.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::FirstHome => "first_home",
            Self::AllPlaces => "all_places",
        }
    }
}

/// What a move of Ludo scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoScore {
    /// How many pieces the move brought home, 0 or 1.
    pub gained: u32,
    /// Pieces home of each seat.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u32>))]
    pub totals: ArrayVec<u32, MOST_PLAYERS>,
    /// How far the pieces of each seat have come together: in the yard 0, one more a square, 56 at the finish of
    /// the cross.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u32>))]
    pub progress: ArrayVec<u32, MOST_PLAYERS>,
}

/// How a game of Ludo stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoTotals {
    /// Pieces home of each seat.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u32>))]
    pub totals: ArrayVec<u32, MOST_PLAYERS>,
    /// How far the pieces of each seat have come together: in the yard 0, one more a square, 56 at the finish of
    /// the cross.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u32>))]
    pub progress: ArrayVec<u32, MOST_PLAYERS>,
}

/// What a suggested move of a piece brings in Ludo. Fields may come; let unknown ones pass.
///
/// The `reason` beside it is `finishes`, `captures`, `leaves_the_yard` or `advances`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LudoSuggestionValue {
    /// How many pieces it brings home, 0 or 1.
    pub finished: u8,
    /// How many opponents' pieces it sends back to their yards.
    pub captured: u8,
    /// How many pieces it takes out of the yard, 0 or 1.
    pub out: u8,
    /// How many squares the piece goes; 0 out of the yard.
    pub squares: u8,
    /// How many squares better than the others on the average the player then stands, as the level sees it; only from `strong`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub estimate: Option<i32>,
}
