//! Laws of hidden hands: what a seat cannot see is not told to it, by any way.

use std::collections::BTreeMap;

use mwamuzi_rules::{Claim, Seat};

use super::lawful::LawfulHiddenHands;
use super::play::{games, listed};
use crate::support::{bytes, seeded};

/// Everybody who may look: each seat, and a spectator.
fn viewers<G: LawfulHiddenHands>(state: &G::State) -> Vec<Option<Seat>> {
    let seats = (0..G::players(&G::wire(state))).map(|seat| Some(Seat(seat)));
    seats.chain([None]).collect()
}

pub(crate) fn the_game_says_that_hands_can_be_hidden<G: LawfulHiddenHands>() {
    assert!(G::about().hidden_hands);
}

pub(crate) fn a_view_is_a_state_and_its_own_view<G: LawfulHiddenHands>() {
    for record in games::<G>("views") {
        for state in record.states() {
            for viewer in viewers::<G>(state) {
                let view = G::view(state, viewer);
                let context = || format!("{}: {viewer:?} of {}", record.name, bytes(&G::wire(state)));
                assert_eq!(G::admit(&G::wire(&view)).as_ref(), Ok(&view), "{}", context());
                assert_eq!(G::view(&view, viewer), view, "{}", context());
                assert_eq!(G::view(&view, None), G::view(state, None), "{}", context());
            }
        }
    }
}

/// Everything that `viewer` may ask of a full state without stating chance, in bytes.
fn told<G: LawfulHiddenHands>(state: &G::State, viewer: Option<Seat>, moves: &[G::Move]) -> Vec<String> {
    let standing = G::standing(state);
    let mut told = vec![
        bytes(&G::wire(&G::view(state, viewer))),
        bytes(&standing.turn),
        bytes(&standing.totals),
        bytes(&standing.result),
        bytes(&standing.left),
    ];
    if viewer.is_some() && G::seat_to_move(state) == viewer {
        told.extend(listed::<G>(state).iter().map(bytes));
    }
    for played in moves {
        let claim = Claim { seat: viewer, ..Claim::default() };
        told.push(match G::judge(state, played, &claim) {
            Err(violations) => bytes(&violations),
            Ok(ruling) => {
                let foreseen = ruling.foresee();
                let events: Vec<G::Event> =
                    foreseen.events.iter().map(|event| G::view_event(event, viewer)).collect();
                bytes(&(ruling.unverified(), foreseen.gained, events))
            }
        });
    }
    told
}

pub(crate) fn what_a_seat_cannot_see_changes_nothing_it_is_told<G: LawfulHiddenHands>() {
    let mut different = 0;
    for (number, record) in (0..).zip(games::<G>("secrets")) {
        let mut dice = seeded("secrets dealt anew", number);
        for state in record.states().step_by(3) {
            let wire = G::wire(state);
            for viewer in viewers::<G>(state) {
                let other = G::dealt_anew(&wire, viewer, &mut dice);
                let context =
                    || format!("{}: {viewer:?} of {} and {}", record.name, bytes(&wire), bytes(&other));
                let other = G::admit(&other).unwrap_or_else(|faults| panic!("{faults:?}: {}", context()));
                different += u32::from(other != *state);
                let moves = if viewer.is_some() { listed::<G>(&G::view(state, viewer)) } else { Vec::new() };
                let guess = |_| G::normal(&wire, &G::any_move(&wire, &moves, &mut dice));
                let guesses: Vec<G::Move> = match viewer {
                    Some(_) => (0..6).map(guess).collect(),
                    None => Vec::new(),
                };
                let first = told::<G>(state, viewer, &guesses);
                assert_eq!(first, told::<G>(&other, viewer, &guesses), "{}", context());
            }
        }
    }
    assert!(different > 500, "only {different} states differed at all");
}

/// What `viewer` sees of a move, its events and the state after it.
fn seen<G: LawfulHiddenHands>(
    played: &mwamuzi_rules::Played<G>,
    mover: Option<Seat>,
    viewer: Option<Seat>,
) -> (String, String) {
    let events: Vec<G::Event> = played.events.iter().map(|event| G::view_event(event, viewer)).collect();
    let state = G::wire(&G::view(&played.state, viewer));
    (bytes(&G::view_move(&played.played, mover, viewer)), bytes(&(events, state)))
}

/// Whoever does not move sees the same whatever chance gives the mover (what is drawn): the move, the events and
/// the state after it. And of two moves that look the same to them (a swap of other tiles), what follows looks the
/// same.
pub(crate) fn what_chance_gives_a_player_is_seen_by_nobody_else<G: LawfulHiddenHands>() {
    let (mut draws, mut moves_alike) = (0, 0);
    for (number, record) in (0..).zip(games::<G>("draws")) {
        for step in record.steps.iter().step_by(2) {
            let mover = G::seat_to_move(&step.before);
            let play = |sent: &G::Move, seed: u32| {
                let ruling = G::judge(&step.before, sent, &Claim::default()).expect("it is legal");
                ruling.play(&mut seeded("draws twice", number * 1_000 + seed))
            };
            let moves = listed::<G>(&step.before).into_iter().take(200).chain([step.sent.clone()]);
            let outcomes: Vec<_> = moves.map(|sent| (play(&sent, 1), play(&sent, 2))).collect();
            for viewer in viewers::<G>(&step.before).into_iter().filter(|&viewer| viewer != mover) {
                let mut by_move: BTreeMap<String, String> = BTreeMap::new();
                for (first, second) in &outcomes {
                    let context = || format!("{}: {viewer:?} sees into {:?}", record.name, first.played);
                    let (sight_of_the_move, sight) = seen(first, mover, viewer);
                    let other = seen(second, mover, viewer);
                    assert_eq!((&sight_of_the_move, &sight), (&other.0, &other.1), "{}", context());
                    draws += u32::from(first.state != second.state);
                    if let Some(other) = by_move.get(&sight_of_the_move) {
                        assert_eq!(*other, sight, "{}", context());
                        moves_alike += 1;
                    } else {
                        by_move.insert(sight_of_the_move, sight);
                    }
                }
            }
        }
    }
    assert!(draws > 500, "only {draws} moves ended otherwise by chance");
    assert!(moves_alike > 500, "only {moves_alike} moves looked like another");
}

pub(crate) fn the_mover_is_known_from_what_happened<G: LawfulHiddenHands>() {
    for record in games::<G>("movers") {
        for step in &record.steps {
            let mover = G::seat_to_move(&step.before);
            assert_eq!(G::mover(&step.played.state, &step.played.events), mover, "{}", record.name);
            let guessed = G::mover(&step.played.state, &[]);
            assert!(guessed.is_none() || guessed == mover, "{}: {guessed:?}, not {mover:?}", record.name);
        }
    }
}
