//! What could not be checked in Pegs and Jokers, because a hand is hidden, in words.

use super::PegsAndJokersRule;
use crate::answer::Unverified;

/// A rule that hangs on what is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::pegs_and_jokers) enum PegsAndJokersDoubt {
    /// Whether the card is in the hand.
    InHand,
    /// Whether the hand holds a card that can move.
    MustPlay,
    /// Whether the card drawn comes from the pile.
    Draw,
}

impl PegsAndJokersDoubt {
    /// The same as it is answered.
    pub(in crate::pegs_and_jokers) const fn unverified(self) -> Unverified {
        let (rule, message) = match self {
            Self::InHand => {
                (PegsAndJokersRule::InHand, "The hand is hidden, so its cards cannot be checked.")
            }
            Self::MustPlay => {
                (PegsAndJokersRule::MustPlay, "The hand is hidden, so it may hold a card that can move.")
            }
            Self::Draw => (PegsAndJokersRule::Draw, "A hand is hidden, so what the pile holds is not known."),
        };
        Unverified { rule: rule.id(), message }
    }
}
