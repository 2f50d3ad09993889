//! The audit of a score sheet: which turns are right, which rules were broken, which slips explain a wrong number.
//!
//! Choices taken where the source is silent:
//! - Whoever has the first turn is taken for the starter, and after a turn out of order the next seat goes on from
//!   there.
//! - A turn by a seat that nobody sits on is illegal; its tiles lie, its points are nobody's, and anybody may be next.
//! - Where two tiles are written on one cell, the first stays, and the points of the turn cannot be told.
//! - Tiles that form no line bring 1 point if there is one, otherwise nothing.
//! - Points alone and none of them: nothing was laid. Some of them: from there on tiles lie nobody knows where, and
//!   only what is certain all the same is told.
//! - Who lays more tiles than the hand holds at the end has laid the last of it.
//! - After the end that alone is told.
//! - A hand is judged by its size, and the opening by the starter's next turn; what else later turns may betray
//!   about a hand is not.

mod numbers;
mod opening;
mod sheet;
mod slips;
mod sums;
mod table;
mod wire;

pub use numbers::MOST_POINTS_OF_A_TURN;
pub use sheet::{QwirkleSheetError, QwirkleTallyRefusal};
pub use wire::*;

use self::opening::Opening;
use self::sums::Sums;
use self::table::{Finding, Table, Worth};
use super::wire::{QwirkleOpening, QwirkleOptions};
use crate::answer::GameResult;

/// Audits a score sheet. Violations point from its root.
///
/// # Errors
/// What cannot be audited: a turn that says several things, more tiles than any sheet holds; a number of players
/// that the rules forbid, totals of another number of players.
pub fn tally(sheet: &QwirkleTallyRequest) -> Result<QwirkleAudit, QwirkleTallyRefusal> {
    sheet::check(sheet)?;
    let options: QwirkleOptions = sheet.options.clone().unwrap_or_default().into();
    let mut audit = Audit::new(sheet.players.len(), options.opening == QwirkleOpening::Announced);
    for (index, turn) in sheet.turns.iter().enumerate() {
        audit.add(index, turn, index + 1 == sheet.turns.len());
    }
    Ok(audit.conclude(sheet))
}

/// An audit under way.
struct Audit {
    table: Table,
    sums: Sums,
    totals: Vec<u32>,
    turns: Vec<QwirkleAuditTurn>,
    /// Whether the opening is bound to the largest set of the hand.
    opening_is_bound: bool,
    opening: Option<Opening>,
}

impl Audit {
    fn new(players: usize, opening_is_bound: bool) -> Self {
        Self {
            table: Table::new(players),
            sums: Sums::new(players),
            totals: vec![0; players],
            turns: Vec::new(),
            opening_is_bound,
            opening: None,
        }
    }

    fn add(&mut self, index: usize, turn: &QwirkleTallyTurn, last: bool) {
        let first = !self.table.is_opened();
        let Finding { violations, worth } = self.table.play(turn, &format!("/turns/{index}"), last);
        let claimed = turn.points.0;
        let mut found = QwirkleAuditTurn {
            seat: turn.seat,
            verdict: QwirkleAuditVerdict::Right,
            claimed,
            right: None,
            totals: Vec::new(),
            lines: Vec::new(),
            end_bonus: None,
            violations,
            slips: Vec::new(),
            unusual: false,
        };
        judge_points(&mut found, &worth, turn.claims_end_bonus);
        sums::add(&mut self.totals, turn.seat, found.right.unwrap_or(claimed));
        if !self.sums.add(turn, &self.totals) {
            found.slips.push(QwirkleSlip::SumWrong);
        }
        found.totals.clone_from(&self.totals);
        self.watch_the_opening(index, turn, first, found.violations.is_empty());
        self.turns.push(found);
    }

    /// `qwirkle.opening`: the opening is judged when its starter plays again.
    fn watch_the_opening(&mut self, index: usize, turn: &QwirkleTallyTurn, first: bool, is_legal: bool) {
        if first && is_legal && self.opening_is_bound {
            self.opening = Opening::of(index, turn);
        } else if let Some(opening) = self.opening.take_if(|opening| opening.is_followed_by(turn))
            && is_legal
        {
            let violations = &mut self.turns[opening.turn].violations;
            violations.extend(opening.betrayed_by(turn));
        }
    }

    fn conclude(mut self, sheet: &QwirkleTallyRequest) -> QwirkleAudit {
        for turn in &mut self.turns {
            turn.verdict = verdict(turn);
        }
        let first_wrong = self.turns.iter().position(|turn| turn.verdict != QwirkleAuditVerdict::Right);
        let winners = GameResult::from_places("", super::places(&self.totals)).winners;
        let written = sheet.totals.as_deref();
        let wrong_totals = written.map_or_else(Vec::new, |written| self.sums.wrong(written, &self.totals));
        let totals_stand =
            written.map(|written| written.iter().map(|points| points.0).eq(self.totals.iter().copied()));
        let winners_stand = sheet.winners.as_ref().map(|written| {
            written.iter().all(|seat| winners.contains(seat))
                && winners.iter().all(|seat| written.contains(seat))
        });
        let ok = first_wrong.is_none()
            && wrong_totals.is_empty()
            && totals_stand != Some(false)
            && winners_stand != Some(false);
        QwirkleAudit {
            players: sheet.players.clone(),
            turns: self.turns,
            totals: self.totals,
            winners,
            first_wrong: first_wrong.and_then(|index| u32::try_from(index).ok()),
            wrong_totals,
            totals_stand,
            winners_stand,
            finished: self.table.finished(),
            ok,
        }
    }
}

/// Compares the claimed points with what the turn is worth.
fn judge_points(found: &mut QwirkleAuditTurn, worth: &Worth, claims_end_bonus: bool) {
    match worth {
        Worth::Known(scored) => {
            found.right = Some(scored.right());
            found.lines = scored.lines.iter().map(|line| line.wire()).collect();
            found.end_bonus = (scored.end_bonus > 0).then_some(scored.end_bonus);
            found.slips = scored.slips(found.claimed, claims_end_bonus);
        }
        Worth::Unknown { scope, may_end } => {
            let possible = scope.is_none_or(|scope| {
                let with_bonus = || scope.can_end_with(found.claimed);
                let without = || scope.can_bring(found.claimed);
                match (claims_end_bonus, may_end) {
                    (true, true) => with_bonus(),
                    (false, false) => without(),
                    // Claimed where it cannot be, which is told by itself; or not claimed, but possible.
                    _ => without() || with_bonus(),
                }
            });
            if !possible {
                found.slips.push(QwirkleSlip::ImpossiblePoints);
            }
            found.unusual = possible && numbers::are_unusual(found.claimed);
        }
    }
}

/// What a turn is found to be.
fn verdict(turn: &QwirkleAuditTurn) -> QwirkleAuditVerdict {
    if !turn.violations.is_empty() {
        QwirkleAuditVerdict::Illegal
    } else if !turn.slips.is_empty() {
        QwirkleAuditVerdict::Wrong
    } else {
        QwirkleAuditVerdict::Right
    }
}
