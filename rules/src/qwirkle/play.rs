//! Carrying out what was judged.

use super::Qwirkle;
use super::bounds::MOST_POINTS;
use super::draw::Draw;
use super::judge::{Act, Judged};
use super::kinds::{Kind, tiles_of};
use super::placement::Laid;
use super::score;
use super::state::{Hand, State};
use super::wire::{
    QwirkleEndReason, QwirkleEvent, QwirkleLine, QwirkleMove, QwirklePlacedTile, QwirkleScore, QwirkleTile,
    QwirkleTurn,
};
use crate::chance::{Chance, NoChance};
use crate::game::{Foreseen, Played, Ruling};
use crate::wire::Seat;

/// Carries out a move, drawing what it leaves out.
pub(super) fn play<C: Chance + ?Sized>(ruling: Ruling<'_, Qwirkle>, chance: &mut C) -> Played<Qwirkle> {
    let Ruling { state, judged: Judged { seat, act }, unverified, .. } = ruling;
    let mut course = Course::begin(state, seat);
    let played = course.run(act, chance);
    let Course { next, events, gained, lines, end_bonus, .. } = course;
    let score = QwirkleScore { gained, totals: next.scores.to_vec(), lines, end_bonus };
    Played { state: next, played, events, score, unverified }
}

/// What a move brings for certain: all but which tiles the referee would draw.
pub(super) fn foresee(ruling: &Ruling<'_, Qwirkle>) -> Foreseen<Qwirkle> {
    let mut course = Course::begin(ruling.state, ruling.judged.seat);
    course.run(ruling.judged.act.clone().without_chance(), &mut NoChance);
    Foreseen { gained: i32::try_from(course.gained).ok(), events: course.events }
}

/// A move under way.
struct Course {
    next: State,
    seat: Seat,
    events: Vec<QwirkleEvent>,
    gained: u32,
    lines: Vec<QwirkleLine>,
    end_bonus: u32,
}

impl Course {
    fn begin(state: &State, seat: Seat) -> Self {
        let mut next = state.clone();
        next.ply = next.ply.saturating_add(1);
        let events = Vec::with_capacity(4);
        Self { next, seat, events, gained: 0, lines: Vec::new(), end_bonus: 0 }
    }

    /// Carries out the act and tells the move with its chance filled in.
    fn run<C: Chance + ?Sized>(&mut self, act: Act, chance: &mut C) -> QwirkleMove {
        match act {
            Act::Place { tiles, laid, draw } => {
                let drawn = self.place(laid, &tiles, &draw, chance);
                QwirkleMove::Place { tiles, drawn }
            }
            Act::Swap { tiles, draw } => {
                let drawn = self.swap(&tiles, &draw, chance);
                QwirkleMove::Swap { tiles, drawn }
            }
            Act::SwapHidden { count } => {
                self.swap_hidden(count);
                QwirkleMove::SwapHidden { count }
            }
            Act::Pass => {
                self.events.push(QwirkleEvent::Passed { seat: self.seat });
                self.pass_turn();
                QwirkleMove::Pass {}
            }
            Act::Stop => {
                self.end(QwirkleEndReason::Dead);
                QwirkleMove::Stop {}
            }
        }
    }

    /// A placement: tiles, points, draw, and the end if this is it.
    fn place<C: Chance + ?Sized>(
        &mut self,
        laid: Laid,
        tiles: &[QwirklePlacedTile],
        draw: &Draw,
        chance: &mut C,
    ) -> Option<Vec<QwirkleTile>> {
        let seat = self.seat;
        let plays_out = self.next.last_placement() == Some(tiles.len());
        for tile in tiles {
            self.spend(Kind::of(tile.tile()));
        }
        // What a hidden hand lays is seen from now on.
        if let Hand::Hidden(_) = self.next.hands[seat.index()] {
            for tile in tiles {
                self.next.unseen.take(Kind::of(tile.tile()));
            }
        }
        let (count, drawn) = self.draw(draw, chance);
        self.end_bonus = score::of_end(plays_out);
        self.gained = laid.points() + self.end_bonus;
        self.lines = laid.wire_lines();
        self.next.board = laid.after;
        let score = &mut self.next.scores[seat.index()];
        *score = score.saturating_add(self.gained).min(MOST_POINTS);
        self.events.push(QwirkleEvent::Placed { seat, tiles: tiles.to_vec() });
        let (points, lines) = (self.gained, self.lines.clone());
        self.events.push(QwirkleEvent::Scored { seat, points, lines, end_bonus: self.end_bonus });
        self.tell_draw(count, drawn.as_ref());
        if plays_out {
            self.end(QwirkleEndReason::PlayedOut);
        } else if self.next.is_stuck() {
            self.end(QwirkleEndReason::Stuck);
        } else {
            self.pass_turn();
        }
        drawn
    }

