//! The operations that every game has, from a call to an answer. No rule stands here, and nothing of HTTP.

use mwamuzi_rules::chance::SeedTuple;
use mwamuzi_rules::game::{Played, Started};
use mwamuzi_rules::{Claim, Fault, Game, RULES_VERSION, SeededChance};
use rand::Rng;

use super::cursor;
use super::envelopes::{
    AcceptedOf, ApplyCall, CheckAnswerOf, CheckCall, LegalMovesCall, ListShape, MoveListOf, NewAnswerOf,
    NewCall, OutcomeOf, RematchCall, Served, SetUpCall, VerdictOf,
};
use super::read::require_rules;
use super::wire::Seed;
use crate::problem::{Code, Problem};

/// The referee's chance: reproducible where a seed was sent, else the operating system's.
pub(super) enum RefereeChance {
    Seeded(Box<SeededChance>),
    System(rand::rngs::ThreadRng),
}

impl RefereeChance {
    /// The chance of one operation at one ply.
    pub(super) fn new<G: Game>(seed: Option<&Seed>, operation: &str, ply: u32) -> Self {
        match seed {
            Some(seed) => {
                let tuple =
                    SeedTuple { rules: RULES_VERSION, game: G::ID, operation, ply, seed: seed.as_str() };
                Self::Seeded(Box::new(SeededChance::new(&tuple)))
            }
            None => Self::System(rand::rng()),
        }
    }
}

impl mwamuzi_rules::Chance for RefereeChance {
    fn word(&mut self) -> u32 {
        match self {
            Self::Seeded(seeded) => seeded.word(),
            Self::System(system) => system.next_u32(),
        }
    }
}

/// The state of a request, or everything that makes it impossible.
pub(super) fn admit<G: Game>(wire: &G::WireState, rules: u32) -> Result<G::State, Problem> {
    require_rules(rules, "/state/rules")?;
    G::admit(wire).map_err(|faults| Problem::faults(Code::ImpossibleState, under_state(faults)))
}

fn under_state(faults: Vec<Fault>) -> Vec<Fault> {
    faults.into_iter().map(|fault| fault.under("/state")).collect()
}

/// `new`: a set-up becomes a first state.
pub(super) fn new<G: Served>(call: NewCall<G>) -> Result<NewAnswerOf<G>, Problem> {
    let SetUpCall { setup, stated, seed, rules } = call.set_up;
    require_rules(rules, "/rules")?;
    begin("new", &setup, stated, seed.as_ref(), call.list)
}

/// `rematch`: a finished game becomes the first state of the next.
pub(super) fn rematch<G: Served>(call: RematchCall<G>) -> Result<NewAnswerOf<G>, Problem> {
    let state = admit::<G>(&call.state, call.rules)?;
    if G::seat_to_move(&state).is_some() {
        return Err(Problem::at(Code::NotOver, "/state/turn", "not_over", "The game still goes on."));
    }
    let setup =
        G::rematch(&state, call.changes).map_err(|faults| Problem::faults(Code::InvalidSetup, faults))?;
    begin("rematch", &setup, call.stated, call.seed.as_ref(), call.list)
}

/// The game as it begins, or every fault of the set-up, pointers counted from its root.
pub(super) fn start<G: Game>(
    operation: &str,
    setup: &G::Setup,
    stated: bool,
    seed: Option<&Seed>,
) -> Result<Started<G>, Vec<Fault>> {
    let mut chance = RefereeChance::new::<G>(seed, operation, 0);
    G::start(setup, stated, &mut chance)
}

fn begin<G: Served>(
    operation: &str,
    setup: &G::Setup,
    stated: bool,
    seed: Option<&Seed>,
    shape: ListShape<G::Order>,
) -> Result<NewAnswerOf<G>, Problem> {
    let Started { state, events } = start::<G>(operation, setup, stated, seed)
        .map_err(|faults| Problem::faults(Code::InvalidSetup, faults))?;
    let wire = G::wire(&state);
    let list = list(&state, &wire, shape, 0);
    Ok(NewAnswerOf { state: wire, events, list, left: G::standing(&state).left })
}

