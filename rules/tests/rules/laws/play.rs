//! Random whole games, for the laws to look at.

use mwamuzi_rules::{Chance, Claim, Game, Played};

use super::lawful::Lawful;
use crate::support::{Choices, seeded};

/// The longest a random game goes on.
const MOST_MOVES: usize = 300;
/// How many guesses are judged where no legal move is listed.
const GUESSES: usize = 60;

/// A random game as it went.
pub(crate) struct Record<G: Game> {
    /// Which one, for failure messages.
    pub(crate) name: String,
    /// How it was set up.
    pub(crate) setup: G::Setup,
    /// Its first state.
    pub(crate) start: G::State,
    /// Its moves.
    pub(crate) steps: Vec<Step<G>>,
}

/// A move of a random game.
pub(crate) struct Step<G: Game> {
    /// The state before.
    pub(crate) before: G::State,
    /// The move as it was sent.
    pub(crate) sent: G::Move,
    /// What was made of it.
    pub(crate) played: Played<G>,
}

impl<G: Game> Record<G> {
    /// Every state of the game, the first and the last too.
    pub(crate) fn states(&self) -> impl Iterator<Item = &G::State> {
        std::iter::once(&self.start).chain(self.steps.iter().map(|step| &step.played.state))
    }

    /// The last state.
    pub(crate) fn end(&self) -> &G::State {
        self.steps.last().map_or(&self.start, |step| &step.played.state)
    }
}

/// One random game for each set-up of `G`, those for which `chosen` holds; `purpose` chooses which games.
pub(crate) fn games<G: Lawful>(purpose: &'static str) -> impl Iterator<Item = Record<G>> {
    (0..).zip(G::setups()).map(move |(number, setup)| record(purpose, number, setup))
}

fn record<G: Lawful>(purpose: &str, number: u32, setup: G::Setup) -> Record<G> {
    let name = format!("{} {purpose} {number} {setup:?}", G::ID);
    let mut dice = seeded(purpose, number);
    let start = match G::start(&setup, false, &mut dice) {
        Ok(started) => G::somewhere(started.state, &mut dice),
        Err(faults) => panic!("{name} cannot start: {faults:?}"),
    };
    let mut steps = Vec::new();
    let mut state = start.clone();
    while steps.len() < MOST_MOVES
        && let Some(sent) = some_move::<G>(&state, &mut dice)
    {
        let before = state;
        let ruling = match G::judge(&before, &sent, &Claim::default()) {
            Ok(ruling) => ruling,
            Err(violations) => panic!("{name}: {sent:?} is refused for {violations:?} in {before:?}"),
        };
        let played = ruling.play(&mut dice);
        state = played.state.clone();
        steps.push(Step { before, sent, played });
    }
    Record { name, setup, start, steps }
}

/// A legal move: a listed one, or where the list is not complete mostly a guess that is accepted.
fn some_move<G: Lawful>(state: &G::State, dice: &mut impl Chance) -> Option<G::Move> {
    G::seat_to_move(state)?;
    let moves = G::moves(state, G::Order::default());
    let listed = spelled::<G>(state, &moves.candidates);
    if !moves.complete && (listed.is_empty() || !dice.one_in(4)) {
        let wire = G::wire(state);
        for _ in 0..GUESSES {
            let guess = G::any_move(&wire, &listed, dice);
            if G::judge(state, &guess, &Claim::default()).is_ok() {
                return Some(guess);
            }
        }
    }
    (!listed.is_empty()).then(|| dice.pick(&listed))
}

/// Candidates written out.
pub(crate) fn spelled<G: Game>(state: &G::State, candidates: &[G::Candidate]) -> Vec<G::Move> {
    candidates.iter().map(|candidate| G::spell(state, candidate)).collect()
}

/// The legal moves of a state, written out in the usual order.
pub(crate) fn listed<G: Game>(state: &G::State) -> Vec<G::Move> {
    spelled::<G>(state, &G::moves(state, G::Order::default()).candidates)
}
