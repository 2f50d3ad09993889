//! What a refused move is told: each rule, the reason, and what helps to see why.

use mwamuzi_rules::answer::PieceReference;
use mwamuzi_rules::ludo::{LudoBlocking, LudoExitRolls, LudoMove, LudoNoPieceOnTheWay, LudoState, LudoTurn};
use mwamuzi_rules::{Claim, Seat, Violation};

use super::{
    Blue, HOME, Red, Yellow, cited, exiting, finished, go, lane, moving, on, player, position, roll, to_roll,
    under, violations,
};

/// Rule, reason, square, pieces in the way, numbers needed.
type Told = (&'static str, &'static str, Option<u8>, Vec<(u8, u8)>, Vec<u8>);

fn told(state: &LudoState, sent: LudoMove) -> Vec<Told> {
    let pieces = |violation: &Violation| -> Vec<(u8, u8)> {
        violation.pieces.iter().map(|&PieceReference { seat, piece }| (seat.0, piece)).collect()
    };
    let told = |violation: Violation| {
        assert_eq!(violation.pointer, "/move/piece");
        (violation.rule, violation.reason, violation.square, pieces(&violation), violation.needed)
    };
    violations(state, sent, &Claim::default()).into_iter().map(told).collect()
}

/// A piece on 5 and one in the yard, with another that can always go, against two of red.
fn against(red: &[mwamuzi_rules::ludo::LudoPiece], die: u8) -> LudoState {
    position(&[player(Yellow, &[on(5), on(30)]), player(Red, red)], moving(0, die))
}

#[test]
fn a_block_is_shown_with_its_square_and_its_pieces() {
    let block = [on(40), on(9), on(9)];
    let shown = |reason| vec![("ludo.block", reason, Some(9), vec![(1, 1), (1, 2)], vec![])];
    assert_eq!(told(&against(&block, 4), go(0)), shown("landed_on"));
    assert_eq!(told(&against(&block, 5), go(0)), shown("passed"));
    let two_blocks = [on(8), on(8), on(10), on(10)];
    let first = vec![("ludo.block", "passed", Some(8), vec![(1, 0), (1, 1)], vec![])];
    assert_eq!(told(&against(&two_blocks, 5), go(0)), first);
    let star = position(
        &[player(Yellow, &[on(5), on(30)]), player(Blue, &[on(8)]), player(Red, &[on(8), on(8)])],
        moving(0, 3),
    );
    assert_eq!(told(&star, go(0)), [("ludo.block", "landed_on", Some(8), vec![(2, 0), (2, 1)], vec![])]);
}

#[test]
fn without_passing_the_piece_that_is_passed_is_shown_also_in_the_lane() {
    let no_passing = |state| under(state, |options| options.blocking = LudoBlocking::NoPassing);
    let own = position(&[player(Yellow, &[on(5), on(7), on(30)]), player(Red, &[])], moving(0, 4));
    assert_eq!(told(&no_passing(own), go(0)), [("ludo.block", "passed", Some(7), vec![(0, 1)], vec![])]);
    let shared = position(&[player(Yellow, &[on(7), on(8)]), player(Red, &[on(8)])], moving(0, 4));
    let both = vec![(0, 1), (1, 0)];
    assert_eq!(told(&no_passing(shared), go(0)), [("ludo.block", "passed", Some(8), both, vec![])]);
    let in_lane = position(&[player(Yellow, &[lane(1), lane(3), on(30)]), player(Red, &[])], moving(0, 5));
    assert_eq!(told(&no_passing(in_lane), go(0)), [("ludo.block", "passed", None, vec![(0, 1)], vec![])]);
    let too_far = position(&[player(Yellow, &[lane(3), lane(4), on(30)]), player(Red, &[])], moving(0, 4));
    assert_eq!(
        told(&no_passing(too_far), go(0)),
        [
            ("ludo.block", "passed", None, vec![(0, 1)], vec![]),
            ("ludo.exact", "overshoots", None, vec![], vec![3])
        ]
    );
}

