//! What simulation says of whole games under the default options, by figures that were found apart from this code.
//!
//! Sample: 20,000 seeded games for each number of players; allowed: four standard errors (p = 6.334e-5). A piece is
//! chosen with equal chance among those that may move, pieces on one square counted once. Two planted faults show
//! that the bound bites: the other seat starts (40,000 games), and the finish needs no exact number.

use mwamuzi_rules::ludo::{Ludo, LudoMove, LudoOptions, LudoPiece, LudoSetup, LudoTurn};
use mwamuzi_rules::{Chance, Claim, Game, Seat};

use super::setup;
use crate::laws::play::listed;
use crate::statistics::{ALLOWED_ERRORS, Sample};
use crate::support::{Choices, seeded};

const GAMES: u32 = 20_000;
const GAMES_WITH_SWAPPED_STARTS: u32 = 40_000;

/// The figures: players, rolls a game, the first player's share of wins. They are one simulation's and rounded, so
/// their own error counts as much as ours.
const FACTS: [(usize, f64, f64); 3] = [(2, 175.7, 0.509), (3, 275.3, 0.334), (4, 386.1, 0.257)];

/// A set-up under the default options.
fn usual(players: usize, starter: u8) -> LudoSetup {
    setup(players, &LudoOptions::default(), Some(starter))
}

/// The rolls and the winner of a game.
fn whole_game(setup: &LudoSetup, chance: &mut impl Chance) -> (u32, Seat) {
    let mut state = Ludo::start(setup, false, chance).expect("a legal set-up").state;
    let mut rolls = 0;
    loop {
        let sent = match Ludo::standing(&state).turn {
            LudoTurn::Over {} => break,
            LudoTurn::Move { seat, .. } => one_of_each_square(&state, seat, chance),
            LudoTurn::Roll { .. } | LudoTurn::Exit { .. } => {
                rolls += 1;
                LudoMove::Roll { die: None }
            }
        };
        state = Ludo::judge(&state, &sent, &Claim::default()).expect("a legal move").play(chance).state;
    }
    let result = Ludo::standing(&state).result.expect("the game is over");
    (rolls, result.winners[0])
}

/// A legal move, each place from which a piece may go with the same chance.
fn one_of_each_square(state: &mwamuzi_rules::ludo::State, seat: Seat, chance: &mut impl Chance) -> LudoMove {
    let pieces = Ludo::wire(state).players[seat.index()].pieces;
    let mut places: Vec<(LudoPiece, LudoMove)> = Vec::with_capacity(4);
    for sent in listed::<Ludo>(state) {
        let LudoMove::Move { piece } = sent else { continue };
        let place = pieces[usize::from(piece)];
        if places.iter().all(|&(other, _)| other != place) {
            places.push((place, sent));
        }
    }
    chance.pick(&places).1
}

/// How far the mean number of rolls and the first player's share of wins lie from the figures, in standard errors.
fn errors(games: u32, setup: &LudoSetup, (players, rolls, wins): (usize, f64, f64)) -> (f64, f64) {
    let mut chance = seeded("facts of ludo", u32::try_from(players).expect("few players"));
    let (mut length, mut won) = (Sample::default(), Sample::default());
    for _ in 0..games {
        let (rolled, winner) = whole_game(setup, &mut chance);
        length.add(rolled.into());
        won.add(f64::from(u8::from(winner == Seat(0))));
    }
    (length.errors_from(rolls), won.errors_from(wins))
}

#[test]
fn games_are_as_long_and_the_first_player_wins_as_often_as_simulation_says() {
    for fact in FACTS {
        let (length, won) = errors(GAMES, &usual(fact.0, 0), fact);
        assert!(length < ALLOWED_ERRORS && won < ALLOWED_ERRORS, "{fact:?}: {length}, {won}");
    }
}

#[test]
fn swapped_starts_are_found_out_by_who_wins() {
    let (length, won) = errors(GAMES_WITH_SWAPPED_STARTS, &usual(2, 1), FACTS[0]);
    assert!(length < ALLOWED_ERRORS, "the length hangs on no starter: {length}");
    assert!(won > ALLOWED_ERRORS, "{won}");
}

#[test]
fn a_rule_left_out_is_found_out_by_the_length_of_games() {
    let mut any_finish = usual(2, 0);
    any_finish.options.exact_finish = false;
    let (length, _) = errors(GAMES, &any_finish, FACTS[0]);
    assert!(length > ALLOWED_ERRORS, "{length}");
}
