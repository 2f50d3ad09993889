//! Laws of replays: what was played can be replayed, what was written down wrongly is found, and where.

use mwamuzi_rules::replay::{ClaimedScore, ReplayLine, ReplayOutcome, ReplayStep, ScoreDifference};
use mwamuzi_rules::{Chance, Claim, Seat, replay};
use serde_json::Value;

use super::lawful::Lawful;
use super::play::{Record, Step, games, listed};
use crate::support::{Choices, NoChance, bytes, seeded};

/// A move as a careful table writes it down: who, what, and the score that the answer told.
fn line<G: Lawful>(step: &Step<G>) -> ReplayLine<G::Move> {
    let score = serde_json::to_value(&step.played.score).expect("a score can be written");
    let number = |value: &Value| value.as_i64().expect("a number");
    let totals = score["totals"].as_array().expect("a list").iter();
    let claimed = ClaimedScore {
        points: Some(i32::try_from(number(&score["gained"])).expect("few points")),
        totals: Some(totals.map(|total| u32::try_from(number(total)).expect("few points")).collect()),
    };
    let claim = Claim { seat: G::seat_to_move(&step.before), ..Claim::default() };
    ReplayLine { played: step.played.played.clone(), claim, claimed: Some(claimed) }
}

fn lines<G: Lawful>(record: &Record<G>) -> Vec<ReplayLine<G::Move>> {
    record.steps.iter().map(line).collect()
}

/// What of the claim of a step differs; none for a rejected one.
fn differs<M>(step: &ReplayStep<M>) -> Option<&[ScoreDifference]> {
    match &step.outcome {
        ReplayOutcome::Accepted { differs, .. } => Some(differs),
        ReplayOutcome::Rejected(_) => None,
    }
}

/// A line of a record, by lot; none of a game without moves.
fn any_line<G: Lawful>(record: &Record<G>, dice: &mut impl Chance) -> Option<usize> {
    let moves = u32::try_from(record.steps.len()).expect("few moves");
    (moves > 0).then(|| dice.below(moves) as usize)
}

pub(crate) fn a_whole_game_replays_to_the_same_end_with_all_claims_right<G: Lawful>() {
    for record in games::<G>("replays") {
        let whole = replay::<G>(record.start.clone(), lines(&record));
        assert_eq!(whole.first_difference, None, "{}: {:?}", record.name, whole.steps.last());
        assert_eq!(whole.steps.len(), record.steps.len(), "{}", record.name);
        assert_eq!(whole.state, *record.end(), "{}", record.name);
        for (step, original) in whole.steps.iter().zip(&record.steps) {
            let ReplayLine { played, claim, claimed } = line(original);
            let stated = Claim { stated: true, ..claim };
            let ruling = G::judge(&original.before, &played, &stated).expect("it was just accepted");
            let unverified = ruling.unverified().to_vec();
            let score = claimed.clone().expect("all is claimed");
            let gained = score.points.expect("points are claimed");
            let outcome = ReplayOutcome::Accepted { gained, differs: Vec::new(), unverified };
            let totals = score.totals.expect("totals are claimed");
            assert_eq!(*step, ReplayStep { played, outcome, totals, claimed }, "{}", record.name);
        }
    }
}

/// Writes something wrong into a claim, and tells what.
fn spoil(claimed: &mut ClaimedScore, dice: &mut impl Chance) -> Vec<ScoreDifference> {
    let ClaimedScore { points: Some(points), totals: Some(totals) } = claimed else {
        panic!("all is claimed")
    };
    let seat = dice.below(u32::try_from(totals.len()).expect("few seats")) as usize;
    match dice.below(5) {
        0 => *points += 1,
        1 => *points -= 1,
        2 => {
            totals[seat] += 1;
            return vec![ScoreDifference::Totals];
        }
        3 => {
            totals.pop();
            return vec![ScoreDifference::Totals];
        }
        _ => {
            *points = -*points - 1;
            totals.push(0);
            return vec![ScoreDifference::Points, ScoreDifference::Totals];
        }
    }
    vec![ScoreDifference::Points]
}

