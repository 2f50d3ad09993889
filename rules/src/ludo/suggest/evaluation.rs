//! What a position of Ludo is worth to each seat, as the strong player sees it.
//!
//! Everything is counted in hundredths of a square, in whole numbers, so that every machine finds the same.

use crate::ludo::bounds::MOST_PLAYERS;
use crate::ludo::state::{State, seat_to_move};
use crate::ludo::wire::{LudoBlocking, LudoTurn};
use crate::wire::Seat;

/// What a position is worth to each seat.
pub(super) type Worths = [i32; MOST_PLAYERS];

/// One square.
pub(super) const SQUARE: i32 = 100;
/// A piece that is out of the yard, beside its squares: another number that leaves the yard is long to wait for.
const OUT: i32 = 12 * SQUARE;
/// A piece where nobody can capture it any more.
const IN_THE_LANE: i32 = 4 * SQUARE;
/// A piece that needs no exact number any more.
const FINISHED: i32 = 5 * SQUARE;
/// A pair that others cannot pass.
const BLOCK: i32 = 2 * SQUARE;
/// The fourth piece home before the others'.
const WON: i32 = 200 * SQUARE;

/// In 36 turns of an opponent, how often a piece so many squares ahead is captured: by the number itself, or by a 6
/// and what is left.
const CAPTURES: [i32; 13] = [0, 7, 7, 7, 7, 7, 6, 1, 1, 1, 1, 1, 1];
/// The turns that [`CAPTURES`] speaks of.
const TURNS: i32 = 36;
/// Of a threat by somebody who does not roll next, this part counts: a third.
const LATER: i32 = 3;

/// What the position is worth to each seat.
pub(super) fn worths(state: &State) -> Worths {
    let mut worths = [0; MOST_PLAYERS];
    for seat in state.seats() {
        worths[seat.index() % MOST_PLAYERS] = worth(state, seat);
    }
    worths
}

/// How much better a seat stands than the others do on the average.
pub(super) fn lead(state: &State, worths: &Worths, seat: Seat) -> i32 {
    let players = i32::from(state.players()).max(2);
    let own = worths[seat.index() % MOST_PLAYERS];
    let all: i32 = worths.iter().sum();
    own - (all - own) / (players - 1)
}

fn worth(state: &State, seat: Seat) -> i32 {
    let board = state.table.board;
    let mut worth = 0;
    for (number, &piece) in state.pieces_of(seat).iter().enumerate() {
        let Some(progress) = piece else { continue };
        let value = OUT + i32::from(progress) * SQUARE;
        worth += value;
        if progress > board.last_on_loop() {
            worth += if progress == board.finish() { IN_THE_LANE + FINISHED } else { IN_THE_LANE };
        } else if state.pieces_of(seat)[..number].contains(&piece) {
            worth += if state.table.options.blocking == LudoBlocking::Pairs { BLOCK } else { 0 };
        } else {
            worth -= value * danger(state, seat, progress) / (TURNS * LATER);
        }
    }
    match state.places[seat.index() % MOST_PLAYERS] {
        0 => worth,
        place => worth + WON / i32::from(place),
    }
}

/// In three times 36 rounds, how often a piece on the loop is captured.
fn danger(state: &State, seat: Seat, progress: u8) -> i32 {
    let (board, options) = (state.table.board, &state.table.options);
    let square = board.square(state.start_of(seat), progress);
    let alone = state.pieces_of(seat).iter().filter(|&&piece| piece == Some(progress)).count() < 2;
    if board.is_safe(square, options.safe_squares) || !alone && options.blocking == LudoBlocking::Pairs {
        return 0;
    }
    let next = match state.turn {
        LudoTurn::Over {} => return 0,
        turn => seat_to_move(turn),
    };
    let threats = state.seats().filter(|&other| other != seat && !state.has_finished(other));
    let often = |other: Seat| threat(state, other, square) * if next == Some(other) { LATER } else { 1 };
    threats.map(often).sum::<i32>().min(LATER * (TURNS - 6))
}

/// In 36 turns, how often a seat captures on a square. Pieces at the same distance need the same number.
fn threat(state: &State, by: Seat, square: u8) -> i32 {
    let board = state.table.board;
    let mut distances = 0u16;
    for &piece in state.pieces_of(by) {
        let distance = match piece {
            // A piece that leaves the yard lands on its start.
            None if square == state.start_of(by) => 6,
            None => continue,
            Some(progress) if progress > board.last_on_loop() => continue,
            Some(progress) => {
                let from = board.square(state.start_of(by), progress);
                let distance =
                    if square >= from { square - from } else { square + board.loop_length() - from };
                if progress + distance.min(CAPTURES.len() as u8) > board.last_on_loop() {
                    continue;
                }
                distance
            }
        };
        if usize::from(distance) < CAPTURES.len() {
            distances |= 1 << distance;
        }
    }
    (1..)
        .zip(&CAPTURES[1..])
        .filter(|&(distance, _)| distances >> distance & 1 == 1)
        .map(|(_, often)| often)
        .sum()
}
