//! The words from which the sentences of Pegs and Jokers are made.

use crate::pegs_and_jokers::wire::{PegsAndJokersCard, PegsAndJokersColor};

/// `ace`, `7`, `joker`.
pub(in crate::pegs_and_jokers) const fn card_word(card: PegsAndJokersCard) -> &'static str {
    match card {
        PegsAndJokersCard::Ace => "ace",
        PegsAndJokersCard::Two => "2",
        PegsAndJokersCard::Three => "3",
        PegsAndJokersCard::Four => "4",
        PegsAndJokersCard::Five => "5",
        PegsAndJokersCard::Six => "6",
        PegsAndJokersCard::Seven => "7",
        PegsAndJokersCard::Eight => "8",
        PegsAndJokersCard::Nine => "9",
        PegsAndJokersCard::Ten => "10",
        PegsAndJokersCard::Jack => "jack",
        PegsAndJokersCard::Queen => "queen",
        PegsAndJokersCard::King => "king",
        PegsAndJokersCard::Joker => "joker",
    }
}

/// `red`.
pub(super) const fn color_word(color: PegsAndJokersColor) -> &'static str {
    match color {
        PegsAndJokersColor::Red => "red",
        PegsAndJokersColor::Blue => "blue",
        PegsAndJokersColor::Green => "green",
        PegsAndJokersColor::Yellow => "yellow",
        PegsAndJokersColor::Orange => "orange",
        PegsAndJokersColor::Purple => "purple",
        PegsAndJokersColor::Black => "black",
        PegsAndJokersColor::White => "white",
    }
}

/// `1 card`, `2 cards`.
pub(super) fn cards_word(number: usize) -> String {
    if number == 1 { "1 card".into() } else { format!("{number} cards") }
}

/// `1 hole`, `2 holes`.
pub(super) fn holes_word(number: u8) -> String {
    if number == 1 { "1 hole".into() } else { format!("{number} holes") }
}
