//! How a move breaks the rules of Ludo, and the only place where that is put into words.

use super::LudoRule;
use crate::answer::Breach;

/// A way to break a rule of Ludo with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ludo) enum LudoBreach<'a> {
    /// The game is over.
    AfterTheEnd,
    /// Somebody else is to move.
    OutOfTurn {
        /// The seat to move.
        to_move: u8,
        /// The seat that claims to.
        claimed: u8,
    },
    /// A move where the die is to be rolled.
    RollFirst,
    /// A roll where a piece is to be moved.
    MoveFirst {
        /// The number that was rolled.
        die: u8,
    },
    /// A roll where a piece leaves the yard without one.
    ExitWithoutRoll,
    /// A number that is on no die.
    NoSuchNumber(u32),
    /// No number in the roll, where nothing may be left to the referee.
    NotStated,
    /// A piece in the yard and a number that does not leave it.
    NeedsExitRoll {
        /// The number rolled.
        die: u8,
        /// The numbers that leave the yard.
        needed: &'a [u8],
    },
    /// A piece that is home.
    AlreadyHome,
    /// A piece that nobody has.
    NoSuchPiece(u8),
    /// An opponent's block in between.
    BlockPassed {
        /// Its square.
        square: u8,
    },
    /// An opponent's block on the square to land on.
    BlockLandedOn {
        /// Its square.
        square: u8,
    },
    /// A piece in between, where none can be passed.
    PiecePassed {
        /// The square of the loop; none in the lane.
        square: Option<u8>,
    },
    /// An opponent's block on the start.
    StartBlocked {
        /// The start.
        square: u8,
    },
    /// More than the number left to the finish.
    Overshoots {
        /// The number rolled.
        die: u8,
        /// The number left.
        left: u8,
    },
    /// A piece that is not in the yard, where one is to leave it.
    NotInTheYard,
    /// More seconds than a player has.
    TooLate {
        /// The seconds taken.
        seconds: u32,
        /// The limit.
        limit: u32,
    },
}

impl Breach for LudoBreach<'_> {
    fn rule(&self) -> &'static str {
        match self {
            Self::AfterTheEnd => LudoRule::Over,
            Self::OutOfTurn { .. } => LudoRule::Turn,
            Self::RollFirst | Self::MoveFirst { .. } | Self::ExitWithoutRoll => LudoRule::Phase,
            Self::NoSuchNumber(_) | Self::NotStated => LudoRule::Die,
            Self::NeedsExitRoll { .. } => LudoRule::Exit,
            Self::AlreadyHome | Self::NoSuchPiece(_) => LudoRule::Move,
            Self::BlockPassed { .. } | Self::BlockLandedOn { .. } | Self::PiecePassed { .. } => {
                LudoRule::Block
            }
            Self::StartBlocked { .. } => LudoRule::ExitBlocked,
            Self::Overshoots { .. } => LudoRule::Exact,
            Self::NotInTheYard => LudoRule::NoneOnTheWay,
            Self::TooLate { .. } => LudoRule::Time,
        }
        .id()
    }

    fn reason(&self) -> &'static str {
        match self {
            Self::AfterTheEnd => "after_the_end",
            Self::OutOfTurn { .. } => "out_of_turn",
            Self::RollFirst => "roll_first",
            Self::MoveFirst { .. } => "move_first",
            Self::ExitWithoutRoll => "exit_without_roll",
            Self::NoSuchNumber(_) => "no_such_number",
            Self::NotStated => "not_stated",
            Self::NeedsExitRoll { .. } => "needs_exit_roll",
            Self::AlreadyHome => "already_home",
            Self::NoSuchPiece(_) => "no_such_piece",
            Self::BlockPassed { .. } | Self::PiecePassed { .. } => "passed",
            Self::BlockLandedOn { .. } => "landed_on",
            Self::StartBlocked { .. } => "blocked",
            Self::Overshoots { .. } => "overshoots",
            Self::NotInTheYard => "not_in_yard",
            Self::TooLate { .. } => "too_late",
        }
    }

    fn message(&self) -> String {
        match self {
            Self::AfterTheEnd => "The game is over.".into(),
            Self::OutOfTurn { to_move, claimed } => {
                format!("Seat {to_move} is to move, not seat {claimed}.")
            }
            Self::RollFirst => "The die is rolled before a piece moves.".into(),
            Self::MoveFirst { die } => format!("A {die} was rolled; a piece moves before the next roll."),
            Self::ExitWithoutRoll => "No piece is on the way, so one leaves the yard without a roll.".into(),
            Self::NoSuchNumber(die) => format!("A die shows 1 to 6, not {die}."),
            Self::NotStated => "The move does not state what the die showed.".into(),
            Self::NeedsExitRoll { die, needed } => {
                format!("The piece is in the yard, which a {die} does not leave; {} does.", either(needed))
            }
            Self::AlreadyHome => "The piece is home and moves no more.".into(),
            Self::NoSuchPiece(piece) => format!("There is no piece {piece}; they are numbered 0 to 3."),
            Self::BlockPassed { square } => {
                format!("An opponent's block on square {square} cannot be passed.")
            }
            Self::BlockLandedOn { square } => {
                format!("An opponent's block on square {square} cannot be landed on.")
            }
            Self::PiecePassed { square: Some(square) } => {
                format!("A piece stands on square {square}, and no piece can be passed.")
            }
            Self::PiecePassed { square: None } => {
                "A piece stands in the lane, and no piece can be passed.".into()
            }
            Self::StartBlocked { square } => {
                format!("An opponent's block stands on the start, square {square}; no piece leaves the yard.")
            }
            Self::Overshoots { die, left } => {
                format!("The finish is {left} away and needs the exact number; a {die} is too much.")
            }
            Self::NotInTheYard => "Only a piece in the yard can be taken out.".into(),
            Self::TooLate { seconds, limit } => {
                format!("The move took {seconds} seconds; a player has {limit}.")
            }
        }
    }
}

/// `6`, `1 or 6`, `1, 2 or 6`.
fn either(numbers: &[u8]) -> String {
    let mut words = String::new();
    for (place, number) in numbers.iter().enumerate() {
        let before = match place {
            0 => "",
            _ if place + 1 == numbers.len() => " or ",
            _ => ", ",
        };
        words.push_str(before);
        words.push_str(&number.to_string());
    }
    words
}
