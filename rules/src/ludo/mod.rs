//! Ludo: four pieces a player go round the board and home by the numbers of one die.
//!
//! A turn is a series of steps, each one call: a roll, then a piece. What follows by itself (no piece can move, the
//! third six, a blocked exit, a player who has finished) happens in the same call and is told in the events.
//!
//! Choices taken where the source is silent:
//!
//! - A turn that ends by an ordinary move is told by the next `turn` alone; `turn_ended` is for the others.
//! - Where the start is blocked and the number would not leave the yard anyway, both are told.
//! - Of several things in the way of a piece the first is told.
//! - `exit_rolls` are read in any order; other values of it and of `turn_seconds` are faults by `ludo.exit` and
//!   `ludo.time`.
//! - A number on no die in a state is a fault by `ludo.die`.

mod admit;
mod board;
mod bounds;
mod judge;
mod moves;
mod picture;
mod places;
mod play;
mod rulebook;
mod start;
mod state;
mod suggest;
mod text;
mod ways;
pub(crate) mod wire;

pub use board::geometry;
pub use judge::{Judged, Rolled};
pub use rulebook::{LudoRule, RULEBOOK};
pub use state::State;
pub use wire::*;

use crate::answer::{Fault, Violation};
use crate::chance::Chance;
use crate::game::{
    Claim, Component, Foreseen, Game, GameDescription, Moves, Played, Rematch, Ruling, Standing, Started,
};
use crate::rulebook::Rule;
use crate::wire::Seat;

/// The game Ludo.
#[derive(Clone, Copy, Debug)]
pub struct Ludo;

impl Game for Ludo {
    const ID: &'static str = "ludo";

    type Setup = LudoSetup;
    type WireState = LudoState;
    type State = State;
    type Turn = LudoTurn;
    type Move = LudoMove;
    type Candidate = LudoMove;
    type Order = LudoOrder;
    type Judged = Judged;
    type Event = LudoEvent;
    type Score = LudoScore;
    type Totals = LudoTotals;
    type Left = ();

    fn about() -> GameDescription {
        GameDescription {
            game: Self::ID,
            title: "Ludo",
            summary: "A race of four pieces a player round the board and home, by the numbers of one die.",
            players: (2..=4).collect(),
            hidden_hands: false,
            options: LudoOptions::table(),
            components: vec![
                Component { name: "die", count: Some(1), description: "Six faces, 1 to 6." },
                Component { name: "pieces", count: None, description: "Four for each player." },
                Component {
                    name: "board",
                    count: Some(1),
                    description: "A cross of four arms, or an arm for each player: 13 squares of the loop and a lane of five steps an arm.",
                },
            ],
        }
    }

    fn rulebook() -> &'static [Rule] {
        RULEBOOK
    }

    fn start<C: Chance + ?Sized>(
        setup: &LudoSetup,
        stated: bool,
        chance: &mut C,
    ) -> Result<Started<Self>, Vec<Fault>> {
        start::start(setup, stated, chance)
    }

    fn admit(wire: &LudoState) -> Result<State, Vec<Fault>> {
        admit::admit(wire)
    }

    fn wire(state: &State) -> LudoState {
        state::wire(state)
    }

    fn ply(state: &State) -> u32 {
        state.ply
    }

    fn seats(state: &State) -> u8 {
        state.players()
    }

    fn seat_to_move(state: &State) -> Option<Seat> {
        state::seat_to_move(state.turn)
    }

    fn judge<'s>(
        state: &'s State,
        played: &'s LudoMove,
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

    fn moves(state: &State, _: LudoOrder) -> Moves<Self> {
        moves::moves(state)
    }

    fn spell(_: &State, candidate: &LudoMove) -> LudoMove {
        *candidate
    }

    fn gained(score: &LudoScore) -> i32 {
        i32::try_from(score.gained).unwrap_or(i32::MAX)
    }

    fn totals(state: &State) -> Vec<u32> {
        places::home(state).collect()
    }

    fn standing(state: &State) -> Standing<Self> {
        Standing { turn: state.turn, totals: places::totals(state), result: places::result(state), left: () }
    }
}

impl Rematch for Ludo {
    type Changes = LudoRematch;

    fn rematch(state: &State, changes: LudoRematch) -> Result<LudoSetup, Vec<Fault>> {
        Ok(start::rematch(state, changes))
    }
}
