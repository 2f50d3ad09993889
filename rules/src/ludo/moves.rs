//! The complete list of legal moves.

use super::state::State;
use super::ways::Ways;
use super::wire::{LudoMove, LudoTurn};
use crate::game::Moves;

use super::Ludo;

/// The legal moves by the number of the piece; a roll leaves its number out.
pub(super) fn moves(state: &State) -> Moves<Ludo> {
    let candidates = match state.turn {
        LudoTurn::Roll { .. } => vec![LudoMove::Roll { die: None }],
        LudoTurn::Move { seat, die, .. } => {
            let ways = Ways::new(state, seat);
            which(state.pieces_of(seat), |piece| ways.destination(piece, die).is_some())
        }
        LudoTurn::Exit { seat } => which(state.pieces_of(seat), |piece| piece.is_none()),
        LudoTurn::Over {} => Vec::new(),
    };
    Moves { candidates, complete: true }
}

fn which(pieces: &[Option<u8>], may_move: impl Fn(Option<u8>) -> bool) -> Vec<LudoMove> {
    let mut moves = Vec::with_capacity(pieces.len());
    let numbered = (0u8..).zip(pieces).filter(|&(_, &progress)| may_move(progress));
    moves.extend(numbered.map(|(piece, _)| LudoMove::Move { piece }));
    moves
}
