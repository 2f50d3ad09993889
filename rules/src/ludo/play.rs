//! Carrying out what was judged, with all that follows by itself: the end of the turn, the next player, the end of
//! the game.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::Ludo;
use super::bounds::MOST_PLAYERS;
use super::judge::{Judged, Rolled};
use super::places::{reason, totals};
use super::state::State;
use super::ways::Ways;
use super::wire::{
    LudoAnotherRoll, LudoEvent, LudoMove, LudoPhase, LudoScore, LudoTotals, LudoTurn, LudoTurnEnd,
};
use crate::answer::PieceReference;
use crate::chance::Chance;
use crate::game::{Foreseen, Played, Ruling};
use crate::wire::Seat;

/// The number of tries, and of sixes in a row that end a turn.
const THREE: u8 = 3;

/// Rolls what is not stated and carries the move out.
pub(super) fn play<C: Chance + ?Sized>(ruling: Ruling<'_, Ludo>, chance: &mut C) -> Played<Ludo> {
    let Ruling { state, played, judged, unverified } = ruling;
    let (course, played) = match (judged, *played) {
        (Judged::Roll { seat, sixes, tries }, sent) => {
            let die = stated(sent).unwrap_or_else(|| roll(chance));
            let course = Course::of(state).roll(seat, die, sixes, tries);
            (course, LudoMove::Roll { die: Some(die.into()) })
        }
        (Judged::Advance { seat, piece, to, by }, sent) => {
            (Course::of(state).advance(seat, piece, to, by), sent)
        }
    };
    let LudoTotals { totals, progress } = totals(&course.state);
    let score = LudoScore { gained: course.gained, totals, progress };
    Played { state: course.state, played, events: course.events, score, unverified }
}

/// A move of a piece and a stated roll leave nothing to chance.
pub(super) fn foresee(ruling: &Ruling<'_, Ludo>) -> Foreseen<Ludo> {
    let course = match ruling.judged {
        Judged::Advance { seat, piece, to, by } => Course::of(ruling.state).advance(seat, piece, to, by),
        Judged::Roll { seat, sixes, tries } => match stated(*ruling.played) {
            Some(die) => Course::of(ruling.state).roll(seat, die, sixes, tries),
            None => Course::of(ruling.state),
        },
    };
    Foreseen { gained: i32::try_from(course.gained).ok(), events: course.events }
}

/// The number that the move states.
fn stated(played: LudoMove) -> Option<u8> {
    match played {
        LudoMove::Roll { die } => u8::try_from(die?).ok(),
        LudoMove::Move { .. } => None,
    }
}

/// One die.
fn roll<C: Chance + ?Sized>(chance: &mut C) -> u8 {
    u8::try_from(chance.below(6) + 1).unwrap_or(6)
}

/// Gives the first turn of a game to a seat.
pub(super) fn begin(state: State, seat: Seat) -> (State, Vec<LudoEvent>) {
    let mut course = Course { state, events: Vec::with_capacity(2), gained: 0 };
    course.begin_turn(seat);
    (course.state, course.events)
}

/// A move under way: the position as it is by now, and what has happened.
struct Course {
    state: State,
    events: Vec<LudoEvent>,
    gained: u32,
}

impl Course {
    fn of(state: &State) -> Self {
        let state = State { table: Arc::clone(&state.table), ply: state.ply.saturating_add(1), ..*state };
        Self { state, events: Vec::with_capacity(6), gained: 0 }
    }

    /// A number was rolled.
    fn roll(mut self, seat: Seat, die: u8, sixes: u8, tries: u8) -> Self {
        self.events.push(LudoEvent::Rolled { seat, die });
        let is_try = self.state.is_try(seat, sixes, tries);
        let in_a_row = if die == 6 { sixes + 1 } else { 0 };
        let sixes = in_a_row.min(THREE - 1);
        if in_a_row == THREE && self.state.table.options.three_sixes_end_turn {
            self.end_turn(seat, LudoTurnEnd::ThirdSix);
        } else if is_try && !self.state.leaves_the_yard(die) {
            self.try_again(seat, sixes, tries + 1);
        } else if Ways::new(&self.state, seat).any(die) {
            self.state.turn = LudoTurn::Move { seat, die, sixes };
        } else if is_try {
            self.end_turn(seat, LudoTurnEnd::ExitBlocked);
        } else {
            self.end_turn(seat, LudoTurnEnd::NoMove);
        }
        self
    }

    /// `ludo.none_on_the_way`: a number that does not leave the yard uses one of three tries up.
    fn try_again(&mut self, seat: Seat, sixes: u8, tries: u8) {
        if tries >= THREE {
            self.end_turn(seat, LudoTurnEnd::NoTriesLeft);
        } else {
            let because = ArrayVec::from_iter([LudoAnotherRoll::Try]);
            self.events.push(LudoEvent::RollAgain { seat, because });
            self.state.turn = LudoTurn::Roll { seat, sixes, tries };
        }
    }

    /// A piece goes; by nothing where it leaves the yard without a roll.
    fn advance(mut self, seat: Seat, piece: u8, to: u8, by: Option<Rolled>) -> Self {
        let home = to == self.state.table.board.finish();
        self.set_down(seat, piece, to);
        let captured = self.capture(seat, piece, to);
        self.gained = u32::from(home);
        if home && self.state.home(seat) == self.state.pieces_of(seat).len() {
            self.finish(seat);
        } else if let Some(rolled) = by {
            self.go_on(seat, rolled, captured, home);
        } else {
            self.next_turn(seat);
        }
        self
    }