pub(crate) fn one_wrong_claim_is_named_by_its_line<G: Lawful>() {
    for (number, record) in (0..).zip(games::<G>("wrong claims")) {
        let mut dice = seeded("wrong claims", number);
        let Some(wrong) = any_line(&record, &mut dice) else { continue };
        let mut lines = lines(&record);
        let spoiled = spoil(lines[wrong].claimed.as_mut().expect("all is claimed"), &mut dice);
        let whole = replay::<G>(record.start.clone(), lines);
        assert_eq!(whole.first_difference, Some(wrong), "{}", record.name);
        assert_eq!(whole.state, *record.end(), "{}: a wrong claim changes nothing", record.name);
        for (index, step) in whole.steps.iter().enumerate() {
            let expected: &[ScoreDifference] = if index == wrong { &spoiled } else { &[] };
            assert_eq!(differs(step), Some(expected), "{}: {index}", record.name);
        }
    }
}

/// A move that is illegal where `step` was made, or the right one by a seat that is not to move.
fn illegal<G: Lawful>(step: &Step<G>, dice: &mut impl Chance) -> ReplayLine<G::Move> {
    let wire = G::wire(&step.before);
    let listed = listed::<G>(&step.before);
    for _ in 0..dice.up_to(8) {
        let played = G::any_move(&wire, &listed, dice);
        let stated = Claim { stated: true, ..Claim::default() };
        if G::judge(&step.before, &played, &stated).is_err() {
            return ReplayLine { played, claim: Claim::default(), claimed: None };
        }
    }
    let seat = G::seat_to_move(&step.before).map(|seat| Seat(seat.0 + 1));
    ReplayLine { claim: Claim { seat, ..Claim::default() }, ..line(step) }
}

pub(crate) fn a_move_made_illegal_stops_the_replay_there<G: Lawful>() {
    for (number, record) in (0..).zip(games::<G>("illegal lines")) {
        let mut dice = seeded("illegal lines", number);
        let Some(wrong) = any_line(&record, &mut dice) else { continue };
        let before = &record.steps[wrong].before;
        let mut lines = lines(&record);
        lines[wrong] = illegal(&record.steps[wrong], &mut dice);
        let ReplayLine { played, claim, .. } = lines[wrong].clone();
        let part = replay::<G>(record.start.clone(), lines);
        assert_eq!(part.first_difference, Some(wrong), "{}", record.name);
        assert_eq!(part.steps.len(), wrong + 1, "{}", record.name);
        assert_eq!(part.state, *before, "{}: the last good state", record.name);
        let last = part.steps.last().expect("the illegal one");
        assert_eq!((&last.played, &last.totals), (&played, &G::totals(before)), "{}", record.name);
        let ReplayOutcome::Rejected(told) = &last.outcome else { panic!("{}: {last:?}", record.name) };
        let judged = G::judge(before, &played, &Claim { stated: true, ..claim });
        let mut expected = judged.err().expect("it is illegal");
        for violation in &mut expected {
            violation.pointer = format!("/moves/{wrong}{}", violation.pointer);
        }
        assert_eq!(*told, expected, "{}", record.name);
    }
}

/// With the moves as they were sent, chance left out where the referee drew it: each is refused, or nothing had to be
/// drawn.
pub(crate) fn a_replay_leaves_nothing_to_chance<G: Lawful>() {
    let (mut accepted, mut refused) = (0, 0);
    for record in games::<G>("nothing to chance") {
        for step in &record.steps {
            let line = ReplayLine { played: step.sent.clone(), claim: Claim::default(), claimed: None };
            let part = replay::<G>(step.before.clone(), [line]);
            let stated = Claim { stated: true, ..Claim::default() };
            let state = match G::judge(&step.before, &step.sent, &stated) {
                Ok(ruling) => ruling.play(&mut NoChance).state,
                Err(_) => step.before.clone(),
            };
            assert_eq!(part.state, state, "{}: {}", record.name, bytes(&step.sent));
            if part.first_difference.is_none() {
                accepted += 1;
            } else {
                refused += 1;
            }
        }
    }
    assert!(refused >= 100, "{}: {accepted} accepted, {refused} refused", G::ID);
}