    /// `qwirkle.swap`: what is laid aside goes into the bag only after the draw.
    fn swap<C: Chance + ?Sized>(
        &mut self,
        tiles: &[QwirkleTile],
        draw: &Draw,
        chance: &mut C,
    ) -> Option<Vec<QwirkleTile>> {
        let seat = self.seat;
        let count = u32::try_from(tiles.len()).unwrap_or(0);
        let open = self.next.hands[seat.index()].hidden() == 0;
        for &tile in tiles {
            self.spend(Kind::of(tile));
        }
        let (number, drawn) = self.draw(draw, chance);
        if open {
            for &tile in tiles {
                self.next.unseen.put(Kind::of(tile));
            }
        }
        self.events.push(QwirkleEvent::Swapped { seat, count, tiles: Some(tiles.to_vec()) });
        self.tell_draw(number, drawn.as_ref());
        self.pass_turn();
        drawn
    }

    /// `qwirkle.swap` of a hidden hand, which stays as large as it is.
    fn swap_hidden(&mut self, count: u32) {
        let seat = self.seat;
        self.events.push(QwirkleEvent::Swapped { seat, count, tiles: None });
        self.events.push(QwirkleEvent::Drawn { seat, count, tiles: None });
        self.pass_turn();
    }

    /// Takes a tile out of the hand.
    fn spend(&mut self, kind: Kind) {
        match &mut self.next.hands[self.seat.index()] {
            Hand::Open(kinds) => {
                if let Some(place) = kinds.iter().position(|&held| held == kind) {
                    kinds.remove(place);
                }
            }
            Hand::Hidden(size) => *size = size.saturating_sub(1),
        }
    }

    /// Draws, and tells how many tiles were drawn and, where they are known, which.
    fn draw<C: Chance + ?Sized>(&mut self, draw: &Draw, chance: &mut C) -> (u8, Option<Vec<QwirkleTile>>) {
        match draw {
            Draw::Stated(stated) => {
                for &kind in stated {
                    self.next.unseen.take(kind);
                    self.take_up(kind);
                }
                (u8::try_from(stated.len()).unwrap_or(0), Some(tiles_of(stated)))
            }
            Draw::Referee(number) => {
                let mut drawn = Vec::with_capacity((*number).into());
                for _ in 0..*number {
                    let Some(index) = chance.draw(self.next.unseen.counts()) else { break };
                    let kind = Kind::numbered(u8::try_from(index).unwrap_or(0));
                    self.take_up(kind);
                    drawn.push(kind.tile());
                }
                (*number, Some(drawn))
            }
            Draw::Unknown(number) => {
                let seat = self.seat.index();
                self.next.hide_hand(seat);
                if let Hand::Hidden(size) = &mut self.next.hands[seat] {
                    *size = size.saturating_add(*number);
                }
                (*number, None)
            }
        }
    }

    /// Adds a drawn tile to an open hand. There is room: what was judged draws up to six.
    fn take_up(&mut self, kind: Kind) {
        if let Hand::Open(kinds) = &mut self.next.hands[self.seat.index()]
            && !kinds.is_full()
        {
            kinds.push(kind);
        }
    }

    fn tell_draw(&mut self, number: u8, drawn: Option<&Vec<QwirkleTile>>) {
        if number > 0 {
            let (seat, count) = (self.seat, number.into());
            self.events.push(QwirkleEvent::Drawn { seat, count, tiles: drawn.cloned() });
        }
    }

    fn pass_turn(&mut self) {
        let seat = self.next.after(self.seat);
        self.next.turn = QwirkleTurn::Play { seat };
        self.events.push(QwirkleEvent::Turn { seat });
    }

    fn end(&mut self, reason: QwirkleEndReason) {
        self.next.turn = QwirkleTurn::Over { reason };
        self.events.push(QwirkleEvent::Over { reason: reason.word().into() });
    }
}
