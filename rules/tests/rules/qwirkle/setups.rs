//! Setting up and playing again.

use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleDeal, QwirkleEvent, QwirkleHand, QwirkleOpening, QwirkleOptions, QwirkleRematch,
    QwirkleRematchPlayer, QwirkleSetup, QwirkleSetupPlayer, QwirkleTurn,
};
use mwamuzi_rules::{Fault, Game, Rematch, Seat};

use super::support::{Counting, faults, state, tiles};
use crate::support::NoChance;

fn setup(hands: &[Option<&str>], starter: Option<u8>) -> QwirkleSetup {
    let player =
        |letters: &Option<&str>| QwirkleSetupPlayer { tiles: letters.map(tiles), ..Default::default() };
    QwirkleSetup {
        players: hands.iter().map(player).collect(),
        options: QwirkleOptions::default(),
        starter: starter.map(Seat),
        deal: QwirkleDeal::Stated,
    }
}

fn refused(setup: &QwirkleSetup, stated: bool) -> Vec<(&'static str, String)> {
    let refused: Vec<Fault> = Qwirkle::start(setup, stated, &mut Counting(3)).map(|_| ()).unwrap_err();
    faults(refused)
}

fn starter(setup: &QwirkleSetup) -> QwirkleTurn {
    Qwirkle::standing(&Qwirkle::start(setup, true, &mut NoChance).unwrap().state).turn
}

const THREE: &str = "ro rx rd bs yc gq";
const THREE_TOO: &str = "go gx gd ps oc yq";
const TWO: &str = "po px ys od rc bq";

#[test]
fn the_referee_deals_six_tiles_each_and_draws_among_the_tied() {
    let mut drawn = 0;
    for seed in 0..60 {
        let setup = QwirkleSetup { deal: QwirkleDeal::Referee, ..setup(&[None, None, None], None) };
        let started = Qwirkle::start(&setup, false, &mut Counting(seed)).unwrap();
        let wire = Qwirkle::wire(&started.state);
        for (seat, player) in (0..).zip(wire.players) {
            let QwirkleHand::Open { tiles } = player.hand else { panic!() };
            assert_eq!(
                started.events[seat],
                QwirkleEvent::Dealt { seat: Seat(seat as u8), count: 6, tiles: Some(tiles) }
            );
        }
        assert_eq!(Qwirkle::standing(&started.state).left.bag, 90);
        drawn += usize::from(matches!(started.events[3], QwirkleEvent::StarterDrawn { .. }));
        assert!(matches!(started.events.last(), Some(QwirkleEvent::Turn { .. })));
    }
    assert!(drawn > 5 && drawn < 55, "{drawn}");
}

#[test]
fn the_oldest_of_the_tied_starts_where_one_is_oldest() {
    let mut setup = setup(&[Some(THREE), Some(THREE_TOO), Some(TWO)], None);
    for (player, age) in setup.players.iter_mut().zip([30, 31, 90]) {
        player.age = Some(age);
    }
    assert_eq!(starter(&setup), QwirkleTurn::Play { seat: Seat(1) });
    setup.players[0].age = Some(31);
    assert_eq!(refused(&setup, true), [("qwirkle.starter", "/starter".to_owned())]);
    setup.players[0].age = None;
    let started = Qwirkle::start(&setup, false, &mut Counting(1)).unwrap();
    assert!(matches!(started.events[3], QwirkleEvent::StarterDrawn { seat: Seat(0 | 1) }));
}

#[test]
fn a_stated_starter_must_be_one_of_the_best_unless_the_opening_is_free() {
    let mut setup = setup(&[Some(THREE), Some(THREE_TOO), Some(TWO)], Some(2));
    assert_eq!(refused(&setup, true), [("qwirkle.starter", "/starter".to_owned())]);
    setup.options.opening = QwirkleOpening::Free;
    assert_eq!(starter(&setup), QwirkleTurn::Play { seat: Seat(2) });
    setup.starter = Some(Seat(3));
    assert_eq!(refused(&setup, true), [("qwirkle.starter", "/starter".to_owned())]);
}

#[test]
fn beside_hidden_hands_a_known_hand_that_another_beats_does_not_start() {
    assert_eq!(starter(&setup(&[None, Some(TWO)], Some(1))), QwirkleTurn::Play { seat: Seat(1) });
    assert_eq!(starter(&setup(&[None, Some(TWO)], Some(0))), QwirkleTurn::Play { seat: Seat(0) });
    let beaten = setup(&[None, Some(TWO), Some(THREE)], Some(1));
    assert_eq!(refused(&beaten, true), [("qwirkle.starter", "/starter".to_owned())]);
}

#[test]
fn every_fault_of_a_set_up_is_told() {
    let mut setup = setup(&[Some("ro ro ro"), Some("ro rx rd bs yc gq"), None, None, None, None, None], None);
    let told = |list: &[(&'static str, &str)]| -> Vec<(&'static str, String)> {
        list.iter().map(|&(rule, pointer)| (rule, pointer.to_owned())).collect()
    };
    assert_eq!(
        refused(&setup, true),
        told(&[
            ("qwirkle.players", "/players"),
            ("qwirkle.deal", "/players/0/tiles"),
            ("qwirkle.state_tiles", "/players/1/tiles/0"),
            ("qwirkle.starter", "/starter"),
        ])
    );
    setup.deal = QwirkleDeal::Referee;
    setup.players.truncate(2);
    assert_eq!(
        refused(&setup, true),
        told(&[
            ("qwirkle.deal", "/players/0/tiles"),
            ("qwirkle.deal", "/players/0/tiles"),
            ("qwirkle.deal", "/players/1/tiles"),
            ("qwirkle.state_tiles", "/players/1/tiles/0"),
            ("qwirkle.deal", "/deal"),
        ])
    );
}

#[test]
fn a_rematch_keeps_names_and_options_and_lets_the_hands_decide() {
    let over = state(&super::swapping::dead_board(), &[THREE, "6"]);
    let fresh = |letters: &str| QwirkleRematchPlayer { tiles: Some(tiles(letters)), age: None };
    let changes = QwirkleRematch {
        deal: QwirkleDeal::Stated,
        players: Some(vec![fresh(TWO), fresh(THREE_TOO)]),
        starter: None,
    };
    let setup = Qwirkle::rematch(&over, changes.clone()).unwrap();
    assert_eq!(starter(&setup), QwirkleTurn::Play { seat: Seat(1) });
    let alone = QwirkleRematch { players: Some(vec![fresh(TWO)]), ..changes };
    let refused = Qwirkle::rematch(&over, alone).unwrap_err();
    assert_eq!(faults(refused), [("qwirkle.players", "/players".to_owned())]);
    let plain = Qwirkle::rematch(&over, QwirkleRematch::default()).unwrap();
    assert!(Qwirkle::start(&plain, false, &mut Counting(4)).is_ok());
}
