//! Ludo's own tests.

mod case_file;
mod effects;
mod ends;
mod facts;
mod faults;
mod geometry;
pub(crate) mod option_sets;
pub(crate) mod perft;
mod refusals;
mod set_ups;
mod shapes;
mod suggestions;
mod turns;
mod whole_games;

pub(crate) use effects::EFFECTS;

use mwamuzi_rules::ludo::{
    Ludo, LudoColor, LudoEvent, LudoMove, LudoName, LudoOptions, LudoPiece, LudoPlayer, LudoSetup,
    LudoSetupPlayer, LudoState, LudoTurn,
};
use mwamuzi_rules::{Claim, Game, Played, Seat, Violation};

use crate::support::NoChance;

pub(crate) use mwamuzi_rules::ludo::LudoColor::{Blue, Green, Red, Yellow};

/// A piece in the yard.
pub(crate) const YARD: LudoPiece = LudoPiece::Yard {};
/// A piece at the finish.
pub(crate) const HOME: LudoPiece = LudoPiece::Finish {};

/// A piece on the loop.
pub(crate) const fn on(square: u8) -> LudoPiece {
    LudoPiece::Track { square }
}

/// A piece in the lane.
pub(crate) const fn lane(step: u8) -> LudoPiece {
    LudoPiece::Lane { step }
}

/// A player and the pieces that are not in the yard.
pub(crate) fn player(color: LudoColor, out: &[LudoPiece]) -> LudoPlayer {
    let mut pieces = [YARD; 4];
    pieces[..out.len()].copy_from_slice(out);
    LudoPlayer { name: None, color, pieces, place: None }
}

/// A player with all pieces home.
pub(crate) fn finished(color: LudoColor, place: u8) -> LudoPlayer {
    LudoPlayer { place: Some(place), ..player(color, &[HOME; 4]) }
}

/// A position under the default options.
pub(crate) fn position(players: &[LudoPlayer], turn: LudoTurn) -> LudoState {
    LudoState {
        game: LudoName::Ludo,
        rules: 1,
        options: LudoOptions::default(),
        players: players.to_vec(),
        starter: Seat(0),
        turn,
        ply: 40,
    }
}

/// The position with some options changed.
pub(crate) fn under(mut state: LudoState, change: impl FnOnce(&mut LudoOptions)) -> LudoState {
    change(&mut state.options);
    state
}

/// A turn that begins, or a bonus roll after no six.
pub(crate) fn to_roll(seat: u8) -> LudoTurn {
    rolling(seat, 0, 0)
}

/// A turn with a roll to come.
pub(crate) fn rolling(seat: u8, sixes: u8, tries: u8) -> LudoTurn {
    LudoTurn::Roll { seat: Seat(seat), sixes, tries }
}

/// A turn with a piece to be moved, after at most one six.
pub(crate) fn moving(seat: u8, die: u8) -> LudoTurn {
    LudoTurn::Move { seat: Seat(seat), die, sixes: u8::from(die == 6) }
}

/// A turn in which a piece is to be taken out.
pub(crate) fn exiting(seat: u8) -> LudoTurn {
    LudoTurn::Exit { seat: Seat(seat) }
}

/// A stated roll.
pub(crate) fn roll(die: u32) -> LudoMove {
    LudoMove::Roll { die: Some(die) }
}

/// A move of a piece.
pub(crate) fn go(piece: u8) -> LudoMove {
    LudoMove::Move { piece }
}

/// A set-up without names and colours.
pub(crate) fn setup(players: usize, options: &LudoOptions, starter: Option<u8>) -> LudoSetup {
    LudoSetup {
        players: vec![LudoSetupPlayer::default(); players],
        options: options.clone(),
        starter: starter.map(Seat),
    }
}

/// The move played, which must be legal.
fn played(state: &LudoState, sent: LudoMove) -> Played<Ludo> {
    let state = Ludo::admit(state).expect("a possible position");
    let ruling = Ludo::judge(&state, &sent, &Claim::default());
    ruling.unwrap_or_else(|violations| panic!("{sent:?}: {violations:?}")).play(&mut NoChance)
}

/// The state after a move.
fn after(state: &LudoState, sent: LudoMove) -> LudoState {
    Ludo::wire(&played(state, sent).state)
}

/// The turn after a move.
fn turn_after(state: &LudoState, sent: LudoMove) -> LudoTurn {
    after(state, sent).turn
}

/// Where the pieces of a seat are after a move.
fn pieces_after(state: &LudoState, sent: LudoMove, seat: usize) -> [LudoPiece; 4] {
    after(state, sent).players[seat].pieces
}

/// What a move tells.
fn events_after(state: &LudoState, sent: LudoMove) -> Vec<LudoEvent> {
    played(state, sent).events
}

/// All that a move breaks, which must be something.
fn violations(state: &LudoState, sent: LudoMove, claim: &Claim) -> Vec<Violation> {
    let state = Ludo::admit(state).expect("a possible position");
    match Ludo::judge(&state, &sent, claim) {
        Err(violations) => violations,
        Ok(_) => panic!("{sent:?} is legal in {state:?}"),
    }
}

/// Rule, reason and pointer of all that a move breaks.
fn cited(state: &LudoState, sent: LudoMove, claim: &Claim) -> Vec<(&'static str, &'static str, String)> {
    let cited = |violation: Violation| (violation.rule, violation.reason, violation.pointer);
    violations(state, sent, claim).into_iter().map(cited).collect()
}
