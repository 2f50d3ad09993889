//! From a document to a possible position, with every fault of those that are not.

mod places;
mod squares;
mod turn;

use std::sync::Arc;

use super::board::Board;
use super::bounds::{MOST_PLAYERS, PIECES};
use super::judge::NUMBERS;
use super::rulebook::LudoFault;
use super::state::{State, Table};
use super::wire::{LudoColor, LudoExitRolls, LudoOptions, LudoPiece, LudoState};
use crate::answer::Fault;

/// The fewest players.
const FEWEST_PLAYERS: usize = 2;

/// The state behind a document, or all its faults.
///
/// Of a position at a table of another number of players nothing is said but that: it has no board.
pub(super) fn admit(wire: &LudoState) -> Result<State, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut add = |fault: LudoFault, pointer: String| {
        faults.push(Fault::new(fault.rule().id(), pointer, fault.message()));
    };
    let colors: Vec<Option<LudoColor>> = wire.players.iter().map(|player| Some(player.color)).collect();
    check_setup(&colors, &wire.options, &mut add);
    if wire.starter.index() >= wire.players.len() {
        let fault = LudoFault::NoSuchStarter { seat: wire.starter.0, players: wire.players.len() };
        add(fault, "/starter".into());
    }
    let state = build(wire);
    if (FEWEST_PLAYERS..=MOST_PLAYERS).contains(&wire.players.len()) {
        squares::check(wire, &state, &mut add);
        places::check(wire, &mut add);
    }
    turn::check(wire, &state, &mut add);
    if faults.is_empty() { Ok(state) } else { Err(faults) }
}

/// What a set-up and a state have in common: players, colours and options.
pub(super) fn check_setup(
    colors: &[Option<LudoColor>],
    options: &LudoOptions,
    add: &mut impl FnMut(LudoFault, String),
) {
    if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&colors.len()) {
        add(LudoFault::Players(colors.len()), "/players".into());
    }
    check_colors(colors, Board::new(options.board, colors.len()), add);
    check_exit_rolls(&options.exit_rolls, add);
    if let Some(seconds) = options.turn_seconds.filter(|seconds| ![30, 60].contains(seconds)) {
        add(LudoFault::Seconds(seconds), "/options/turn_seconds".into());
    }
}

/// `ludo.players`: all name a colour or none does; the colours differ and, on the cross, go round clockwise.
fn check_colors(colors: &[Option<LudoColor>], board: Board, add: &mut impl FnMut(LudoFault, String)) {
    let Some(first) = colors.iter().flatten().next().map(|&color| color as u8) else { return };
    let from_first = |color: LudoColor| (color as u8 + 4 - first) % 4;
    let mut farthest = 0;
    for (seat, color) in colors.iter().enumerate() {
        let Some(color) = *color else {
            add(LudoFault::ColorMissing(seat), format!("/players/{seat}"));
            continue;
        };
        if colors[..seat].contains(&Some(color)) {
            add(LudoFault::ColorTwice(color), format!("/players/{seat}/color"));
        } else if board.by_color() && from_first(color) < farthest {
            add(LudoFault::ColorOrder(color), format!("/players/{seat}/color"));
        }
        farthest = farthest.max(from_first(color));
    }
}

/// `ludo.exit`: 1 to 6 different numbers of a die.
fn check_exit_rolls(LudoExitRolls(numbers): &LudoExitRolls, add: &mut impl FnMut(LudoFault, String)) {
    if numbers.is_empty() {
        add(LudoFault::NoExitRolls, "/options/exit_rolls".into());
    }
    for (index, number) in numbers.iter().enumerate() {
        let fault = if !NUMBERS.contains(number) {
            LudoFault::ExitRoll(*number)
        } else if numbers[..index].contains(number) {
            LudoFault::ExitRollTwice(*number)
        } else {
            continue;
        };
        add(fault, format!("/options/exit_rolls/{index}"));
    }
}

/// The state as far as it can be built; what does not fit is at fault.
fn build(wire: &LudoState) -> State {
    let players = wire.players.iter().map(|player| (player.name.clone(), player.color));
    let table = Arc::new(Table::new(&wire.options, players, wire.starter));
    let mut pieces = [[None; PIECES]; MOST_PLAYERS];
    let mut places = [0; MOST_PLAYERS];
    let seated = wire.players.iter().zip(&table.seats);
    for ((player, sitting), (progress, place)) in seated.zip(pieces.iter_mut().zip(&mut places)) {
        *progress = player.pieces.map(|piece| progress_of(piece, table.board, sitting.start));
        *place = player.place.unwrap_or(0);
    }
    State { table, pieces, places, turn: wire.turn, ply: wire.ply }
}

/// How far a piece has come that stands where it can have come to.
fn progress_of(piece: LudoPiece, board: Board, start: u8) -> Option<u8> {
    match piece {
        LudoPiece::Yard {} => None,
        LudoPiece::Track { square } => {
            Some((square % board.loop_length() + board.loop_length() - start) % board.loop_length())
        }
        LudoPiece::Lane { step } => Some(board.last_on_loop() + step.min(super::bounds::LANE_STEPS)),
        LudoPiece::Finish {} => Some(board.finish()),
    }
}
