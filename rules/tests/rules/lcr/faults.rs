//! Set-ups and states that cannot be, with every fault told at once.

use mwamuzi_rules::lcr::{Lcr, LcrEvent, LcrState, LcrTurn};
use mwamuzi_rules::{Fault, Game, Seat};

use super::{position, setup};
use crate::support::NoChance;

/// The rule and the pointer of each fault.
fn told(faults: Option<Vec<Fault>>) -> Vec<(&'static str, String)> {
    faults.unwrap_or_default().into_iter().map(|fault| (fault.rule, fault.pointer)).collect()
}

fn faults_of_setup(
    players: usize,
    chips: u32,
    starter: Option<u8>,
    stated: bool,
) -> Vec<(&'static str, String)> {
    told(Lcr::start(&setup(players, chips, starter), stated, &mut NoChance).err())
}

fn at(rule: &'static str, pointer: &str) -> (&'static str, String) {
    (rule, pointer.to_owned())
}

#[test]
fn three_to_twenty_four_may_play_with_one_to_a_hundred_chips() {
    for (players, chips) in [(3, 1), (24, 100)] {
        let started = Lcr::start(&setup(players, chips, Some(0)), true, &mut NoChance).unwrap();
        let wire = Lcr::wire(&started.state);
        assert!(wire.players.iter().all(|player| player.chips == chips) && wire.players.len() == players);
        assert_eq!((wire.pot, wire.ply, wire.turn), (0, 0, LcrTurn::Roll { seat: Seat(0) }));
        assert_eq!(started.events, [LcrEvent::Turn { seat: Seat(0) }]);
    }
    for players in [0, 1, 2, 25, 100] {
        assert_eq!(faults_of_setup(players, 3, None, false), [at("lcr.players", "/players")], "{players}");
    }
    for chips in [0, 101, u32::MAX] {
        assert_eq!(faults_of_setup(3, chips, Some(0), false), [at("lcr.chips", "/options/starting_chips")]);
    }
}

#[test]
fn every_fault_of_a_set_up_is_told_at_once() {
    assert_eq!(
        faults_of_setup(2, 0, Some(2), true),
        [
            at("lcr.players", "/players"),
            at("lcr.chips", "/options/starting_chips"),
            at("lcr.starter", "/starter")
        ]
    );
}

#[test]
fn a_starter_must_sit_at_the_table_and_be_named_where_nothing_is_drawn() {
    assert_eq!(faults_of_setup(3, 3, Some(3), false), [at("lcr.starter", "/starter")]);
    assert_eq!(faults_of_setup(3, 3, None, true), [at("lcr.starter", "/starter")]);
    assert_eq!(faults_of_setup(3, 3, Some(2), true), []);
}

fn faults_of_state(state: &LcrState) -> Vec<(&'static str, String)> {
    told(Lcr::admit(state).err())
}

#[test]
fn every_fault_of_a_state_is_told_at_once() {
    let mut state = position(&[0, 4], 7, Some(5));
    state.options.starting_chips = 101;
    assert_eq!(
        faults_of_state(&state),
        [
            at("lcr.players", "/players"),
            at("lcr.chips", "/options/starting_chips"),
            at("lcr.conservation", "/pot"),
            at("lcr.state_turn", "/turn/seat"),
            at("lcr.state_turn", "/turn/phase"),
        ]
    );
}

#[test]
fn the_turn_must_fit_the_chips() {
    let cases = [
        (position(&[0, 5, 4], 0, Some(0)), vec![at("lcr.state_turn", "/turn/seat")]),
        (position(&[4, 5, 0], 0, Some(3)), vec![at("lcr.state_turn", "/turn/seat")]),
        (position(&[0, 9, 0], 0, Some(1)), vec![at("lcr.state_turn", "/turn/phase")]),
        (position(&[0, 8, 1], 0, None), vec![at("lcr.state_turn", "/turn/phase")]),
        (position(&[0, 8, 0], 1, None), vec![at("lcr.state_turn", "/pot")]),
        (position(&[0, 0, 0], 9, Some(0)), vec![at("lcr.state_turn", "/turn/seat")]),
        (
            position(&[0, 0, 0], 9, None),
            vec![at("lcr.state_turn", "/turn/phase"), at("lcr.state_turn", "/pot")],
        ),
        (position(&[0, 9, 0], 0, None), vec![]),
        (position(&[1, 0, 1], 7, Some(2)), vec![]),
    ];
    for (state, expected) in cases {
        assert_eq!(faults_of_state(&state), expected, "{state:?}");
    }
}

#[test]
fn sums_beyond_32_bits_are_told_and_do_not_wrap() {
    let mut state = position(&[u32::MAX, 10, 0], 0, Some(0));
    assert_eq!(faults_of_state(&state), [at("lcr.conservation", "/pot")]);
    state.pot = u32::MAX;
    assert_eq!(faults_of_state(&state), [at("lcr.conservation", "/pot")]);
}
