//! The admitted state of Qwirkle: made by [`admit`](super::admit) or by a new game, possible by construction.

use std::sync::Arc;

use arrayvec::ArrayVec;

use super::board::Board;
use super::kinds::{Heap, Kind, KindSet, tiles_of};
use super::placement::HAND;
use super::wire::{
    QwirkleHand, QwirkleName, QwirkleOpening, QwirkleOptions, QwirklePlacedTile, QwirklePlayer, QwirkleState,
    QwirkleTile, QwirkleTurn,
};
use crate::wire::{PlayerName, RULES_VERSION, Seat};

/// The most players.
pub(super) const MOST_PLAYERS: usize = 6;
/// The fewest players.
pub(super) const FEWEST_PLAYERS: usize = 2;

/// A possible position of Qwirkle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub(super) options: QwirkleOptions,
    pub(super) names: Arc<[Option<PlayerName>]>,
    pub(super) scores: ArrayVec<u32, MOST_PLAYERS>,
    pub(super) hands: ArrayVec<Hand, MOST_PLAYERS>,
    pub(super) board: Board,
    /// What lies neither on the board nor in an open hand: the bag and the hidden hands.
    pub(super) unseen: Heap,
    pub(super) turn: QwirkleTurn,
    pub(super) ply: u32,
}

/// A hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    /// Its tiles, in the order in which they came.
    Open(ArrayVec<Kind, HAND>),
    /// How many tiles it holds.
    Hidden(u8),
}

impl Hand {
    /// How many tiles it holds.
    pub(super) fn size(&self) -> u8 {
        match self {
            Self::Open(kinds) => u8::try_from(kinds.len()).unwrap_or(0),
            Self::Hidden(size) => *size,
        }
    }

    /// How many tiles it hides.
    pub(super) const fn hidden(&self) -> u8 {
        match self {
            Self::Open(_) => 0,
            Self::Hidden(size) => *size,
        }
    }

    fn wire(&self) -> QwirkleHand {
        match self {
            Self::Open(kinds) => QwirkleHand::Open { tiles: tiles_of(kinds) },
            Self::Hidden(size) => QwirkleHand::Hidden { size: *size },
        }
    }
}

impl State {
    /// The seat to move; none when the game is over.
    pub(super) const fn to_move(&self) -> Option<Seat> {
        match self.turn {
            QwirkleTurn::Play { seat } => Some(seat),
            QwirkleTurn::Over { .. } => None,
        }
    }

    /// The hand of the seat to move.
    pub(super) fn hand_to_move(&self) -> Option<&Hand> {
        self.hands.get(self.to_move()?.index())
    }

    /// How many tiles the bag holds.
    pub(super) fn bag(&self) -> u8 {
        u8::try_from(self.unseen.total()).unwrap_or(u8::MAX).saturating_sub(self.hidden_tiles())
    }

    /// How many tiles hidden hands hold.
    pub(super) fn hidden_tiles(&self) -> u8 {
        self.hands.iter().map(Hand::hidden).sum()
    }

    /// The kinds that can still be placed by somebody, now or later: all that is not on the board.
    fn kinds_to_come(&self) -> KindSet {
        let open = self.hands.iter().filter_map(|hand| match hand {
            Hand::Open(kinds) => Some(kinds.iter().copied().collect::<KindSet>()),
            Hand::Hidden(_) => None,
        });
        open.fold(self.unseen.kinds(), |all, kinds| all | kinds)
    }

    /// The first kind, not yet on the board, that fits somewhere.
    pub(super) fn something_fits(&self) -> Option<Kind> {
        (self.kinds_to_come() & self.board.fitting()).first()
    }

    /// `qwirkle.end_stuck`: whether the bag is empty and nobody can place any tile.
    pub(super) fn is_stuck(&self) -> bool {
        self.bag() == 0 && self.something_fits().is_none()
    }

    /// `qwirkle.end_dead`: whether the bag holds tiles, but none in it or in any hand fits anywhere.
    pub(super) fn is_dead(&self) -> bool {
        self.bag() > 0 && self.something_fits().is_none()
    }

    /// `qwirkle.opening`: whether the next placement must be the largest set in the hand.
    pub(super) fn opening_is_bound(&self) -> bool {
        self.board.is_empty() && self.options.opening == QwirkleOpening::Announced
    }

    /// `qwirkle.score_end`: of how many tiles a placement is that plays the game out; none while the bag holds tiles.
    pub(super) fn last_placement(&self) -> Option<usize> {
        let hand = self.hand_to_move().filter(|_| self.bag() == 0)?;
        Some(hand.size().into())
    }

    /// The seat whose turn comes after `seat`.
    pub(super) fn after(&self, seat: Seat) -> Seat {
        let players = u8::try_from(self.hands.len()).unwrap_or(1).max(1);
        Seat((seat.0 + 1) % players)
    }

    /// Puts the tiles of an open hand among the unseen ones, so that only its size is left.
    pub(super) fn hide_hand(&mut self, seat: usize) {
        if let Hand::Open(kinds) = &self.hands[seat] {
            for &kind in kinds {
                self.unseen.put(kind);
            }
        }
        self.hands[seat] = Hand::Hidden(self.hands[seat].size());
    }
}

/// The state as a document.
pub(super) fn wire(state: &State) -> QwirkleState {
    let players = state.names.iter().zip(&state.scores).zip(&state.hands);
    QwirkleState {
        game: QwirkleName::Qwirkle,
        rules: RULES_VERSION,
        options: state.options.clone(),
        players: players
            .map(|((name, &score), hand)| QwirklePlayer { name: name.clone(), score, hand: hand.wire() })
            .collect(),
        board: state
            .board
            .tiles()
            .map(|(cell, kind)| {
                let QwirkleTile { color, shape } = kind.tile();
                QwirklePlacedTile { x: cell.x, y: cell.y, color, shape }
            })
            .collect(),
        turn: state.turn,
        ply: state.ply,
    }
}
