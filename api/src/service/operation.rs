//! The table of operations: everything the referee can be asked, in one list that the HTTP routes and the document
//! both read.

use mwamuzi_rules::Game;
use serde::Serialize;
use utoipa::ToSchema;
use utoipa::openapi::{RefOr, Schema};

use super::envelopes::{Served, VerdictOf};
use super::hidden_hands::{self, ServedHidden};
use super::read::{Request, read};
use super::{catalogue, operations, replay, suggest};
use crate::problem::{Code, Problem};

/// How an operation is called over HTTP.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// GET, without a body.
    Get,
    /// POST, with a JSON body.
    Post,
}

/// What an operation is called with.
#[derive(Clone, Copy, Debug, Default)]
pub struct Input<'a> {
    /// The body.
    pub body: &'a [u8],
    /// What stands in the path for its parameter, where it has one.
    pub parameter: &'a str,
}

/// What stands in an operation's path for `{name}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name in the path.
    pub name: &'static str,
    /// What it is.
    pub description: &'static str,
    /// One that there is.
    pub example: &'static str,
}

/// What an operation costs whoever carries it out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// Microseconds, a few milliseconds at the very most.
    Cheap,
    /// More. A server carries out few of these at once, apart from the cheap ones.
    Expensive,
}

/// What a move was judged to be, for the figures that a server keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// Legal.
    Accepted,
    /// Illegal, by these rules.
    Rejected(Vec<&'static str>),
}

/// The answer to a request that could be judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What [`Operation::answer`] says.
    pub body: Vec<u8>,
    /// The verdict, where a move was judged.
    pub judgement: Option<Judgement>,
}

impl Answer {
    pub(super) fn json(value: &impl Serialize) -> Self {
        // Everything that is answered is plain data with text keys: writing it cannot fail.
        Self::bytes(serde_json::to_vec(value).unwrap_or_default())
    }

    pub(super) fn bytes(body: impl Into<Vec<u8>>) -> Self {
        Self { body: body.into(), judgement: None }
    }
}

/// What a body is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MediaType {
    /// `application/json`
    Json,
    /// `text/csv`
    Csv,
    /// `application/x-ndjson`
    Ndjson,
    /// `image/svg+xml`
    Svg,
    /// `image/png`
    Png,
    /// `text/plain`
    PlainText,
}

impl MediaType {
    /// Its name without parameters, as requests declare it.
    #[must_use]
    pub const fn essence(self) -> &'static str {
        match self {
            Self::Json => "application/json",
            Self::Csv => "text/csv",
            Self::Ndjson => "application/x-ndjson",
            Self::Svg => "image/svg+xml",
            Self::Png => "image/png",
            Self::PlainText => "text/plain",
        }
    }

    /// Its name as answers declare it.
    #[must_use]
    pub const fn declared(self) -> &'static str {
        match self {
            Self::PlainText => "text/plain; charset=utf-8",
            Self::Csv => "text/csv; charset=utf-8",
            _ => self.essence(),
        }
    }
}

