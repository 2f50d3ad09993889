//! What a suggested move of Pegs and Jokers does, in words.

use crate::pegs_and_jokers::moves::Candidate;
use crate::pegs_and_jokers::rulebook::card_word;
use crate::pegs_and_jokers::state::{Hand, State};
use crate::pegs_and_jokers::wire::{
    PegsAndJokersCard as Card, PegsAndJokersPeg as Place, PegsAndJokersStep as Step,
};
use crate::suggest::SuggestionReason;

/// A word and a sentence for a listed move. Of a hidden hand nobody knows whether it holds the card.
pub(super) fn explain(seen: &State, candidate: &Candidate) -> SuggestionReason {
    let (reason, mut message) = match *candidate {
        Candidate::Draw => {
            return SuggestionReason { reason: "draw", message: "A card is to be drawn.".into() };
        }
        Candidate::Exchange(card) => ("exchanges", format!("The {} is exchanged.", card_word(card))),
        Candidate::Play(card, first, second) => (reason(seen, candidate), played(seen, card, first, second)),
    };
    if seen.to_move().is_some_and(|seat| matches!(seen.hand(seat), Hand::Hidden(_))) {
        message.push_str(" The hand is hidden; it may hold that card.");
    }
    SuggestionReason { reason, message }
}

/// What the pegs do, first what counts most.
fn reason(seen: &State, candidate: &Candidate) -> &'static str {
    let strides = super::strides(seen, candidate);
    let comes_out = strides.iter().any(|stride| stride.from == Place::Start {});
    match super::value(seen, candidate) {
        Some(value) if value.home > 0 => "comes_home",
        Some(value) if value.bumped > 0 => "bumps",
        _ if comes_out => "comes_out",
        Some(value) if value.progress > 0 => "advances",
        _ => "least_harm",
    }
}

/// `The 7 moves peg 0 to hole 20 and peg 3 to home 1.`
fn played(seen: &State, card: Card, first: Step, second: Option<Step>) -> String {
    let step = |step: Step| format!("peg {} to {}", step.peg, place(step.to));
    let mut message = format!("The {} moves {}", card_word(card), step(first));
    if let Some(second) = second {
        message.push_str(&format!(" and {}", step(second)));
    }
    let bumped = super::value(seen, &Candidate::Play(card, first, second)).map_or(0, |value| value.bumped);
    match bumped {
        0 => {}
        1 => message.push_str(" and sends an opponent's peg to its start"),
        _ => message.push_str(&format!(" and sends {bumped} opponents' pegs to their starts")),
    }
    message.push('.');
    message
}

fn place(place: Place) -> String {
    match place {
        Place::Start {} => "start".into(),
        Place::Track { hole } => format!("hole {hole}"),
        Place::Home { hole } => format!("home {hole}"),
    }
}
