//! The shape every game has: set up, admit a state, judge a move, play what was judged, list the legal moves.
//!
//! Two types guard the logic. Anything may be parsed, but only [`Game::admit`] and [`Game::start`] make a
//! [`Game::State`]; and only [`Game::judge`] makes the [`Ruling`] that can be played. What comes from outside
//! cannot reach the logic unchecked.

use crate::answer::{Fault, GameResult, Unverified, Violation};
use crate::chance::Chance;
use crate::options::GameOption;
use crate::rulebook::Rule;
use crate::wire::Seat;

/// One game's rules.
///
/// Implemented by an empty type a game (`Lcr`, `Qwirkle`); everything is a function of its arguments.
pub trait Game: Sized + Send + Sync + 'static {
    /// The game's path and the `game` of its states: `lcr`, `pegs-and-jokers`.
    const ID: &'static str;

    /// How a game is to be set up, read from the wire.
    type Setup;
    /// The state as it crosses the wire: any shape-correct document.
    type WireState: Clone + PartialEq + std::fmt::Debug;
    /// The admitted state: private fields, possible by construction.
    type State: Clone + PartialEq + std::fmt::Debug;
    /// Whose turn it is and what is asked of them, as on the wire.
    type Turn;
    /// A move as on the wire.
    type Move: Clone + PartialEq + std::fmt::Debug;
    /// What a legal move is kept as while the list is made and sorted; [`Game::spell`] writes it out.
    type Candidate: Clone;
    /// The orders in which the list of moves can be asked for; the default is by position.
    type Order: Copy + Default;
    /// What judging found out and playing needs.
    type Judged;
    /// Something that happened.
    type Event: Clone + PartialEq + std::fmt::Debug;
    /// What an accepted move scored.
    type Score;
    /// The score as it stands.
    type Totals;
    /// What is left to draw; `()` where nothing is drawn.
    type Left;

    /// Name, seats, options and components.
    fn about() -> GameDescription;

    /// Every rule, in the rulebook's order.
    fn rulebook() -> &'static [Rule];

    /// How a turn of the game is written on one line, where there is a way.
    fn notation() -> Option<Notation> {
        None
    }

    /// A new game. With `stated`, nothing is left to chance: what the set-up leaves out is a fault.
    ///
    /// # Errors
    /// Every fault of the set-up, pointers counted from its root.
    fn start<C: Chance + ?Sized>(
        setup: &Self::Setup,
        stated: bool,
        chance: &mut C,
    ) -> Result<Started<Self>, Vec<Fault>>;

    /// The state behind a document, if such a position is possible.
    ///
    /// # Errors
    /// Every fault, pointers counted from the state's root.
    fn admit(wire: &Self::WireState) -> Result<Self::State, Vec<Fault>>;

    /// The state as a document; `admit(&wire(s))` gives `s` back.
    fn wire(state: &Self::State) -> Self::WireState;

    /// How many moves have been accepted.
    fn ply(state: &Self::State) -> u32;

    /// How many play.
    fn seats(state: &Self::State) -> u8;

    /// The seat to move; none when the game is over.
    fn seat_to_move(state: &Self::State) -> Option<Seat>;

    /// Whether `played` is legal in `state`.
    ///
    /// # Errors
    /// Every rule that can be told to be broken, in the rulebook's order.
    fn judge<'s>(
        state: &'s Self::State,
        played: &'s Self::Move,
        claim: &Claim,
    ) -> Result<Ruling<'s, Self>, Vec<Violation>>;

    /// Carries out what was judged, rolling or drawing what the move leaves out.
    fn play<C: Chance + ?Sized>(ruling: Ruling<'_, Self>, chance: &mut C) -> Played<Self>;

    /// What is certain to happen before chance speaks.
    fn foresee(ruling: &Ruling<'_, Self>) -> Foreseen<Self>;

    /// The legal moves in the order asked for, chance left out.
    fn moves(state: &Self::State, order: Self::Order) -> Moves<Self>;

    /// A candidate written out as the move that can be sent.
    fn spell(state: &Self::State, candidate: &Self::Candidate) -> Self::Move;

    /// Whose pegs the listed moves name, in a game in which a player may move those of another seat.
    fn pegs_of(_: &Self::State) -> Option<Seat> {
        None
    }

    /// What a move scored, in points, chips, pieces or pegs.
    fn gained(score: &Self::Score) -> i32;

    /// What each seat has scored so far.
    fn totals(state: &Self::State) -> Vec<u32>;

    /// Turn, totals, result and what is left.
    fn standing(state: &Self::State) -> Standing<Self>;
}

/// A game in which hands can be hidden.
pub trait HiddenHands: Game {
    /// The state as `seat` may see it; without a seat, as a spectator may. A view is a state.
    fn view(state: &Self::State, seat: Option<Seat>) -> Self::State;

    /// Who made the move that led to `state`, as far as the events or the state tell.
    fn mover(state: &Self::State, events: &[Self::Event]) -> Option<Seat>;

    /// A move of `mover` as `seat` may see it.
    fn view_move(played: &Self::Move, mover: Option<Seat>, seat: Option<Seat>) -> Self::Move;

    /// An event as `seat` may see it.
    fn view_event(event: &Self::Event, seat: Option<Seat>) -> Self::Event;
}

/// A game that can be played again by the same people.
pub trait Rematch: Game {
    /// What a rematch may lay down anew.
    type Changes;

    /// The set-up of the next game after a finished one.
    ///
    /// # Errors
    /// Every fault of the changes, pointers counted from the request's root.
    fn rematch(state: &Self::State, changes: Self::Changes) -> Result<Self::Setup, Vec<Fault>>;
}

/// What the caller claims beside the move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claim {
    /// Who claims to move; the seat to move if left out.
    pub seat: Option<Seat>,
    /// How many seconds the player took, for a table with a limit.
    pub seconds: Option<u32>,
    /// Nothing may be left to the referee's chance.
    pub stated: bool,
}

