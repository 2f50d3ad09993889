//! Judging a move, one small function a rule, in the rulebook's order.

use super::Ludo;
use super::rulebook::LudoBreach;
use super::state::{State, seat_to_move};
use super::ways::Ways;
use super::wire::{LudoMove, LudoOptions, LudoTurn};
use crate::answer::Violation;
use crate::game::{Claim, Ruling};
use crate::wire::Seat;

/// The numbers on a die.
pub(super) const NUMBERS: std::ops::RangeInclusive<u8> = 1..=6;

/// What a legal move is, with all that playing needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judged {
    /// A roll of a player who has had so many sixes in a row and tries.
    Roll {
        /// Who rolls.
        seat: Seat,
        /// Sixes in a row before.
        sixes: u8,
        /// Tries before.
        tries: u8,
    },
    /// A piece that goes from a place to another.
    Advance {
        /// Whose piece.
        seat: Seat,
        /// Its number.
        piece: u8,
        /// Its progress afterwards.
        to: u8,
        /// The number rolled and the sixes in a row; none for a piece that leaves the yard without a roll.
        by: Option<Rolled>,
    },
}

/// What a piece moves by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rolled {
    /// The number.
    pub(super) die: u8,
    /// Sixes in a row, this one included.
    pub(super) sixes: u8,
}

/// All that `played` breaks, or the ruling that it breaks nothing.
pub(super) fn judge<'s>(
    state: &'s State,
    played: &'s LudoMove,
    claim: &Claim,
) -> Result<Ruling<'s, Ludo>, Vec<Violation>> {
    let Some(to_move) = seat_to_move(state.turn) else {
        return Err(vec![Violation::new(&LudoBreach::AfterTheEnd, "/move")]);
    };
    let mut violations = Vec::new();
    violations.extend(turn(to_move, claim.seat));
    violations.extend(phase(state.turn, played));
    violations.extend(die(played, claim.stated));
    let judged = fits(state, played);
    if let (None, LudoMove::Move { piece }) = (judged, *played) {
        piece_rules(state, piece, &mut violations);
    }
    violations.extend(time(&state.table.options, claim.seconds));
    match judged {
        Some(judged) if violations.is_empty() => Ok(Ruling { state, played, judged, unverified: Vec::new() }),
        _ => Err(violations),
    }
}

/// The move as it can be played, if it belongs to the phase and the piece may go.
fn fits(state: &State, played: &LudoMove) -> Option<Judged> {
    match (state.turn, *played) {
        (LudoTurn::Roll { seat, sixes, tries }, LudoMove::Roll { .. }) => {
            Some(Judged::Roll { seat, sixes, tries })
        }
        (LudoTurn::Move { seat, die, sixes }, LudoMove::Move { piece }) => {
            let from = *state.pieces_of(seat).get(usize::from(piece))?;
            let to = Ways::new(state, seat).destination(from, die)?;
            Some(Judged::Advance { seat, piece, to, by: Some(Rolled { die, sixes }) })
        }
        (LudoTurn::Exit { seat }, LudoMove::Move { piece }) => {
            let from = state.pieces_of(seat).get(usize::from(piece))?;
            from.is_none().then_some(Judged::Advance { seat, piece, to: 0, by: None })
        }
        _ => None,
    }
}

/// `ludo.turn`.
fn turn(to_move: Seat, claimed: Option<Seat>) -> Option<Violation> {
    let claimed = claimed?.0;
    (claimed != to_move.0)
        .then(|| Violation::new(&LudoBreach::OutOfTurn { to_move: to_move.0, claimed }, "/seat"))
}

/// `ludo.phase`.
fn phase(turn: LudoTurn, played: &LudoMove) -> Option<Violation> {
    let breach = match (turn, played) {
        (LudoTurn::Roll { .. }, LudoMove::Move { .. }) => LudoBreach::RollFirst,
        (LudoTurn::Move { die, .. }, LudoMove::Roll { .. }) => LudoBreach::MoveFirst { die },
        (LudoTurn::Exit { .. }, LudoMove::Roll { .. }) => LudoBreach::ExitWithoutRoll,
        _ => return None,
    };
    Some(Violation::new(&breach, "/move/type"))
}

