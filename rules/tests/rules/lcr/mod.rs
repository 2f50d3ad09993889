//! LCR's own tests.

mod case_file;
mod end;
mod facts;
mod faults;
mod rolls;

use mwamuzi_rules::lcr::{
    Lcr, LcrDie, LcrEvent, LcrMove, LcrName, LcrOptions, LcrPlayer, LcrSetup, LcrSetupPlayer, LcrState,
    LcrTurn,
};
use mwamuzi_rules::{Claim, Game, Played, Seat};

use crate::support::NoChance;

pub(crate) use rolls::EFFECTS;

/// A position with the usual three chips each: chips by seat, the pot, and the seat to roll; none when it is over.
pub(crate) fn position(chips: &[u32], pot: u32, to_move: Option<u8>) -> LcrState {
    LcrState {
        game: LcrName::Lcr,
        rules: 1,
        options: LcrOptions { starting_chips: 3 },
        players: chips.iter().map(|&chips| LcrPlayer { name: None, chips }).collect(),
        pot,
        turn: to_move.map_or(LcrTurn::Over {}, |seat| LcrTurn::Roll { seat: Seat(seat) }),
        ply: 20,
    }
}

/// A roll that is stated.
pub(crate) fn roll(dice: &[LcrDie]) -> LcrMove {
    LcrMove::Roll { dice: Some(dice.to_vec()) }
}

/// A set-up without names.
pub(crate) fn setup(players: usize, starting_chips: u32, starter: Option<u8>) -> LcrSetup {
    LcrSetup {
        players: vec![LcrSetupPlayer::default(); players],
        options: LcrOptions { starting_chips },
        starter: starter.map(Seat),
    }
}

/// The stated roll played, which must be legal.
fn played(state: &LcrState, dice: &[LcrDie]) -> Played<Lcr> {
    let state = Lcr::admit(state).expect("a possible position");
    let played = roll(dice);
    Lcr::judge(&state, &played, &Claim::default()).expect("a legal roll").play(&mut NoChance)
}

/// The chips by seat and the pot after the stated roll.
fn chips_after(state: &LcrState, dice: &[LcrDie]) -> (Vec<u32>, u32) {
    let after = Lcr::wire(&played(state, dice).state);
    (after.players.iter().map(|player| player.chips).collect(), after.pot)
}

/// What the stated roll tells.
fn events_after(state: &LcrState, dice: &[LcrDie]) -> Vec<LcrEvent> {
    played(state, dice).events
}
