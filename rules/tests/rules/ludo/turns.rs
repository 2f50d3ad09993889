//! How a turn goes on, what ends it, and what is told in which order.

use mwamuzi_rules::answer::PieceReference;
use mwamuzi_rules::ludo::{
    Ludo, LudoAnotherRoll, LudoEvent, LudoExitRolls, LudoMove, LudoNoPieceOnTheWay, LudoPhase,
    LudoSafeSquares, LudoState, LudoTurn, LudoTurnEnd,
};
use mwamuzi_rules::{Claim, Game, Seat};

use super::{
    Blue, Green, HOME, Red, YARD, Yellow, after, events_after, exiting, finished, go, lane, moving, on,
    played, player, position, roll, rolling, to_roll, turn_after, under,
};
use crate::support::{NoChance, seeded};

fn turn(seat: u8, phase: LudoPhase) -> LudoEvent {
    LudoEvent::Turn { seat: Seat(seat), phase }
}

fn ended(seat: u8, because: LudoTurnEnd) -> LudoEvent {
    LudoEvent::TurnEnded { seat: Seat(seat), because }
}

fn again(seat: u8, because: &[LudoAnotherRoll]) -> LudoEvent {
    LudoEvent::RollAgain { seat: Seat(seat), because: because.iter().copied().collect() }
}

fn free_exit(state: LudoState) -> LudoState {
    under(state, |options| options.no_piece_on_the_way = LudoNoPieceOnTheWay::FreeExit)
}

fn three_rolls(state: LudoState) -> LudoState {
    under(state, |options| options.no_piece_on_the_way = LudoNoPieceOnTheWay::ThreeRolls)
}

#[test]
fn a_move_tells_the_way_the_captures_the_bonus_in_that_order() {
    let state = position(&[player(Yellow, &[on(5)]), player(Red, &[on(11)])], moving(0, 6));
    let (seat, by) = (Seat(0), PieceReference { seat: Seat(0), piece: 0 });
    assert_eq!(
        events_after(&state, go(0)),
        [
            LudoEvent::Moved { seat, piece: 0, from: on(5), to: on(11) },
            LudoEvent::Captured { seat: Seat(1), piece: 0, from: on(11), by },
            again(0, &[LudoAnotherRoll::Six, LudoAnotherRoll::Capture]),
        ]
    );
}

#[test]
fn a_roll_with_something_to_move_is_told_alone() {
    let state = position(&[player(Yellow, &[on(5)]), player(Red, &[])], to_roll(0));
    assert_eq!(events_after(&state, roll(6)), [LudoEvent::Rolled { seat: Seat(0), die: 6 }]);
    assert_eq!(turn_after(&state, roll(6)), moving(0, 6));
}

#[test]
fn finishing_tells_the_place_and_who_is_skipped() {
    let players = [
        finished(Yellow, 1),
        player(Blue, &[HOME, HOME, HOME, lane(4)]),
        player(Red, &[]),
        player(Green, &[]),
    ];
    let state = under(position(&players, moving(1, 2)), |options| options.play_all_places = true);
    let seat = Seat(1);
    let done = played(&state, go(3));
    assert_eq!(
        done.events,
        [
            LudoEvent::Moved { seat, piece: 3, from: lane(4), to: HOME },
            LudoEvent::Finished { seat, place: 2 },
            turn(2, LudoPhase::Roll),
        ]
    );
    assert_eq!((done.score.gained, done.score.totals.to_vec()), (1, vec![4, 4, 0, 0]));
    assert_eq!(done.score.progress.to_vec(), [224, 224, 0, 0]);
    let back = under(
        position(
            &[finished(Yellow, 1), finished(Blue, 2), player(Red, &[on(30)]), player(Green, &[on(40)])],
            moving(3, 2),
        ),
        |options| options.play_all_places = true,
    );
    let skipped = [0, 1].map(|seat| LudoEvent::Skipped { seat: Seat(seat) });
    assert_eq!(events_after(&back, go(0))[1..3], skipped);
    assert_eq!(turn_after(&back, go(0)), to_roll(2));
}

#[test]
fn the_last_piece_home_gives_no_further_roll_for_any_reason() {
    let players = [player(Yellow, &[HOME, HOME, HOME, on(50)]), player(Blue, &[]), player(Red, &[])];
    let state = under(position(&players, moving(0, 6)), |options| {
        options.play_all_places = true;
        options.roll_again_on_finish = true;
    });
    assert_eq!(turn_after(&state, go(3)), to_roll(1));
    assert!(!events_after(&state, go(3)).iter().any(|event| matches!(event, LudoEvent::RollAgain { .. })));
}

