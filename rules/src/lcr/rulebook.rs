//! The rules of LCR by id, and the only place where their breaches are put into words.

use crate::answer::Breach;
use crate::rulebook::rulebook;

rulebook! {
    /// The rules of LCR.
    LcrRule;
    Players = "lcr.players", Fault,
        "3 to 24 players.",
        "House: the published game says three or more; a cap keeps states small.";
    Chips = "lcr.chips", Fault,
        "Each player starts with 3 chips (option `starting_chips`, 1 to 100). The pot starts at 0.",
        "The game's document.";
    Starter = "lcr.starter", Fault,
        "The table chooses who starts; where it does not, the referee draws the starter.",
        "The game's document.";
    DiceCount = "lcr.dice_count", Violation,
        "The player to move rolls one die for each chip held, at most three.",
        "The game's document.";
    Resolve = "lcr.resolve", Effect,
        "For each `left` one chip goes to the left neighbour (the next seat clockwise), for each `right` one to the right neighbour, for each `center` one to the pot; a `dot` keeps the chip. All dice of a roll are settled together.",
        "The game's document.";
    Skip = "lcr.skip", Effect,
        "A player without chips does not roll and is skipped, but stays in the game and plays again once chips come back.",
        "The game's document.";
    Turn = "lcr.turn", Violation,
        "Only the player to move rolls.",
        "The game's document.";
    End = "lcr.end", Effect,
        "The game ends as soon as exactly one player holds chips, after all dice of the roll are settled. That player wins and takes the pot.",
        "The game's document.";
    Over = "lcr.over", Violation,
        "No move is accepted after the end.",
        "The game's document.";
    Conservation = "lcr.conservation", Fault,
        "Chips held and pot together are always players × starting_chips.",
        "The game's document.";
    StateTurn = "lcr.state_turn", Fault,
        "The turn fits the chips: a seat that exists and holds chips is to move while two or more players hold some; the game is over, with an empty pot, when one does.",
        "House.";
}

/// A way to break a rule of LCR with a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LcrBreach {
    /// The game is over.
    AfterTheEnd,
    /// Somebody else is to move.
    OutOfTurn {
        /// The seat to move.
        to_move: u8,
        /// The seat that claims to.
        claimed: u8,
    },
    /// Another number of dice than the chips call for.
    DiceCount {
        /// Dice to be rolled.
        wanted: usize,
        /// Dice in the move.
        rolled: usize,
    },
    /// No dice in the move, where nothing may be left to the referee.
    NotStated {
        /// Dice to be rolled.
        wanted: usize,
    },
}

impl Breach for LcrBreach {
    fn rule(&self) -> &'static str {
        match self {
            Self::AfterTheEnd => LcrRule::Over,
            Self::OutOfTurn { .. } => LcrRule::Turn,
            Self::DiceCount { .. } | Self::NotStated { .. } => LcrRule::DiceCount,
        }
        .id()
    }

    fn reason(&self) -> &'static str {
        match self {
            Self::AfterTheEnd => "after_the_end",
            Self::OutOfTurn { .. } => "out_of_turn",
            Self::DiceCount { .. } => "wrong_number",
            Self::NotStated { .. } => "not_stated",
        }
    }

    fn message(&self) -> String {
        match self {
            Self::AfterTheEnd => "The game is over.".into(),
            Self::OutOfTurn { to_move, claimed } => {
                format!("Seat {to_move} is to move, not seat {claimed}.")
            }
            Self::DiceCount { wanted, rolled } => {
                format!(
                    "The player rolls one die for each chip held, at most three: {wanted} here, not {rolled}."
                )
            }
            Self::NotStated { wanted } => {
                format!("The move does not state what the dice showed; {wanted} to be rolled.")
            }
        }
    }
}

/// A way in which a set-up or state of LCR is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LcrFault {
    /// Fewer than 3 or more than 24 players.
    Players(usize),
    /// An option out of its range.
    StartingChips(u32),
    /// Chips appeared or vanished.
    Conservation {
        /// Chips in the players' hands.
        held: u64,
        /// Chips in the pot.
        pot: u32,
        /// Chips that were handed out.
        dealt: u64,
    },
    /// A seat that nobody sits on.
    NoSuchSeat {
        /// The seat.
        seat: u8,
        /// How many play.
        players: usize,
    },
    /// Nobody named a starter and nothing may be left to the referee.
    StarterNotStated,
    /// A starter that nobody is.
    NoSuchStarter {
        /// The seat.
        seat: u8,
        /// How many play.
        players: usize,
    },
    /// The seat to move has nothing to roll for.
    NoChipsToMove(u8),
    /// Another number of players holds chips than the turn says.
    NotOverYet(usize),
    /// One player holds all chips that are held.
    OverAlready,
    /// The winner did not take the pot.
    PotNotTaken(u32),
}

impl LcrFault {
    /// The rule at fault.
    pub(super) const fn rule(self) -> LcrRule {
        match self {
            Self::Players(_) => LcrRule::Players,
            Self::StartingChips(_) => LcrRule::Chips,
            Self::Conservation { .. } => LcrRule::Conservation,
            Self::StarterNotStated | Self::NoSuchStarter { .. } => LcrRule::Starter,
            Self::NoSuchSeat { .. }
            | Self::NoChipsToMove(_)
            | Self::NotOverYet(_)
            | Self::OverAlready
            | Self::PotNotTaken(_) => LcrRule::StateTurn,
        }
    }

    /// What is wrong, for a person.
    pub(super) fn message(self) -> String {
        match self {
            Self::Players(players) => format!("LCR is played by 3 to 24 players, not by {players}."),
            Self::StartingChips(chips) => format!("starting_chips is 1 to 100, not {chips}."),
            Self::Conservation { held, pot, dealt } => {
                format!("The players hold {held} chips and the pot {pot}; {dealt} were handed out.")
            }
            Self::StarterNotStated => "Nothing is left to chance here, so the starter must be stated.".into(),
            Self::NoSuchSeat { seat, players } | Self::NoSuchStarter { seat, players } => {
                format!("There is no seat {seat} among {players} players.")
            }
            Self::NoChipsToMove(seat) => format!("Seat {seat} holds no chips and would have been skipped."),
            Self::NotOverYet(holders) => {
                format!("The game is over when exactly one player holds chips; here {holders} do.")
            }
            Self::OverAlready => "Only one player holds chips, so the game is over.".into(),
            Self::PotNotTaken(pot) => format!("The winner takes the pot, but {pot} chips are still in it."),
        }
    }
}