/// What an operation takes or gives.
#[derive(Clone, Copy)]
pub enum Body {
    /// JSON of this schema.
    Json(SchemaSource),
    /// Lines of JSON, each of this schema; the text describes them.
    Lines(SchemaSource, &'static str),
    /// Something else; the text describes it.
    Other(MediaType, &'static str),
}

impl Body {
    /// What it is sent as.
    #[must_use]
    pub const fn media_type(&self) -> MediaType {
        match self {
            Self::Json(_) => MediaType::Json,
            Self::Lines(..) => MediaType::Ndjson,
            Self::Other(media_type, _) => *media_type,
        }
    }

    /// Its schema, if it is JSON.
    #[must_use]
    pub const fn schema(&self) -> Option<SchemaSource> {
        match self {
            Self::Json(schema) => Some(*schema),
            Self::Lines(..) | Self::Other(..) => None,
        }
    }

    /// The component of the document that it needs: its own schema, or that of its lines.
    #[must_use]
    pub const fn component(&self) -> Option<SchemaSource> {
        match self {
            Self::Json(schema) | Self::Lines(schema, _) => Some(*schema),
            Self::Other(..) => None,
        }
    }
}

/// A component of the document: its name and the components that it needs.
#[derive(Clone, Copy)]
pub struct SchemaSource {
    /// Its name.
    pub name: fn() -> String,
    /// Adds it and what it needs.
    pub collect: fn(&mut Vec<(String, RefOr<Schema>)>),
}

impl SchemaSource {
    pub(super) fn of<T: ToSchema>() -> Self {
        Self {
            name: || T::name().into_owned(),
            collect: |schemas| {
                schemas.push((T::name().into_owned(), T::schema()));
                T::schemas(schemas);
            },
        }
    }
}

/// One thing that the referee can be asked.
#[derive(Clone)]
pub struct Operation {
    /// `lcr_apply`.
    pub id: String,
    /// The game, where it is one game's.
    pub game: Option<&'static str>,
    /// `apply`, `legal_moves`.
    pub name: &'static str,
    /// How it is called.
    pub method: Method,
    /// `/v1/games/lcr/apply`.
    pub path: String,
    /// What the path leaves open, if anything.
    pub parameter: Option<Parameter>,
    /// What it does, in a line.
    pub summary: &'static str,
    /// What it does, in full.
    pub description: &'static str,
    /// Its request, where it has one.
    pub request: Option<Body>,
    /// Its answer.
    pub answer: Body,
    /// What it costs.
    pub cost: Cost,
    /// Whether the same path always has the same answer, which may be kept for ever.
    pub immutable: bool,
    /// The problems that only some operations have; see [`Operation::problems`].
    pub own_problems: &'static [Code],
    /// Carries it out.
    pub run: fn(Input<'_>) -> Result<Answer, Problem>,
}

impl Operation {
    /// An operation of `G` that takes a JSON body.
    pub(super) fn post<G: Game, R: Request, A: ToSchema>(
        name: &'static str,
        (summary, description): (&'static str, &'static str),
        own_problems: &'static [Code],
        run: fn(Input<'_>) -> Result<Answer, Problem>,
    ) -> Self {
        Self {
            id: format!("{}_{name}", G::ID.replace('-', "_")),
            game: Some(G::ID),
            name,
            method: Method::Post,
            path: format!("/v1/games/{}/{}", G::ID, name.replace('_', "-")),
            parameter: None,
            summary,
            description,
            request: Some(Body::Json(SchemaSource::of::<R>())),
            answer: Body::Json(SchemaSource::of::<A>()),
            cost: Cost::Cheap,
            immutable: false,
            own_problems,
            run,
        }
    }

    pub(super) fn get<A: ToSchema>(
        id: &str,
        path: &str,
        (summary, description): (&'static str, &'static str),
        own_problems: &'static [Code],
        run: fn(Input<'_>) -> Result<Answer, Problem>,
    ) -> Self {
        Self {
            id: id.into(),
            game: None,
            name: "",
            method: Method::Get,
            path: path.into(),
            parameter: None,
            summary,
            description,
            request: None,
            answer: Body::Json(SchemaSource::of::<A>()),
            cost: Cost::Cheap,
            immutable: false,
            own_problems,
            run,
        }
    }

    /// Every problem that the operation can answer with.
    #[must_use]
    pub fn problems(&self) -> Vec<Code> {
        let common: &[Code] = match (self.method, self.request) {
            // Everything else is said in the place of a line.
            (Method::Post, Some(Body::Lines(..))) => &[Code::UnsupportedMediaType],
            (Method::Get, _) => &[],
            (Method::Post, _) => &[
                Code::MalformedJson,
                Code::InvalidRequest,
                Code::RequestTimeout,
                Code::TooLarge,
                Code::UnsupportedMediaType,
            ],
        };
        let always = [Code::RateLimited, Code::Overloaded];
        let mut problems = [common, self.own_problems, &always].concat();
        if self.request.is_some_and(|request| request.media_type() == MediaType::Csv) {
            problems.retain(|code| *code != Code::MalformedJson);
        }
        problems.sort_by_key(|code| code.row().status);
        problems
    }
}

/// The operations that belong to no game.
pub(super) fn catalogue() -> Vec<Operation> {
    vec![
        Operation::get::<catalogue::GameList>(
            "list_games",
            "/v1/games",
            ("List the games", "Every game with its numbers of players, its options and what is in the box."),
            &[],
            |_| Ok(Answer::json(&catalogue::list_games())),
        ),
        Operation {
            parameter: Some(Parameter { name: "game", description: "The game's path.", example: "lcr" }),
            ..Operation::get::<catalogue::GameDocument>(
                "get_game",
                "/v1/games/{game}",
                (
                    "One game with its rulebook",
                    "The same description, and every rule that an answer can cite: id, text, where it comes from, \
                     and whether a move can break it.",
                ),
                &[Code::NotFound],
                |input| catalogue::get_game(input.parameter).map(|document| Answer::json(&document)),
            )
        },
    ]
}

/// The operations that every game has.
pub(super) fn of_game<G: Served>() -> Vec<Operation> {
    vec![
        Operation::post::<G, G::NewRequest, G::NewAnswer>(
            "new",
            (
                "Set up a game",
                "Players and options become a first state. What the set-up leaves out the referee draws, unless \
                 `chance` is `stated`; a `seed` makes that reproducible. A set-up that the rules forbid is refused \
                 with every fault.",
            ),
            &[Code::InvalidSetup, Code::UnsupportedRules],
            |input| {
                Ok(Answer::json(&G::NewAnswer::from(operations::new::<G>(
                    read::<G::NewRequest>(input.body)?.into(),
                )?)))
            },
        ),
        Operation::post::<G, G::CheckRequest, G::CheckAnswer>(
            "check",
            (
                "Check a state",
                "Whether a game can come to this state, with every fault if not; if so, whose turn it is, the score \
                 and, once the game is over, the result. An impossible state is an answer here, not a problem.",
            ),
            &[Code::UnsupportedRules],
            |input| {
                let call = read::<G::CheckRequest>(input.body)?.into();
                Ok(Answer::json(&G::CheckAnswer::from(operations::check::<G>(&call)?)))
            },
        ),
        Operation::post::<G, G::LegalMovesRequest, G::MoveList>(
            "legal_moves",
            (
                "List the legal moves",
                "Every legal move of the seat to move, in pages. Each is the very `move` that apply takes, chance \
                 left out, and is accepted.",
            ),
            &[Code::InvalidCursor, Code::ImpossibleState, Code::UnsupportedRules],
            |input| {
                let call = read::<G::LegalMovesRequest>(input.body)?.into();
                Ok(Answer::json(&G::MoveList::from(operations::legal_moves::<G>(&call)?)))
            },
        ),
        Operation::post::<G, G::ApplyRequest, G::Verdict>(
            "apply",
            (
                "Judge a move",
                "From a state and a move the verdict: accepted, with what happened, what it scored, the next state \
                 and the moves that may follow; or rejected, with every rule that is broken. An illegal move is an \
                 answer, status 200, and changes nothing. Chance that the move leaves out is rolled or drawn by the \
                 referee and comes back filled in, so that a list of accepted moves replays the game.",
            ),
            &[Code::ImpossibleState, Code::UnsupportedRules],
            apply::<G>,
        ),
        replay::operation::<G>(),
        Operation::post::<G, G::RematchRequest, G::NewAnswer>(
            "rematch",
            (
                "Play again",
                "The same players and options after a finished game. The answer is that of `new`.",
            ),
            &[Code::ImpossibleState, Code::InvalidSetup, Code::UnsupportedRules, Code::NotOver],
            |input| {
                let call = read::<G::RematchRequest>(input.body)?.into();
                Ok(Answer::json(&G::NewAnswer::from(operations::rematch::<G>(call)?)))
            },
        ),
        suggest::operation::<G>(),
    ]
}

fn apply<G: Served>(input: Input<'_>) -> Result<Answer, Problem> {
    let call = read::<G::ApplyRequest>(input.body)?.into();
    let verdict = operations::apply::<G>(&call)?;
    let judgement = match &verdict {
        VerdictOf::Accepted(_) => Judgement::Accepted,
        VerdictOf::Rejected { violations, .. } => {
            Judgement::Rejected(violations.iter().map(|violation| violation.rule).collect())
        }
    };
    Ok(Answer { judgement: Some(judgement), ..Answer::json(&G::Verdict::from(verdict)) })
}

/// The operations of games with hidden hands.
pub(super) fn views<G: ServedHidden>() -> Vec<Operation> {
    vec![Operation::post::<G, G::ViewRequest, G::ViewAnswer>(
        "view",
        (
            "See it as one seat may",
            "A state, and the move and events that led to it, as one seat or a spectator may see them. A view is \
             itself a state that can be sent to every operation; what it hides the answers list as unverified.",
        ),
        &[Code::ImpossibleState, Code::UnsupportedRules],
        |input| {
            let call = read::<G::ViewRequest>(input.body)?.into();
            Ok(Answer::json(&G::ViewAnswer::from(hidden_hands::view::<G>(&call)?)))
        },
    )]
}
