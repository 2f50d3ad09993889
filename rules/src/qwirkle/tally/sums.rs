//! The sums on a sheet: whether its totals follow from its own numbers, right or wrong as those are.

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

    /// Adds a turn's points and tells whether its running totals, where it has them, follow. What is written there
    /// is what the next turn is added to, so that a wrong sum is told once.
    pub(super) fn add(&mut self, turn: &QwirkleTallyTurn) -> bool {
        add(&mut self.0, turn.seat, turn.points.0);
        let Some(written) = &turn.totals else { return true };
        let follow = self.differing(written).is_empty();
        self.0 = written.iter().map(|points| points.0).collect();
        follow
    }

    /// The seats whose points do not follow.
    pub(super) fn differing(&self, written: &[QwirkleSheetPoints]) -> Vec<Seat> {
        let pairs = (0u8..).zip(self.0.iter().zip(written));
        pairs.filter(|(_, (sum, written))| **sum != written.0).map(|(seat, _)| Seat(seat)).collect()
    }
}

/// Adds points to those of a seat, if there is one.
pub(super) fn add(totals: &mut [u32], seat: Seat, points: u32) {
    if let Some(total) = totals.get_mut(seat.index()) {
        *total = total.saturating_add(points);
    }
}
