//! Cards: what each does, how many there are, and rows and counts of them.

use super::wire::PegsAndJokersCard;

/// How many kinds of card there are.
pub(super) const KINDS: usize = 14;

/// Every kind of card, in order.
pub(super) const ALL: [PegsAndJokersCard; KINDS] = [
    PegsAndJokersCard::Ace,
    PegsAndJokersCard::Two,
    PegsAndJokersCard::Three,
    PegsAndJokersCard::Four,
    PegsAndJokersCard::Five,
    PegsAndJokersCard::Six,
    PegsAndJokersCard::Seven,
    PegsAndJokersCard::Eight,
    PegsAndJokersCard::Nine,
    PegsAndJokersCard::Ten,
    PegsAndJokersCard::Jack,
    PegsAndJokersCard::Queen,
    PegsAndJokersCard::King,
    PegsAndJokersCard::Joker,
];

/// `pegs.come_out`: whether the card brings a peg out of start.
pub(super) const fn brings_out(card: PegsAndJokersCard) -> bool {
    matches!(
        card,
        PegsAndJokersCard::Ace | PegsAndJokersCard::Jack | PegsAndJokersCard::Queen | PegsAndJokersCard::King
    )
}

/// `pegs.advance`: by how many holes the card moves a peg; an 8 back, a joker by none.
pub(super) const fn count(card: PegsAndJokersCard) -> u8 {
    match card {
        PegsAndJokersCard::Jack | PegsAndJokersCard::Queen | PegsAndJokersCard::King => 10,
        PegsAndJokersCard::Joker => 0,
        number => number as u8 + 1,
    }
}

/// A row of at most `N` cards in the order in which they came. Places beyond the last hold an ace, so that equal
/// rows are equal all over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row<const N: usize> {
    length: u8,
    cards: [PegsAndJokersCard; N],
}

impl<const N: usize> Row<N> {
    /// No cards.
    pub(super) const EMPTY: Self = Self { length: 0, cards: [PegsAndJokersCard::Ace; N] };

    /// The cards, as many as fit.
    pub(super) fn of(cards: &[PegsAndJokersCard]) -> Self {
        let mut row = Self::EMPTY;
        for &card in cards {
            row.push(card);
        }
        row
    }

    /// How many cards there are.
    pub(super) const fn len(&self) -> u8 {
        self.length
    }

    /// The cards.
    pub(super) fn as_slice(&self) -> &[PegsAndJokersCard] {
        self.cards.get(..usize::from(self.length)).unwrap_or(&[])
    }

    /// Adds a card at the end, if there is room.
    pub(super) fn push(&mut self, card: PegsAndJokersCard) {
        if let Some(place) = self.cards.get_mut(usize::from(self.length)) {
            *place = card;
            self.length += 1;
        }
    }

    /// Takes out the first such card, if there is one.
    pub(super) fn take(&mut self, card: PegsAndJokersCard) {
        if let Some(place) = self.as_slice().iter().position(|&held| held == card) {
            self.length -= 1;
            let last = usize::from(self.length);
            self.cards.copy_within(place + 1..=last, place);
            self.cards[last] = PegsAndJokersCard::Ace;
        }
    }
}

/// How many cards there are of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Counts([u8; KINDS]);

impl Counts {
    /// No cards.
    pub(super) const NONE: Self = Self([0; KINDS]);

    /// All cards of a game: three decks and six jokers, for eight players four decks and eight jokers.
    pub(super) const fn of_game(players: u8) -> Self {
        let decks = if players == 8 { 4 } else { 3 };
        let mut counts = [4 * decks; KINDS];
        counts[PegsAndJokersCard::Joker as usize] = 2 * decks;
        Self(counts)
    }

    /// How many there are of `card`.
    pub(super) const fn count(&self, card: PegsAndJokersCard) -> u8 {
        self.0[card as usize]
    }

    /// How many cards there are.
    pub(super) fn total(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Takes one card out; tells whether there was one.
    pub(super) const fn take(&mut self, card: PegsAndJokersCard) -> bool {
        let count = &mut self.0[card as usize];
        let there = *count > 0;
        *count = count.saturating_sub(1);
        there
    }

    /// Takes cards out, as far as they are there.
    pub(super) fn remove(&mut self, cards: &[PegsAndJokersCard]) {
        for &card in cards {
            self.take(card);
        }
    }

    /// Puts cards in.
    pub(super) fn put(&mut self, cards: &[PegsAndJokersCard]) {
        for &card in cards {
            let count = &mut self.0[card as usize];
            *count = count.saturating_add(1);
        }
    }

    /// The counts in the order of the kinds, for drawing.
    pub(super) const fn counts(&mut self) -> &mut [u8; KINDS] {
        &mut self.0
    }
}
