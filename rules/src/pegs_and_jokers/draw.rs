//! `pegs.draw`, `pegs.reshuffle`: whether what is stated can have been drawn, and who knows the card.

use super::cards::Counts;
use super::judge::Findings;
use super::rulebook::{PegsAndJokersBreach, PegsAndJokersDoubt};
use super::state::{Hand, State};
use super::wire::PegsAndJokersCard;

/// A draw of one card that is to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Draw {
    /// This card, as stated.
    Stated(PegsAndJokersCard),
    /// A card drawn by the referee, which knows the pile.
    Referee,
    /// A card that the referee does not get to know: the hand is hidden or becomes so.
    Unknown,
}

/// Judges a draw by `hand`, in an exchange after it has discarded a card.
pub(super) fn judge(
    state: &State,
    hand: &Hand,
    discarded: Option<PegsAndJokersCard>,
    stated: Option<&[PegsAndJokersCard]>,
    nothing_to_chance: bool,
    findings: &mut Findings,
) -> Draw {
    let hidden_cards = state.hidden_cards();
    if let Some(stated) = stated {
        check(stated, left_to_draw(state, hand, discarded), hidden_cards > 0, findings);
    }
    if hidden_cards > 0 {
        findings.doubts(PegsAndJokersDoubt::Draw);
    }
    match (hand, stated) {
        (Hand::Open(_), Some(&[card, ..])) => Draw::Stated(card),
        // The cards that others know are among the unseen ones: the referee invents none.
        _ if hidden_cards > 0 => Draw::Unknown,
        _ => {
            if stated.is_none() && nothing_to_chance {
                findings.breaks(PegsAndJokersBreach::NotStated, "/move");
            }
            Draw::Referee
        }
    }
}

/// The cards among which the draw must be: the pile with what hidden hands may hold, or where the pile is empty all
/// discards.
fn left_to_draw(state: &State, hand: &Hand, discarded: Option<PegsAndJokersCard>) -> Counts {
    if state.pile() == 0 {
        let mut discards = Counts::NONE;
        discards.put(state.discard.as_slice());
        discards.put(discarded.as_slice());
        return discards;
    }
    let mut left = state.unseen;
    // A card of a hidden hand counts as unseen until it is named.
    if let (Hand::Hidden(_), Some(card)) = (hand, discarded) {
        left.take(card);
    }
    left
}

fn check(stated: &[PegsAndJokersCard], mut left: Counts, hidden: bool, findings: &mut Findings) {
    if stated.len() != 1 {
        let drawn = u8::try_from(stated.len()).unwrap_or(u8::MAX);
        findings.breaks(PegsAndJokersBreach::WrongNumberDrawn(drawn), "/move/drawn");
    }
    for (index, &card) in stated.iter().enumerate() {
        if !left.take(card) {
            let breach = if hidden {
                PegsAndJokersBreach::LiesElsewhere(card)
            } else {
                PegsAndJokersBreach::NotInPile(card)
            };
            findings.breaks(breach, format!("/move/drawn/{index}"));
        }
    }
}
