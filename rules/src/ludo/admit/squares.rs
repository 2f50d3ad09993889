//! `ludo.state_square`: every piece stands where it can have come to.

use crate::ludo::bounds::LANE_STEPS;
use crate::ludo::rulebook::LudoFault;
use crate::ludo::state::State;
use crate::ludo::wire::{LudoBlocking, LudoPiece, LudoState};

/// The faults of each piece, then of the squares that are shared.
pub(super) fn check(wire: &LudoState, state: &State, add: &mut impl FnMut(LudoFault, String)) {
    for (seat, player) in wire.players.iter().enumerate() {
        for (piece, place) in player.pieces.iter().enumerate() {
            let pointer = || format!("/players/{seat}/pieces/{piece}");
            if let Some((fault, field)) = fault_of(*place, seat, state) {
                add(fault, format!("{}/{field}", pointer()));
            } else if let Some(fault) = fault_beside(wire, state, seat, piece) {
                add(fault, pointer());
            }
        }
    }
}

/// Whether all pieces stand on squares and steps that there are, so that their progress means something.
pub(super) fn are_sound(wire: &LudoState, state: &State) -> bool {
    let sound = |(seat, place): (usize, LudoPiece)| fault_of(place, seat, state).is_none();
    let pieces =
        |(seat, player): (usize, &crate::ludo::wire::LudoPlayer)| player.pieces.map(|place| (seat, place));
    wire.players.iter().enumerate().flat_map(pieces).all(sound)
}

/// What is wrong with a piece by itself, and the field that says so.
fn fault_of(place: LudoPiece, seat: usize, state: &State) -> Option<(LudoFault, &'static str)> {
    let loop_length = state.table.board.loop_length();
    match place {
        LudoPiece::Track { square } if square >= loop_length => {
            Some((LudoFault::NoSuchSquare { square, loop_length }, "square"))
        }
        LudoPiece::Track { square } => {
            let start = state.table.seats.get(seat)?.start;
            let behind = (square + 1) % loop_length == start;
            behind.then_some((LudoFault::BehindTheStart(square), "square"))
        }
        LudoPiece::Lane { step } if !(1..=LANE_STEPS).contains(&step) => {
            Some((LudoFault::NoSuchStep(step), "step"))
        }
        _ => None,
    }
}

/// What is wrong with a piece beside those of the seats before; told once for each seat and square.
fn fault_beside(wire: &LudoState, state: &State, seat: usize, piece: usize) -> Option<LudoFault> {
    let own = &wire.players[seat].pieces;
    let here = own[piece];
    let LudoPiece::Track { square } = here else { return None };
    let count = |pieces: &[LudoPiece]| pieces.iter().filter(|&&other| other == here).count();
    if count(&own[..piece]) > 0 {
        return None;
    }
    let options = &state.table.options;
    let before = || wire.players[..seat].iter().map(|player| count(&player.pieces));
    if !state.table.board.is_safe(square, options.safe_squares) {
        return before().any(|others| others > 0).then_some(LudoFault::TwoColors(square));
    }
    let blocks =
        options.blocking == LudoBlocking::Pairs && count(own) > 1 && before().any(|others| others > 1);
    blocks.then_some(LudoFault::TwoBlocks(square))
}