#[test]
fn a_piece_in_the_yard_is_told_the_numbers_it_needs_and_the_block_on_its_start() {
    let one_or_six =
        |die, red: &[_]| under(against(red, die), |options| options.exit_rolls = LudoExitRolls(vec![6, 1]));
    assert_eq!(
        told(&one_or_six(3, &[]), go(2)),
        [("ludo.exit", "needs_exit_roll", None, vec![], vec![1, 6])]
    );
    let blocked = ("ludo.exit_blocked", "blocked", Some(0), vec![(1, 0), (1, 1)], vec![]);
    assert_eq!(told(&one_or_six(1, &[on(0), on(0)]), go(2)), std::slice::from_ref(&blocked));
    assert_eq!(
        told(&one_or_six(3, &[on(0), on(0)]), go(2)),
        [("ludo.exit", "needs_exit_roll", None, vec![], vec![1, 6]), blocked]
    );
}

#[test]
fn the_number_left_is_told_where_the_finish_is_overshot() {
    let state = position(&[player(Yellow, &[lane(3), on(50), HOME]), player(Red, &[])], moving(0, 4));
    assert_eq!(told(&state, go(0)), [("ludo.exact", "overshoots", None, vec![], vec![3])]);
    assert_eq!(told(&state, go(2)), [("ludo.move", "already_home", None, vec![], vec![])]);
    assert_eq!(told(&state, go(4)), [("ludo.move", "no_such_piece", None, vec![], vec![])]);
}

#[test]
fn a_piece_to_be_taken_out_is_in_the_yard() {
    let free = under(position(&[player(Yellow, &[HOME]), player(Red, &[on(30)])], exiting(0)), |options| {
        options.no_piece_on_the_way = LudoNoPieceOnTheWay::FreeExit;
    });
    assert_eq!(told(&free, go(0)), [("ludo.none_on_the_way", "not_in_yard", None, vec![], vec![])]);
    assert_eq!(told(&free, go(9)), [("ludo.move", "no_such_piece", None, vec![], vec![])]);
}

fn at(rule: &'static str, reason: &'static str, pointer: &str) -> (&'static str, &'static str, String) {
    (rule, reason, pointer.to_owned())
}

#[test]
fn turn_phase_die_piece_and_time_are_listed_together() {
    let claim = Claim { seat: Some(Seat(1)), seconds: Some(61), stated: true };
    let timed = |turn| {
        let state = position(&[player(Yellow, &[on(5), lane(3)]), player(Red, &[])], turn);
        under(state, |options| options.turn_seconds = Some(60))
    };
    let (turn, time) = (at("ludo.turn", "out_of_turn", "/seat"), at("ludo.time", "too_late", "/seconds"));
    assert_eq!(
        cited(&timed(moving(0, 4)), go(1), &claim),
        [turn.clone(), at("ludo.exact", "overshoots", "/move/piece"), time.clone()]
    );
    assert_eq!(
        cited(&timed(moving(0, 4)), roll(7), &claim),
        [
            turn.clone(),
            at("ludo.phase", "move_first", "/move/type"),
            at("ludo.die", "no_such_number", "/move/die"),
            time.clone()
        ]
    );
    assert_eq!(
        cited(&timed(to_roll(0)), go(1), &claim),
        [turn.clone(), at("ludo.phase", "roll_first", "/move/type"), time.clone()]
    );
    assert_eq!(
        cited(&timed(to_roll(0)), LudoMove::Roll { die: None }, &claim),
        [turn, at("ludo.die", "not_stated", "/move"), time]
    );
}

#[test]
fn after_the_end_nothing_else_is_cited() {
    let over = position(&[finished(Yellow, 1), player(Red, &[])], LudoTurn::Over {});
    let over = under(over, |options| options.turn_seconds = Some(30));
    let claim = Claim { seat: Some(Seat(9)), seconds: Some(500), stated: true };
    for sent in [roll(9), go(3), LudoMove::Roll { die: None }] {
        assert_eq!(cited(&over, sent, &claim), [at("ludo.over", "after_the_end", "/move")]);
    }
}

#[test]
fn any_number_of_32_bits_that_is_on_no_die_is_judged() {
    let start = position(&[player(Yellow, &[]), player(Red, &[])], to_roll(0));
    for die in [0, 7, 255, 256, 257, 262, u32::MAX] {
        let expected = [at("ludo.die", "no_such_number", "/move/die")];
        assert_eq!(cited(&start, roll(die), &Claim::default()), expected, "{die}");
    }
}
