//! How a set-up or state of Ludo is impossible, and the only place where that is put into words.

use super::LudoRule;
use crate::ludo::wire::LudoColor;

/// A way in which a set-up or state of Ludo is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ludo) enum LudoFault {
    /// Fewer than 2 or more than 4 players.
    Players(usize),
    /// Some players name a colour and this one does not.
    ColorMissing(usize),
    /// Two players of one colour.
    ColorTwice(LudoColor),
    /// Colours that do not follow each other clockwise.
    ColorOrder(LudoColor),
    /// No number leaves the yard.
    NoExitRolls,
    /// A number that is on no die.
    ExitRoll(u8),
    /// A number that is named twice.
    ExitRollTwice(u8),
    /// A limit that is neither 30 nor 60 seconds.
    Seconds(u32),
    /// Nobody named a starter and nothing may be left to the referee.
    StarterNotStated,
    /// A starter that nobody is.
    NoSuchStarter {
        /// The seat.
        seat: u8,
        /// How many play.
        players: usize,
    },
    /// A square that this board does not have.
    NoSuchSquare {
        /// The square.
        square: u8,
        /// How many squares the loop has.
        loop_length: u8,
    },
    /// A step that no lane has.
    NoSuchStep(u8),
    /// A piece between its turn-off and its start.
    BehindTheStart(u8),
    /// Two colours on a square that is not safe.
    TwoColors(u8),
    /// Blocks of two colours on one square, where a block cannot be landed on.
    TwoBlocks(u8),
    /// A place for somebody who has not finished.
    PlaceTooSoon,
    /// Four pieces home and no place.
    PlaceMissing,
    /// A place that does not follow.
    PlaceGap {
        /// The place.
        place: u8,
        /// How many players have four pieces home.
        finished: usize,
    },
    /// A place that two players have.
    PlaceTwice(u8),
    /// A seat that nobody sits on is to move.
    NoSuchSeat {
        /// The seat.
        seat: u8,
        /// How many play.
        players: usize,
    },
    /// A player who has finished is to move.
    FinishedToMove(u8),
    /// The game is over too soon or goes on too long.
    End {
        /// How many players have finished.
        finished: usize,
        /// How many end the game.
        enough: usize,
    },
    /// A number rolled that is on no die.
    Die(u8),
    /// More than two sixes in a row, or more than two tries.
    TooMany(u8),
    /// Sixes in a row after another number, or none after a 6.
    SixesOfDie {
        /// The number rolled.
        die: u8,
        /// Sixes in a row.
        sixes: u8,
    },
    /// Tries where there are none.
    NoTries,
    /// More sixes in a row than the tries can have been.
    SixesOfTries {
        /// Sixes in a row.
        sixes: u8,
        /// Rolls used up.
        tries: u8,
    },
    /// A 6 leaves the yard and cannot have used up a try.
    SixIsNoTry,
    /// No piece can move by the number rolled.
    NothingMoves(u8),
    /// A roll where a piece leaves the yard without one.
    RollInsteadOfExit,
    /// A piece leaves the yard without a roll where that is not so.
    NoExit,
}

impl LudoFault {
    /// The rule at fault.
    pub(in crate::ludo) const fn rule(self) -> LudoRule {
        match self {
            Self::Players(_) | Self::ColorMissing(_) | Self::ColorTwice(_) | Self::ColorOrder(_) => {
                LudoRule::Players
            }
            Self::NoExitRolls | Self::ExitRoll(_) | Self::ExitRollTwice(_) => LudoRule::Exit,
            Self::Seconds(_) => LudoRule::Time,
            Self::StarterNotStated | Self::NoSuchStarter { .. } => LudoRule::Starter,
            Self::NoSuchSquare { .. }
            | Self::NoSuchStep(_)
            | Self::BehindTheStart(_)
            | Self::TwoColors(_)
            | Self::TwoBlocks(_) => LudoRule::StateSquare,
            Self::PlaceTooSoon | Self::PlaceMissing | Self::PlaceGap { .. } | Self::PlaceTwice(_) => {
                LudoRule::StatePlace
            }
            Self::Die(_) => LudoRule::Die,
            Self::NoSuchSeat { .. }
            | Self::FinishedToMove(_)
            | Self::End { .. }
            | Self::TooMany(_)
            | Self::SixesOfDie { .. }
            | Self::NoTries
            | Self::SixesOfTries { .. }
            | Self::SixIsNoTry
            | Self::NothingMoves(_)
            | Self::RollInsteadOfExit
            | Self::NoExit => LudoRule::StateTurn,
        }
    }

