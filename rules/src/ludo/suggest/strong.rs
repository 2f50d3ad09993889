//! The strong player of Ludo: every move of its own, every number that may follow, and what each player would then
//! do, a few rolls deep.
//!
//! It looks one roll ahead, then two, and so on, and goes by the deepest look that its nodes allow; a node is a
//! position. No chance is asked: all numbers are tried.

use super::evaluation::{SQUARE, Worths, lead, worths};
use crate::chance::NoChance;
use crate::game::Claim;
use crate::ludo::bounds::MOST_PLAYERS;
use crate::ludo::judge::{NUMBERS, judge};
use crate::ludo::moves::moves;
use crate::ludo::play::play;
use crate::ludo::state::{State, seat_to_move};
use crate::ludo::wire::{LudoMove, LudoTurn};
use crate::suggest::{Effort, Strongest};

/// The most rolls it looks ahead.
const DEEPEST: u8 = 4;

/// The best of these moves.
pub(super) fn strongest(seen: &State, candidates: &[LudoMove], effort: Effort) -> Strongest {
    let mut search = Search { left: effort.nodes };
    let mut found = Strongest::default();
    for rolls in 0..=DEEPEST {
        match search.best(seen, candidates, rolls) {
            Some(deeper) => found = deeper,
            None => break,
        }
    }
    found
}

/// A search with so many nodes left.
struct Search {
    left: u32,
}

impl Search {
    /// The best move when so many rolls are looked ahead; none if there are too few nodes.
    fn best(&mut self, state: &State, candidates: &[LudoMove], rolls: u8) -> Option<Strongest> {
        let seat = seat_to_move(state.turn)?;
        let mut best: Option<(i32, usize)> = None;
        for (index, candidate) in candidates.iter().enumerate() {
            let worths = self.after(state, *candidate, rolls)?;
            let lead = lead(state, &worths, seat);
            if best.is_none_or(|(most, _)| lead > most) {
                best = Some((lead, index));
            }
        }
        best.map(|(lead, index)| Strongest { index, estimate: lead / SQUARE })
    }

    /// What a position is worth if everybody goes on as is best for them.
    fn worths(&mut self, state: &State, rolls: u8) -> Option<Worths> {
        match state.turn {
            LudoTurn::Over {} => Some(worths(state)),
            LudoTurn::Roll { .. } if rolls == 0 => Some(worths(state)),
            LudoTurn::Roll { .. } => self.on_the_average(state, rolls - 1),
            LudoTurn::Move { seat, .. } | LudoTurn::Exit { seat } => {
                let mut best: Option<(i32, Worths)> = None;
                for candidate in moves(state).candidates {
                    let worths = self.after(state, candidate, rolls)?;
                    let lead = lead(state, &worths, seat);
                    if best.is_none_or(|(most, _)| lead > most) {
                        best = Some((lead, worths));
                    }
                }
                best.map(|(_, worths)| worths)
            }
        }
    }

    /// What it is worth over the six numbers.
    fn on_the_average(&mut self, state: &State, rolls: u8) -> Option<Worths> {
        let mut sum = [0; MOST_PLAYERS];
        for die in NUMBERS {
            let worths = self.after(state, LudoMove::Roll { die: Some(die.into()) }, rolls)?;
            for (sum, worth) in sum.iter_mut().zip(worths) {
                *sum += worth;
            }
        }
        Some(sum.map(|sum| sum / i32::from(*NUMBERS.end())))
    }

    /// What it is worth after a move.
    fn after(&mut self, state: &State, played: LudoMove, rolls: u8) -> Option<Worths> {
        self.left = self.left.checked_sub(1)?;
        let ruling = judge(state, &played, &Claim::default()).ok()?;
        let next = play(ruling, &mut NoChance).state;
        self.worths(&next, rolls)
    }
}
