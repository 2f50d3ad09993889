//! Carrying out what was judged.

use super::PegsAndJokers;
use super::cards::{ALL, Row};
use super::draw::Draw;
use super::judge::{Act, Judged};
use super::state::{Hand, State};
use super::ways::Stride;
use super::wire::{
    PegsAndJokersCard, PegsAndJokersEvent, PegsAndJokersMove, PegsAndJokersPeg, PegsAndJokersPhase,
    PegsAndJokersScore, PegsAndJokersTurn,
};
use crate::chance::{Chance, NoChance};
use crate::game::{Foreseen, Played, Ruling};
use crate::wire::Seat;

/// The reason of every result.
pub(super) const HOME: &str = "home";

/// Carries out a move, drawing what it leaves out.
pub(super) fn play<C: Chance + ?Sized>(
    ruling: Ruling<'_, PegsAndJokers>,
    chance: &mut C,
) -> Played<PegsAndJokers> {
    let Ruling { state, played, judged: Judged { seat, act }, unverified } = ruling;
    let mut course = Course::begin(state, seat);
    let drawn = course.run(&act, chance);
    let played = match played {
        PegsAndJokersMove::Draw { .. } => PegsAndJokersMove::Draw { drawn },
        PegsAndJokersMove::Exchange { card, .. } => PegsAndJokersMove::Exchange { card: *card, drawn },
        PegsAndJokersMove::Play { .. } => played.clone(),
    };
    let score = PegsAndJokersScore { gained: course.gained(state), totals: totals(&course.next) };
    Played { state: course.next, played, events: course.events, score, unverified }
}

/// What a move brings for certain: all but which card the referee would draw.
pub(super) fn foresee(ruling: &Ruling<'_, PegsAndJokers>) -> Foreseen<PegsAndJokers> {
    let mut course = Course::begin(ruling.state, ruling.judged.seat);
    let act = match ruling.judged.act.clone() {
        Act::Draw(Draw::Referee) => Act::Draw(Draw::Unknown),
        Act::Exchange(card, Draw::Referee) => Act::Exchange(card, Draw::Unknown),
        other => other,
    };
    course.run(&act, &mut NoChance);
    Foreseen { gained: Some(course.gained(ruling.state)), events: course.events }
}

/// Pegs home of each seat.
pub(super) fn totals(state: &State) -> Vec<u32> {
    (0..state.players()).map(|seat| state.board.home(seat).into()).collect()
}

/// A move under way.
struct Course {
    next: State,
    seat: Seat,
    events: Vec<PegsAndJokersEvent>,
}

impl Course {
    fn begin(state: &State, seat: Seat) -> Self {
        let mut next = state.clone();
        next.ply = next.ply.saturating_add(1);
        Self { next, seat, events: Vec::with_capacity(4) }
    }

    /// The change in the pegs that the mover's team has home.
    fn gained(&self, before: &State) -> i32 {
        let home = |state: &State| i32::from(state.board.home_of_team(self.seat.0));
        home(&self.next) - home(before)
    }

    /// Carries out the act and tells the cards drawn, where they are known.
    fn run<C: Chance + ?Sized>(&mut self, act: &Act, chance: &mut C) -> Option<Vec<PegsAndJokersCard>> {
        let seat = self.seat;
        match act {
            Act::Draw(draw) => {
                let drawn = self.draw(*draw, chance);
                self.turn(PegsAndJokersTurn::Play { seat });
                drawn
            }
            Act::Play(card, strides) => {
                self.discard(*card);
                self.events.push(PegsAndJokersEvent::Played { seat, card: *card });
                self.help(strides);
                for stride in strides {
                    self.take(stride);
                }
                if self.next.board.team_all_home(seat.0) {
                    self.next.turn = PegsAndJokersTurn::Over {};
                    self.events.push(PegsAndJokersEvent::Over { reason: HOME.into() });
                } else {
                    self.pass_turn();
                }
                None
            }
            Act::Exchange(card, draw) => {
                self.discard(*card);
                self.events.push(PegsAndJokersEvent::Exchanged { seat, card: *card });
                let drawn = self.draw(*draw, chance);
                self.pass_turn();
                drawn
            }
        }
    }

