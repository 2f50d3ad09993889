//! The slips that explain a wrong number: one is named where its formula gives what the sheet has.

use super::wire::QwirkleSlip;
use crate::qwirkle::board::Line;
use crate::qwirkle::score;
use crate::qwirkle::wire::QwirklePlacedTile;

/// The right points of a turn, and what is needed to explain others.
#[derive(Clone, Debug, Default)]
pub(super) struct Scored {
    /// The lines formed or extended.
    pub(super) lines: Vec<Line>,
    /// What the placement brings, the end bonus aside.
    points: u32,
    /// What it would bring if only its own tiles lay there.
    new_tiles_only: u32,
    /// `qwirkle.score_end`.
    pub(super) end_bonus: u32,
    /// Whether somebody may think that the end bonus is due: the bag is empty after the turn.
    pub(super) near_the_end: bool,
}

impl Scored {
    /// `qwirkle.score_line`: what `tiles` bring, which form or extend `lines`.
    ///
    /// Only a single tile can be a placement without a line; several that lie apart bring nothing.
    pub(super) fn of(tiles: &[QwirklePlacedTile], lines: Vec<Line>, end_bonus: u32) -> Self {
        let new_in = |line: &Line| tiles.iter().filter(|tile| line.covers(tile.cell())).count();
        let lines_of_new = lines.iter().map(|line| score::of_line(u32::try_from(new_in(line)).unwrap_or(0)));
        let new_tiles_only = score::of_placement(lines_of_new.sum());
        let none = lines.is_empty() && tiles.len() != 1;
        let of_lines = lines.iter().map(|line| line.points()).sum();
        let points = if none { 0 } else { score::of_placement(of_lines) };
        Self { lines, points, new_tiles_only, end_bonus, near_the_end: false }
    }

    /// The right points, the end bonus included.
    pub(super) const fn right(&self) -> u32 {
        self.points + self.end_bonus
    }

    /// Every slip that explains `claimed`, which may be right; `claims_end_bonus` tells whether the sheet says that
    /// the end bonus is in it.
    pub(super) fn slips(&self, claimed: u32, claims_end_bonus: bool) -> Vec<QwirkleSlip> {
        let mut slips = Vec::new();
        let bonus_added = self.end_bonus == 0 && claimed == self.right() + score::of_end(true);
        let claims_wrongly = claims_end_bonus && self.end_bonus == 0;
        if claims_wrongly || bonus_added && self.near_the_end {
            slips.push(QwirkleSlip::EndBonusWrong);
        }
        if claimed == self.right() {
            return slips;
        }
        let explained_by_the_bonus = bonus_added && !slips.is_empty();
        let formulas = [
            (QwirkleSlip::CrossingLineForgotten, self.leaves_lines_out(claimed)),
            (QwirkleSlip::QwirkleBonusMissed, self.is_off_by_qwirkles(claimed, self.right())),
            (QwirkleSlip::QwirkleBonusTwice, self.is_off_by_qwirkles(self.right(), claimed)),
            (QwirkleSlip::OldTilesForgotten, claimed == self.new_tiles_only + self.end_bonus),
            (QwirkleSlip::EndBonusMissed, self.end_bonus > 0 && claimed == self.points),
        ];
        slips.extend(formulas.into_iter().filter(|&(_, gives)| gives).map(|(slip, _)| slip));
        if !explained_by_the_bonus && slips.iter().all(|&slip| slip == QwirkleSlip::EndBonusWrong) {
            slips.push(QwirkleSlip::WrongPoints);
        }
        slips
    }

    /// Whether `claimed` is the right points less those of some lines, but not of all.
    fn leaves_lines_out(&self, claimed: u32) -> bool {
        let Some(missing) = self.right().checked_sub(claimed) else { return false };
        let Ok(missing) = usize::try_from(missing) else { return false };
        let all: u32 = self.lines.iter().map(|line| line.points()).sum();
        if missing == 0 || u32::try_from(missing).is_ok_and(|missing| missing >= all) {
            return false;
        }
        // Which sums the lines seen so far can make.
        let mut sums = vec![false; missing + 1];
        sums[0] = true;
        for line in &self.lines {
            let points = usize::try_from(line.points()).unwrap_or(usize::MAX);
            for sum in (points..=missing).rev() {
                sums[sum] |= sums[sum - points];
            }
        }
        sums[missing]
    }

    /// Whether `more` is `less` and what one or more of the Qwirkles bring beside their tiles.
    fn is_off_by_qwirkles(&self, less: u32, more: u32) -> bool {
        let qwirkles = self.lines.iter().filter(|line| line.length == score::QWIRKLE).count();
        let beside_its_tiles = score::of_line(score::QWIRKLE) - score::QWIRKLE;
        (1..=u32::try_from(qwirkles).unwrap_or(0)).any(|number| less + number * beside_its_tiles == more)
    }
}
