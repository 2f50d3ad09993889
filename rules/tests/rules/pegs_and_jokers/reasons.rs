//! Why a step is refused: the rule, the plain word, where in the move, and which pegs and hole.

use mwamuzi_rules::pegs_and_jokers::PegsAndJokers;
use mwamuzi_rules::{Claim, Game, Seat, Violation};

use super::support::{alone, broken, play, position, violations};

/// Rule and reason of what a single step breaks.
fn step(first: &str, card: &str, peg: u8, to: &str) -> String {
    let told = broken(&alone(first), &play(card, &[(peg, to)]));
    let words: Vec<&str> = told.iter().map(|told| told.trim_end_matches(" /move/steps/0/to")).collect();
    words.join(", ")
}

#[test]
fn a_peg_in_start_needs_the_right_card_and_comes_out_on_one_hole() {
    let hand = "A 10 7 8 5 joker /";
    assert_eq!(step(hand, "10", 0, "t8"), "pegs.come_out wrong_card");
    assert_eq!(step(hand, "7", 0, "t8"), "pegs.come_out wrong_card");
    assert_eq!(step(hand, "A", 0, "t9"), "pegs.come_out wrong_hole");
    assert_eq!(step(hand, "A", 0, "h1"), "pegs.come_out wrong_hole");
    assert_eq!(step(hand, "A", 0, "s"), "pegs.come_out wrong_hole");
    assert_eq!(step(hand, "8", 0, "t0"), "pegs.eight in_start");
    let violation = &violations(&alone(hand), &play("A", &[(0, "t9")]))[0];
    assert_eq!(violation.hole, Some(8), "the come-out hole is named");
}

#[test]
fn a_wrong_count_names_the_hole_that_the_card_leads_to() {
    let hand = "5 7 8 9 10 K / t30";
    assert_eq!(step(hand, "5", 0, "t36"), "pegs.advance wrong_count");
    assert_eq!(step(hand, "5", 0, "t25"), "pegs.advance wrong_count");
    assert_eq!(step(hand, "5", 0, "s"), "pegs.advance wrong_count");
    assert_eq!(step(hand, "5", 0, "t200"), "pegs.advance wrong_count");
    assert_eq!(step(hand, "7", 0, "t36"), "pegs.seven wrong_count");
    assert_eq!(step(hand, "8", 0, "t38"), "pegs.eight wrong_count");
    let violation = &violations(&alone(hand), &play("5", &[(0, "t36")]))[0];
    assert_eq!(violation.hole, Some(35));
    assert_eq!(violation.message, "The 5 moves a peg 5 holes forward, to hole 35 on the track.");
    assert_eq!(violations(&alone(hand), &play("8", &[(0, "t38")]))[0].hole, Some(22));
}

#[test]
fn a_wrong_count_into_home_tells_whether_it_falls_short_or_overshoots() {
    let hand = "3 4 9 7 8 10 / t0";
    assert_eq!(step(hand, "3", 0, "h1"), "pegs.home_entry falls_short");
    assert_eq!(step(hand, "4", 0, "h2"), "pegs.home_entry wrong_count");
    assert_eq!(step(hand, "9", 0, "h5"), "pegs.home_entry overshoots");
    assert_eq!(step(hand, "7", 0, "h5"), "pegs.home_entry wrong_count");
    assert_eq!(step(hand, "8", 0, "h5"), "pegs.eight wrong_count");
}

#[test]
fn in_home_a_peg_goes_forward_only_by_exact_count_and_stays() {
    let hand = "2 3 4 7 8 10 / h3";
    assert_eq!(step(hand, "2", 0, "h1"), "pegs.home_move backward");
    assert_eq!(step(hand, "2", 0, "h3"), "pegs.home_move backward");
    assert_eq!(step(hand, "2", 0, "h4"), "pegs.home_move wrong_count");
    assert_eq!(step(hand, "4", 0, "h5"), "pegs.home_move overshoots");
    assert_eq!(step(hand, "7", 0, "t7"), "pegs.home_move leaves_home");
    assert_eq!(step(hand, "3", 0, "s"), "pegs.home_move leaves_home");
    assert_eq!(step(hand, "8", 0, "h2"), "pegs.eight in_home");
}

#[test]
fn an_own_peg_in_the_way_is_named_and_the_hole_where_it_is() {
    let state = alone("5 2 3 6 9 4 / t30 t33 t35");
    let violation = &violations(&state, &play("5", &[(0, "t35")]))[0];
    assert_eq!((violation.rule, violation.reason, violation.hole), ("pegs.own_peg", "landed_on", Some(35)));
    let pegs: Vec<(u8, u8)> = violation.pegs.iter().map(|peg| (peg.seat.0, peg.peg)).collect();
    assert_eq!(pegs, [(0, 1), (0, 2)]);
    assert_eq!(step("5 2 3 6 9 4 / t30 t33", "5", 0, "t35"), "pegs.own_peg passed");
    assert_eq!(step("8 2 3 6 9 4 / t30 t22", "8", 0, "t22"), "pegs.own_peg landed_on");
    assert_eq!(step("4 2 3 6 9 5 / t1 t3", "4", 0, "h2"), "pegs.own_peg passed");
    assert_eq!(step("2 8 3 6 9 5 / h2 h4", "2", 0, "h4"), "pegs.own_peg landed_on");
    assert_eq!(step("2 8 3 6 9 5 / h2 h3", "2", 0, "h4"), "pegs.own_peg passed");
}

