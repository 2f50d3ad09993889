//! The complete list of legal moves.

use std::ops::ControlFlow;

use arrayvec::ArrayVec;

use super::PegsAndJokers;
use super::board::come_out;
use super::bounds::{HOMES, PEGS};
use super::cards::{ALL, brings_out, count};
use super::state::{Hand, State};
use super::ways::Ways;
use super::wire::{
    PegsAndJokersCard as Card, PegsAndJokersMove, PegsAndJokersPeg as Place, PegsAndJokersSevenSplit,
    PegsAndJokersStep as Step, PegsAndJokersTurn,
};
use crate::game::Moves;
use crate::wire::Seat;

/// A legal move as it is kept while the list is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidate {
    /// A draw.
    Draw,
    /// A card played, and one step or two.
    Play(Card, Step, Option<Step>),
    /// A card exchanged.
    Exchange(Card),
}

/// The legal moves of a state: plays by card, then exchanges. Of a hidden hand every card it may hold is listed.
pub(super) fn moves(state: &State) -> Moves<PegsAndJokers> {
    let candidates = match state.turn {
        PegsAndJokersTurn::Over {} => Vec::new(),
        PegsAndJokersTurn::Draw { .. } => vec![Candidate::Draw],
        PegsAndJokersTurn::Play { seat } => plays_and_exchanges(state, seat),
    };
    Moves { candidates, complete: true }
}

fn plays_and_exchanges(state: &State, seat: Seat) -> Vec<Candidate> {
    let ways = state.ways(seat);
    let held: ArrayVec<Card, { ALL.len() }> =
        ALL.into_iter().filter(|&card| state.may_hold(seat, card)).collect();
    let mut candidates = Vec::with_capacity(64);
    let mut idle: ArrayVec<Card, { ALL.len() }> = ArrayVec::new();
    for &card in &held {
        let before = candidates.len();
        let _ = ways.plays(card, &mut |first, second| {
            candidates.push(Candidate::Play(card, first, second));
            ControlFlow::Continue(())
        });
        if candidates.len() == before || card == Card::Joker {
            idle.push(card);
        }
    }
    // An open hand may exchange only if all its cards are idle, of a hidden one nobody knows the others.
    if matches!(state.hand(seat), Hand::Hidden(_)) || idle.len() == held.len() {
        candidates.extend(idle.into_iter().map(Candidate::Exchange));
    }
    candidates
}

/// A candidate written out.
pub(super) fn spell(candidate: &Candidate) -> PegsAndJokersMove {
    match *candidate {
        Candidate::Draw => PegsAndJokersMove::Draw { drawn: None },
        Candidate::Play(card, first, second) => {
            PegsAndJokersMove::Play { card, steps: std::iter::once(first).chain(second).collect() }
        }
        Candidate::Exchange(card) => PegsAndJokersMove::Exchange { card, drawn: None },
    }
}

/// What is told of each legal play; it may say that it has heard enough.
type Told<'t> = dyn FnMut(Step, Option<Step>) -> ControlFlow<()> + 't;

/// The ends that a count leads a peg to: into home and along the track.
type Ends = ArrayVec<Place, 2>;

impl Ways<'_> {
    /// Whether the card has a legal move.
    pub(super) fn can_move(&self, card: Card) -> bool {
        self.plays(card, &mut |_, _| ControlFlow::Break(())).is_break()
    }

    /// Tells every legal play of a card: by one peg, in their order, then by two.
    fn plays(&self, card: Card, told: &mut Told<'_>) -> ControlFlow<()> {
        if card == Card::Joker {
            return self.jokers(told);
        }
        for peg in 0..PEGS as u8 {
            for to in self.ends_of_card(card, peg) {
                let step = Step { peg, to };
                if self.whole(card, step).is_ok() {
                    told(step, None)?;
                }
            }
        }
        if card == Card::Seven { self.splits(told) } else { ControlFlow::Continue(()) }
    }

    /// Where a card may lead a peg, if nothing is in the way.
    fn ends_of_card(&self, card: Card, peg: u8) -> Ends {
        let mut ends = Ends::new();
        match self.place(peg) {
            Place::Start {} if brings_out(card) => ends.push(Place::Track { hole: come_out(self.seat) }),
            Place::Start {} => {}
            Place::Track { hole } if card == Card::Eight => {
                ends.push(Place::Track { hole: self.board.back(hole, count(card)) });
            }
            Place::Home { .. } if card == Card::Eight => {}
            place => self.ends_forward(place, count(card), &mut ends),
        }
        ends
    }

    /// Where a peg on the track or in home comes by so many holes forward.
    fn ends_forward(&self, place: Place, count: u8, ends: &mut Ends) {
        match place {
            Place::Start {} => {}
            Place::Track { hole } => {
                let home = count.saturating_sub(self.in_spot_away(hole));
                if (1..=HOMES).contains(&home) {
                    ends.push(Place::Home { hole: home });
                }
                ends.push(Place::Track { hole: self.board.forward(hole, count) });
            }
            Place::Home { hole } => {
                if hole + count <= HOMES {
                    ends.push(Place::Home { hole: hole + count });
                }
            }
        }
    }

    fn jokers(&self, told: &mut Told<'_>) -> ControlFlow<()> {
        let others = |hole: &u8| self.board.holder(*hole).is_some_and(|peg| peg.seat != self.seat);
        let targets: ArrayVec<u8, 40> = (0..self.board.ring_size()).filter(others).take(40).collect();
        for peg in 0..PEGS as u8 {
            for &hole in &targets {
                let step = Step { peg, to: Place::Track { hole } };
                if self.whole(Card::Joker, step).is_ok() {
                    told(step, None)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// `pegs.seven` by two pegs.
    fn splits(&self, told: &mut Told<'_>) -> ControlFlow<()> {
        for peg in 0..PEGS as u8 {
            for length in 1..count(Card::Seven) {
                let mut ends = Ends::new();
                self.ends_forward(self.place(peg), length, &mut ends);
                for to in ends {
                    let first = Step { peg, to };
                    let Ok((_, stride)) = self.part(first) else { continue };
                    let mut board = *self.board;
                    stride.take(&mut board);
                    Ways { board: &board, ..*self }.second_parts(first, length, told)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn second_parts(&self, first: Step, length: u8, told: &mut Told<'_>) -> ControlFlow<()> {
        let most = count(Card::Seven) - length;
        let least = match self.options.seven_split {
            PegsAndJokersSevenSplit::Exact => most,
            PegsAndJokersSevenSplit::UpTo => 1,
        };
        for peg in (0..PEGS as u8).filter(|&peg| peg != first.peg) {
            for length in least..=most {
                let mut ends = Ends::new();
                self.ends_forward(self.place(peg), length, &mut ends);
                for to in ends {
                    let step = Step { peg, to };
                    if self.part(step).is_ok() {
                        told(first, Some(step))?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}