/// `check`: is the state possible, and how does it stand?
pub(super) fn check<G: Served>(call: &CheckCall<G>) -> Result<CheckAnswerOf<G>, Problem> {
    require_rules(call.rules, "/state/rules")?;
    Ok(match G::admit(&call.state) {
        Ok(state) => CheckAnswerOf { faults: Vec::new(), standing: Some(G::standing(&state)) },
        Err(faults) => CheckAnswerOf { faults: under_state(faults), standing: None },
    })
}

/// `legal_moves`: what may be done.
pub(super) fn legal_moves<G: Served>(call: &LegalMovesCall<G>) -> Result<MoveListOf<G>, Problem> {
    let state = admit::<G>(&call.state, call.rules)?;
    let wire = G::wire(&state);
    let start = match &call.cursor {
        Some(cursor) => cursor::start::<G>(cursor, &wire, call.list.order)?,
        None => 0,
    };
    if call.seat.is_some() && call.seat != G::seat_to_move(&state) {
        return Ok(MoveListOf {
            seat: call.seat,
            moves: Vec::new(),
            total: 0,
            complete: true,
            next: None,
            outcomes: call.list.outcomes.then(Vec::new),
            pegs_of: None,
        });
    }
    Ok(list(&state, &wire, call.list, start))
}

/// The page of the list that begins at `start`.
fn list<G: Served>(
    state: &G::State,
    wire: &G::WireState,
    shape: ListShape<G::Order>,
    start: usize,
) -> MoveListOf<G> {
    let all = G::moves(state, shape.order);
    let total = all.candidates.len();
    let start = start.min(total);
    let end = total.min(start + usize::from(shape.limit.0));
    let moves: Vec<G::Move> =
        all.candidates[start..end].iter().map(|listed| G::spell(state, listed)).collect();
    let outcomes = shape.outcomes.then(|| moves.iter().map(|listed| outcome::<G>(state, listed)).collect());
    let next = (start < end && end < total).then(|| cursor::next::<G>(wire, shape.order, end));
    MoveListOf {
        seat: G::seat_to_move(state),
        moves,
        total,
        complete: all.complete,
        next,
        outcomes,
        pegs_of: G::pegs_of(state),
    }
}

/// What a listed move would bring.
fn outcome<G: Game>(state: &G::State, listed: &G::Move) -> OutcomeOf<G> {
    match G::judge(state, listed, &Claim::default()) {
        Ok(ruling) => {
            let foreseen = ruling.foresee();
            OutcomeOf { gained: foreseen.gained, events: foreseen.events }
        }
        Err(_) => OutcomeOf { gained: None, events: Vec::new() },
    }
}

/// `apply`: is the move legal, and what comes of it?
pub(super) fn apply<G: Served>(call: &ApplyCall<G>) -> Result<VerdictOf<G>, Problem> {
    let state = admit::<G>(&call.state, call.rules)?;
    let ruling = match G::judge(&state, &call.played, &call.claim) {
        Ok(ruling) => ruling,
        Err(violations) => {
            let list = list(&state, &G::wire(&state), call.list, 0);
            return Ok(VerdictOf::Rejected { violations, list });
        }
    };
    let mut chance = RefereeChance::new::<G>(call.seed.as_ref(), "apply", G::ply(&state));
    let played = ruling.play(&mut chance);
    let views = if call.views { G::views(&played) } else { Vec::new() };
    let Played { state, played, events, score, unverified } = played;
    let wire = G::wire(&state);
    let list = list(&state, &wire, call.list, 0);
    let standing = G::standing(&state);
    Ok(VerdictOf::Accepted(Box::new(AcceptedOf {
        played,
        events,
        score,
        state: wire,
        list,
        unverified,
        result: standing.result,
        left: standing.left,
        views,
    })))
}
