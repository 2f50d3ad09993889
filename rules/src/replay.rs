//! A whole game judged in one go: every move in turn, beside what was written down of its score.
//!
//! A replay invents nothing. Whatever a move leaves to chance is refused as `not_stated`, unless a hidden hand keeps
//! it. It stops at the first illegal move; a wrong score is told and does not stop it.

use serde::{Deserialize, Deserializer, Serialize};

use crate::answer::{Unverified, Violation};
use crate::chance::NoChance;
use crate::game::{Claim, Game, Played};
use crate::wire::{list_within, optional_bounded_list, present};

/// The most moves one replay takes. A game of Ludo or of Pegs and Jokers has hundreds, rarely more than a thousand.
pub const MOST_REPLAYED: usize = 10_000;

/// Reads the moves of a replay, at most [`MOST_REPLAYED`], and stops reading at the first beyond.
///
/// # Errors
/// What the reader says, or that there are too many.
pub fn replayed_list<'de, D, T>(deserializer: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    list_within(deserializer, MOST_REPLAYED)
}

/// What was written down of the score when a move had been made. What is left out is not compared.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ClaimedScore {
    /// What the move scored, to be compared with `gained`.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    #[cfg_attr(feature = "schema", schema(nullable = false, examples(7)))]
    pub points: Option<i32>,
    /// The total of each seat after the move. A list of another length than there are players is wrong.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "optional_bounded_list")]
    #[cfg_attr(feature = "schema", schema(nullable = false, max_items = 162))]
    pub totals: Option<Vec<u32>>,
}

/// What of a claimed score is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum ScoreDifference {
    /// The points of the move.
    Points,
    /// The totals after the move.
    Totals,
}

/// One move of a game as it was written down.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayLine<M> {
    /// The move, with its chance.
    pub played: M,
    /// Who made it and how fast. `stated` plays no part: everything has to be.
    pub claim: Claim,
    /// What was written down of its score.
    pub claimed: Option<ClaimedScore>,
}

/// A game as far as it could be replayed.
#[derive(Debug)]
pub struct Replay<G: Game> {
    /// One step a move; after an illegal one there is none.
    pub steps: Vec<ReplayStep<G::Move>>,
    /// The first step that is illegal or whose claimed score is wrong.
    pub first_difference: Option<usize>,
    /// The state after the last legal move.
    pub state: G::State,
}

/// One move of a replayed game.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayStep<M> {
    /// The move.
    pub played: M,
    /// What it was judged to be.
    pub outcome: ReplayOutcome,
    /// The totals after it; after an illegal move those before it.
    pub totals: Vec<u32>,
    /// What was written down of its score.
    pub claimed: Option<ClaimedScore>,
}

/// What a replayed move was judged to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayOutcome {
    /// Legal.
    Accepted {
        /// What it scored.
        gained: i32,
        /// What of the claimed score is wrong.
        differs: Vec<ScoreDifference>,
        /// The rules that could not be checked.
        unverified: Vec<Unverified>,
    },
    /// Illegal, for these violations. Their pointers begin with `/moves` and the step.
    Rejected(Vec<Violation>),
}

impl ReplayOutcome {
    /// Whether the move is legal and everything claimed of it right.
    fn is_right(&self) -> bool {
        matches!(self, Self::Accepted { differs, .. } if differs.is_empty())
    }
}

/// Replays `lines` from `start` on, up to the first illegal move.
///
/// ```
/// use mwamuzi_rules::lcr::{Lcr, LcrDie, LcrMove, LcrName, LcrOptions, LcrPlayer, LcrState, LcrTurn};
/// use mwamuzi_rules::replay::{ClaimedScore, ReplayLine, replay};
/// use mwamuzi_rules::{Claim, Game, Seat};
///
/// let state = LcrState {
///     game: LcrName::Lcr,
///     rules: 1,
///     options: LcrOptions::default(),
///     players: vec![LcrPlayer { name: None, chips: 3 }; 3],
///     pot: 0,
///     turn: LcrTurn::Roll { seat: Seat(0) },
///     ply: 0,
/// };
/// let rolled = |dice: [LcrDie; 3], totals: [u32; 3]| ReplayLine {
///     played: LcrMove::Roll { dice: Some(dice.to_vec()) },
///     claim: Claim::default(),
///     claimed: Some(ClaimedScore { points: None, totals: Some(totals.to_vec()) }),
/// };
/// let game = replay::<Lcr>(
///     Lcr::admit(&state).expect("three players with three chips each"),
///     [
///         rolled([LcrDie::Left, LcrDie::Dot, LcrDie::Dot], [2, 4, 3]),
///         rolled([LcrDie::Center, LcrDie::Dot, LcrDie::Dot], [2, 4, 3]), // the chip in the pot was forgotten
///     ],
/// );
/// assert_eq!(game.first_difference, Some(1));
/// assert_eq!(game.steps[1].totals, [2, 3, 3]);
/// ```
pub fn replay<G: Game>(start: G::State, lines: impl IntoIterator<Item = ReplayLine<G::Move>>) -> Replay<G> {
    let lines = lines.into_iter();
    let steps = Vec::with_capacity(lines.size_hint().0.min(MOST_REPLAYED));
    let mut replay = Replay { steps, first_difference: None, state: start };
    for line in lines {
        let step = replay.follow(line);
        let rejected = matches!(step.outcome, ReplayOutcome::Rejected(_));
        if !step.outcome.is_right() {
            replay.first_difference.get_or_insert(replay.steps.len());
        }
        replay.steps.push(step);
        if rejected {
            break;
        }
    }
    replay
}

impl<G: Game> Replay<G> {
    /// Judges the next move and, if it is legal, carries it out.
    fn follow(&mut self, line: ReplayLine<G::Move>) -> ReplayStep<G::Move> {
        let ReplayLine { played, claim, claimed } = line;
        let claim = Claim { stated: true, ..claim };
        let Played { state, played, score, unverified, .. } = match G::judge(&self.state, &played, &claim) {
            Ok(ruling) => ruling.play(&mut NoChance),
            Err(mut violations) => {
                let line = format!("/moves/{}", self.steps.len());
                violations.iter_mut().for_each(|violation| violation.pointer.insert_str(0, &line));
                let outcome = ReplayOutcome::Rejected(violations);
                return ReplayStep { played, outcome, totals: G::totals(&self.state), claimed };
            }
        };
        self.state = state;
        let (gained, totals) = (G::gained(&score), G::totals(&self.state));
        let differs = claimed.as_ref().map_or_else(Vec::new, |claimed| claimed.differs(gained, &totals));
        ReplayStep {
            played,
            outcome: ReplayOutcome::Accepted { gained, differs, unverified },
            totals,
            claimed,
        }
    }
}

impl ClaimedScore {
    /// What of it is not as it really was.
    fn differs(&self, gained: i32, totals: &[u32]) -> Vec<ScoreDifference> {
        let points = self.points.is_some_and(|claimed| claimed != gained);
        let sums = self.totals.as_ref().is_some_and(|claimed| claimed != totals);
        let differences = [(points, ScoreDifference::Points), (sums, ScoreDifference::Totals)];
        differences.into_iter().filter_map(|(wrong, what)| wrong.then_some(what)).collect()
    }
}
