//! CPU players: what to do in a position, and why.
//!
//! A suggestion is made from what the seat to move may see. The hands of others are looked at as hidden even where
//! the state shows them, so that a CPU player knows no more than a person in its place, and two states that differ
//! only in what that seat cannot see give the same suggestion.
//!
//! Whatever is suggested stands in the list of legal moves, and in every phase there is something to suggest: where
//! a roll or a draw is asked for, that move, chance left out. So whoever suggests and applies until the seat changes
//! plays for a player who is missing.
//!
//! # The levels
//! - **Random** takes any listed move, each equally likely.
//! - **Greedy** looks one move ahead and takes the best by a fixed order ([`Suggest::rank`]), of equal ones the first
//!   of the list. It asks no chance.

use serde::{Deserialize, Serialize};

use crate::chance::Chance;
use crate::game::Game;
use crate::wire::Seat;

/// How well a CPU player plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SuggestionLevel {
    /// Any legal move, each equally likely.
    Random,
    /// The move that brings the most at once.
    #[default]
    Greedy,
}

impl SuggestionLevel {
    /// Every level, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];
}

/// Why a move is suggested. New reasons may come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SuggestionReason {
    /// A plain word: `only_move`, `at_random`, or what the game's own description lists.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("captures")))]
    pub reason: &'static str,
    /// What the move does and how it was chosen, for a person.
    #[cfg_attr(feature = "schema", schema(examples("Piece 2 captures 1 piece on square 16.")))]
    pub message: String,
}

/// A move that a CPU player would make.
#[derive(Debug)]
pub struct Suggestion<G: Suggest> {
    /// The move, as the list of legal moves names it.
    pub played: G::Move,
    /// Why.
    pub why: SuggestionReason,
    /// What it brings, in the game's terms; none for a roll or a draw, which hang on chance.
    pub value: Option<G::Value>,
}

/// Why no move can be suggested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSuggestion {
    /// The game is over.
    Over,
    /// The hand to move is hidden, and nothing can be listed that does not name its tiles.
    HiddenHand,
}

/// A game in which moves can be suggested.
pub trait Suggest: Game {
    /// What a move brings, in the game's terms.
    type Value: Clone + PartialEq + std::fmt::Debug;
    /// What the greedy level compares; the greatest is best.
    type Rank: Ord;

    /// The state as the seat to move may see it.
    fn seen(state: &Self::State, _: Seat) -> Self::State {
        state.clone()
    }

    /// How the greedy level ranks a listed move.
    fn rank(seen: &Self::State, candidate: &Self::Candidate) -> Self::Rank;

    /// What a listed move does, in a word and a sentence.
    fn explain(seen: &Self::State, candidate: &Self::Candidate) -> SuggestionReason;

    /// What a listed move brings.
    fn value(seen: &Self::State, candidate: &Self::Candidate) -> Option<Self::Value>;

    /// A legal move for the seat to move, and why.
    ///
    /// The same state, level and chance give the same suggestion.
    ///
    /// # Errors
    /// If there is no move to suggest.
    fn suggest<C: Chance + ?Sized>(
        state: &Self::State,
        level: SuggestionLevel,
        chance: &mut C,
    ) -> Result<Suggestion<Self>, NoSuggestion> {
        let seat = Self::seat_to_move(state).ok_or(NoSuggestion::Over)?;
        let seen = Self::seen(state, seat);
        let candidates = Self::moves(&seen, Self::Order::default()).candidates;
        let chosen = match (level, candidates.len()) {
            (_, 0 | 1) => candidates.first(),
            (SuggestionLevel::Random, many) => candidates.get(any(many, chance)),
            (SuggestionLevel::Greedy, _) => best(&candidates, |candidate| Self::rank(&seen, candidate)),
        };
        let chosen = chosen.ok_or(NoSuggestion::HiddenHand)?;
        let mut why = Self::explain(&seen, chosen);
        if candidates.len() == 1 {
            why.reason = "only_move";
            why.message.push_str(" There is no other legal move.");
        } else if level == SuggestionLevel::Random {
            why.reason = "at_random";
            why.message.push_str(&format!(" Drawn from {} legal moves.", candidates.len()));
        }
        Ok(Suggestion { played: Self::spell(&seen, chosen), why, value: Self::value(&seen, chosen) })
    }
}

/// The index of one of so many things, each equally likely.
fn any<C: Chance + ?Sized>(many: usize, chance: &mut C) -> usize {
    chance.below(u32::try_from(many).unwrap_or(u32::MAX)) as usize
}

/// The first of those with the greatest rank.
fn best<T, R: Ord>(things: &[T], rank: impl Fn(&T) -> R) -> Option<&T> {
    let mut ranked = things.iter().map(|thing| (rank(thing), thing));
    let first = ranked.next()?;
    Some(ranked.fold(first, |best, next| if next.0 > best.0 { next } else { best }).1)
}
