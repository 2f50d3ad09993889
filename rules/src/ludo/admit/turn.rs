//! `ludo.state_turn`: the turn fits the position.

use super::places::{finished, is_home};
use super::squares::are_sound;
use super::{FEWEST_PLAYERS, MOST_PLAYERS};
use crate::ludo::judge::NUMBERS;
use crate::ludo::rulebook::LudoFault;
use crate::ludo::state::{State, seat_to_move};
use crate::ludo::ways::Ways;
use crate::ludo::wire::{LudoNoPieceOnTheWay, LudoState, LudoTurn};
use crate::wire::Seat;

/// The most sixes in a row, and the most tries, that a turn can still go on with.
const MOST: u8 = 2;

/// Whose turn it is, whether the game is over, and then the phase.
///
/// What hangs on where the pieces are is said only where they stand on squares that there are.
pub(super) fn check(wire: &LudoState, state: &State, add: &mut impl FnMut(LudoFault, String)) {
    let players = wire.players.len();
    let seat = seat_to_move(wire.turn);
    let player = seat.and_then(|seat| wire.players.get(seat.index()));
    match (seat, player) {
        (Some(seat), None) => add(LudoFault::NoSuchSeat { seat: seat.0, players }, "/turn/seat".into()),
        (Some(seat), Some(player)) if is_home(player) => {
            add(LudoFault::FinishedToMove(seat.0), "/turn/seat".into());
        }
        _ => {}
    }
    let seated = (FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players);
    let (finished, enough) = (finished(wire), state.enough());
    let as_it_should_be = if seat.is_none() { finished == enough } else { finished < enough };
    if seated && !as_it_should_be {
        add(LudoFault::End { finished, enough }, "/turn/phase".into());
    }
    let placed = seated && player.is_some_and(|player| !is_home(player)) && are_sound(wire, state);
    match wire.turn {
        LudoTurn::Roll { seat, sixes, tries } => roll(state, seat, sixes, tries, placed, add),
        LudoTurn::Move { seat, die, sixes } => {
            if !NUMBERS.contains(&die) {
                add(LudoFault::Die(die), "/turn/die".into());
            } else if placed && !Ways::new(state, seat).any(die) {
                add(LudoFault::NothingMoves(die), "/turn/die".into());
            }
            sixes_of_die(die, sixes, add);
        }
        LudoTurn::Exit { seat } if placed => exit(state, seat, add),
        LudoTurn::Exit { .. } | LudoTurn::Over {} => {}
    }
}

fn roll(
    state: &State,
    seat: Seat,
    sixes: u8,
    tries: u8,
    placed: bool,
    add: &mut impl FnMut(LudoFault, String),
) {
    at_most_two(sixes, "/turn/sixes", add);
    at_most_two(tries, "/turn/tries", add);
    let options = &state.table.options;
    if tries > 0 {
        let three_rolls = options.no_piece_on_the_way == LudoNoPieceOnTheWay::ThreeRolls;
        if !three_rolls || placed && !state.none_on_the_way(seat) {
            add(LudoFault::NoTries, "/turn/tries".into());
        } else if sixes > 0 && state.leaves_the_yard(6) {
            add(LudoFault::SixIsNoTry, "/turn/sixes".into());
        } else if sixes > tries {
            add(LudoFault::SixesOfTries { sixes, tries }, "/turn/sixes".into());
        }
    }
    if placed && sixes == 0 && state.is_free_exit(seat) {
        add(LudoFault::RollInsteadOfExit, "/turn/phase".into());
    }
}

/// Sixes are counted exactly when the number is one.
fn sixes_of_die(die: u8, sixes: u8, add: &mut impl FnMut(LudoFault, String)) {
    at_most_two(sixes, "/turn/sixes", add);
    if (die == 6) != (sixes > 0) {
        add(LudoFault::SixesOfDie { die, sixes }, "/turn/sixes".into());
    }
}

fn exit(state: &State, seat: Seat, add: &mut impl FnMut(LudoFault, String)) {
    if !state.is_free_exit(seat) || Ways::new(state, seat).start_is_blocked() {
        add(LudoFault::NoExit, "/turn/phase".into());
    }
}

fn at_most_two(count: u8, pointer: &str, add: &mut impl FnMut(LudoFault, String)) {
    if count > MOST {
        add(LudoFault::TooMany(count), pointer.into());
    }
}
