//! `qwirkle.draw`: how many tiles are drawn, whether what is stated can be, and who knows the tiles.

use arrayvec::ArrayVec;

use super::judge::Findings;
use super::kinds::{Heap, Kind, KindSet};
use super::placement::HAND;
use super::rulebook::{QwirkleBreach, QwirkleDoubt};
use super::state::{Hand, State};
use super::wire::{QwirklePlacedTile, QwirkleTile};
use crate::answer::Violation;

/// A draw that is to come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Draw {
    /// These tiles, as stated; none where none is to be drawn.
    Stated(ArrayVec<Kind, HAND>),
    /// As many tiles as this, drawn by the referee from a bag that holds all unseen tiles.
    Referee(u8),
    /// As many tiles as this, which the referee does not get to know: the hand is hidden or becomes so.
    Unknown(u8),
}

impl Draw {
    /// Nothing is drawn.
    pub(super) const NONE: Self = Self::Unknown(0);
}

/// Who is to draw, and what is stated of it.
pub(super) struct Drawer<'a> {
    /// The state before the move.
    pub(super) state: &'a State,
    /// The hand of the player to move.
    pub(super) hand: &'a Hand,
    /// The tiles stated as drawn.
    pub(super) stated: Option<&'a [QwirkleTile]>,
    /// Whether what is not stated breaks the rule.
    pub(super) nothing_to_chance: bool,
}

/// What has to be known to judge a draw.
struct Question {
    /// How many tiles of the hand the move uses.
    used: usize,
    /// How many tiles are to be drawn, where that can be told.
    wanted: Option<u8>,
    /// The tiles among which they must be.
    left: Heap,
    /// The kinds laid aside in this turn.
    laid_aside: KindSet,
}

impl Drawer<'_> {
    /// The draw after a placement: up to six tiles, or what the bag still holds.
    pub(super) fn after_placing(&self, tiles: &[QwirklePlacedTile], findings: &mut Findings) -> Draw {
        // Of more tiles than the hand has, or of none, nobody can tell how many are drawn.
        let wanted = usize::from(self.hand.size())
            .checked_sub(tiles.len())
            .filter(|_| !tiles.is_empty())
            .map(|kept| u8::try_from(HAND.saturating_sub(kept)).unwrap_or(0).min(self.state.bag()));
        let left = self.left_to_draw(tiles.iter().map(|tile| Kind::of(tile.tile())));
        let question = Question { used: tiles.len(), wanted, left, laid_aside: KindSet::NONE };
        self.settle(&question, findings)
    }

    /// The draw of a swap: as many as were laid aside, and none of those.
    pub(super) fn after_swapping(&self, tiles: &[QwirkleTile], findings: &mut Findings) -> Draw {
        // A swap that cannot be has no number of tiles to draw.
        let possible = (1..=usize::from(self.hand.size().min(self.state.bag()))).contains(&tiles.len());
        let wanted = u8::try_from(tiles.len()).ok().filter(|_| possible);
        let used = tiles.iter().map(|&tile| Kind::of(tile));
        let laid_aside = used.clone().collect();
        let left = self.left_to_draw(used);
        self.settle(&Question { used: tiles.len(), wanted, left, laid_aside }, findings)
    }

    /// The tiles among which the draw must be. A hidden hand's tiles count as unseen until they are named.
    fn left_to_draw(&self, used: impl Iterator<Item = Kind>) -> Heap {
        let mut left = self.state.unseen;
        if let Hand::Hidden(_) = self.hand {
            for kind in used {
                left.take(kind);
            }
        }
        left
    }

    /// Checks what is stated, and tells what is to be drawn.
    fn settle(&self, question: &Question, findings: &mut Findings) -> Draw {
        let wanted = question.wanted.unwrap_or(0);
        let others_hide = self.state.hidden_tiles() > self.hand.hidden();
        if let Some(stated) = self.stated {
            question.check(stated, findings);
            // Without a hidden tile anywhere, the unseen ones are the bag.
            let hidden_tiles = usize::from(self.state.hidden_tiles());
            let named = if self.hand.hidden() > 0 { question.used } else { 0 };
            if wanted > 0 && hidden_tiles > named {
                findings.doubts(QwirkleDoubt::Draw);
            }
        }
        match (self.hand, self.stated) {
            (Hand::Hidden(_), _) => Draw::Unknown(wanted),
            (Hand::Open(_), Some(stated)) => {
                Draw::Stated(stated.iter().take(HAND).map(|&tile| Kind::of(tile)).collect())
            }
            (Hand::Open(_), None) if wanted == 0 => Draw::Stated(ArrayVec::new()),
            // The tiles that others know are among the unseen ones: the referee invents none.
            (Hand::Open(_), None) if others_hide => Draw::Unknown(wanted),
            (Hand::Open(_), None) => {
                if self.nothing_to_chance {
                    let breach = QwirkleBreach::NotStated(wanted);
                    findings.violations.push(Violation::new(&breach, "/move"));
                }
                Draw::Referee(wanted)
            }
        }
    }
}

impl Question {
    /// Checks the tiles stated as drawn.
    fn check(&self, stated: &[QwirkleTile], findings: &mut Findings) {
        if let Some(wanted) = self.wanted
            && usize::from(wanted) != stated.len()
        {
            let breach = QwirkleBreach::WrongNumber { wanted, drawn: stated.len() };
            findings.violations.push(Violation::new(&breach, "/move/drawn"));
        }
        let mut left = self.left;
        for (index, &tile) in stated.iter().enumerate() {
            let kind = Kind::of(tile);
            if !left.take(kind) {
                let breach = if self.laid_aside.has(kind) {
                    QwirkleBreach::DrawnBack(tile)
                } else {
                    QwirkleBreach::NotInBag(tile)
                };
                findings.violations.push(Violation::new(&breach, format!("/move/drawn/{index}")));
            }
        }
    }
}
