//! Who is sent where, and what makes a landing illegal.

use mwamuzi_rules::pegs_and_jokers::{PegsAndJokersMove, PegsAndJokersState};

use super::support::{broken, pegs_after, play, position, violations};

const FIVE: &str = "5 2 3 6 9 4";

/// Four players; the first plays a 5 from hole 30 to hole 35.
fn four(own: &str, others: [&str; 3]) -> PegsAndJokersState {
    let first = format!("{FIVE} / t30 {own}");
    let others = others.map(|pegs| format!("2 3 4 5 6 / {pegs}"));
    position(&[&first, &others[0], &others[1], &others[2]])
}

fn land() -> PegsAndJokersMove {
    play("5", &[(0, "t35")])
}

#[test]
fn a_teammate_goes_to_the_in_spot_and_an_opponent_there_to_start() {
    let state = four("", ["t39", "t35", ""]);
    assert_eq!(pegs_after(&state, &land(), 2), "t39 s s s s");
    assert_eq!(pegs_after(&state, &land(), 1), "s s s s s");
}

#[test]
fn the_movers_own_peg_on_a_teammates_in_spot_goes_to_its_own() {
    let state = four("t39", ["", "t35", "t3"]);
    assert_eq!(pegs_after(&state, &land(), 0), "t35 t3 s s s");
    assert_eq!(pegs_after(&state, &land(), 2), "t39 s s s s");
    assert_eq!(pegs_after(&state, &land(), 3), "s s s s s");
}

#[test]
fn a_chain_of_four_colours_and_an_opponent_sends_five_pegs_away() {
    let first = format!("{FIVE} / t30 t111");
    let state = position(&[
        &first,
        "2 3 4 5 6 / t3",
        "2 3 4 5 6 / t35",
        "-",
        "2 3 4 5 6 / t39",
        "-",
        "2 3 4 5 6 / t75",
        "-",
    ]);
    let places = [0, 1, 2, 4, 6].map(|seat| pegs_after(&state, &land(), seat));
    assert_eq!(places, ["t35 t3 s s s", "s s s s s", "t39 s s s s", "t75 s s s s", "t111 s s s s"]);
}

#[test]
fn a_landing_that_cannot_send_the_peg_away_names_who_holds_the_in_spot() {
    let state = four("", ["", "t35 t39", ""]);
    assert_eq!(broken(&state, &land()), ["pegs.bump_teammate in_spot_held /move/steps/0/to"]);
    let violation = &violations(&state, &land())[0];
    assert_eq!((violation.hole, violation.pegs[0].seat.0, violation.pegs[0].peg), (Some(39), 2, 1));
}

#[test]
fn a_teammate_on_its_in_spot_can_go_nowhere() {
    let state = position(&[&format!("{FIVE} / t34"), "-", "2 3 4 5 6 / s s t39", "-"]);
    let moved = play("5", &[(0, "t39")]);
    assert_eq!(broken(&state, &moved), ["pegs.bump_teammate on_its_in_spot /move/steps/0/to"]);
    let violation = &violations(&state, &moved)[0];
    assert_eq!((violation.hole, violation.pegs[0].seat.0, violation.pegs[0].peg), (Some(39), 2, 2));
}

#[test]
fn each_way_in_which_a_chain_fails_has_its_reason() {
    let held = four("t39 t3", ["", "t35", ""]);
    assert_eq!(broken(&held, &land()), ["pegs.bump_chain in_spot_held /move/steps/0/to"]);
    let comes_back = four("t39", ["", "t35 t3", ""]);
    assert_eq!(broken(&comes_back, &land()), ["pegs.bump_chain comes_back /move/steps/0/to"]);
    let violation = &violations(&comes_back, &land())[0];
    assert_eq!((violation.hole, violation.pegs[0].seat.0, violation.pegs[0].peg), (Some(39), 2, 1));
    let to_landing = position(&[&format!("{FIVE} / t70 t39"), "-", "2 3 4 5 6 / t3", "-"]);
    let moved = play("5", &[(0, "t3")]);
    assert_eq!(broken(&to_landing, &moved), ["pegs.bump_chain reaches_landing /move/steps/0/to"]);
}

#[test]
fn the_peg_that_moves_leaves_the_in_spot_before_anybody_comes() {
    let state = position(&[&format!("{FIVE} / t39"), "-", "2 3 4 5 6 / t44", "-"]);
    let moved = play("5", &[(0, "t44")]);
    assert_eq!(pegs_after(&state, &moved, 2), "t39 s s s s");
    assert_eq!(pegs_after(&state, &moved, 0), "t44 s s s s");
}