    /// What is wrong, for a person.
    pub(in crate::ludo) fn message(self) -> String {
        match self {
            Self::Players(players) => format!("Ludo is played by 2 to 4 players, not by {players}."),
            Self::ColorMissing(seat) => {
                format!("All players name a colour or none does; seat {seat} names none.")
            }
            Self::ColorTwice(color) => format!("Two players are {}.", word(color)),
            Self::ColorOrder(color) => {
                format!(
                    "Clockwise the colours are yellow, blue, red, green; {} is out of order.",
                    word(color)
                )
            }
            Self::NoExitRolls => "exit_rolls names no number, so no piece could leave the yard.".into(),
            Self::ExitRoll(number) => format!("exit_rolls holds numbers from 1 to 6, not {number}."),
            Self::ExitRollTwice(number) => format!("exit_rolls names the {number} twice."),
            Self::Seconds(seconds) => format!("turn_seconds is 30 or 60, not {seconds}."),
            Self::StarterNotStated => "Nothing is left to chance here, so the starter must be stated.".into(),
            Self::NoSuchStarter { seat, players } | Self::NoSuchSeat { seat, players } => {
                format!("There is no seat {seat} among {players} players.")
            }
            Self::NoSuchSquare { square, loop_length } => {
                format!("The loop has the squares 0 to {}, not {square}.", loop_length.saturating_sub(1))
            }
            Self::NoSuchStep(step) => format!("A lane has the steps 1 to 5, not {step}."),
            Self::BehindTheStart(square) => {
                format!("The piece turns into its lane before square {square} and never stands there.")
            }
            Self::TwoColors(square) => format!("Two colours stand on square {square}, which is not safe."),
            Self::TwoBlocks(square) => {
                format!("Blocks of two colours stand on square {square}, but nobody can land on a block.")
            }
            Self::PlaceTooSoon => "A place is for a player with four pieces home.".into(),
            Self::PlaceMissing => "A player with four pieces home has a place.".into(),
            Self::PlaceGap { place, finished } => {
                format!("{finished} with four pieces home have the places, so there is no place {place}.")
            }
            Self::PlaceTwice(place) => format!("Two players have place {place}."),
            Self::FinishedToMove(seat) => format!("Seat {seat} has finished and would have been skipped."),
            Self::End { finished, enough } => {
                format!("The game is over as soon as {enough} have finished; here {finished} have.")
            }
            Self::Die(die) => format!("A die shows 1 to 6, not {die}."),
            Self::TooMany(count) => format!("At most 2 can stand here, not {count}."),
            Self::SixesOfDie { die, sixes } => {
                format!("After a {die} there cannot be {sixes} sixes in a row.")
            }
            Self::NoTries => {
                "Tries are used up only under three_rolls, with no piece on the way and one in the yard."
                    .into()
            }
            Self::SixesOfTries { sixes, tries } => {
                format!("{tries} rolls were used up, so there cannot be {sixes} sixes in a row.")
            }
            Self::SixIsNoTry => "A 6 leaves the yard here, so it uses up no try.".into(),
            Self::NothingMoves(die) => format!("No piece can move by {die}, so the turn would have ended."),
            Self::RollInsteadOfExit => {
                "Under free_exit a turn without a piece on the way does not begin with a roll.".into()
            }
            Self::NoExit => {
                "Phase exit is there only under free_exit, with no piece on the way, one in the yard and no block on the start."
                    .into()
            }
        }
    }
}

/// The colour as a word.
const fn word(color: LudoColor) -> &'static str {
    match color {
        LudoColor::Yellow => "yellow",
        LudoColor::Blue => "blue",
        LudoColor::Red => "red",
        LudoColor::Green => "green",
    }
}
