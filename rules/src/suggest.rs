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
//! - **Strong** looks further, each game in its own way ([`Suggest::strongest`]): what may follow, how likely it is, and
//!   what is then left. Its work is counted ([`Effort`]) and not timed, so that every machine comes to the same end.

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
    /// The move that is best when what may follow is weighed too.
    Strong,
}

impl SuggestionLevel {
    /// Every level, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::Strong];
}

/// How much the strong level may work for one suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How many nodes it may look at; what a node is each game says.
    pub nodes: u32,
}

/// What the strong level found best.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Strongest {
    /// Which of the moves it was given.
    pub index: usize,
    /// What it expects of it, in the game's terms.
    pub estimate: i32,
}

/// Why a move is suggested. New reasons may come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SuggestionReason {
    /// A plain word: `only_move`; `at_random`; `looks_ahead` where the strong level prefers a move to the one that
    /// brings the most at once; or what the game's own description lists.
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

    /// What the strong level is granted where nobody says otherwise.
    const EFFORT: Effort;

    /// The state as the seat to move may see it.
    fn seen(state: &Self::State, _: Seat) -> Self::State {
        state.clone()
    }

    /// How the greedy level ranks a listed move.
    fn rank(seen: &Self::State, candidate: &Self::Candidate) -> Self::Rank;

    /// The best of the listed moves, as far as the strong level can see. There are two or more.
    fn strongest<C: Chance + ?Sized>(
        seen: &Self::State,
        candidates: &[Self::Candidate],
        effort: Effort,
        chance: &mut C,
    ) -> Strongest;

    /// What a listed move does, in a word and a sentence.
    fn explain(seen: &Self::State, candidate: &Self::Candidate) -> SuggestionReason;

    /// What a listed move brings, with the estimate of the strong level.
    fn value(seen: &Self::State, candidate: &Self::Candidate, estimate: Option<i32>) -> Option<Self::Value>;

    /// A legal move for the seat to move, and why.
    ///
    /// The same state, level, effort and chance give the same suggestion. The effort matters to the strong level alone.
    ///
    /// # Errors
    /// If there is no move to suggest.
    fn suggest<C: Chance + ?Sized>(
        state: &Self::State,
        level: SuggestionLevel,
        effort: Effort,
        chance: &mut C,
    ) -> Result<Suggestion<Self>, NoSuggestion> {
        let seat = Self::seat_to_move(state).ok_or(NoSuggestion::Over)?;
        let seen = Self::seen(state, seat);
        let candidates = Self::moves(&seen, Self::Order::default()).candidates;
        let greedy = || best_index(&candidates, |candidate| Self::rank(&seen, candidate));
        let mut estimate = None;
        let index = match level {
            _ if candidates.len() < 2 => Some(0),
            SuggestionLevel::Random => Some(any(candidates.len(), chance)),
            SuggestionLevel::Greedy => greedy(),
            SuggestionLevel::Strong => {
                let strongest = Self::strongest(&seen, &candidates, effort, chance);
                estimate = Some(strongest.estimate);
                Some(strongest.index)
            }
        };
        let chosen = index.and_then(|index| candidates.get(index)).ok_or(NoSuggestion::HiddenHand)?;
        let mut why = Self::explain(&seen, chosen);
        if candidates.len() == 1 {
            why.because("only_move", " There is no other legal move.");
        } else if level == SuggestionLevel::Random {
            why.because("at_random", &format!(" Drawn from {} legal moves.", candidates.len()));
        } else if level == SuggestionLevel::Strong && index != greedy() {
            why.because("looks_ahead", " With a view to what may follow.");
        }
        let value = Self::value(&seen, chosen, estimate);
        Ok(Suggestion { played: Self::spell(&seen, chosen), why, value })
    }
}

impl SuggestionReason {
    /// How the move was chosen: another word, and a sentence more.
    fn because(&mut self, reason: &'static str, sentence: &str) {
        self.reason = reason;
        self.message.push_str(sentence);
    }
}

/// The index of one of so many things, each equally likely.
fn any<C: Chance + ?Sized>(many: usize, chance: &mut C) -> usize {
    chance.below(u32::try_from(many).unwrap_or(u32::MAX)) as usize
}

/// The index of the first of those with the greatest rank.
pub(crate) fn best_index<T, R: Ord>(things: &[T], rank: impl Fn(&T) -> R) -> Option<usize> {
    let mut ranked = things.iter().map(rank).enumerate();
    let first = ranked.next()?;
    Some(ranked.fold(first, |best, next| if next.1 > best.1 { next } else { best }).0)
}
