//! No document of the right shape makes the rules panic.

use mwamuzi_rules::{Chance, Claim, Seat};

use super::lawful::Lawful;
use super::play::{games, listed};
use crate::support::{Choices, bytes, seeded};

/// How many wild states are admitted or refused.
const WILD_STATES: u32 = 3_000;
/// How many changes are made to each possible state.
const DISTURBANCES: u32 = 20;

/// Asks everything that can be asked of an admitted state.
fn ask_everything<G: Lawful>(wire: &G::WireState, state: &G::State, dice: &mut impl Chance) {
    assert_eq!(G::admit(&G::wire(state)).as_ref(), Ok(state), "{}", bytes(wire));
    let _ = G::standing(state);
    let moves = listed::<G>(state);
    for _ in 0..4 {
        let guess = G::any_move(wire, &moves, dice);
        let seat = dice.one_in(2).then(|| Seat(dice.up_to(255)));
        let seconds = dice.one_in(2).then(|| dice.word());
        let claim = Claim { seat, seconds, stated: dice.one_in(4) };
        if let Ok(ruling) = G::judge(state, &guess, &claim) {
            let _ = ruling.foresee();
            let next = ruling.play(dice).state;
            assert_eq!(G::admit(&G::wire(&next)).as_ref(), Ok(&next), "{guess:?} in {}", bytes(wire));
        }
    }
}

pub(crate) fn no_wild_set_up_panics<G: Lawful>() {
    let mut dice = seeded("wild set-ups", 0);
    let mut started = 0;
    for _ in 0..WILD_STATES {
        let setup = G::any_setup(&mut dice);
        if let Ok(game) = G::start(&setup, dice.one_in(3), &mut dice) {
            assert_eq!(G::admit(&G::wire(&game.state)), Ok(game.state), "{setup:?}");
            started += 1;
        }
    }
    assert!(started >= 20, "{}: only {started} wild set-ups were possible", G::ID);
}

pub(crate) fn no_wild_state_or_move_panics<G: Lawful>() {
    let mut dice = seeded("wild states", 0);
    for _ in 0..WILD_STATES {
        let wire = G::any_state(&mut dice);
        if let Ok(state) = G::admit(&wire) {
            ask_everything::<G>(&wire, &state, &mut dice);
        }
    }
}

pub(crate) fn no_disturbed_state_or_move_panics<G: Lawful>() {
    let (mut possible, mut impossible) = (0, 0);
    for (number, record) in (0..).zip(games::<G>("disturbed")) {
        let mut dice = seeded("disturbances", number);
        let states: Vec<&G::State> = record.states().collect();
        for _ in 0..DISTURBANCES {
            let mut wire = G::wire(dice.pick(&states));
            for _ in 0..=dice.up_to(2) {
                G::disturb(&mut wire, &mut dice);
            }
            match G::admit(&wire) {
                Ok(state) => {
                    possible += 1;
                    ask_everything::<G>(&wire, &state, &mut dice);
                }
                Err(_) => impossible += 1,
            }
        }
    }
    assert!(possible >= 20 && impossible >= 20, "{}: {possible} possible, {impossible} not", G::ID);
}
