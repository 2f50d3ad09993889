//! The strong player of Pegs and Jokers: each move by the board that it leaves and the card that it costs.
//!
//! It weighs how far the pegs of both teams have come, how likely each is to be bumped by the cards that are not seen,
//! and what the card played would have been good for. It looks at each listed move once and asks no chance, so it
//! needs no budget: a list has at most a few hundred moves.

use super::evaluation::{HOLE, Odds, card, worth};
use crate::pegs_and_jokers::moves::Candidate;
use crate::pegs_and_jokers::state::State;
use crate::suggest::{Strongest, best_index};
use crate::wire::Seat;

/// The best of these moves.
pub(super) fn strongest(seen: &State, candidates: &[Candidate]) -> Strongest {
    let Some(seat) = seen.to_move() else { return Strongest::default() };
    let odds = Odds::of(&seen.unseen);
    let before = worth(&seen.board, seat.0, &odds);
    let gain = |candidate: &Candidate| after(seen, seat, candidate, &odds) - before;
    let Some(index) = best_index(candidates, gain) else { return Strongest::default() };
    Strongest { index, estimate: gain(&candidates[index]) / HOLE }
}

/// What the position is worth after a move, the card it costs taken off.
fn after(seen: &State, seat: Seat, candidate: &Candidate, odds: &Odds) -> i32 {
    let mut board = seen.board;
    for stride in super::strides(seen, candidate) {
        stride.take(&mut board);
    }
    let spent = match *candidate {
        Candidate::Draw => 0,
        Candidate::Play(spent, ..) | Candidate::Exchange(spent) => card(spent),
    };
    worth(&board, seat.0, odds) - spent
}
