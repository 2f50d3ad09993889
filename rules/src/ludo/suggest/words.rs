//! What a suggested move of Ludo does, in words.

use crate::ludo::state::{State, seat_to_move};
use crate::ludo::wire::{LudoMove, LudoPiece, LudoSuggestionValue};
use crate::suggest::SuggestionReason;
use crate::wire::Seat;

/// A word and a sentence for a listed move.
pub(super) fn explain(seen: &State, candidate: &LudoMove) -> SuggestionReason {
    let (LudoMove::Move { piece }, Some(seat), Some(value)) =
        (*candidate, seat_to_move(seen.turn), super::value(seen, candidate))
    else {
        return SuggestionReason { reason: "roll", message: "The die is to be rolled.".into() };
    };
    let to = destination(seen, seat, piece, value);
    let LudoSuggestionValue { finished, captured, out, .. } = value;
    let (reason, message) = if finished > 0 {
        ("finishes", format!("Piece {piece} reaches the finish."))
    } else if captured > 0 {
        let pieces = if captured == 1 { "1 piece".into() } else { format!("{captured} pieces") };
        ("captures", format!("Piece {piece} captures {pieces} on {to}."))
    } else if out > 0 {
        ("leaves_the_yard", format!("Piece {piece} leaves the yard for {to}."))
    } else {
        ("advances", format!("Piece {piece} goes to {to}."))
    };
    SuggestionReason { reason, message }
}

/// Where the piece comes to stand: `square 16`, `step 2 of the lane`.
fn destination(seen: &State, seat: Seat, piece: u8, value: LudoSuggestionValue) -> String {
    let from = seen.pieces_of(seat).get(usize::from(piece)).copied().flatten();
    let progress = from.unwrap_or(0) + value.squares;
    match seen.table.board.piece(seen.start_of(seat), Some(progress)) {
        LudoPiece::Yard {} => "the yard".into(),
        LudoPiece::Track { square } => format!("square {square}"),
        LudoPiece::Lane { step } => format!("step {step} of the lane"),
        LudoPiece::Finish {} => "the finish".into(),
    }
}
