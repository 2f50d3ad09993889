//! LCR (Left Center Right): a dice game of chips that wander round the table.
//!
//! There is one move, the roll. Choices taken where the source is silent: at most 24 players; the turn that a
//! state names must fit its chips (`lcr.state_turn`).

mod judge;
mod picture;
mod rulebook;
mod state;
mod suggest;
mod text;
pub(crate) mod wire;

pub use rulebook::{LcrRule, RULEBOOK};
pub use state::State;
pub use wire::*;

use self::rulebook::LcrFault;
use crate::answer::{Fault, GameResult, Violation};
use crate::chance::Chance;
use crate::game::{
    Claim, Component, Foreseen, Game, GameDescription, Moves, Played, Rematch, Ruling, Standing, Started,
};
use crate::rulebook::Rule;
use crate::wire::Seat;

/// The game LCR.
#[derive(Clone, Copy, Debug)]
pub struct Lcr;

impl Game for Lcr {
    const ID: &'static str = "lcr";

    type Setup = LcrSetup;
    type WireState = LcrState;
    type State = State;
    type Turn = LcrTurn;
    type Move = LcrMove;
    type Candidate = LcrMove;
    type Order = LcrOrder;
    type Judged = u8;
    type Event = LcrEvent;
    type Score = LcrScore;
    type Totals = LcrTotals;
    type Left = ();

    fn about() -> GameDescription {
        GameDescription {
            game: Self::ID,
            title: "LCR",
            summary: "A dice game: chips go left, right and to the center until one player holds them all.",
            players: (3..=24).collect(),
            hidden_hands: false,
            options: LcrOptions::table(),
            components: vec![
                Component {
                    name: "dice",
                    count: Some(3),
                    description: "Six faces each: left, right, center and three dots.",
                },
                Component {
                    name: "chips",
                    count: None,
                    description: "As many for each player as `starting_chips` says.",
                },
            ],
        }
    }

    fn rulebook() -> &'static [Rule] {
        RULEBOOK
    }

    fn start<C: Chance + ?Sized>(
        setup: &LcrSetup,
        stated: bool,
        chance: &mut C,
    ) -> Result<Started<Self>, Vec<Fault>> {
        start(setup, stated, chance)
    }

    fn admit(wire: &LcrState) -> Result<State, Vec<Fault>> {
        state::admit(wire)
    }

    fn wire(state: &State) -> LcrState {
        state::wire(state)
    }

    fn ply(state: &State) -> u32 {
        state.ply
    }

    fn seats(state: &State) -> u8 {
        u8::try_from(state.chips.len()).unwrap_or(u8::MAX)
    }

    fn seat_to_move(state: &State) -> Option<Seat> {
        state.to_move.map(Seat)
    }

    fn judge<'s>(
        state: &'s State,
        played: &'s LcrMove,
        claim: &Claim,
    ) -> Result<Ruling<'s, Self>, Vec<Violation>> {
        judge::judge(state, played, claim)
    }

    fn play<C: Chance + ?Sized>(ruling: Ruling<'_, Self>, chance: &mut C) -> Played<Self> {
        judge::play(ruling, chance)
    }

    fn foresee(_: &Ruling<'_, Self>) -> Foreseen<Self> {
        Foreseen { gained: None, events: Vec::new() }
    }

    fn moves(state: &State, _: LcrOrder) -> Moves<Self> {
        let candidates = state.to_move.map(|_| LcrMove::Roll { dice: None }).into_iter().collect();
        Moves { candidates, complete: true }
    }

    fn spell(_: &State, candidate: &LcrMove) -> LcrMove {
        candidate.clone()
    }

    fn gained(score: &LcrScore) -> i32 {
        score.gained
    }

    fn totals(state: &State) -> Vec<u32> {
        judge::totals(state)
    }

    fn standing(state: &State) -> Standing<Self> {
        let result = state.to_move.is_none().then(|| {
            let places = state.chips.iter().map(|&chips| if chips > 0 { 1 } else { 2 }).collect();
            GameResult::from_places(judge::LAST_WITH_CHIPS, places)
        });
        Standing {
            turn: state::turn(state),
            totals: LcrTotals { totals: Self::totals(state) },
            result,
            left: (),
        }
    }
}

impl Rematch for Lcr {
    type Changes = LcrRematch;

    fn rematch(state: &State, changes: LcrRematch) -> Result<LcrSetup, Vec<Fault>> {
        Ok(LcrSetup {
            players: state.names.iter().map(|name| LcrSetupPlayer { name: name.clone() }).collect(),
            options: state.options.clone(),
            starter: changes.starter,
        })
    }
}

/// `lcr.players`, `lcr.chips`, `lcr.starter`.
fn start<C: Chance + ?Sized>(
    setup: &LcrSetup,
    stated: bool,
    chance: &mut C,
) -> Result<Started<Lcr>, Vec<Fault>> {
    let players = setup.players.len();
    let mut faults = Vec::new();
    let mut add = |fault: LcrFault, pointer: &str| {
        faults.push(Fault::new(fault.rule().id(), pointer, fault.message()));
    };
    state::check_setup(players, &setup.options, &mut add);
    match setup.starter {
        Some(seat) if seat.index() >= players => {
            add(LcrFault::NoSuchStarter { seat: seat.0, players }, "/starter");
        }
        None if stated => add(LcrFault::StarterNotStated, "/starter"),
        _ => {}
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut events = Vec::new();
    let starter = setup.starter.unwrap_or_else(|| {
        let drawn = chance.below(u32::try_from(players).unwrap_or(1));
        let seat = Seat(u8::try_from(drawn).unwrap_or(0));
        events.push(LcrEvent::StarterDrawn { seat });
        seat
    });
    events.push(LcrEvent::Turn { seat: starter });
    let chips = u16::try_from(setup.options.starting_chips).unwrap_or(0);
    let state = State {
        options: setup.options.clone(),
        names: setup.players.iter().map(|player| player.name.clone()).collect(),
        chips: std::iter::repeat_n(chips, players).collect(),
        pot: 0,
        to_move: Some(starter.0),
        ply: 0,
    };
    Ok(Started { state, events })
}
