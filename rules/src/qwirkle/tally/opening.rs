//! `qwirkle.opening` on a sheet, where no hand is seen: what the starter lays next may betray the first hand.
//!
//! Whoever opened with two tiles has drawn two; of three laid next, one at least was in hand from the start. If it
//! makes a set of three with those of the opening, the opening was too small.

use super::wire::QwirkleTallyTurn;
use crate::answer::Violation;
use crate::qwirkle::kinds::{Kind, KindSet};
use crate::qwirkle::placement::HAND;
use crate::qwirkle::rulebook::QwirkleBreach;
use crate::wire::Seat;

/// An opening whose starter has not played again.
#[derive(Clone, Debug)]
pub(super) struct Opening {
    /// Which turn it was.
    pub(super) turn: usize,
    seat: Seat,
    kinds: Vec<Kind>,
}

impl Opening {
    /// The opening made by a turn that broke no rule.
    pub(super) fn of(index: usize, turn: &QwirkleTallyTurn) -> Option<Self> {
        let kinds = kinds(turn)?;
        (1..=HAND).contains(&kinds.len()).then_some(Self { turn: index, seat: turn.seat, kinds })
    }

    /// Whether this turn is the starter's next.
    pub(super) fn is_followed_by(&self, turn: &QwirkleTallyTurn) -> bool {
        self.seat == turn.seat
    }

    /// The violation that the starter's next turn, itself legal, betrays.
    pub(super) fn betrayed_by(&self, next: &QwirkleTallyTurn) -> Option<Violation> {
        let next = kinds(next)?;
        let drawn = self.kinds.len();
        let at_least = self.smallest_largest_set(&next, next.len().checked_sub(drawn)?);
        let breach = QwirkleBreach::OpeningTooSmall { at_least, placed: drawn };
        let pointer = format!("/turns/{}/tiles", self.turn);
        (usize::from(at_least) > drawn).then(|| Violation::new(&breach, pointer))
    }

    /// The largest set in the first hand, whichever `kept` of the tiles laid next were in it: the smallest it can be.
    fn smallest_largest_set(&self, next: &[Kind], kept: usize) -> u8 {
        let opening: KindSet = self.kinds.iter().copied().collect();
        let choices = (0u32..1 << next.len().min(HAND)).filter(|choice| choice.count_ones() as usize == kept);
        let set = |choice: u32| {
            let chosen = next.iter().enumerate().filter(|(place, _)| choice >> place & 1 == 1);
            (opening | chosen.map(|(_, &kind)| kind).collect()).largest_set()
        };
        choices.map(set).min().unwrap_or(0)
    }
}

/// The tiles laid in a turn, where they are written down.
fn kinds(turn: &QwirkleTallyTurn) -> Option<Vec<Kind>> {
    Some(turn.tiles.as_ref()?.iter().map(|tile| Kind::of(tile.tile())).collect())
}
