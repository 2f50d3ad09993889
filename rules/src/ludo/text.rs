//! A position of Ludo in lines of text: the board on its grid, then where everybody's pieces are.

use super::picture::{Plan, destinations, name, place, title, words};
use super::state::{State, seat_to_move};
use super::wire::{LudoColor, LudoHighlight, LudoPiece, LudoTurn};
use crate::wire::Seat;

/// How many rows and columns the grid has.
const GRID: usize = 15;

/// The board and the players. A piece shows the letter of its colour and its number, two of one colour the letter
/// twice, several colours `##`; a safe square that is empty shows `*`.
pub(super) fn text(state: &State, plan: Plan, highlight: &LudoHighlight) -> String {
    let mut grid = vec![vec!["  ".to_owned(); GRID]; GRID];
    let mut put = |(column, row): (usize, usize), sign: String| grid[row][column] = sign;
    for square in 0..plan.squares() {
        put(Plan::cell(plan.square(square).center), sign_of_square(state, square));
    }
    for arm in 0..plan.arms() {
        for step in 1..=super::bounds::LANE_STEPS {
            put(Plan::cell(plan.lane(arm, step).center), sign_of_lane(state, arm, step));
        }
    }
    let mut lines = vec![title(state), String::new()];
    let rows = grid.iter().map(|row| row.join(" ").trim_end().to_owned());
    lines.extend(rows.filter(|row| !row.is_empty()));
    lines.push(String::new());
    lines.extend(state.seats().map(|seat| player(state, seat, highlight)));
    lines.join("\n") + "\n"
}

fn player(state: &State, seat: Seat, highlight: &LudoHighlight) -> String {
    let marker = if seat_to_move(state.turn) == Some(seat) { '>' } else { ' ' };
    let color = state.table.seats.get(seat.index()).map_or("", |sitting| sitting.color.word());
    let landings = if highlight.targets { landings(state, seat) } else { Vec::new() };
    let one = |number: u8| {
        let pointed = highlight.pieces.iter().any(|pointed| pointed.seat == seat && pointed.piece == number);
        let landing = landings.iter().find(|(piece, _)| *piece == number);
        let landing = landing.map(|(_, to)| format!(" > {}", words(state, seat, Some(*to))));
        let mark = if pointed { " (!)" } else { "" };
        format!("{number} {}{}{mark}", place(state, seat, number), landing.unwrap_or_default())
    };
    let places: Vec<String> = (0u8..4).map(one).collect();
    format!("{marker} {color:<6}  {}  {}", places.join(", "), name(state, seat))
}

/// The pieces of a seat that may move, and how far each would have come.
fn landings(state: &State, seat: Seat) -> Vec<(u8, u8)> {
    match state.turn {
        LudoTurn::Move { seat: mover, die, .. } if mover == seat => destinations(state, seat, Some(die)),
        LudoTurn::Exit { seat: mover } if mover == seat => destinations(state, seat, None),
        _ => Vec::new(),
    }
}

fn sign_of_square(state: &State, square: u8) -> String {
    let standing = |seat: Seat| {
        let on_it = |&progress: &Option<u8>| state.square_of(seat, progress) == Some(square);
        let pieces = (0u8..).zip(state.pieces_of(seat));
        pieces.filter(|(_, progress)| on_it(progress)).map(|(number, _)| number).collect::<Vec<u8>>()
    };
    let present: Vec<(Seat, Vec<u8>)> =
        state.seats().map(|seat| (seat, standing(seat))).filter(|(_, numbers)| !numbers.is_empty()).collect();
    match present.as_slice() {
        [] if state.table.board.is_safe(square, state.table.options.safe_squares) => " *".into(),
        [] => " ·".into(),
        [(seat, numbers)] => sign(state, *seat, numbers),
        _ => "##".into(),
    }
}

fn sign_of_lane(state: &State, arm: u8, step: u8) -> String {
    let owner = state.seats().find(|&seat| Plan::arm_of(state, seat) == arm);
    let Some(seat) = owner else { return " -".into() };
    let start = state.start_of(seat);
    let here = |progress: Option<u8>| state.table.board.piece(start, progress) == LudoPiece::Lane { step };
    let pieces = (0u8..).zip(state.pieces_of(seat));
    let numbers: Vec<u8> =
        pieces.filter(|&(_, &progress)| here(progress)).map(|(number, _)| number).collect();
    if numbers.is_empty() { " -".into() } else { sign(state, seat, &numbers) }
}

fn sign(state: &State, seat: Seat, numbers: &[u8]) -> String {
    let letter = state.table.seats.get(seat.index()).map_or('?', |sitting| letter(sitting.color));
    match numbers {
        [number] => format!("{letter}{number}"),
        _ => format!("{letter}{letter}"),
    }
}

const fn letter(color: LudoColor) -> char {
    match color {
        LudoColor::Yellow => 'y',
        LudoColor::Blue => 'b',
        LudoColor::Red => 'r',
        LudoColor::Green => 'g',
    }
}
