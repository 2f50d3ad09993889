//! The sums on a sheet: whether its totals follow from its own numbers, right or wrong as those are, or are right
//! all the same.

use super::wire::{QwirkleSheetPoints, QwirkleTallyTurn};
use crate::wire::Seat;

/// What the sheet comes to so far.
#[derive(Clone, Debug)]
pub(super) struct Sums(Vec<u32>);

impl Sums {
    /// Nobody has points.
    pub(super) fn new(players: usize) -> Self {
        Self(vec![0; players])
    }

    /// Adds a turn's points and tells whether its running totals, where it has them, follow or are `right`. What is
    /// written there is what the next turn is added to, so that a wrong sum is told once.
    pub(super) fn add(&mut self, turn: &QwirkleTallyTurn, right: &[u32]) -> bool {
        add(&mut self.0, turn.seat, turn.points.0);
        let Some(written) = &turn.totals else { return true };
        let follow = self.wrong(written, right).is_empty();
        self.0 = written.iter().map(|points| points.0).collect();
        follow
    }

    /// The seats whose written points neither follow nor are right.
    pub(super) fn wrong(&self, written: &[QwirkleSheetPoints], right: &[u32]) -> Vec<Seat> {
        let columns = (0u8..).zip(written.iter().zip(self.0.iter().zip(right)));
        let wrong = columns.filter(|(_, (written, (sum, right)))| ![**sum, **right].contains(&written.0));
        wrong.map(|(seat, _)| Seat(seat)).collect()
    }
}

/// Adds points to those of a seat, if there is one.
pub(super) fn add(totals: &mut [u32], seat: Seat, points: u32) {
    if let Some(total) = totals.get_mut(seat.index()) {
        *total = total.saturating_add(points);
    }
}
