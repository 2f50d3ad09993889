//! The audit of score sheets, by sheet and answer; and laws over random games.

mod ends;
mod illegal;
mod laws;
mod numbers;
mod reading;
mod slips;
mod sums;

use mwamuzi_rules::Seat;
use mwamuzi_rules::qwirkle::{
    QwirkleAudit, QwirklePlacedTile, QwirkleSheetPoints, QwirkleTallyPlayer, QwirkleTallyRequest,
    QwirkleTallyTurn, tally,
};

use super::support::reasons;
use crate::cases::{cases, file, read};

/// A turn of which only the points are known.
fn alone(seat: u8, points: u32) -> QwirkleTallyTurn {
    QwirkleTallyTurn::of_points(Seat(seat), QwirkleSheetPoints(points))
}

/// A turn that lays tiles.
fn laid(seat: u8, tiles: Vec<QwirklePlacedTile>, points: u32) -> QwirkleTallyTurn {
    QwirkleTallyTurn { tiles: Some(tiles), ..alone(seat, points) }
}

/// A turn that swaps, for no points.
fn swapped(seat: u8, count: u32) -> QwirkleTallyTurn {
    QwirkleTallyTurn { swap: Some(count), ..alone(seat, 0) }
}

/// A turn that passes, for no points.
fn passed(seat: u8) -> QwirkleTallyTurn {
    QwirkleTallyTurn { pass: true, ..alone(seat, 0) }
}

/// The same turn, which claims the end bonus.
fn claiming_the_end(turn: QwirkleTallyTurn) -> QwirkleTallyTurn {
    QwirkleTallyTurn { claims_end_bonus: true, ..turn }
}

/// A sheet of so many players.
fn sheet(players: usize, turns: Vec<QwirkleTallyTurn>) -> QwirkleTallyRequest {
    QwirkleTallyRequest {
        players: vec![QwirkleTallyPlayer::default(); players],
        turns,
        totals: None,
        winners: None,
        options: None,
        rules: 1,
    }
}

/// The audit of a sheet that can be audited.
fn audit(players: usize, turns: Vec<QwirkleTallyTurn>) -> QwirkleAudit {
    tally(&sheet(players, turns)).unwrap()
}

/// What a turn breaks: rule, reason and pointer of each.
fn broken(audit: &QwirkleAudit, turn: usize) -> Vec<(&'static str, &'static str, String)> {
    reasons(audit.turns[turn].violations.clone())
}

/// The rules that a turn breaks.
fn rules(audit: &QwirkleAudit, turn: usize) -> Vec<&'static str> {
    audit.turns[turn].violations.iter().map(|violation| violation.rule).collect()
}

/// A whole game of two that seat 1 began and ended, from the worked cases.
fn whole_game() -> QwirkleTallyRequest {
    let file = file("qwirkle-tally.json");
    let case = cases(&file).iter().find(|case| case["name"] == "a_whole_game_right");
    read(&case.unwrap()["request"])
}
