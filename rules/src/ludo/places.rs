//! Score, ranking and result.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::bounds::MOST_PLAYERS;
use super::state::State;
use super::wire::{LudoEnd, LudoTotals, LudoTurn};
use crate::answer::GameResult;
use crate::wire::Seat;

/// Pieces home and progress of each seat.
pub(super) fn totals(state: &State) -> LudoTotals {
    LudoTotals {
        totals: home(state).collect(),
        progress: state.seats().map(|seat| progress(state, seat)).collect(),
    }
}

/// Pieces home of each seat.
pub(super) fn home(state: &State) -> impl Iterator<Item = u32> {
    state.seats().map(|seat| u32::try_from(state.home(seat)).unwrap_or(0))
}

/// How far a seat's pieces have come together.
fn progress(state: &State, seat: Seat) -> u32 {
    state.pieces_of(seat).iter().flatten().map(|&progress| u32::from(progress)).sum()
}

/// Why the game ends by these options.
pub(super) fn reason(state: &State) -> LudoEnd {
    if state.table.options.play_all_places { LudoEnd::AllPlaces } else { LudoEnd::FirstHome }
}

/// The result of a game that is over.
pub(super) fn result(state: &State) -> Option<GameResult> {
    (state.turn == LudoTurn::Over {}).then(|| GameResult::from_places(reason(state).word(), places(state)))
}

/// `ludo.places`: a seat's place is one more than the number of seats that are better.
fn places(state: &State) -> Vec<u8> {
    let standings: ArrayVec<_, MOST_PLAYERS> = state.seats().map(|seat| standing(state, seat)).collect();
    let better_than = |own| standings.iter().filter(|&other| other < own).count();
    standings.iter().map(|own| u8::try_from(better_than(own) + 1).unwrap_or(u8::MAX)).collect()
}

/// What seats are ranked by, the best first: the order of finishing; then pieces home, pieces out of the yard,
/// progress, the more the better.
fn standing(state: &State, seat: Seat) -> (u8, Reverse<(usize, usize, u32)>) {
    let place = match state.places[seat.index() % MOST_PLAYERS] {
        0 => u8::MAX,
        place => place,
    };
    let out = state.pieces_of(seat).iter().flatten().count();
    (place, Reverse((state.home(seat), out, progress(state, seat))))
}