/// A move that was judged legal. Only [`Game::judge`] makes one.
#[derive(Debug)]
pub struct Ruling<'s, G: Game> {
    pub(crate) state: &'s G::State,
    pub(crate) played: &'s G::Move,
    pub(crate) judged: G::Judged,
    pub(crate) unverified: Vec<Unverified>,
}

impl<G: Game> Ruling<'_, G> {
    /// Carries the move out; see [`Game::play`].
    pub fn play<C: Chance + ?Sized>(self, chance: &mut C) -> Played<G> {
        G::play(self, chance)
    }

    /// What is certain to happen; see [`Game::foresee`].
    #[must_use]
    pub fn foresee(&self) -> Foreseen<G> {
        G::foresee(self)
    }

    /// The rules that could not be checked.
    #[must_use]
    pub fn unverified(&self) -> &[Unverified] {
        &self.unverified
    }
}

/// A game that has just begun.
#[derive(Debug)]
pub struct Started<G: Game> {
    /// The first state.
    pub state: G::State,
    /// Deal and draw of the starter, in order.
    pub events: Vec<G::Event>,
}

/// A move that was carried out.
#[derive(Debug)]
pub struct Played<G: Game> {
    /// The next state.
    pub state: G::State,
    /// The move with its chance filled in.
    pub played: G::Move,
    /// What happened, in order.
    pub events: Vec<G::Event>,
    /// What it scored.
    pub score: G::Score,
    /// The rules that could not be checked.
    pub unverified: Vec<Unverified>,
}

/// What a legal move would bring before chance speaks.
#[derive(Debug)]
pub struct Foreseen<G: Game> {
    /// What it would score; none where that hangs on chance.
    pub gained: Option<i32>,
    /// What would happen for certain, in order.
    pub events: Vec<G::Event>,
}

/// The legal moves of a state.
#[derive(Debug)]
pub struct Moves<G: Game> {
    /// The moves, in the order asked for.
    pub candidates: Vec<G::Candidate>,
    /// Whether these are all: a hidden hand's placements are judged but not listed.
    pub complete: bool,
}

/// How a game stands.
#[derive(Debug)]
pub struct Standing<G: Game> {
    /// Whose turn it is and what is asked of them.
    pub turn: G::Turn,
    /// The score.
    pub totals: G::Totals,
    /// Winners and places once the game is over.
    pub result: Option<GameResult>,
    /// What is left to draw.
    pub left: G::Left,
}

/// A game as the list of games describes it.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameDescription {
    /// The game's path: `/v1/games/{game}`, and the `game` of its states.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("lcr")))]
    pub game: &'static str,
    /// Its name for a person.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("LCR")))]
    pub title: &'static str,
    /// What it is, in a sentence.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub summary: &'static str,
    /// The numbers of players it can be played by.
    pub players: Vec<u8>,
    /// Whether hands can be hidden, so that `view` serves it.
    pub hidden_hands: bool,
    /// Its options.
    pub options: Vec<GameOption>,
    /// What is in the box.
    pub components: Vec<Component>,
}

/// Something in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Component {
    /// What it is.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("dice")))]
    pub name: &'static str,
    /// How many there are; absent where that depends on the players or the options.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub count: Option<u16>,
    /// What there is to know about it.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub description: &'static str,
}

/// How a turn of a game is written on one line.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Notation {
    /// What it is for, in a few sentences.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub about: &'static str,
    /// Its grammar, in EBNF.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub grammar: &'static str,
    /// What may be written for what.
    pub names: Vec<NotationName>,
    /// Turns and what they say.
    pub examples: Vec<NotationExample>,
}

/// What may be written for one thing.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NotationName {
    /// What it is: in Qwirkle `color` or `shape`.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("shape")))]
    pub what: &'static str,
    /// Its name in states and moves.
    #[cfg_attr(feature = "schema", schema(value_type = String, examples("clover")))]
    pub name: &'static str,
    /// Every way to write it, the short form that the referee prints second; upper and lower case are alike.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub written: Vec<&'static str>,
}

/// A turn as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NotationExample {
    /// The turn.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub written: &'static str,
    /// What it says.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub meaning: &'static str,
}
