//! The requests and answers of every game, written once and made for each entry of the registry.
//!
//! The wire is typed a game (`LcrApplyRequest`, `QwirkleVerdict`), the operations are generic. This module holds
//! the generic side: what an operation asks for ([`ApplyCall`] …) and what it gives ([`VerdictOf`] …). The macros in
//! `games` make the wire types with a conversion each.

use mwamuzi_rules::game::Played;
use mwamuzi_rules::{
    Claim, Fault, Game, GameResult, Pictured, Rematch, Seat, Suggest, Suggestion, SuggestionLevel,
    Unverified, Violation,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use super::pictures::RenderCall;
use super::read::Request;
use super::replay::{ReplayAnswerOf, ReplayCall, WrongStart};
use super::wire::{Cursor, MoveLimit, Seed};

/// A game as the service knows it: its rules and its types on the wire.
pub(crate) trait Served:
    Game<WireState: Serialize, Move: Serialize + DeserializeOwned, Event: Serialize, Order: Serialize>
    + Pictured
    + Rematch
    + Suggest
{
    /// Request of `new`.
    type NewRequest: Request + Into<NewCall<Self>>;
    /// Answer of `new` and `rematch`.
    type NewAnswer: Serialize + ToSchema + From<NewAnswerOf<Self>>;
    /// Request of `check`.
    type CheckRequest: Request + Into<CheckCall<Self>>;
    /// Answer of `check`.
    type CheckAnswer: Serialize + ToSchema + From<CheckAnswerOf<Self>>;
    /// Request of `legal_moves`.
    type LegalMovesRequest: Request + Into<LegalMovesCall<Self>>;
    /// Answer of `legal_moves`, and the list in other answers.
    type MoveList: Serialize + ToSchema + From<MoveListOf<Self>>;
    /// Request of `apply`.
    type ApplyRequest: Request + Into<ApplyCall<Self>>;
    /// Answer of `apply`.
    type Verdict: Serialize + ToSchema + From<VerdictOf<Self>>;
    /// Request of `rematch`.
    type RematchRequest: Request + Into<RematchCall<Self>>;
    /// Request of `replay`.
    type ReplayRequest: Request + TryInto<ReplayCall<Self>, Error = WrongStart>;
    /// Answer of `replay`.
    type ReplayAnswer: Serialize + ToSchema + From<ReplayAnswerOf<Self>>;
    /// Request of the operations that draw.
    type RenderRequest: Request + Serialize + Into<RenderCall<Self>> + From<RenderCall<Self>>;
    /// Request of `suggest`.
    type SuggestRequest: Request + Into<SuggestCall<Self>>;
    /// Answer of `suggest`.
    type Suggestion: Serialize + ToSchema + From<SuggestionOf<Self>>;

    /// What each seat and a spectator may see of a move; nothing where no hands are hidden.
    fn views(_: &Played<Self>) -> Vec<ViewOf<Self>> {
        Vec::new()
    }
}

/// How a list of moves is asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ListShape<O> {
    /// How many.
    pub(crate) limit: MoveLimit,
    /// In which order.
    pub(crate) order: O,
    /// Whether to tell what each would bring.
    pub(crate) outcomes: bool,
}

/// A new game.
pub(crate) struct SetUpCall<G: Game> {
    /// Players, options and what else the game wants.
    pub(crate) setup: G::Setup,
    /// Whether nothing may be left to the referee's chance.
    pub(crate) stated: bool,
    /// The seed of the referee's chance.
    pub(crate) seed: Option<Seed>,
    /// The version of the rules.
    pub(crate) rules: u32,
}

/// What `new` asks for.
pub(crate) struct NewCall<G: Game> {
    /// The game.
    pub(crate) set_up: SetUpCall<G>,
    /// How to list the moves.
    pub(crate) list: ListShape<G::Order>,
}

/// What `check` asks for.
pub(crate) struct CheckCall<G: Game> {
    /// The state.
    pub(crate) state: G::WireState,
    /// The version of its rules.
    pub(crate) rules: u32,
}

/// What `legal_moves` asks for.
pub(crate) struct LegalMovesCall<G: Game> {
    /// The state.
    pub(crate) state: G::WireState,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// Whose moves.
    pub(crate) seat: Option<Seat>,
    /// Where to go on.
    pub(crate) cursor: Option<Cursor>,
    /// How to list them.
    pub(crate) list: ListShape<G::Order>,
}

