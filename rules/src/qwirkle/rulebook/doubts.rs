//! What could not be checked in Qwirkle, because a hand is hidden, in words.

use super::QwirkleRule;
use crate::answer::Unverified;

/// A rule that hangs on what is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::qwirkle) enum QwirkleDoubt {
    /// Whether the tiles are in the hand.
    InHand,
    /// Whether the opening is the largest set in the hand.
    Opening,
    /// Whether the hand can place nothing.
    Pass,
    /// Whether the tiles drawn come from the bag.
    Draw,
}

impl QwirkleDoubt {
    /// The same as it is answered.
    pub(in crate::qwirkle) const fn unverified(self) -> Unverified {
        let (rule, message) = match self {
            Self::InHand => (QwirkleRule::InHand, "The hand is hidden, so its tiles cannot be checked."),
            Self::Opening => {
                (QwirkleRule::Opening, "The hand is hidden, so the size of its largest set is not known.")
            }
            Self::Pass => (QwirkleRule::Pass, "The hand is hidden, so it may hold a tile that fits."),
            Self::Draw => {
                (QwirkleRule::Draw, "Hands are hidden, so a tile stated as drawn may be in one of them.")
            }
        };
        Unverified { rule: rule.id(), message }
    }
}