    fn set_down(&mut self, seat: Seat, piece: u8, to: u8) {
        let board = self.state.table.board;
        let start = self.state.start_of(seat);
        if let Some(progress) = self.state.pieces[seat.index() % MOST_PLAYERS].get_mut(usize::from(piece)) {
            let from = board.piece(start, progress.replace(to));
            let to = board.piece(start, Some(to));
            self.events.push(LudoEvent::Moved { seat, piece, from, to });
        }
    }

    /// `ludo.capture`, `ludo.safe`: opponents' pieces on the square go back to their yards. Tells whether any did.
    fn capture(&mut self, seat: Seat, piece: u8, to: u8) -> bool {
        let Some(square) = self.state.square_of(seat, Some(to)) else { return false };
        let (board, safe) = (self.state.table.board, self.state.table.options.safe_squares);
        if board.is_safe(square, safe) {
            return false;
        }
        let mut captured = false;
        for other in self.state.seats().filter(|&other| other != seat) {
            let start = self.state.start_of(other);
            for (number, sent_back) in (0u8..).zip(*self.state.pieces_of(other)) {
                if self.state.square_of(other, sent_back) == Some(square) {
                    self.state.pieces[other.index() % MOST_PLAYERS][usize::from(number)] = None;
                    captured = true;
                    self.events.push(LudoEvent::Captured {
                        seat: other,
                        piece: number,
                        from: board.piece(start, sent_back),
                        by: PieceReference { seat, piece },
                    });
                }
            }
        }
        captured
    }

    /// `ludo.end`: the seat has its fourth piece home, which may end the game.
    fn finish(&mut self, seat: Seat) {
        let finished = self.state.places.iter().filter(|&&place| place != 0).count() + 1;
        let place = u8::try_from(finished).unwrap_or(u8::MAX);
        self.state.places[seat.index() % MOST_PLAYERS] = place;
        self.events.push(LudoEvent::Finished { seat, place });
        if finished >= self.state.enough() {
            self.state.turn = LudoTurn::Over {};
            self.events.push(LudoEvent::Over { reason: reason(&self.state) });
        } else {
            self.next_turn(seat);
        }
    }

    /// `ludo.six_again`, `ludo.capture_again`, `ludo.finish_again`, `ludo.one_bonus`: one more roll, or the end of
    /// the turn.
    fn go_on(&mut self, seat: Seat, Rolled { die, sixes }: Rolled, captured: bool, home: bool) {
        let options = &self.state.table.options;
        let reasons = [
            (LudoAnotherRoll::Six, die == 6),
            (LudoAnotherRoll::Capture, captured && options.roll_again_on_capture),
            (LudoAnotherRoll::Finish, home && options.roll_again_on_finish),
        ];
        let because: ArrayVec<_, 3> =
            reasons.into_iter().filter(|&(_, holds)| holds).map(|(reason, _)| reason).collect();
        if because.is_empty() {
            self.next_turn(seat);
            return;
        }
        self.events.push(LudoEvent::RollAgain { seat, because });
        self.state.turn = LudoTurn::Roll { seat, sixes, tries: 0 };
        // Without a six the roll is like the start of a turn for a seat that has nothing left on the way.
        if sixes == 0 && self.state.is_free_exit(seat) && !self.exit(seat) {
            self.next_turn(seat);
        }
    }

    /// The turn is over for another reason than a move.
    fn end_turn(&mut self, seat: Seat, because: LudoTurnEnd) {
        self.events.push(LudoEvent::TurnEnded { seat, because });
        self.next_turn(seat);
    }

    /// `ludo.turn`: clockwise to the next seat that can do something. Whoever blocks an exit has pieces on the way,
    /// so one round finds such a seat.
    fn next_turn(&mut self, after: Seat) {
        let players = self.state.players().max(1);
        for step in 1..=players {
            if self.begin_turn(Seat((after.0 + step) % players)) {
                return;
            }
        }
    }

    /// Gives the turn to a seat; false where that seat can only be passed over.
    fn begin_turn(&mut self, seat: Seat) -> bool {
        if self.state.has_finished(seat) {
            self.events.push(LudoEvent::Skipped { seat });
            false
        } else if self.state.is_free_exit(seat) {
            self.exit(seat)
        } else {
            self.events.push(LudoEvent::Turn { seat, phase: LudoPhase::Roll });
            self.state.turn = LudoTurn::Roll { seat, sixes: 0, tries: 0 };
            true
        }
    }

    /// `ludo.none_on_the_way`: a piece is to leave the yard without a roll; false where a block forbids it.
    fn exit(&mut self, seat: Seat) -> bool {
        self.events.push(LudoEvent::Turn { seat, phase: LudoPhase::Exit });
        let blocked = Ways::new(&self.state, seat).start_is_blocked();
        if blocked {
            self.events.push(LudoEvent::TurnEnded { seat, because: LudoTurnEnd::ExitBlocked });
        } else {
            self.state.turn = LudoTurn::Exit { seat };
        }
        !blocked
    }
}
