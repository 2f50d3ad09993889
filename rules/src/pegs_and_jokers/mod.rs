//! Pegs and Jokers: a race of two teams round a ring of holes, driven by cards.
//!
//! Choices taken where the source is silent:
//! - Out of turn or phase nothing more is judged: which hand and which pegs the move means is in dispute.
//! - A seat that does not exist is a fault of `pegs.players`, in a set-up's `dealer` of `pegs.deal`. So are two
//!   players with the same colour, in a set-up and in a state.
//! - Of what is in the way of a step, its own pegs, the bumps and a forced home entry are told side by side.
//! - A part of a 7 to a home hole more than six away has a wrong count (`pegs.home_entry`); the total is told only of
//!   two parts that can be.
//! - A hidden hand is judged by the card it names alone: that all its cards together could hardly be idle is not
//!   worked out.
//! - A teammate's help is told with each card played, before the pegs move.
//! - The draw of the dealer is told as who starts.

mod admit;
mod board;
mod bounds;
mod bumps;
mod cards;
mod draw;
mod judge;
mod moves;
mod picture;
mod play;
mod rulebook;
mod start;
mod state;
mod suggest;
mod text;
mod view;
mod ways;
pub(crate) mod wire;

pub use board::geometry;
pub use bounds::MOST_CARDS;
pub use moves::Candidate;
pub use rulebook::{PegsAndJokersRule, RULEBOOK};
pub use state::State;
pub use wire::*;

use self::judge::Judged;
use crate::answer::{Fault, GameResult, Violation};
use crate::chance::Chance;
use crate::game::{
    Claim, Component, Foreseen, Game, GameDescription, HiddenHands, Moves, Played, Rematch, Ruling, Standing,
    Started,
};
use crate::rulebook::Rule;
use crate::wire::Seat;

/// The game Pegs and Jokers.
#[derive(Clone, Copy, Debug)]
pub struct PegsAndJokers;

impl Game for PegsAndJokers {
    const ID: &'static str = "pegs-and-jokers";

    type Setup = PegsAndJokersSetup;
    type WireState = PegsAndJokersState;
    type State = State;
    type Turn = PegsAndJokersTurn;
    type Move = PegsAndJokersMove;
    type Candidate = Candidate;
    type Order = PegsAndJokersOrder;
    type Judged = Judged;
    type Event = PegsAndJokersEvent;
    type Score = PegsAndJokersScore;
    type Totals = PegsAndJokersTotals;
    type Left = PegsAndJokersLeft;

    fn about() -> GameDescription {
        GameDescription {
            game: Self::ID,
            title: "Pegs and Jokers",
            summary: "Two teams race their pegs round a ring and home; cards drive them, landing sends others away.",
            players: vec![4, 6, 8],
            hidden_hands: true,
            options: PegsAndJokersOptions::table(),
            components: vec![
                Component { name: "pegs", count: None, description: "Five for each player." },
                Component {
                    name: "cards",
                    count: None,
                    description: "Three decks and six jokers, 162 cards; for eight players four decks and eight jokers, 216.",
                },
            ],
        }
    }

    fn rulebook() -> &'static [Rule] {
        RULEBOOK
    }

    fn start<C: Chance + ?Sized>(
        setup: &PegsAndJokersSetup,
        stated: bool,
        chance: &mut C,
    ) -> Result<Started<Self>, Vec<Fault>> {
        start::start(setup, stated, chance)
    }

    fn admit(wire: &PegsAndJokersState) -> Result<State, Vec<Fault>> {
        admit::admit(wire)
    }

    fn wire(state: &State) -> PegsAndJokersState {
        state::wire(state)
    }

    fn ply(state: &State) -> u32 {
        state.ply
    }

    fn seats(state: &State) -> u8 {
        state.players()
    }

    fn seat_to_move(state: &State) -> Option<Seat> {
        state.to_move()
    }

    fn judge<'s>(
        state: &'s State,
        played: &'s PegsAndJokersMove,
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

    fn moves(state: &State, _: PegsAndJokersOrder) -> Moves<Self> {
        moves::moves(state)
    }

    fn spell(_: &State, candidate: &Candidate) -> PegsAndJokersMove {
        moves::spell(candidate)
    }

    fn pegs_of(state: &State) -> Option<Seat> {
        state.to_move().map(|seat| Seat(state.board.moves_for(seat.0)))
    }

    fn gained(score: &PegsAndJokersScore) -> i32 {
        score.gained
    }

    fn totals(state: &State) -> Vec<u32> {
        play::totals(state)
    }

    fn standing(state: &State) -> Standing<Self> {
        let place = |seat| if state.board.team_all_home(seat) { 1 } else { 2 };
        let places = || (0..state.players()).map(place).collect();
        Standing {
            turn: state.turn,
            totals: PegsAndJokersTotals { totals: Self::totals(state) },
            result: state.to_move().is_none().then(|| GameResult::from_places(play::HOME, places())),
            left: PegsAndJokersLeft { pile: state.pile() },
        }
    }
}

impl HiddenHands for PegsAndJokers {
    fn view(state: &State, seat: Option<Seat>) -> State {
        view::view(state, seat)
    }

    fn mover(state: &State, events: &[PegsAndJokersEvent]) -> Option<Seat> {
        view::mover(state, events)
    }

    fn view_move(played: &PegsAndJokersMove, mover: Option<Seat>, seat: Option<Seat>) -> PegsAndJokersMove {
        view::view_move(played, mover, seat)
    }

    fn view_event(event: &PegsAndJokersEvent, seat: Option<Seat>) -> PegsAndJokersEvent {
        view::view_event(event, seat)
    }
}

impl Rematch for PegsAndJokers {
    type Changes = PegsAndJokersRematch;

    fn rematch(state: &State, changes: PegsAndJokersRematch) -> Result<PegsAndJokersSetup, Vec<Fault>> {
        start::rematch(state, changes)
    }
}
