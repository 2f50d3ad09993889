//! Qwirkle: tiles of six colours and six shapes, laid into rows and columns that share one of the two.
//!
//! Choices taken where the source is silent:
//! - A player who is not to move is told what the board and the bag say against the move, not what a hand does:
//!   whose hand the tiles would come from is in dispute.
//! - Where two tiles want one cell, the line rules are not judged.
//! - A starter stated beside the referee's deal must be among those whom the dealt hands name, as after a stated
//!   deal.
//! - A score stops at a million.

mod admit;
mod board;
mod bounds;
mod draw;
mod field;
mod judge;
mod kinds;
mod moves;
pub mod notation;
mod picture;
mod placement;
mod play;
mod rulebook;
mod score;
mod scoring;
mod search;
mod start;
mod state;
mod suggest;
mod tally;
mod targets;
mod text;
mod view;
pub(crate) mod wire;

pub use bounds::{FARTHEST, HIGHEST_AGE, LARGEST_WRITTEN_HAND, MOST_POINTS};
pub use moves::Candidate;
pub use rulebook::{QwirkleRule, RULEBOOK};
pub use score::END_BONUS;
pub use scoring::{QwirklePoints, QwirkleScoring, score};
pub use state::State;
pub use tally::*;
pub use targets::targets;
pub use wire::*;

use self::judge::Judged;
use self::kinds::ALL_TILES;
use self::state::{FEWEST_PLAYERS, MOST_PLAYERS};
use crate::answer::{Fault, GameResult, Violation};
use crate::chance::Chance;
use crate::game::{
    Claim, Component, Foreseen, Game, GameDescription, HiddenHands, Moves, Notation, Played, Rematch, Ruling,
    Standing, Started,
};
use crate::rulebook::Rule;
use crate::wire::Seat;

/// The game Qwirkle.
#[derive(Clone, Copy, Debug)]
pub struct Qwirkle;

impl Game for Qwirkle {
    const ID: &'static str = "qwirkle";

    type Setup = QwirkleSetup;
    type WireState = QwirkleState;
    type State = State;
    type Turn = QwirkleTurn;
    type Move = QwirkleMove;
    type Candidate = Candidate;
    type Order = QwirkleOrder;
    type Judged = Judged;
    type Event = QwirkleEvent;
    type Score = QwirkleScore;
    type Totals = QwirkleTotals;
    type Left = QwirkleLeft;

    fn about() -> GameDescription {
        GameDescription {
            game: Self::ID,
            title: "Qwirkle",
            summary: "Tiles go into rows and columns that share a colour or a shape; every line touched scores.",
            players: (FEWEST_PLAYERS as u8..=MOST_PLAYERS as u8).collect(),
            hidden_hands: true,
            options: QwirkleOptions::table(),
            components: vec![Component {
                name: "tiles",
                count: Some(ALL_TILES as u16),
                description: "Six colours by six shapes, three of each.",
            }],
        }
    }

    fn rulebook() -> &'static [Rule] {
        RULEBOOK
    }

    fn notation() -> Option<Notation> {
        Some(notation::notation())
    }

    fn start<C: Chance + ?Sized>(
        setup: &QwirkleSetup,
        stated: bool,
        chance: &mut C,
    ) -> Result<Started<Self>, Vec<Fault>> {
        start::start(setup, stated, chance)
    }

    fn admit(wire: &QwirkleState) -> Result<State, Vec<Fault>> {
        admit::admit(wire)
    }

    fn wire(state: &State) -> QwirkleState {
        state::wire(state)
    }

    fn ply(state: &State) -> u32 {
        state.ply
    }

    fn seats(state: &State) -> u8 {
        u8::try_from(state.hands.len()).unwrap_or(u8::MAX)
    }

    fn seat_to_move(state: &State) -> Option<Seat> {
        state.to_move()
    }

    fn judge<'s>(
        state: &'s State,
        played: &'s QwirkleMove,
        claim: &Claim,
    ) -> Result<Ruling<'s, Self>, Vec<Violation>> {
        judge::judge(state, played, claim)
    }

    fn play<C: Chance + ?Sized>(ruling: Ruling<'_, Self>, chance: &mut C) -> Played<Self> {
        play::play(ruling, chance)
    }

    fn foresee(ruling: &Ruling<'_, Self>) -> Foreseen<Self> {
        play::foresee(ruling)
    }

    fn moves(state: &State, order: QwirkleOrder) -> Moves<Self> {
        moves::moves(state, order)
    }

    fn spell(state: &State, candidate: &Candidate) -> QwirkleMove {
        moves::spell(state, candidate)
    }

    fn gained(score: &QwirkleScore) -> i32 {
        i32::try_from(score.gained).unwrap_or(i32::MAX)
    }

    fn totals(state: &State) -> Vec<u32> {
        state.scores.to_vec()
    }

    fn standing(state: &State) -> Standing<Self> {
        let result = match state.turn {
            QwirkleTurn::Play { .. } => None,
            QwirkleTurn::Over { reason } => {
                Some(GameResult::from_places(reason.word(), places(&state.scores)))
            }
        };
        Standing {
            turn: state.turn,
            totals: QwirkleTotals { totals: Self::totals(state) },
            result,
            left: QwirkleLeft { bag: state.bag().into() },
        }
    }
}

/// `qwirkle.winner`: each seat's place by points; equal places are shared and the next is skipped.
fn places(scores: &[u32]) -> Vec<u8> {
    let place = |own: &u32| {
        let better = scores.iter().filter(|&score| score > own).count();
        u8::try_from(better).unwrap_or(u8::MAX).saturating_add(1)
    };
    scores.iter().map(place).collect()
}

impl HiddenHands for Qwirkle {
    fn view(state: &State, seat: Option<Seat>) -> State {
        view::view(state, seat)
    }

    fn mover(state: &State, events: &[QwirkleEvent]) -> Option<Seat> {
        view::mover(state, events)
    }

    fn view_move(played: &QwirkleMove, mover: Option<Seat>, seat: Option<Seat>) -> QwirkleMove {
        view::view_move(played, mover, seat)
    }

    fn view_event(event: &QwirkleEvent, seat: Option<Seat>) -> QwirkleEvent {
        view::view_event(event, seat)
    }
}

impl Rematch for Qwirkle {
    type Changes = QwirkleRematch;

    fn rematch(state: &State, changes: QwirkleRematch) -> Result<QwirkleSetup, Vec<Fault>> {
        start::rematch(state, changes)
    }
}