    /// Takes a card out of the hand and puts it on the discards.
    fn discard(&mut self, card: PegsAndJokersCard) {
        if let Some(hand) = self.next.hands.get_mut(self.seat.index()) {
            match hand {
                Hand::Open(cards) => cards.take(card),
                Hand::Hidden(size) => {
                    *size = size.saturating_sub(1);
                    // What a hidden hand plays is seen from now on.
                    self.next.unseen.take(card);
                }
            }
        }
        self.next.discard.push(card);
    }

    /// `pegs.help`: tells whose pegs are played, where they are a teammate's.
    fn help(&mut self, strides: &[Stride]) {
        let (seat, of) = (self.seat, strides.first().map(|stride| Seat(stride.peg.seat)));
        if let Some(of) = of.filter(|&of| of != seat) {
            self.events.push(PegsAndJokersEvent::Helps { seat, of });
        }
    }

    /// Moves a peg and whom it sends away.
    fn take(&mut self, stride: &Stride) {
        stride.take(&mut self.next.board);
        self.events.push(PegsAndJokersEvent::Moved {
            seat: Seat(stride.peg.seat),
            peg: stride.peg.number,
            from: stride.from,
            to: stride.to,
        });
        for bump in &stride.bumps {
            self.events.push(PegsAndJokersEvent::Bumped {
                seat: Seat(bump.peg.seat),
                peg: bump.peg.number,
                from: PegsAndJokersPeg::Track { hole: bump.from },
                to: bump.to,
                because: bump.because,
            });
        }
    }

    /// Draws a card, after a reshuffle if the pile is empty, and tells it where it is known.
    fn draw<C: Chance + ?Sized>(&mut self, draw: Draw, chance: &mut C) -> Option<Vec<PegsAndJokersCard>> {
        if self.next.pile() == 0 {
            self.reshuffle();
        }
        let card = match draw {
            Draw::Stated(card) => {
                self.next.unseen.take(card);
                Some(card)
            }
            Draw::Referee => chance.draw(self.next.unseen.counts()).and_then(|kind| ALL.get(kind).copied()),
            Draw::Unknown => None,
        };
        let seat = self.seat.index();
        if card.is_none() {
            self.next.veil(seat);
        }
        match (self.next.hands.get_mut(seat), card) {
            (Some(Hand::Open(cards)), Some(card)) => cards.push(card),
            (Some(Hand::Hidden(size)), _) => *size = size.saturating_add(1),
            _ => {}
        }
        let cards = card.map(|card| vec![card]);
        self.events.push(PegsAndJokersEvent::Drawn { seat: self.seat, count: 1, cards: cards.clone() });
        cards
    }

    /// `pegs.reshuffle`.
    fn reshuffle(&mut self) {
        let discard = std::mem::replace(&mut self.next.discard, Row::EMPTY);
        self.next.unseen.put(discard.as_slice());
        self.events.push(PegsAndJokersEvent::Reshuffled { count: discard.len().into() });
    }

    fn pass_turn(&mut self) {
        let seat = self.next.left_of(self.seat);
        self.turn(self.next.turn_of(seat));
    }

    fn turn(&mut self, turn: PegsAndJokersTurn) {
        self.next.turn = turn;
        let (seat, phase) = match turn {
            PegsAndJokersTurn::Draw { seat } => (seat, PegsAndJokersPhase::Draw),
            PegsAndJokersTurn::Play { seat } => (seat, PegsAndJokersPhase::Play),
            PegsAndJokersTurn::Over {} => return,
        };
        self.events.push(PegsAndJokersEvent::Turn { seat, phase });
    }
}
