//! A score sheet and its audit, as they cross the wire.

use serde::{Deserialize, Serialize};

use crate::answer::Violation;
use crate::qwirkle::bounds::MOST_POINTS;
use crate::qwirkle::wire::{QwirkleLine, QwirklePlacedTile, QwirkleSetupOptions};
use crate::wire::{
    PlayerName, RULES_VERSION, Seat, bounded_list, list_within, optional_bounded_list, present,
};

/// The most turns on a score sheet.
pub const MOST_TURNS: usize = 1_000;
/// The most tiles on a score sheet, over all its turns: three times as many as there are.
pub const MOST_SHEET_TILES: usize = 324;

const fn first_rules() -> u32 {
    RULES_VERSION
}

/// A score sheet of Qwirkle as people keep it: who laid what for how many points, and what it came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleTallyRequest {
    /// The players by seat, clockwise: 2 to 6.
    #[serde(deserialize_with = "bounded_list")]
    #[cfg_attr(feature = "schema", schema(max_items = 162))]
    pub players: Vec<QwirkleTallyPlayer>,
    /// The turns in the order in which they were played; whoever has the first is taken for the starter. They hold
    /// at most 324 tiles in all.
    #[serde(deserialize_with = "turns")]
    #[cfg_attr(feature = "schema", schema(max_items = 1_000))]
    pub turns: Vec<QwirkleTallyTurn>,
    /// The final points of each seat as the sheet has them.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_bounded_list")]
    #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
    pub totals: Option<Vec<QwirkleSheetPoints>>,
    /// Who won as the sheet has it, more than one where the win was shared.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_bounded_list")]
    #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
    pub winners: Option<Vec<Seat>>,
    /// The options of the game; those left out take their defaults.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub options: Option<QwirkleSetupOptions>,
    /// The version of the rules; 1 if left out.
    #[serde(default = "first_rules")]
    #[cfg_attr(feature = "schema", schema(default = 1, required = false))]
    pub rules: u32,
}

fn turns<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<QwirkleTallyTurn>, D::Error> {
    list_within(deserializer, MOST_TURNS)
}

/// A player on a score sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleTallyPlayer {
    /// The name.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub name: Option<PlayerName>,
}

/// A turn on a score sheet: tiles laid, tiles swapped, a pass, or, with none of the three, the points alone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleTallyTurn {
    /// Whose turn.
    pub seat: Seat,
    /// The tiles laid, 1 to 6 in any order. At most one of `tiles`, `swap` and `pass` may be given.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_bounded_list")]
    #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
    pub tiles: Option<Vec<QwirklePlacedTile>>,
    /// How many tiles were swapped, 1 to 6.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub swap: Option<u32>,
    /// Whether the player passed; `false` says no more than leaving it out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", schema(default = false, required = false))]
    pub pass: bool,
    /// The points written down for the turn, the end bonus included.
    pub points: QwirkleSheetPoints,
    /// The points of each seat so far as the sheet has them, where it does.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_bounded_list")]
    #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
    pub totals: Option<Vec<QwirkleSheetPoints>>,
    /// Whether the sheet says that these points hold the 6 for the last tile; `false` says no more than leaving it
    /// out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", schema(default = false, required = false))]
    pub claims_end_bonus: bool,
}

impl QwirkleTallyTurn {
    /// A turn of which the sheet has the points alone.
    #[must_use]
    pub const fn of_points(seat: Seat, points: QwirkleSheetPoints) -> Self {
        Self { seat, tiles: None, swap: None, pass: false, points, totals: None, claims_end_bonus: false }
    }
}

/// Points on a score sheet, right or wrong: 0 to 1,000,000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u32")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "schema", schema(value_type = u32, minimum = 0, maximum = 1_000_000, examples(7)))]
pub struct QwirkleSheetPoints(pub u32);

impl TryFrom<u32> for QwirkleSheetPoints {
    type Error = String;

    fn try_from(points: u32) -> Result<Self, String> {
        if points > MOST_POINTS {
            return Err(format!("points on a sheet are a number from 0 to {MOST_POINTS}, not {points}"));
        }
        Ok(Self(points))
    }
}

/// What an audit finds a turn of the sheet to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleAuditVerdict {
    /// Nothing that can be told is wrong with it.
    Right,
    /// A number of it is wrong.
    Wrong,
    /// It breaks a rule; its number may be wrong too, which `slips` tells.
    Illegal,
}

/// A likely reason why a number on the sheet is not the right one. New ones may come; let unknown ones pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum QwirkleSlip {
    /// One or more of the lines were left out, but not all.
    CrossingLineForgotten,
    /// The 6 more of a Qwirkle were left out.
    QwirkleBonusMissed,
    /// The 6 more of a Qwirkle were counted twice.
    QwirkleBonusTwice,
    /// Only the new tiles were counted, as if none had lain there before.
    OldTilesForgotten,
    /// The 6 for the last tile were left out.
    EndBonusMissed,
    /// The 6 for the last tile were claimed, but not due.
    EndBonusWrong,
    /// The running totals are neither those before with this turn's points added nor right.
    SumWrong,
    /// No turn, or none with so many tiles, can bring these points.
    ImpossiblePoints,
    /// The points are wrong, and no other slip explains them.
    WrongPoints,
}

/// What an audit finds out about a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleAuditTurn {
    /// Whose turn.
    pub seat: Seat,
    /// What it is found to be.
    pub verdict: QwirkleAuditVerdict,
    /// The points that the sheet has for it.
    pub claimed: u32,
    /// The right points, the end bonus included. Absent where they cannot be told: the tiles are not written
    /// down, some that lay there before are not, or two tiles are written on one cell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub right: Option<u32>,
    /// The right points of each seat after the turn; claimed points count where nothing better is known.
    pub totals: Vec<u32>,
    /// The lines that make the right points, a Qwirkle's 6 included.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub lines: Vec<QwirkleLine>,
    /// The 6 for the last tile, where they are due.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub end_bonus: Option<u32>,
    /// Every rule that the turn breaks and that can be told independently. A fault that was there before is not
    /// blamed on it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub violations: Vec<Violation>,
    /// What explains the numbers that are wrong.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub slips: Vec<QwirkleSlip>,
    /// True where the right points cannot be told and those claimed are possible but above 36, which hardly ever
    /// happens.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub unusual: bool,
}

/// The audit of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QwirkleAudit {
    /// The players by seat, with their names as the sheet has them.
    pub players: Vec<QwirkleTallyPlayer>,
    /// Turn by turn, as many as the sheet has.
    pub turns: Vec<QwirkleAuditTurn>,
    /// The right final points of each seat.
    pub totals: Vec<u32>,
    /// The seats with the most of these.
    pub winners: Vec<Seat>,
    /// The first turn that is wrong or illegal, counted from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub first_wrong: Option<u32>,
    /// The seats whose final points on the sheet neither follow from the points and running totals on it, right or
    /// wrong as those are, nor are right.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub wrong_totals: Vec<Seat>,
    /// Whether the final points on the sheet are the right ones, where it has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub totals_stand: Option<bool>,
    /// Whether the winners on the sheet are the right ones, where it names them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub winners_stand: Option<bool>,
    /// Whether the game has ended: played out, stuck, or nothing fits any more. Absent where it cannot be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub finished: Option<bool>,
    /// Whether every turn is right, and the totals and winners on the sheet too.
    pub ok: bool,
}
