//! What a game has to tell the laws about itself. A registered game that does not is refused by the compiler.

use std::fmt::Debug;

use mwamuzi_rules::{Chance, Claim, Game, HiddenHands, Pictured, Seat, Suggest};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::pictures::Parts;

/// A game that the laws can be tried on.
pub(crate) trait Lawful:
    Suggest
    + Game<
        Setup: Clone + Debug,
        WireState: Serialize + DeserializeOwned,
        Move: Serialize + DeserializeOwned,
        Event: Serialize,
        Turn: Serialize,
        Totals: Serialize,
        Left: Serialize,
        Score: Serialize,
    > + Pictured
{
    /// The rules that cannot be broken and have a test of their own each, which fails when the rule is switched
    /// off.
    const EFFECTS: &'static [&'static str];

    /// Set-ups that between them have every option set and every number of players, hidden hands too.
    fn setups() -> Vec<Self::Setup>;

    /// Where the random games of the laws begin: at the start, or in a game that is too long for that somewhere on
    /// the way. The plies stay 0.
    fn somewhere(start: Self::State, _: &mut impl Chance) -> Self::State {
        start
    }

    /// The side that a seat plays for, where seats play together.
    fn side(seat: usize) -> usize {
        seat
    }

    /// What is wrong with the number of chips, tiles, cards or pieces, if anything is.
    fn miscounted(state: &Self::WireState, left: &Self::Left) -> Option<String>;

    /// The move as the list of moves writes it: chance left out, the order of the list, an opening at the origin.
    fn normal(state: &Self::WireState, played: &Self::Move) -> Self::Move;

    /// The event with what only chance can tell left out.
    fn without_chance(event: &Self::Event) -> Self::Event;

    /// Any move of the right shape, likely or wild, chance mostly left out. `listed` are the legal ones.
    fn any_move(state: &Self::WireState, listed: &[Self::Move], dice: &mut impl Chance) -> Self::Move;

    /// Any set-up of the right shape, likely or wild.
    fn any_setup(dice: &mut impl Chance) -> Self::Setup;

    /// Any state of the right shape, mostly impossible.
    fn any_state(dice: &mut impl Chance) -> Self::WireState;

    /// Changes one thing in a state, so that it is often but not always impossible afterwards.
    fn disturb(state: &mut Self::WireState, dice: &mut impl Chance);

    /// The state after so many accepted moves.
    fn at_ply(state: Self::WireState, ply: u32) -> Self::WireState;

    /// A highlight of these events and of everything that may be done.
    fn lit(events: &[Self::Event]) -> Self::Highlight;

    /// What is not drawn, or more than once, if anything is.
    fn drawn_wrongly(state: &Self::WireState, parts: &Parts) -> Option<String>;

    /// For every rule that can be broken, an example of how.
    fn breaches() -> Vec<Breach<Self>>;
}

/// A game with hidden hands that the laws can be tried on.
pub(crate) trait LawfulHiddenHands: Lawful + HiddenHands {
    /// How many play.
    fn players(state: &Self::WireState) -> u8;

    /// Another state that `seat`, or a spectator, cannot tell from this one: what they do not see is dealt anew.
    fn dealt_anew(state: &Self::WireState, seat: Option<Seat>, dice: &mut impl Chance) -> Self::WireState;
}

/// One way to break one rule.
pub(crate) struct Breach<G: Lawful> {
    /// The rule that must be among those that the answer cites.
    pub(crate) rule: &'static str,
    /// How it is broken.
    pub(crate) how: How<G>,
}

/// How a rule is broken.
pub(crate) enum How<G: Lawful> {
    /// By a move.
    Move(G::WireState, G::Move, Claim),
    /// By a state that is impossible.
    State(G::WireState),
    /// By a set-up, with the chance stated or not.
    Setup(G::Setup, bool),
}

/// Writes one test for each effect, and the list of their ids for [`Lawful::EFFECTS`].
macro_rules! effects {
    ($($rule:literal: $test:ident $body:block)*) => {
        /// The effects that have a test below.
        pub(crate) const EFFECTS: &[&str] = &[$($rule),*];

        $(
            #[test]
            fn $test() $body
        )*
    };
}
pub(crate) use effects;
