//! The dice and the starters of LCR.

use mwamuzi_rules::lcr::{Lcr, LcrDie, LcrEvent, LcrMove};
use mwamuzi_rules::{Chance, Claim, Game};

use super::{ByteModulo, FavoursTheFirst};
use crate::lcr::{position, setup};
use crate::statistics::{chi_square, chi_square_bound, chi_square_of_equals};
use crate::support::seeded;

/// The statistic of so many rolls of three dice of LCR: `left`, `right`, `center`, `dot`.
fn dice_of_lcr(rolls: u32, chance: &mut impl Chance) -> f64 {
    let state = Lcr::admit(&position(&[3, 3, 3], 0, Some(0))).expect("a possible position");
    let unstated = LcrMove::Roll { dice: None };
    let mut counts = [0; 4];
    for _ in 0..rolls {
        let ruling = Lcr::judge(&state, &unstated, &Claim::default()).expect("a legal roll");
        let LcrMove::Roll { dice } = ruling.play(chance).played;
        for die in dice.expect("the referee rolled") {
            counts[match die {
                LcrDie::Left => 0,
                LcrDie::Right => 1,
                LcrDie::Center => 2,
                LcrDie::Dot => 3,
            }] += 1;
        }
    }
    assert_eq!(counts.iter().sum::<u32>(), 3 * rolls);
    chi_square(&counts, &[1.0 / 6.0, 1.0 / 6.0, 1.0 / 6.0, 0.5])
}

const ROLLS: u32 = 400_000;

#[test]
fn a_die_of_lcr_shows_each_word_once_in_six_and_a_dot_every_other_time() {
    let statistic = dice_of_lcr(ROLLS, &mut seeded("fair dice", 0));
    assert!(statistic < chi_square_bound(3), "{statistic}");
}

#[test]
fn a_die_made_from_a_byte_modulo_six_is_found_out() {
    let statistic = dice_of_lcr(ROLLS, &mut ByteModulo(seeded("fair dice", 0)));
    assert!(statistic > chi_square_bound(3), "{statistic}");
}

#[test]
fn a_die_that_favours_left_is_found_out() {
    let statistic = dice_of_lcr(ROLLS, &mut FavoursTheFirst { once_in: 64, fair: seeded("fair dice", 0) });
    assert!(statistic > chi_square_bound(3), "{statistic}");
}

/// The statistic of who starts so many games of LCR, where the table did not choose.
fn starters_of_lcr(players: usize, games: u32, chance: &mut impl Chance) -> f64 {
    let mut counts = vec![0; players];
    for _ in 0..games {
        let started = Lcr::start(&setup(players, 3, None), false, chance).expect("a legal set-up");
        let [LcrEvent::StarterDrawn { seat }, LcrEvent::Turn { .. }] = started.events[..] else {
            panic!("{:?}", started.events);
        };
        assert_eq!(Lcr::seat_to_move(&started.state), Some(seat));
        counts[seat.index()] += 1;
    }
    chi_square_of_equals(&counts)
}

const STARTS: u32 = 120_000;

#[test]
fn every_seat_starts_a_game_of_lcr_as_often() {
    for players in 3..=24 {
        let number = u32::try_from(players).unwrap();
        let statistic = starters_of_lcr(players, STARTS, &mut seeded("fair starters", number));
        assert!(statistic < chi_square_bound(players - 1), "{players} players: {statistic}");
    }
}

#[test]
fn a_draw_that_favours_the_first_seat_is_found_out() {
    for players in [3, 7, 24] {
        let number = u32::try_from(players).unwrap();
        let mut chance = FavoursTheFirst { once_in: 64, fair: seeded("fair starters", number) };
        let statistic = starters_of_lcr(players, STARTS, &mut chance);
        assert!(statistic > chi_square_bound(players - 1), "{players} players: {statistic}");
    }
}