#[test]
fn three_rolls_are_used_up_one_by_one() {
    let state = |sixes, tries| {
        three_rolls(position(&[player(Yellow, &[HOME]), player(Red, &[on(30)])], rolling(0, sixes, tries)))
    };
    let rolled = LudoEvent::Rolled { seat: Seat(0), die: 3 };
    assert_eq!(events_after(&state(0, 1), roll(3)), [rolled.clone(), again(0, &[LudoAnotherRoll::Try])]);
    assert_eq!(turn_after(&state(0, 1), roll(3)), rolling(0, 0, 2));
    assert_eq!(
        events_after(&state(0, 2), roll(3)),
        [rolled, ended(0, LudoTurnEnd::NoTriesLeft), turn(1, LudoPhase::Roll)]
    );
    assert_eq!(turn_after(&state(0, 2), roll(6)), moving(0, 6));
    // After a six the roll is a plain one: a miss ends the turn.
    assert_eq!(turn_after(&state(1, 0), roll(3)), to_roll(1));
    assert_eq!(events_after(&state(1, 0), roll(3))[1], ended(0, LudoTurnEnd::NoMove));
}

#[test]
fn sixes_that_do_not_leave_the_yard_use_tries_up_and_count_as_sixes() {
    let state = |sixes, tries| {
        let state = position(&[player(Yellow, &[]), player(Red, &[on(30)])], rolling(0, sixes, tries));
        under(three_rolls(state), |options| options.exit_rolls = LudoExitRolls(vec![5]))
    };
    assert_eq!(turn_after(&state(0, 0), roll(6)), rolling(0, 1, 1));
    assert_eq!(turn_after(&state(1, 1), roll(6)), rolling(0, 2, 2));
    assert_eq!(turn_after(&state(1, 1), roll(2)), rolling(0, 0, 2));
    assert_eq!(events_after(&state(2, 2), roll(6))[1], ended(0, LudoTurnEnd::ThirdSix));
    let no_third = under(state(2, 2), |options| options.three_sixes_end_turn = false);
    assert_eq!(events_after(&no_third, roll(6))[1], ended(0, LudoTurnEnd::NoTriesLeft));
    assert_eq!(turn_after(&state(2, 2), roll(5)), moving(0, 5));
}

#[test]
fn an_exit_number_with_the_start_blocked_ends_the_turn_and_its_tries() {
    let state = three_rolls(position(&[player(Yellow, &[]), player(Red, &[on(0), on(0)])], to_roll(0)));
    assert_eq!(
        events_after(&state, roll(6))[1..],
        [ended(0, LudoTurnEnd::ExitBlocked), turn(1, LudoPhase::Roll)]
    );
    let usual = position(&[player(Yellow, &[]), player(Red, &[on(0), on(0)])], to_roll(0));
    assert_eq!(events_after(&usual, roll(6))[1], ended(0, LudoTurnEnd::NoMove));
}

#[test]
fn after_the_exit_of_three_rolls_the_turn_goes_on_as_usual() {
    let state = three_rolls(position(&[player(Yellow, &[]), player(Red, &[])], rolling(0, 0, 2)));
    let out = after(&after(&state, roll(6)), go(1));
    assert_eq!((out.turn, out.players[0].pieces), (rolling(0, 1, 0), [YARD, on(0), YARD, YARD]));
}

#[test]
fn a_free_exit_ends_the_turn_even_if_it_captures() {
    let state = free_exit(position(&[player(Yellow, &[]), player(Red, &[on(0), on(30)])], exiting(0)));
    let state = under(state, |options| options.safe_squares = LudoSafeSquares::None);
    let done = after(&state, go(2));
    assert_eq!(done.turn, to_roll(1));
    assert_eq!(done.players[0].pieces, [YARD, YARD, on(0), YARD]);
    assert_eq!(done.players[1].pieces, [YARD, on(30), YARD, YARD]);
}

#[test]
fn a_blocked_free_exit_is_told_and_passed() {
    let players = [player(Yellow, &[]), player(Blue, &[on(30)]), player(Red, &[on(0), on(0), on(20)])];
    let state = free_exit(position(&players, moving(2, 2)));
    assert_eq!(
        events_after(&state, go(2))[1..],
        [turn(0, LudoPhase::Exit), ended(0, LudoTurnEnd::ExitBlocked), turn(1, LudoPhase::Roll)]
    );
    assert_eq!(turn_after(&state, go(2)), to_roll(1));
}

#[test]
fn all_others_passed_the_turn_comes_back() {
    let players = [player(Yellow, &[]), player(Blue, &[]), player(Red, &[on(0), on(0), on(13), on(13)])];
    let state = |turn| free_exit(position(&players, turn));
    assert_eq!(turn_after(&state(rolling(2, 2, 0)), roll(6)), to_roll(2));
    assert_eq!(turn_after(&state(moving(2, 1)), go(2)), exiting(1), "blue's start is free again");
}

