//! The admitted state of Pegs and Jokers: made by [`admit`](super::admit) or by a new game, possible by
//! construction.

use std::sync::Arc;

use super::board::Board;
use super::bounds::{HAND, MOST_CARDS, MOST_PLAYERS};
use super::cards::{Counts, Row};
use super::ways::Ways;
use super::wire::{
    PegsAndJokersCard, PegsAndJokersColor, PegsAndJokersHand, PegsAndJokersName, PegsAndJokersOptions,
    PegsAndJokersPlayer, PegsAndJokersState, PegsAndJokersTurn,
};
use crate::wire::{PlayerName, RULES_VERSION, Seat};

/// A possible position of Pegs and Jokers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) options: PegsAndJokersOptions,
    pub(super) people: Arc<[Person]>,
    /// The hands by seat; places beyond the last seat hold [`Hand::NONE`].
    pub(super) hands: [Hand; MOST_PLAYERS],
    pub(super) board: Board,
    pub(super) discard: Row<MOST_CARDS>,
    /// What lies neither in an open hand nor among the discards: the pile and the hidden hands.
    pub(super) unseen: Counts,
    pub(super) dealer: u8,
    pub(super) turn: PegsAndJokersTurn,
    pub(super) ply: u32,
}

/// Who sits at a seat, given back as it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Person {
    pub(super) name: Option<PlayerName>,
    pub(super) color: Option<PegsAndJokersColor>,
}

/// A hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// Its cards, in the order in which they came.
    Open(Row<HAND>),
    /// How many cards it holds.
    Hidden(u8),
}

impl Hand {
    /// No hand.
    pub(super) const NONE: Self = Self::Hidden(0);

    /// How many cards it holds.
    pub(super) const fn size(&self) -> u8 {
        match self {
            Self::Open(cards) => cards.len(),
            Self::Hidden(size) => *size,
        }
    }

    /// How many cards it hides.
    pub(super) const fn hidden(&self) -> u8 {
        match self {
            Self::Open(_) => 0,
            Self::Hidden(size) => *size,
        }
    }

    fn wire(&self) -> PegsAndJokersHand {
        match self {
            Self::Open(cards) => PegsAndJokersHand::Open { cards: cards.as_slice().to_vec() },
            Self::Hidden(size) => PegsAndJokersHand::Hidden { size: *size },
        }
    }
}

impl State {
    /// How many play.
    pub(super) const fn players(&self) -> u8 {
        self.board.players()
    }

    /// The seat to move; none when the game is over.
    pub(super) const fn to_move(&self) -> Option<Seat> {
        match self.turn {
            PegsAndJokersTurn::Draw { seat } | PegsAndJokersTurn::Play { seat } => Some(seat),
            PegsAndJokersTurn::Over {} => None,
        }
    }

    /// The hand of a seat.
    pub(super) fn hand(&self, seat: Seat) -> &Hand {
        self.hands.get(seat.index()).unwrap_or(&Hand::NONE)
    }

    /// How many cards hidden hands hold.
    pub(super) fn hidden_cards(&self) -> u8 {
        self.hands.iter().map(Hand::hidden).sum()
    }

    /// How many cards the pile holds.
    pub(super) fn pile(&self) -> u32 {
        self.unseen.total().saturating_sub(self.hidden_cards().into())
    }

    /// Where the pegs can go that `seat` moves.
    pub(super) fn ways(&self, seat: Seat) -> Ways<'_> {
        Ways { board: &self.board, options: &self.options, seat: self.board.moves_for(seat.0) }
    }

    /// Whether the seat holds the card, as far as can be told; a hidden hand may hold every card that is not seen
    /// elsewhere.
    pub(super) fn may_hold(&self, seat: Seat, card: PegsAndJokersCard) -> bool {
        match self.hand(seat) {
            Hand::Open(cards) => cards.as_slice().contains(&card),
            Hand::Hidden(_) => self.unseen.count(card) > 0,
        }
    }

    /// The turn that begins at `seat`: a hand that holds six cards skips the draw.
    pub(super) fn turn_of(&self, seat: Seat) -> PegsAndJokersTurn {
        if usize::from(self.hand(seat).size()) < HAND {
            PegsAndJokersTurn::Draw { seat }
        } else {
            PegsAndJokersTurn::Play { seat }
        }
    }

    /// The seat to the left.
    pub(super) fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players().max(1))
    }

    /// Puts the cards of an open hand among the unseen ones, so that only its size is left.
    pub(super) fn veil(&mut self, seat: usize) {
        let Some(hand) = self.hands.get_mut(seat) else { return };
        if let Hand::Open(cards) = hand {
            self.unseen.put(cards.as_slice());
            *hand = Hand::Hidden(hand.size());
        }
    }
}

/// The state as a document.
pub(super) fn wire(state: &State) -> PegsAndJokersState {
    let player = |(seat, person): (u8, &Person)| PegsAndJokersPlayer {
        name: person.name.clone(),
        color: person.color,
        hand: state.hand(Seat(seat)).wire(),
        pegs: *state.board.pegs(seat),
    };
    PegsAndJokersState {
        game: PegsAndJokersName::PegsAndJokers,
        rules: RULES_VERSION,
        options: state.options.clone(),
        players: (0u8..).zip(state.people.iter()).map(player).collect(),
        discard: state.discard.as_slice().to_vec(),
        dealer: Seat(state.dealer),
        turn: state.turn,
        ply: state.ply,
    }
}
