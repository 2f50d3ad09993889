//! What the Markov chain of the rules says of whole games, by simulation.
//!
//! The expected numbers come from the chain, worked out apart from this code. Sample: 60,000 games for each number
//! of players, seeded; allowed: four standard errors (p = 6.334e-5). Two planted faults show that the bound bites: a
//! die with two dots instead of three, and one game in four that starts at the wrong seat.

use mwamuzi_rules::lcr::{Lcr, LcrMove};
use mwamuzi_rules::{Chance, Claim, Game};

use super::setup;
use crate::statistics::{ALLOWED_ERRORS, Sample};
use crate::support::seeded;

const GAMES: u32 = 60_000;

/// The rolls and the winner of a game in which `starter` rolls first.
fn whole_game(players: usize, starter: u8, chance: &mut impl Chance) -> (u32, usize) {
    let mut state =
        Lcr::start(&setup(players, 3, Some(starter)), false, chance).expect("a legal set-up").state;
    let unstated = LcrMove::Roll { dice: None };
    loop {
        state = Lcr::judge(&state, &unstated, &Claim::default()).expect("a legal roll").play(chance).state;
        assert!(Lcr::ply(&state) < 100_000, "a game that does not end");
        if let Some(result) = Lcr::standing(&state).result {
            return (Lcr::ply(&state), result.winners[0].index());
        }
    }
}

/// How far the mean number of rolls and each seat's share of wins lie from what is expected, in standard errors.
fn errors(
    players: usize,
    rolls: f64,
    wins: &[f64],
    mut starter: impl FnMut() -> u8,
    chance: &mut impl Chance,
) -> Vec<f64> {
    let mut length = Sample::default();
    let mut won = vec![Sample::default(); wins.len()];
    for _ in 0..GAMES {
        let (rolled, winner) = whole_game(players, starter(), chance);
        length.add(rolled.into());
        for (seat, sample) in won.iter_mut().enumerate() {
            sample.add(if seat == winner { 1.0 } else { 0.0 });
        }
    }
    let wins = won.iter().zip(wins).map(|(sample, &expected)| sample.errors_from(expected));
    std::iter::once(length.errors_from(rolls)).chain(wins).collect()
}

const ROLLS_OF_3: f64 = 17.515_886;
const WINS_OF_3: [f64; 3] = [0.306_843, 0.328_019, 0.365_138];

#[test]
fn games_are_as_long_and_seats_win_as_often_as_the_chain_says() {
    let expected: [(usize, f64, &[f64]); 4] = [
        (3, ROLLS_OF_3, &WINS_OF_3),
        (4, 28.945_426, &[0.239_258, 0.243_180, 0.255_345, 0.262_217]),
        (5, 39.702_010, &[]),
        (6, 50.063_357, &[]),
    ];
    for (players, rolls, wins) in expected {
        let mut chance = seeded("facts", u32::try_from(players).unwrap());
        let errors = errors(players, rolls, wins, || 0, &mut chance);
        assert!(errors.iter().all(|&error| error < ALLOWED_ERRORS), "{players} players: {errors:?}");
    }
}

/// A die of which one dot shows `center`.
struct TwoDots<C>(C);

impl<C: Chance> Chance for TwoDots<C> {
    fn word(&mut self) -> u32 {
        self.0.word()
    }

    fn below(&mut self, bound: u32) -> u32 {
        match self.0.below(bound) {
            3 if bound == 6 => 2,
            number => number,
        }
    }
}

#[test]
fn a_die_with_two_dots_is_found_out_by_the_length_of_games() {
    let errors = errors(3, ROLLS_OF_3, &WINS_OF_3, || 0, &mut TwoDots(seeded("facts", 3)));
    assert!(errors[0] > ALLOWED_ERRORS, "{errors:?}");
}

#[test]
fn a_wrong_starter_in_one_game_of_four_is_found_out_by_who_wins() {
    let mut starters = (0..4).cycle().map(|game| u8::from(game == 0));
    let mut chance = seeded("facts", 3);
    let errors = errors(3, ROLLS_OF_3, &WINS_OF_3, || starters.next().unwrap_or(0), &mut chance);
    assert!(errors[0] < ALLOWED_ERRORS, "the length hangs on no starter: {errors:?}");
    assert!(errors[1..].iter().any(|&error| error > ALLOWED_ERRORS), "{errors:?}");
}
