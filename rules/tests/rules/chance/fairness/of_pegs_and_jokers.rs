//! The cards dealt and drawn and the dealers drawn in Pegs and Jokers.

use mwamuzi_rules::pegs_and_jokers::{
    PegsAndJokers, PegsAndJokersEvent, PegsAndJokersMove, PegsAndJokersOptions, PegsAndJokersSetup,
    PegsAndJokersSetupPlayer,
};
use mwamuzi_rules::{Chance, Claim, Game, Seat};

use super::{ByteModulo, FavoursTheFirst};
use crate::pegs_and_jokers::support::cards;
use crate::statistics::{chi_square, chi_square_bound, chi_square_of_equals};
use crate::support::seeded;

const DEALS: u32 = 20_000;
/// Cards dealt to four players, and the one drawn first.
const OUT: f64 = 21.0;

fn setup(players: usize, dealer: Option<Seat>) -> PegsAndJokersSetup {
    let players = vec![PegsAndJokersSetupPlayer::default(); players];
    PegsAndJokersSetup { players, options: PegsAndJokersOptions::default(), dealer, deal: None }
}

/// The statistic of the kinds dealt to four players and drawn by the first. Nothing is put back, which makes the
/// counts lie closer together than chance with replacement would, by (162 − 21) / 161; the statistic is scaled back.
fn kinds_out(chance: &mut impl Chance) -> f64 {
    let kinds = cards("A 2 3 4 5 6 7 8 9 10 J Q K joker");
    let mut counts = [0; 14];
    for _ in 0..DEALS {
        let started = PegsAndJokers::start(&setup(4, Some(Seat(0))), false, chance).expect("a legal set-up");
        let unstated = PegsAndJokersMove::Draw { drawn: None };
        let ruling =
            PegsAndJokers::judge(&started.state, &unstated, &Claim::default()).expect("a legal draw");
        for event in started.events.into_iter().chain(ruling.play(chance).events) {
            let (PegsAndJokersEvent::Dealt { cards, .. } | PegsAndJokersEvent::Drawn { cards, .. }) = event
            else {
                continue;
            };
            for card in cards.expect("the referee knows what it dealt") {
                counts[kinds.iter().position(|kind| *kind == card).expect("a kind")] += 1;
            }
        }
    }
    assert_eq!(counts.iter().sum::<u32>(), 21 * DEALS);
    let mut chances = [12.0 / 162.0; 14];
    chances[13] = 6.0 / 162.0;
    chi_square(&counts, &chances) * 161.0 / (162.0 - OUT)
}

#[test]
fn every_card_of_pegs_and_jokers_comes_as_often_as_there_are_copies() {
    let statistic = kinds_out(&mut seeded("fair cards", 0));
    assert!(statistic < chi_square_bound(13), "{statistic}");
}

#[test]
fn a_draw_that_favours_the_ace_once_in_256_is_found_out() {
    let statistic = kinds_out(&mut FavoursTheFirst { once_in: 256, fair: seeded("fair cards", 0) });
    assert!(statistic > chi_square_bound(13), "{statistic}");
}

#[test]
fn a_draw_made_from_a_byte_modulo_the_cards_left_is_found_out() {
    let statistic = kinds_out(&mut ByteModulo(seeded("fair cards", 0)));
    assert!(statistic > chi_square_bound(13), "{statistic}");
}

const STARTS: u32 = 60_000;

/// The statistic of who begins so many games for which the dealer is drawn.
fn dealers(players: usize, chance: &mut impl Chance) -> f64 {
    let mut counts = vec![0; players];
    for _ in 0..STARTS {
        let started = PegsAndJokers::start(&setup(players, None), false, chance).expect("a legal set-up");
        let seat = PegsAndJokers::seat_to_move(&started.state).expect("the game begins");
        assert!(started.events.contains(&PegsAndJokersEvent::StarterDrawn { seat }));
        counts[seat.index()] += 1;
    }
    chi_square_of_equals(&counts)
}

#[test]
fn every_player_of_pegs_and_jokers_is_drawn_to_deal_as_often() {
    for (number, players) in (0..).zip([4, 6, 8]) {
        let statistic = dealers(players, &mut seeded("fair dealers", number));
        assert!(statistic < chi_square_bound(players - 1), "{players} players: {statistic}");
    }
}

#[test]
fn a_draw_that_favours_one_dealer_is_found_out() {
    for (number, players) in (0..).zip([4, 6, 8]) {
        let mut chance = FavoursTheFirst { once_in: 32, fair: seeded("fair dealers", number) };
        let statistic = dealers(players, &mut chance);
        assert!(statistic > chi_square_bound(players - 1), "{players} players: {statistic}");
    }
}