#[test]
fn a_bonus_for_the_last_piece_on_the_way_becomes_a_free_exit() {
    let bonus = |red: &[_]| {
        let state = position(&[player(Yellow, &[lane(2)]), player(Red, red)], moving(0, 4));
        free_exit(under(state, |options| options.roll_again_on_finish = true))
    };
    assert_eq!(turn_after(&bonus(&[on(30)]), go(0)), exiting(0));
    assert_eq!(
        events_after(&bonus(&[on(30)]), go(0))[1..],
        [again(0, &[LudoAnotherRoll::Finish]), turn(0, LudoPhase::Exit)]
    );
    assert_eq!(turn_after(&bonus(&[on(0), on(0)]), go(0)), to_roll(1));
    assert_eq!(events_after(&bonus(&[on(0), on(0)]), go(0))[3], ended(0, LudoTurnEnd::ExitBlocked));
    let six = position(&[player(Yellow, &[on(50)]), player(Red, &[on(30)])], moving(0, 6));
    assert_eq!(turn_after(&free_exit(six), go(0)), rolling(0, 1, 0), "after a six it is a plain roll");
}

#[test]
fn a_bonus_for_the_last_piece_on_the_way_begins_the_tries_anew() {
    let state = position(&[player(Yellow, &[lane(2)]), player(Red, &[on(30)])], moving(0, 4));
    let state = three_rolls(under(state, |options| options.roll_again_on_finish = true));
    let bonus = after(&state, go(0));
    assert_eq!(bonus.turn, to_roll(0));
    assert_eq!(turn_after(&bonus, roll(3)), rolling(0, 0, 1));
}

#[test]
fn a_larger_number_stops_at_the_finish_where_it_may() {
    let state = position(&[player(Yellow, &[lane(5), on(5)]), player(Red, &[])], moving(0, 6));
    let state = under(state, |options| options.exact_finish = false);
    assert_eq!(after(&state, go(0)).players[0].pieces[0], HOME);
}

#[test]
fn a_move_in_time_is_accepted_and_without_a_limit_time_is_ignored() {
    let state = position(&[player(Yellow, &[]), player(Red, &[])], to_roll(0));
    for (limit, seconds, legal) in
        [(None, u32::MAX, true), (Some(30), 30, true), (Some(30), 31, false), (Some(60), 60, true)]
    {
        let admitted = Ludo::admit(&under(state.clone(), |options| options.turn_seconds = limit)).unwrap();
        let claim = Claim { seconds: Some(seconds), ..Claim::default() };
        assert_eq!(Ludo::judge(&admitted, &roll(3), &claim).is_ok(), legal, "{seconds} of {limit:?}");
    }
}

#[test]
fn a_roll_that_is_not_stated_shows_each_number_and_comes_back_with_it() {
    let state = Ludo::admit(&position(&[player(Yellow, &[on(5)]), player(Red, &[])], to_roll(0))).unwrap();
    let mut shown = [0; 6];
    for number in 0..600 {
        let ruling = Ludo::judge(&state, &LudoMove::Roll { die: None }, &Claim::default()).unwrap();
        let done = ruling.play(&mut seeded("rolls of ludo", number));
        let LudoMove::Roll { die: Some(die) } = done.played else { panic!("{:?}", done.played) };
        let LudoTurn::Move { die: rolled, .. } = Ludo::wire(&done.state).turn else { panic!("it can move") };
        assert_eq!(u32::from(rolled), die);
        shown[usize::from(rolled) - 1] += 1;
    }
    assert!(shown.iter().all(|&times| times > 60), "{shown:?}");
}

#[test]
fn what_a_stated_roll_or_a_move_brings_is_foreseen_in_full() {
    let state = Ludo::admit(&position(&[player(Yellow, &[on(5)]), player(Red, &[])], to_roll(0))).unwrap();
    for (sent, events) in [(roll(4), 1), (LudoMove::Roll { die: None }, 0)] {
        let foreseen = Ludo::judge(&state, &sent, &Claim::default()).unwrap().foresee();
        assert_eq!((foreseen.gained, foreseen.events.len()), (Some(0), events), "{sent:?}");
    }
    let home = Ludo::admit(&position(&[player(Yellow, &[lane(2)]), player(Red, &[])], moving(0, 4))).unwrap();
    let sent = go(0);
    let ruling = Ludo::judge(&home, &sent, &Claim::default()).unwrap();
    let foreseen = ruling.foresee();
    let done = ruling.play(&mut NoChance);
    assert_eq!((foreseen.gained, foreseen.events), (Some(1), done.events));
}
