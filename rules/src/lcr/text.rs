//! A position of LCR in lines of text.

use super::state::State;
use super::wire::{LcrDie, LcrEvent, LcrHighlight};
use crate::picture::name_of;
use crate::wire::Seat;

/// The players clockwise, one a line, and the pot. Names end their lines, so that no name shifts a column.
pub(super) fn text(state: &State, seat: Option<Seat>, highlight: &LcrHighlight) -> String {
    let players = state.chips.len();
    let first = seat.map(Seat::index).filter(|&seat| seat < players).unwrap_or(0);
    let mut lines = Vec::new();
    for seat in (0..players).map(|step| (first + step) % players.max(1)) {
        let seat = Seat(u8::try_from(seat).unwrap_or(0));
        let marker = if state.to_move == Some(seat.0) { '>' } else { ' ' };
        let pointed = if highlight.seats.contains(&seat) { '!' } else { ' ' };
        let name = name_of(state.names[seat.index()].as_ref(), seat);
        lines.push(format!("{marker}{pointed}{:>5} {}", state.chips[seat.index()], name));
    }
    lines.push(format!("  {:>5} in the pot", state.pot));
    lines.extend(highlight.events.iter().filter_map(told));
    lines.join("\n") + "\n"
}

/// What an event did to chips and dice.
fn told(event: &LcrEvent) -> Option<String> {
    match event {
        LcrEvent::Rolled { seat, dice } => {
            let dice: Vec<&str> = dice.iter().take(3).map(|&die| word(die)).collect();
            Some(format!("Seat {} rolled {}.", seat.0, dice.join(", ")))
        }
        LcrEvent::Passed { seat, to, chips } => Some(format!("Seat {} to seat {}: {chips}.", seat.0, to.0)),
        LcrEvent::Potted { seat, chips } => Some(format!("Seat {} to the pot: {chips}.", seat.0)),
        LcrEvent::TookPot { seat, chips } => Some(format!("Seat {} took the pot: {chips}.", seat.0)),
        _ => None,
    }
}

const fn word(die: LcrDie) -> &'static str {
    match die {
        LcrDie::Left => "left",
        LcrDie::Right => "right",
        LcrDie::Center => "center",
        LcrDie::Dot => "dot",
    }
}
