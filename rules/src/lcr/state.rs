//! The admitted state of LCR: made by [`admit`] or by a new game, possible by construction.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::rulebook::LcrFault;
use super::wire::{LcrName, LcrOptions, LcrPlayer, LcrState, LcrTurn};
use crate::answer::Fault;
use crate::wire::{PlayerName, RULES_VERSION, Seat};

/// The most players.
pub(super) const MOST_PLAYERS: usize = 24;
/// The fewest players.
pub(super) const FEWEST_PLAYERS: usize = 3;
/// The most chips that `starting_chips` gives each player.
const MOST_STARTING_CHIPS: u32 = 100;

/// A possible position of LCR.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) options: LcrOptions,
    pub(super) names: Arc<[Option<PlayerName>]>,
    /// Chips held by seat; 24 players with 100 each fit.
    pub(super) chips: ArrayVec<u16, MOST_PLAYERS>,
    pub(super) pot: u16,
    /// The seat to move; none when the game is over.
    pub(super) to_move: Option<u8>,
    pub(super) ply: u32,
}

impl State {
    /// The seats that hold chips.
    pub(super) fn holders(&self) -> usize {
        self.chips.iter().filter(|&&chips| chips > 0).count()
    }

    /// How many dice the player to move rolls.
    pub(super) fn dice_to_roll(&self) -> usize {
        self.to_move.map_or(0, |seat| usize::from(self.chips[usize::from(seat)]).min(3))
    }
}

/// The state behind a document, or all its faults.
pub(super) fn admit(wire: &LcrState) -> Result<State, Vec<Fault>> {
    let mut faults = Vec::new();
    let mut add = |fault: LcrFault, pointer: &str| {
        faults.push(Fault::new(fault.rule().id(), pointer, fault.message()));
    };
    check_setup(wire.players.len(), &wire.options, &mut add);
    check_conservation(wire, &mut add);
    check_turn(wire, &mut add);
    if faults.is_empty() { Ok(build(wire)) } else { Err(faults) }
}

/// What a set-up and a state have in common: the number of players and the options.
pub(super) fn check_setup(players: usize, options: &LcrOptions, add: &mut impl FnMut(LcrFault, &str)) {
    if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&players) {
        add(LcrFault::Players(players), "/players");
    }
    if !(1..=MOST_STARTING_CHIPS).contains(&options.starting_chips) {
        add(LcrFault::StartingChips(options.starting_chips), "/options/starting_chips");
    }
}

fn check_conservation(wire: &LcrState, add: &mut impl FnMut(LcrFault, &str)) {
    let held: u64 = wire.players.iter().map(|player| u64::from(player.chips)).sum();
    let dealt = wire.players.len() as u64 * u64::from(wire.options.starting_chips);
    if held + u64::from(wire.pot) != dealt {
        add(LcrFault::Conservation { held, pot: wire.pot, dealt }, "/pot");
    }
}

fn check_turn(wire: &LcrState, add: &mut impl FnMut(LcrFault, &str)) {
    let holders = wire.players.iter().filter(|player| player.chips > 0).count();
    match wire.turn {
        LcrTurn::Roll { seat } => {
            match wire.players.get(seat.index()) {
                None => add(LcrFault::NoSuchSeat { seat: seat.0, players: wire.players.len() }, "/turn/seat"),
                Some(player) if player.chips == 0 => add(LcrFault::NoChipsToMove(seat.0), "/turn/seat"),
                Some(_) => {}
            }
            if holders == 1 {
                add(LcrFault::OverAlready, "/turn/phase");
            }
        }
        LcrTurn::Over {} => {
            if holders != 1 {
                add(LcrFault::NotOverYet(holders), "/turn/phase");
            }
            if wire.pot > 0 {
                add(LcrFault::PotNotTaken(wire.pot), "/pot");
            }
        }
    }
}

/// Everything fits: conservation bounds all counts by 24 × 100.
fn build(wire: &LcrState) -> State {
    let small = |chips: u32| u16::try_from(chips).unwrap_or(u16::MAX);
    State {
        options: wire.options.clone(),
        names: wire.players.iter().map(|player| player.name.clone()).collect(),
        chips: wire.players.iter().map(|player| small(player.chips)).collect(),
        pot: small(wire.pot),
        to_move: match wire.turn {
            LcrTurn::Roll { seat } => Some(seat.0),
            LcrTurn::Over {} => None,
        },
        ply: wire.ply,
    }
}

/// The state as a document.
pub(super) fn wire(state: &State) -> LcrState {
    let player =
        |(name, &chips): (&Option<PlayerName>, &u16)| LcrPlayer { name: name.clone(), chips: chips.into() };
    LcrState {
        game: LcrName::Lcr,
        rules: RULES_VERSION,
        options: state.options.clone(),
        players: state.names.iter().zip(&state.chips).map(player).collect(),
        pot: state.pot.into(),
        turn: turn(state),
        ply: state.ply,
    }
}

/// Whose turn it is, as on the wire.
pub(super) fn turn(state: &State) -> LcrTurn {
    state.to_move.map_or(LcrTurn::Over {}, |seat| LcrTurn::Roll { seat: Seat(seat) })
}
