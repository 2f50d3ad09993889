//! A position of Pegs and Jokers in lines of text: each side of the ring with who stands on it, then the players.

use super::board::{come_out, in_spot};
use super::picture::{Targets, letter, name, title, words};
use super::state::{Hand, State};
use super::wire::{PegsAndJokersHighlight, PegsAndJokersPeg as Place};
use crate::wire::Seat;

/// How many holes a side has.
const SIDE: u8 = 18;

/// The sides in turn, from that of `seat`. A peg shows the letter of its seat and its number; of the empty holes `i` is
/// an in-spot and `o` a come-out.
pub(super) fn text(
    state: &State,
    seat: Option<Seat>,
    targets: &Targets,
    highlight: &PegsAndJokersHighlight,
) -> String {
    let players = state.players().max(1);
    let first = seat.map(|seat| seat.0).filter(|&seat| seat < players).unwrap_or(0);
    let seats: Vec<u8> = (0..players).map(|step| (first + step) % players).collect();
    let mut lines = vec![title(state), String::new()];
    for &seat in &seats {
        let holes = (SIDE * seat..SIDE * (seat + 1)).map(|hole| sign(state, hole, targets, highlight));
        let home = (1..=5u8).map(|hole| home(state, seat, hole));
        lines.push(format!(
            "{} {:>3}{} | home{}",
            letter(seat),
            SIDE * seat,
            holes.collect::<String>(),
            home.collect::<String>()
        ));
    }
    lines.push(String::new());
    lines.extend(seats.iter().map(|&seat| player(state, seat)));
    let last = state.discard.as_slice().last().map_or("none", |card| card.word());
    lines.push(format!("  {} cards left, {} discarded, last: {last}", state.pile(), state.discard.len()));
    lines.join("\n") + "\n"
}

fn sign(state: &State, hole: u8, targets: &Targets, highlight: &PegsAndJokersHighlight) -> String {
    let seat = hole / SIDE;
    let inside = match state.board.holder(hole) {
        Some(peg) => format!("{}{}", letter(peg.seat), peg.number),
        None if hole == in_spot(seat) => " i".into(),
        None if hole == come_out(seat) => " o".into(),
        None => " ·".into(),
    };
    let before = if highlight.holes.contains(&hole) {
        '!'
    } else if targets.places.contains(&Place::Track { hole }) {
        '>'
    } else {
        ' '
    };
    format!("{before}{inside}")
}

fn home(state: &State, seat: u8, hole: u8) -> String {
    let here = Place::Home { hole };
    let peg = (0u8..).zip(state.board.pegs(seat)).find(|(_, place)| **place == here);
    peg.map_or_else(|| "  ·".into(), |(number, _)| format!(" {}{number}", letter(seat)))
}

fn player(state: &State, seat: u8) -> String {
    let marker = if state.to_move() == Some(Seat(seat)) { '>' } else { ' ' };
    let hand = match state.hand(Seat(seat)) {
        Hand::Open(cards) => cards.as_slice().iter().map(|card| card.word()).collect(),
        Hand::Hidden(size) => vec!["?"; usize::from(*size)],
    };
    let pegs: Vec<String> = (0u8..)
        .zip(state.board.pegs(seat))
        .filter(|(_, place)| !matches!(place, Place::Start {}))
        .map(|(number, &place)| format!("{}{number} {}", letter(seat), words(place)))
        .collect();
    let pegs = if pegs.is_empty() { "all in start".to_owned() } else { pegs.join(", ") };
    format!("{marker} {} {:<20} {pegs}  {}", letter(seat), hand.join(" "), name(state, Seat(seat)))
}
