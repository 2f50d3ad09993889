//! New games, and set-ups that cannot be.

use mwamuzi_rules::ludo::{
    Ludo, LudoColor, LudoEvent, LudoExitRolls, LudoNoPieceOnTheWay, LudoOptions, LudoPhase, LudoSetup,
    LudoSetupOptions,
};
use mwamuzi_rules::{Game, Seat};

use super::{Blue, Green, Red, Yellow, exiting, setup, to_roll};
use crate::support::{NoChance, seeded};

fn faults(setup: &LudoSetup, stated: bool) -> Vec<(&'static str, String)> {
    let faults = Ludo::start(setup, stated, &mut seeded("set-ups of ludo", 0)).err().unwrap_or_default();
    faults.into_iter().map(|fault| (fault.rule, fault.pointer)).collect()
}

fn at(rule: &'static str, pointer: &str) -> (&'static str, String) {
    (rule, pointer.to_owned())
}

fn with_colors(colors: &[Option<LudoColor>]) -> LudoSetup {
    let mut setup = setup(colors.len(), &LudoOptions::default(), Some(0));
    for (player, color) in setup.players.iter_mut().zip(colors) {
        player.color = *color;
    }
    setup
}

fn colors_of(setup: &LudoSetup) -> Vec<LudoColor> {
    let started = Ludo::start(setup, true, &mut NoChance).expect("a legal set-up");
    Ludo::wire(&started.state).players.iter().map(|player| player.color).collect()
}

#[test]
fn players_who_name_no_colour_are_seated_with_the_usual_ones() {
    assert_eq!(colors_of(&with_colors(&[None; 2])), [Yellow, Red]);
    assert_eq!(colors_of(&with_colors(&[None; 3])), [Yellow, Blue, Red]);
    assert_eq!(colors_of(&with_colors(&[None; 4])), [Yellow, Blue, Red, Green]);
    assert_eq!(colors_of(&with_colors(&[Some(Green), Some(Yellow)])), [Green, Yellow]);
}

#[test]
fn all_players_name_a_colour_or_none_does() {
    let some = with_colors(&[None, Some(Red), None]);
    assert_eq!(faults(&some, false), [at("ludo.players", "/players/0"), at("ludo.players", "/players/2")]);
    let twice = with_colors(&[Some(Red), Some(Red)]);
    assert_eq!(faults(&twice, false), [at("ludo.players", "/players/1/color")]);
}

#[test]
fn every_fault_of_a_set_up_is_told_at_once() {
    let options = LudoOptions {
        exit_rolls: LudoExitRolls(vec![6, 7]),
        turn_seconds: Some(10),
        ..LudoOptions::default()
    };
    assert_eq!(
        faults(&setup(1, &options, Some(1)), false),
        [
            at("ludo.players", "/players"),
            at("ludo.exit", "/options/exit_rolls/1"),
            at("ludo.time", "/options/turn_seconds"),
            at("ludo.starter", "/starter"),
        ]
    );
}

#[test]
fn the_starter_is_stated_or_drawn_with_the_same_chance_for_each() {
    let usual = LudoOptions::default();
    assert_eq!(faults(&setup(3, &usual, None), true), [at("ludo.starter", "/starter")]);
    let mut started = [0; 3];
    for number in 0..900 {
        let game =
            Ludo::start(&setup(3, &usual, None), false, &mut seeded("starters of ludo", number)).unwrap();
        let wire = Ludo::wire(&game.state);
        assert_eq!(wire.turn, to_roll(wire.starter.0));
        assert_eq!(
            game.events,
            [
                LudoEvent::StarterDrawn { seat: wire.starter },
                LudoEvent::Turn { seat: wire.starter, phase: LudoPhase::Roll }
            ]
        );
        started[wire.starter.index()] += 1;
    }
    assert!(started.iter().all(|&times| (240..360).contains(&times)), "{started:?}");
}

#[test]
fn under_free_exit_the_game_begins_with_an_exit() {
    let options =
        LudoOptions { no_piece_on_the_way: LudoNoPieceOnTheWay::FreeExit, ..LudoOptions::default() };
    let started = Ludo::start(&setup(2, &options, Some(1)), true, &mut NoChance).unwrap();
    assert_eq!(Ludo::wire(&started.state).turn, exiting(1));
    assert_eq!(started.events, [LudoEvent::Turn { seat: Seat(1), phase: LudoPhase::Exit }]);
}

#[test]
fn options_left_out_take_their_defaults() {
    let usual = LudoOptions::from(LudoSetupOptions::default());
    assert_eq!(usual, LudoOptions::default());
    let given = LudoSetupOptions { turn_seconds: Some(30), exact_finish: Some(false), ..Default::default() };
    let full = LudoOptions::from(given);
    assert_eq!((full.turn_seconds, full.exact_finish), (Some(30), false));
    assert_eq!(LudoOptions { turn_seconds: None, exact_finish: true, ..full }, usual);
}

#[test]
fn the_description_names_all_twelve_options() {
    let about = Ludo::about();
    let names: Vec<&str> = about.options.iter().map(|option| option.name).collect();
    assert_eq!(names.len(), 12);
    let document =
        serde_json::to_value(LudoOptions { turn_seconds: Some(30), ..LudoOptions::default() }).unwrap();
    let written: Vec<&str> = document.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(names, written);
    assert!(about.options[11].default.is_none(), "a limit is absent unless it is set");
}
