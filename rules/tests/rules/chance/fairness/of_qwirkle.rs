//! The tiles dealt and the starters drawn in Qwirkle.

use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleDeal, QwirkleEvent, QwirkleOptions, QwirkleSetup, QwirkleSetupPlayer, QwirkleTile,
};
use mwamuzi_rules::{Chance, Game};

use super::{ByteModulo, FavoursTheFirst};
use crate::qwirkle::support::tiles;
use crate::statistics::{chi_square_bound, chi_square_of_equals};
use crate::support::seeded;
use crate::tiles::all_kinds;

const DEALS: u32 = 40_000;
/// Tiles dealt to two players.
const DEALT: f64 = 12.0;

fn setup(players: Vec<QwirkleSetupPlayer>, deal: QwirkleDeal) -> QwirkleSetup {
    QwirkleSetup { players, options: QwirkleOptions::default(), starter: None, deal }
}

/// The statistic of the kinds dealt to two players. A deal puts nothing back, which makes the counts lie closer
/// together than chance with replacement would, by (108 − 12) / 107; the statistic is scaled back by that.
fn kinds_dealt(chance: &mut impl Chance) -> f64 {
    let kinds: Vec<QwirkleTile> = all_kinds().collect();
    let mut counts = [0; 36];
    let setup = setup(vec![QwirkleSetupPlayer::default(); 2], QwirkleDeal::Referee);
    for _ in 0..DEALS {
        let started = Qwirkle::start(&setup, false, chance).expect("a legal set-up");
        for event in started.events {
            let QwirkleEvent::Dealt { tiles, .. } = event else { continue };
            for tile in tiles.expect("the referee knows what it dealt") {
                counts[kinds.iter().position(|kind| *kind == tile).expect("a kind")] += 1;
            }
        }
    }
    assert_eq!(counts.iter().sum::<u32>(), 12 * DEALS);
    chi_square_of_equals(&counts) * 107.0 / (108.0 - DEALT)
}

#[test]
fn every_tile_of_qwirkle_is_dealt_as_often() {
    let statistic = kinds_dealt(&mut seeded("fair deals", 0));
    assert!(statistic < chi_square_bound(35), "{statistic}");
}

#[test]
fn a_deal_that_favours_the_first_kind_once_in_256_draws_is_found_out() {
    let mut chance = FavoursTheFirst { once_in: 256, fair: seeded("fair deals", 0) };
    let statistic = kinds_dealt(&mut chance);
    assert!(statistic > chi_square_bound(35), "{statistic}");
}

#[test]
fn a_deal_made_from_a_byte_modulo_the_tiles_left_is_found_out() {
    let statistic = kinds_dealt(&mut ByteModulo(seeded("fair deals", 0)));
    assert!(statistic > chi_square_bound(35), "{statistic}");
}

/// Hands whose largest sets have two tiles.
const SETS_OF_TWO: [&str; 5] =
    ["ro rx bd gq ys oc", "bo bx rd yq os gc", "go gx yd oq rs bc", "yo yx od rq bs pc", "oo ox gd bq ps rc"];
/// A hand whose largest set has three.
const SET_OF_THREE: &str = "po px pd gq ys oc";

const STARTS: u32 = 120_000;

/// The statistic of who starts so many games in which the seats of `tied` hold sets of one size, and nobody says
/// how old they are. A seat outside `tied` holds less.
fn starters(hands: &[&str], tied: &[usize], chance: &mut impl Chance) -> f64 {
    let player =
        |hand: &&str| QwirkleSetupPlayer { tiles: Some(tiles(hand)), ..QwirkleSetupPlayer::default() };
    let setup = setup(hands.iter().map(player).collect(), QwirkleDeal::Stated);
    let mut counts = vec![0; tied.len()];
    for _ in 0..STARTS {
        let started = Qwirkle::start(&setup, false, chance).expect("a legal set-up");
        let seat = Qwirkle::seat_to_move(&started.state).expect("the game begins");
        assert!(started.events.contains(&QwirkleEvent::StarterDrawn { seat }));
        counts[tied.iter().position(|&tied| tied == seat.index()).expect("one of the tied starts")] += 1;
    }
    chi_square_of_equals(&counts)
}

/// Tables at which the seats named are tied.
fn tables() -> [(Vec<&'static str>, Vec<usize>); 3] {
    let [one, two, three, ..] = SETS_OF_TWO;
    let other_three = "ro rx rd bq gs yc";
    [
        (vec![one, two, three], vec![0, 1, 2]),
        (vec![SET_OF_THREE, one, other_three], vec![0, 2]),
        (SETS_OF_TWO.to_vec(), vec![0, 1, 2, 3, 4]),
    ]
}

#[test]
fn players_who_are_tied_start_as_often() {
    for (number, (hands, tied)) in (0..).zip(tables()) {
        let statistic = starters(&hands, &tied, &mut seeded("fair ties", number));
        assert!(statistic < chi_square_bound(tied.len() - 1), "{tied:?}: {statistic}");
    }
}

#[test]
fn a_draw_that_favours_one_of_the_tied_is_found_out() {
    for (number, (hands, tied)) in (0..).zip(tables()) {
        let mut chance = FavoursTheFirst { once_in: 32, fair: seeded("fair ties", number) };
        let statistic = starters(&hands, &tied, &mut chance);
        assert!(statistic > chi_square_bound(tied.len() - 1), "{tied:?}: {statistic}");
    }
}
