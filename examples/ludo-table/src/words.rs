//! The referee's answers as sentences.

use mwamuzi::types::*;

/// Turns events into sentences that name these players.
#[derive(Clone, Copy)]
pub(crate) struct Words<'a>(pub(crate) &'a [LudoPlayer]);

impl Words<'_> {
    /// A player by name, or by colour where nobody gave one.
    pub(crate) fn name(self, seat: u8) -> String {
        match self.0.get(usize::from(seat)) {
            Some(LudoPlayer { name: Some(name), .. }) if !name.is_empty() => name.clone(),
            Some(player) => player.color.to_string(),
            None => "somebody".into(),
        }
    }

    /// What happened.
    pub(crate) fn sentence(self, event: &LudoEventKnown) -> String {
        let name = |seat: &u8| self.name(*seat);
        match event {
            LudoEventKnown::StarterDrawn { seat } => format!("{} is drawn to start.", name(seat)),
            LudoEventKnown::Turn { seat, phase } if phase == "exit" => {
                format!("\n{} has no piece on the way and takes one out without rolling.", name(seat))
            }
            LudoEventKnown::Turn { seat, .. } => format!("\nIt is the turn of {}.", name(seat)),
            LudoEventKnown::Rolled { seat, die } => format!("{} rolls a {die}.", name(seat)),
            LudoEventKnown::Moved { seat, piece, from, to } => self.moved(*seat, *piece, from, to),
            LudoEventKnown::Captured { seat, piece, from, by } => {
                let (owner, place, captor) = (name(seat), place(from), name(&by.seat));
                format!("{captor} captures piece {piece} of {owner} on {place}, which goes back to the yard.")
            }
            LudoEventKnown::Finished { seat, place } => {
                format!("{} has all four pieces home, number {place} to do so.", name(seat))
            }
            LudoEventKnown::RollAgain { seat, because } => {
                format!("{} rolls again ({}).", name(seat), because.join(", "))
            }
            LudoEventKnown::TurnEnded { seat, because } => turn_ended(&name(seat), because),
            LudoEventKnown::Skipped { seat } => format!("{} is home already and is skipped.", name(seat)),
            LudoEventKnown::Over { .. } => "\nThe game is over.".into(),
        }
    }

    /// What a listed move would bring to the pieces and the player, without whose turn comes next.
    pub(crate) fn outcome(self, events: &[LudoEvent]) -> String {
        let known = events.iter().filter_map(LudoEvent::known);
        let told = known.filter(|event| {
            !matches!(
                event,
                LudoEventKnown::Turn { .. } | LudoEventKnown::Skipped { .. } | LudoEventKnown::Over { .. }
            )
        });
        told.map(|event| self.sentence(event)).collect::<Vec<_>>().join(" ")
    }

    /// Everybody's place.
    pub(crate) fn places(self, result: &GameResult) -> String {
        let mut ranked: Vec<(u8, String)> =
            (0..).zip(&result.places).map(|(seat, place)| (*place, self.name(seat))).collect();
        ranked.sort();
        ranked.iter().map(|(place, name)| format!("{place}. {name}")).collect::<Vec<_>>().join("\n")
    }

    fn moved(self, seat: u8, piece: u8, from: &LudoPiece, to: &LudoPiece) -> String {
        let name = self.name(seat);
        match (from, to) {
            (LudoPiece::Yard {}, _) => format!("Piece {piece} of {name} leaves the yard for {}.", place(to)),
            (_, LudoPiece::Finish {}) => format!("Piece {piece} of {name} comes home from {}.", place(from)),
            _ => format!("Piece {piece} of {name} goes from {} to {}.", place(from), place(to)),
        }
    }
}

/// Where a piece is.
pub(crate) fn place(piece: &LudoPiece) -> String {
    match piece {
        LudoPiece::Yard {} => "the yard".into(),
        LudoPiece::Track { square } => format!("square {square}"),
        LudoPiece::Lane { step } => format!("step {step} of the lane"),
        LudoPiece::Finish {} => "home".into(),
    }
}

fn turn_ended(name: &str, because: &str) -> String {
    match because {
        "no_move" => format!("No piece of {name} can move, and the turn ends."),
        "third_six" => format!("It is the third six in a row, and the turn of {name} ends."),
        "no_tries_left" => format!("{name} has no tries left, and the turn ends."),
        "exit_blocked" => format!("A block stands on the start of {name}, and the turn ends."),
        _ => format!("The turn of {name} ends."),
    }
}