/// What `apply` asks for.
pub(crate) struct ApplyCall<G: Game> {
    /// The state before the move.
    pub(crate) state: G::WireState,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// The move.
    pub(crate) played: G::Move,
    /// Who, how fast, and whether chance must be stated.
    pub(crate) claim: Claim,
    /// The seed of the referee's chance.
    pub(crate) seed: Option<Seed>,
    /// How to list the moves that follow.
    pub(crate) list: ListShape<G::Order>,
    /// Whether to tell what each seat may see.
    pub(crate) views: bool,
}

/// What `rematch` asks for.
pub(crate) struct RematchCall<G: Rematch> {
    /// The finished game.
    pub(crate) state: G::WireState,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// What is laid down anew.
    pub(crate) changes: G::Changes,
    /// Whether nothing may be left to the referee's chance.
    pub(crate) stated: bool,
    /// The seed of the referee's chance.
    pub(crate) seed: Option<Seed>,
    /// How to list the moves.
    pub(crate) list: ListShape<G::Order>,
}

/// What `suggest` asks for.
pub(crate) struct SuggestCall<G: Game> {
    /// The state.
    pub(crate) state: G::WireState,
    /// The version of its rules.
    pub(crate) rules: u32,
    /// How well the CPU player plays.
    pub(crate) level: SuggestionLevel,
    /// The seed of what it leaves to chance.
    pub(crate) seed: Option<Seed>,
}

/// The answer of `suggest`.
pub(crate) struct SuggestionOf<G: Suggest> {
    /// How well it was played.
    pub(crate) level: SuggestionLevel,
    /// The move, and why.
    pub(crate) suggestion: Suggestion<G>,
}

/// A page of the list of legal moves.
pub(crate) struct MoveListOf<G: Game> {
    /// Whose moves; absent when the game is over.
    pub(crate) seat: Option<Seat>,
    /// The page.
    pub(crate) moves: Vec<G::Move>,
    /// How many there are in all.
    pub(crate) total: usize,
    /// Whether every legal move is counted.
    pub(crate) complete: bool,
    /// Where the next page begins.
    pub(crate) next: Option<String>,
    /// What each move of the page would bring, if asked for.
    pub(crate) outcomes: Option<Vec<OutcomeOf<G>>>,
    /// Whose pegs the moves name.
    pub(crate) pegs_of: Option<Seat>,
}

/// What a listed move would bring before chance speaks.
pub(crate) struct OutcomeOf<G: Game> {
    /// What it would score; none where that hangs on chance.
    pub(crate) gained: Option<i32>,
    /// What would happen for certain.
    pub(crate) events: Vec<G::Event>,
}

/// The answer of `new` and `rematch`.
pub(crate) struct NewAnswerOf<G: Game> {
    /// The first state.
    pub(crate) state: G::WireState,
    /// What happened.
    pub(crate) events: Vec<G::Event>,
    /// What may be done first.
    pub(crate) list: MoveListOf<G>,
    /// What is left to draw.
    pub(crate) left: G::Left,
}

/// The answer of `check`.
pub(crate) struct CheckAnswerOf<G: Game> {
    /// Everything that makes the state impossible.
    pub(crate) faults: Vec<Fault>,
    /// How the game stands, if it is possible.
    pub(crate) standing: Option<mwamuzi_rules::game::Standing<G>>,
}

/// The answer of `apply`.
pub(crate) enum VerdictOf<G: Game> {
    /// Legal.
    Accepted(Box<AcceptedOf<G>>),
    /// Illegal.
    Rejected {
        /// Every rule that is broken.
        violations: Vec<Violation>,
        /// What would have been legal.
        list: MoveListOf<G>,
    },
}

/// What an accepted move brought.
pub(crate) struct AcceptedOf<G: Game> {
    /// The move with its chance filled in.
    pub(crate) played: G::Move,
    /// What happened.
    pub(crate) events: Vec<G::Event>,
    /// What it scored.
    pub(crate) score: G::Score,
    /// The next state.
    pub(crate) state: G::WireState,
    /// What may be done next.
    pub(crate) list: MoveListOf<G>,
    /// What could not be checked.
    pub(crate) unverified: Vec<Unverified>,
    /// Winners and places, when the game is over.
    pub(crate) result: Option<GameResult>,
    /// What is left to draw.
    pub(crate) left: G::Left,
    /// What each seat and a spectator may see, if asked for.
    pub(crate) views: Vec<ViewOf<G>>,
}

/// A move as one seat may see it.
pub(crate) struct ViewOf<G: Game> {
    /// Whose view; absent for a spectator's.
    pub(crate) seat: Option<Seat>,
    /// The next state.
    pub(crate) state: G::WireState,
    /// The move.
    pub(crate) played: G::Move,
    /// What happened.
    pub(crate) events: Vec<G::Event>,
}