/// `ludo.die`.
fn die(played: &LudoMove, stated: bool) -> Option<Violation> {
    match *played {
        LudoMove::Roll { die: Some(die) } if !NUMBERS.contains(&u8::try_from(die).unwrap_or(0)) => {
            Some(Violation::new(&LudoBreach::NoSuchNumber(die), "/move/die"))
        }
        LudoMove::Roll { die: None } if stated => Some(Violation::new(&LudoBreach::NotStated, "/move")),
        _ => None,
    }
}

/// The rules of a piece that may not go.
fn piece_rules(state: &State, piece: u8, violations: &mut Vec<Violation>) {
    match state.turn {
        LudoTurn::Move { seat, die, .. } => {
            let ways = Ways::new(state, seat);
            match state.pieces_of(seat).get(usize::from(piece)) {
                Some(None) => {
                    violations.extend(exit(state, die));
                    violations.extend(exit_blocked(state, seat, &ways));
                }
                Some(&Some(progress)) if progress < state.table.board.finish() => {
                    violations.extend(block(progress, die, &ways));
                    violations.extend(exact(state, progress, die, &ways));
                }
                Some(_) => violations.push(at_piece(&LudoBreach::AlreadyHome)),
                None => violations.push(at_piece(&LudoBreach::NoSuchPiece(piece))),
            }
        }
        LudoTurn::Exit { seat } => violations.push(none_on_the_way(state, seat, piece)),
        LudoTurn::Roll { .. } | LudoTurn::Over {} => {}
    }
}

/// `ludo.exit`.
fn exit(state: &State, die: u8) -> Option<Violation> {
    let needed = &state.table.options.exit_rolls.0;
    (!state.leaves_the_yard(die))
        .then(|| Violation { needed: needed.clone(), ..at_piece(&LudoBreach::NeedsExitRoll { die, needed }) })
}

/// `ludo.block`.
fn block(progress: u8, die: u8, ways: &Ways<'_>) -> Option<Violation> {
    let hindrance = ways.hindrance(progress, die)?;
    let breach = match hindrance.square {
        Some(square) if !ways.bars_landing() => LudoBreach::PiecePassed { square: Some(square) },
        Some(square) if hindrance.progress == ways.after(progress, die) => {
            LudoBreach::BlockLandedOn { square }
        }
        Some(square) => LudoBreach::BlockPassed { square },
        None => LudoBreach::PiecePassed { square: None },
    };
    Some(Violation { square: hindrance.square, pieces: ways.in_the_way(hindrance), ..at_piece(&breach) })
}

/// `ludo.exit_blocked`.
fn exit_blocked(state: &State, seat: Seat, ways: &Ways<'_>) -> Option<Violation> {
    let square = state.start_of(seat);
    ways.start_is_blocked().then(|| Violation {
        square: Some(square),
        pieces: ways.on_the_start(),
        ..at_piece(&LudoBreach::StartBlocked { square })
    })
}

/// `ludo.exact`.
fn exact(state: &State, progress: u8, die: u8, ways: &Ways<'_>) -> Option<Violation> {
    let left = state.table.board.finish() - progress;
    ways.overshoots(progress, die)
        .then(|| Violation { needed: vec![left], ..at_piece(&LudoBreach::Overshoots { die, left }) })
}

/// `ludo.none_on_the_way`, and `ludo.move` for a piece that nobody has.
fn none_on_the_way(state: &State, seat: Seat, piece: u8) -> Violation {
    match state.pieces_of(seat).get(usize::from(piece)) {
        Some(_) => at_piece(&LudoBreach::NotInTheYard),
        None => at_piece(&LudoBreach::NoSuchPiece(piece)),
    }
}

/// `ludo.time`.
fn time(options: &LudoOptions, seconds: Option<u32>) -> Option<Violation> {
    let (seconds, limit) = (seconds?, options.turn_seconds?);
    (seconds > limit).then(|| Violation::new(&LudoBreach::TooLate { seconds, limit }, "/seconds"))
}

fn at_piece(breach: &LudoBreach<'_>) -> Violation {
    Violation::new(breach, "/move/piece")
}
