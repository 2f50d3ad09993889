//! How a set-up or state of Pegs and Jokers is impossible, and the only place where that is put into words.

use super::PegsAndJokersRule;
use super::words::{card_word, cards_word, color_word};
use crate::pegs_and_jokers::wire::{PegsAndJokersCard, PegsAndJokersColor};

/// A way in which a set-up or state of Pegs and Jokers is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::pegs_and_jokers) enum PegsAndJokersFault {
    /// Another number of players than 4, 6 or 8.
    Players(usize),
    /// A rematch with another number of players.
    OtherPlayers {
        /// Players given.
        given: usize,
        /// Players of the finished game.
        seated: usize,
    },
    /// A seat that nobody sits on.
    NoSuchSeat {
        /// The seat.
        seat: u8,
        /// How many play.
        players: usize,
    },
    /// Two players with the same colour.
    SameColor(PegsAndJokersColor),
    /// A dealt hand that has not five cards.
    DealtHand(usize),
    /// A hand is stated where the referee deals.
    HandBesideReferee,
    /// The referee is to deal, but nothing may be left to chance.
    DealNotStated,
    /// The dealer is to be drawn, but nothing may be left to chance.
    DealerNotStated,
    /// A dealer that nobody is.
    NoSuchDealer {
        /// The seat.
        seat: u8,
        /// How many play.
        players: usize,
    },
    /// Two pegs in one hole of the track.
    SameHole(u8),
    /// Two pegs of a colour in one home hole.
    SameHome(u8),
    /// A hole that the ring does not have.
    NoSuchHole {
        /// The hole.
        hole: u8,
        /// How many holes the ring has.
        ring_size: u8,
    },
    /// More copies of a card than the decks hold.
    TooManyCopies {
        /// The card.
        card: PegsAndJokersCard,
        /// How many there are.
        copies: u8,
    },
    /// More cards than the decks hold.
    TooManyCards {
        /// Cards in hands and discarded.
        cards: usize,
        /// How many there are.
        all: usize,
    },
    /// A hand that has neither five nor six cards.
    HandSize(usize),
    /// The hand to move has not as many cards as the phase wants.
    HandToMove {
        /// Cards held.
        held: usize,
        /// Cards wanted.
        wanted: usize,
    },
    /// The game goes on though a team has all its pegs home.
    OverAlready,
    /// The game is over without exactly one team that has all its pegs home.
    NotOver {
        /// How many teams have.
        teams: usize,
    },
}

impl PegsAndJokersFault {
    /// The rule at fault.
    pub(in crate::pegs_and_jokers) const fn rule(self) -> PegsAndJokersRule {
        match self {
            Self::Players(_) | Self::OtherPlayers { .. } | Self::NoSuchSeat { .. } | Self::SameColor(_) => {
                PegsAndJokersRule::Players
            }
            Self::DealtHand(_)
            | Self::HandBesideReferee
            | Self::DealNotStated
            | Self::DealerNotStated
            | Self::NoSuchDealer { .. } => PegsAndJokersRule::Deal,
            Self::SameHole(_) | Self::SameHome(_) => PegsAndJokersRule::StatePegs,
            Self::NoSuchHole { .. } => PegsAndJokersRule::StateHole,
            Self::TooManyCopies { .. } | Self::TooManyCards { .. } => PegsAndJokersRule::StateCards,
            Self::HandSize(_) | Self::HandToMove { .. } => PegsAndJokersRule::StateHand,
            Self::OverAlready | Self::NotOver { .. } => PegsAndJokersRule::StateEnd,
        }
    }

    /// What is wrong, for a person.
    pub(in crate::pegs_and_jokers) fn message(self) -> String {
        match self {
            Self::Players(players) => {
                format!("Pegs and Jokers is played by 4, 6 or 8 players, not by {players}.")
            }
            Self::OtherPlayers { given, seated } => {
                format!("The game was played by {seated} players, but {given} are given.")
            }
            Self::NoSuchSeat { seat, players } | Self::NoSuchDealer { seat, players } => {
                format!("There is no seat {seat} among {players} players.")
            }
            Self::SameColor(color) => format!("Two players have the colour {}.", color_word(color)),
            Self::DealtHand(cards) => format!("Each player is dealt five cards, not {cards}."),
            Self::HandBesideReferee => {
                "The referee deals, so no cards may be given; `deal` says who deals.".into()
            }
            Self::DealNotStated => "Nothing is left to chance here, so the deal must be stated.".into(),
            Self::DealerNotStated => "Nothing is left to chance here, so the dealer must be stated.".into(),
            Self::SameHole(hole) => format!("Two pegs are in hole {hole} of the track."),
            Self::SameHome(hole) => format!("Two pegs of one player are in home hole {hole}."),
            Self::NoSuchHole { hole, ring_size } => {
                format!("The ring has the holes 0 to {}, not {hole}.", ring_size.saturating_sub(1))
            }
            Self::TooManyCopies { card, copies } => {
                format!("There are only {copies} copies of the {}.", card_word(card))
            }
            Self::TooManyCards { cards, all } => {
                format!("There are {all} cards, but hands and discards hold {cards}.")
            }
            Self::HandSize(cards) => format!("A hand holds five or six cards, not {cards}."),
            Self::HandToMove { held, wanted } => {
                format!("The player to move holds {wanted} cards in this phase, not {}.", cards_word(held))
            }
            Self::OverAlready => "A team has all its pegs home, so the game is over.".into(),
            Self::NotOver { teams: 0 } => "No team has all its pegs home, so the game is not over.".into(),
            Self::NotOver { teams } => format!("{teams} teams have all their pegs home; only one can."),
        }
    }
}
