//! Laws of moves: what is listed, what is accepted, and that the same chance gives the same answer.

use std::collections::BTreeSet;

use mwamuzi_rules::{Claim, Seat};

use super::lawful::Lawful;
use super::play::{Step, games, listed, spelled};
use crate::support::{NoChance, bytes, seeded};

/// How many moves are guessed in each state.
const GUESSES: usize = 12;

pub(crate) fn every_listed_move_is_accepted<G: Lawful>() {
    for record in games::<G>("listed") {
        for state in record.states() {
            for played in listed::<G>(state) {
                let verdict = G::judge(state, &played, &Claim::default());
                assert!(verdict.is_ok(), "{}: {played:?} is refused: {:?}", record.name, verdict.err());
            }
        }
    }
}

pub(crate) fn the_list_names_each_move_once_and_as_it_is_written<G: Lawful>() {
    for record in games::<G>("once") {
        for state in record.states() {
            let wire = G::wire(state);
            let moves = listed::<G>(state);
            let distinct: BTreeSet<String> = moves.iter().map(bytes).collect();
            assert_eq!(distinct.len(), moves.len(), "{}", record.name);
            for played in moves {
                assert_eq!(G::normal(&wire, &played), played, "{}", record.name);
                let read: G::Move = serde_json::from_str(&bytes(&played)).expect("it was just written");
                assert_eq!(read, played, "{}", record.name);
            }
        }
    }
}

pub(crate) fn a_guess_is_accepted_exactly_if_it_is_listed<G: Lawful>() {
    let (mut accepted, mut refused) = (0, 0);
    for (number, record) in (0..).zip(games::<G>("guesses")) {
        let mut dice = seeded("guesses of moves", number);
        for state in record.states() {
            let moves = G::moves(state, G::Order::default());
            if !moves.complete {
                continue;
            }
            let wire = G::wire(state);
            let moves = spelled::<G>(state, &moves.candidates);
            let listed: BTreeSet<String> = moves.iter().map(bytes).collect();
            for _ in 0..GUESSES {
                let guess = G::any_move(&wire, &moves, &mut dice);
                let verdict = G::judge(state, &guess, &Claim::default());
                let normal = bytes(&G::normal(&wire, &guess));
                let context = || format!("{}: {guess:?} in {}", record.name, bytes(&wire));
                match verdict {
                    Ok(_) => {
                        assert!(listed.contains(&normal), "accepted but not listed: {}", context());
                        accepted += 1;
                    }
                    Err(violations) => {
                        let without_chance = G::normal(&wire, &guess);
                        let fair = G::judge(state, &without_chance, &Claim::default()).is_ok();
                        assert_eq!(fair, listed.contains(&normal), "{violations:?}: {}", context());
                        refused += 1;
                    }
                }
            }
        }
    }
    assert!(accepted >= 100 && refused >= 100, "{}: {accepted} guesses accepted, {refused} refused", G::ID);
}

pub(crate) fn no_moves_are_listed_exactly_if_the_game_is_over<G: Lawful>() {
    for record in games::<G>("over") {
        for state in record.states() {
            let moves = G::moves(state, G::Order::default());
            let over = G::seat_to_move(state).is_none();
            if over || moves.complete {
                assert_eq!(moves.candidates.is_empty(), over, "{}", record.name);
            }
            assert!(
                moves.complete || !over,
                "{}: the empty list of a finished game is complete",
                record.name
            );
        }
    }
}

/// Judges and plays the move of `step` as it came back, with nothing left to chance.
fn replay<G: Lawful>(step: &Step<G>, context: &str) {
    let claim = Claim { seat: G::seat_to_move(&step.before), seconds: None, stated: true };
    let filled_in = &step.played.played;
    let again = match G::judge(&step.before, filled_in, &claim) {
        Ok(ruling) => ruling.play(&mut NoChance),
        Err(violations) => panic!("{context}: {filled_in:?} is refused when stated: {violations:?}"),
    };
    assert_eq!(bytes(&G::wire(&again.state)), bytes(&G::wire(&step.played.state)), "{context}");
    assert_eq!(again.state, step.played.state, "{context}");
    assert_eq!(again.events, step.played.events, "{context}");
    assert_eq!(bytes(&again.score), bytes(&step.played.score), "{context}");
    assert_eq!(again.played, *filled_in, "{context}");
}

pub(crate) fn the_moves_as_they_came_back_replay_the_game<G: Lawful>() {
    for record in games::<G>("replay") {
        for step in &record.steps {
            replay(step, &record.name);
        }
    }
}

pub(crate) fn the_same_seed_gives_the_same_answer<G: Lawful>() {
    for (number, record) in (0..).zip(games::<G>("seed")) {
        let start = || G::start(&record.setup, false, &mut seeded("same start", number)).expect("it started");
        let (first, second) = (start(), start());
        assert_eq!((first.state, first.events), (second.state, second.events), "{}", record.name);
        for step in record.steps.iter().step_by(7) {
            let play = || {
                let ruling = G::judge(&step.before, &step.sent, &Claim::default()).expect("it was accepted");
                ruling.play(&mut seeded("same play", number))
            };
            let (first, second) = (play(), play());
            assert_eq!(first.state, second.state, "{}", record.name);
            assert_eq!(first.events, second.events, "{}", record.name);
            assert_eq!(first.played, second.played, "{}", record.name);
        }
    }
}

/// What is foreseen need not be a prefix of what is told: between two certain events chance may put one that
/// nobody can foresee (a draw between the score and the turn). So it is a sub-sequence, in order, compared with
/// what only chance can tell left out.
pub(crate) fn what_is_foreseen_happens_in_that_order<G: Lawful>() {
    for record in games::<G>("foresight") {
        for step in &record.steps {
            let ruling = G::judge(&step.before, &step.sent, &Claim::default()).expect("it was accepted");
            let foreseen = ruling.foresee();
            let mut told = step.played.events.iter().map(G::without_chance);
            for event in foreseen.events.iter().map(G::without_chance) {
                let context = || format!("{}: {event:?} is not in {:?}", record.name, step.played.events);
                assert!(told.any(|other| other == event), "{}", context());
            }
            if let Some(gained) = foreseen.gained {
                assert_eq!(gained, G::gained(&step.played.score), "{}", record.name);
            }
        }
    }
}

pub(crate) fn a_seat_that_is_not_to_move_is_refused<G: Lawful>() {
    for record in games::<G>("turns") {
        for step in record.steps.iter().step_by(5) {
            let Some(seat) = G::seat_to_move(&step.before) else { continue };
            let own = Claim { seat: Some(seat), ..Claim::default() };
            assert!(G::judge(&step.before, &step.sent, &own).is_ok(), "{}", record.name);
            let other = Claim { seat: Some(Seat(seat.0 + 1)), ..Claim::default() };
            let violations = G::judge(&step.before, &step.sent, &other).err().unwrap_or_default();
            let cited: Vec<&str> = violations.iter().map(|violation| violation.rule).collect();
            assert_eq!(cited.len(), 1, "{}: {cited:?}", record.name);
            assert!(cited[0].ends_with(".turn"), "{}: {cited:?}", record.name);
            assert_eq!(violations[0].pointer, "/seat", "{}", record.name);
        }
    }
}
