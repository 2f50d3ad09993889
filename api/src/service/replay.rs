//! The operation `replay`: a whole game judged in one call.

use mwamuzi_rules::replay::{Replay, ReplayLine, ReplayStep};
use mwamuzi_rules::{Game, GameResult};

use super::envelopes::{Served, SetUpCall};
use super::operation::{Answer, Cost, Input, Operation};
use super::operations::{admit, start};
use super::read::{read, require_rules};
use crate::problem::{Code, Problem, ProblemError};

/// The two fields that say from where a replay goes; a request holds exactly one of them.
pub(crate) const STARTS: [&str; 2] = ["state", "setup"];

/// What `replay` asks for.
pub(crate) struct ReplayCall<G: Game> {
    /// From where.
    pub(crate) start: Start<G>,
    /// The moves, with what was written down of each.
    pub(crate) lines: Vec<ReplayLine<G::Move>>,
}

/// From where a replay goes.
pub(crate) enum Start<G: Game> {
    /// From a state and the version of its rules.
    State(G::WireState, u32),
    /// From the beginning.
    SetUp(SetUpCall<G>),
}

/// Why a request does not say from where to replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WrongStart {
    /// Neither a state nor a set-up.
    Neither,
    /// Both.
    Both,
}

impl WrongStart {
    /// The errors of the request, one a field.
    pub(super) fn errors(self) -> impl Iterator<Item = ProblemError> {
        let (code, detail) = match self {
            Self::Neither => ("missing_field", "either \"state\" or \"setup\" belongs here"),
            Self::Both => ("excluded_field", "\"state\" and \"setup\" exclude each other"),
        };
        let error = move |field| ProblemError {
            pointer: format!("/{field}"),
            code,
            detail: detail.to_owned(),
            rule: None,
        };
        STARTS.into_iter().map(error)
    }
}

impl<G: Game> Start<G> {
    /// The one start that was given.
    pub(crate) fn only(state: Option<Self>, setup: Option<Self>) -> Result<Self, WrongStart> {
        match (state, setup) {
            (Some(start), None) | (None, Some(start)) => Ok(start),
            (None, None) => Err(WrongStart::Neither),
            (Some(_), Some(_)) => Err(WrongStart::Both),
        }
    }

    /// The state from which the replay goes. Without a seed a set-up may leave nothing to chance; with one it is drawn
    /// as `new` draws it.
    fn state(self) -> Result<G::State, Problem> {
        match self {
            Self::State(state, rules) => admit::<G>(&state, rules),
            Self::SetUp(SetUpCall { setup, stated, seed, rules }) => {
                require_rules(rules, "/setup/rules")?;
                let stated = stated || seed.is_none();
                let started = start::<G>("new", &setup, stated, seed.as_ref()).map_err(|faults| {
                    let faults = faults.into_iter().map(|fault| fault.under("/setup")).collect();
                    Problem::faults(Code::InvalidSetup, faults)
                })?;
                Ok(started.state)
            }
        }
    }
}

/// The answer of `replay`.
pub(crate) struct ReplayAnswerOf<G: Game> {
    /// One step a move, up to the first illegal one.
    pub(crate) steps: Vec<ReplayStep<G::Move>>,
    /// The first step that is illegal or whose claimed score is wrong.
    pub(crate) first_difference: Option<usize>,
    /// The state after the last legal move.
    pub(crate) state: G::WireState,
    /// Winners and places, when the game is over.
    pub(crate) result: Option<GameResult>,
    /// What is left to draw.
    pub(crate) left: G::Left,
}

/// The operation.
pub(super) fn operation<G: Served>() -> Operation {
    Operation {
        cost: Cost::Expensive,
        ..Operation::post::<G, G::ReplayRequest, G::ReplayAnswer>(
            "replay",
            (
                "Judge a whole game",
                "From a state or a set-up, exactly one of the two, and a list of up to 10,000 moves: what each move \
                 scored, the totals after it, and the state and result at the end. The referee invents nothing: every \
                 move is judged as apply judges it with `chance` `stated`. Points and totals that were written down \
                 are compared; a wrong one is told and does not stop the replay. An illegal move does: it is the last \
                 step, and `state` is the last good one. Pointers of violations count from this request's root \
                 (`/moves/17/move/tiles/0`).\n\nWith a `seed` what the set-up leaves to chance is drawn as `new` draws \
                 it with that seed; without one it is refused as `new` refuses it with `chance` `stated`.",
            ),
            &[Code::ImpossibleState, Code::InvalidSetup, Code::UnsupportedRules],
            run::<G>,
        )
    }
}

fn run<G: Served>(input: Input<'_>) -> Result<Answer, Problem> {
    let call = read::<G::ReplayRequest>(input.body)?.try_into();
    let call = call.map_err(|wrong| Problem::listing(Code::InvalidRequest, wrong.errors().collect()))?;
    Ok(Answer::json(&G::ReplayAnswer::from(replay::<G>(call)?)))
}

fn replay<G: Served>(call: ReplayCall<G>) -> Result<ReplayAnswerOf<G>, Problem> {
    let start = call.start.state()?;
    let Replay { steps, first_difference, state } = mwamuzi_rules::replay::<G>(start, call.lines);
    let standing = G::standing(&state);
    Ok(ReplayAnswerOf {
        steps,
        first_difference,
        state: G::wire(&state),
        result: standing.result,
        left: standing.left,
    })
}