#[test]
fn what_stands_in_the_way_and_where_it_would_land_are_told_side_by_side() {
    let state = position(&["5 2 3 6 9 4 / t30 t33", "-", "2 3 4 5 6 / t35 t39", "-"]);
    assert_eq!(
        broken(&state, &play("5", &[(0, "t35")])),
        ["pegs.own_peg passed /move/steps/0/to", "pegs.bump_teammate in_spot_held /move/steps/0/to"]
    );
}

#[test]
fn where_home_entry_is_forced_the_hole_in_home_is_told() {
    let mut state = alone("4 2 3 6 9 5 / t0");
    let on = play("4", &[(0, "t4")]);
    assert!(broken(&state, &on).is_empty());
    state.options =
        serde_json::from_str(r#"{"seven_split":"exact","joker_from_home":true,"home_entry":"forced"}"#)
            .unwrap();
    assert_eq!(broken(&state, &on), ["pegs.home_entry must_turn_in /move/steps/0/to"]);
    assert!(violations(&state, &on)[0].message.contains("home hole 1"));
    // Blocked on the way to the in-spot, it could turn in no more than go on: only the own peg is told.
    let mut blocked = alone("4 2 3 6 9 5 / t0 t2");
    blocked.options = state.options;
    assert_eq!(broken(&blocked, &on), ["pegs.own_peg passed /move/steps/0/to"]);
}

#[test]
fn each_way_in_which_a_joker_fails_has_its_reason() {
    let state = position(&["joker 2 3 5 6 9 / t50 t40 h2", "2 3 4 5 6 / t30", "-", "-"]);
    let told = |peg, to: &str| broken(&state, &play("joker", &[(peg, to)]));
    assert_eq!(told(0, "t31"), ["pegs.joker empty_hole /move/steps/0/to"]);
    assert_eq!(told(0, "t40"), ["pegs.joker own_peg /move/steps/0/to"]);
    assert_eq!(told(0, "t50"), ["pegs.joker own_peg /move/steps/0/to"]);
    assert_eq!(told(0, "h1"), ["pegs.joker off_track /move/steps/0/to"]);
    assert_eq!(told(0, "s"), ["pegs.joker off_track /move/steps/0/to"]);
    assert_eq!(told(0, "t72"), ["pegs.joker no_such_hole /move/steps/0/to"]);
    assert_eq!(told(2, "t30"), [""; 0]);
    let mut not_from_home = state.clone();
    not_from_home.options.joker_from_home = false;
    let refused = play("joker", &[(2, "t30")]);
    assert_eq!(broken(&not_from_home, &refused), ["pegs.joker in_home /move/steps/0/to"]);
}

#[test]
fn a_seven_is_shared_by_two_different_pegs_and_nothing_else_is() {
    let state = alone("7 6 2 3 5 9 / t30 t50");
    let told = |card: &str, steps: &[(u8, &str)]| broken(&state, &play(card, steps));
    assert_eq!(told("6", &[(0, "t33"), (1, "t53")]), ["pegs.seven not_shared /move/steps"]);
    assert_eq!(told("7", &[(0, "t33"), (0, "t37")]), ["pegs.seven same_peg /move/steps/1/peg"]);
    assert_eq!(told("7", &[(0, "t31"), (1, "t53"), (2, "t8")]), ["pegs.seven too_many_parts /move/steps"]);
    assert_eq!(told("7", &[(0, "t33"), (1, "t53")]), ["pegs.seven wrong_total /move/steps"]);
    assert_eq!(told("7", &[(0, "t37"), (1, "t50")]), ["pegs.seven wrong_part /move/steps/0/to"]);
    assert_eq!(told("7", &[(0, "t33"), (1, "s")]), ["pegs.seven wrong_part /move/steps/1/to"]);
    assert_eq!(told("7", &[(0, "t33"), (2, "t8")]), ["pegs.come_out wrong_card /move/steps/1/to"]);
    assert_eq!(told("7", &[(0, "h1"), (1, "t51")]), ["pegs.home_entry falls_short /move/steps/0/to"]);
    let home = alone("7 6 2 3 5 9 / h3 t50");
    let told = |steps: &[(u8, &str)]| broken(&home, &play("7", steps));
    assert_eq!(told(&[(0, "h2"), (1, "t56")]), ["pegs.home_move backward /move/steps/0/to"]);
    assert_eq!(told(&[(0, "t3"), (1, "t56")]), ["pegs.home_move leaves_home /move/steps/0/to"]);
}

#[test]
fn a_card_without_a_step_breaks_the_rule_of_the_card() {
    let state = alone("7 8 joker 5 K 9 / t30");
    for (card, rule) in
        [("7", "seven"), ("8", "eight"), ("joker", "joker"), ("5", "advance"), ("K", "advance")]
    {
        assert_eq!(broken(&state, &play(card, &[])), [format!("pegs.{rule} no_step /move/steps")]);
    }
}

#[test]
fn turn_and_phase_are_told_together_and_nothing_else_then() {
    let state = PegsAndJokers::admit(&alone("-")).unwrap();
    let claim = Claim { seat: Some(Seat(2)), ..Claim::default() };
    let violations = PegsAndJokers::judge(&state, &play("K", &[(0, "t99")]), &claim).err().unwrap();
    let words = |it: &Violation| format!("{} {} {}", it.rule, it.reason, it.pointer);
    let told: Vec<String> = violations.iter().map(words).collect();
    assert_eq!(told, ["pegs.turn out_of_turn /seat", "pegs.phase draw_first /move/type"]);
}
