//! States that cannot be, one by one, each with its fault and where it is; and odd ones that can.

use mwamuzi_rules::Game;
use mwamuzi_rules::Seat;
use mwamuzi_rules::ludo::{
    Ludo, LudoBlocking, LudoBoard, LudoExitRolls, LudoNoPieceOnTheWay, LudoOptions, LudoPiece,
    LudoSafeSquares, LudoState, LudoTurn,
};

use super::{
    Blue, Green, HOME, Red, Yellow, exiting, finished, lane, moving, on, player, position, rolling, to_roll,
    under,
};

/// The rule and the pointer of each fault.
fn faults(state: &LudoState) -> Vec<(&'static str, String)> {
    let faults = Ludo::admit(state).err().unwrap_or_default();
    faults.into_iter().map(|fault| (fault.rule, fault.pointer)).collect()
}

fn at(rule: &'static str, pointer: &str) -> (&'static str, String) {
    (rule, pointer.to_owned())
}

fn is_at_fault(state: &LudoState, rule: &'static str, pointer: &str) {
    assert_eq!(faults(state), [at(rule, pointer)], "{state:?}");
}

fn can_be(state: &LudoState) {
    assert_eq!(faults(state), [], "{state:?}");
}

fn two(yellow: &[LudoPiece], red: &[LudoPiece], turn: LudoTurn) -> LudoState {
    position(&[player(Yellow, yellow), player(Red, red)], turn)
}

fn by_players(state: LudoState) -> LudoState {
    under(state, |options| options.board = LudoBoard::ByPlayers)
}

fn free_exit(state: LudoState) -> LudoState {
    under(state, |options| options.no_piece_on_the_way = LudoNoPieceOnTheWay::FreeExit)
}

fn three_rolls(state: LudoState) -> LudoState {
    under(state, |options| options.no_piece_on_the_way = LudoNoPieceOnTheWay::ThreeRolls)
}

#[test]
fn too_few_or_too_many_players() {
    let of = |colors: &[_]| {
        let players: Vec<_> = colors.iter().map(|&color| player(color, &[])).collect();
        position(&players, to_roll(0))
    };
    is_at_fault(&of(&[Yellow]), "ludo.players", "/players");
    assert_eq!(
        faults(&of(&[Yellow, Blue, Red, Green, Blue])),
        [at("ludo.players", "/players"), at("ludo.players", "/players/4/color")]
    );
    let nobody = of(&[]);
    let expected =
        [at("ludo.players", "/players"), at("ludo.starter", "/starter"), at("ludo.state_turn", "/turn/seat")];
    assert_eq!(faults(&nobody), expected);
}

#[test]
fn colours_out_of_order_or_twice() {
    let of = |colors: &[_]| {
        let players: Vec<_> = colors.iter().map(|&color| player(color, &[])).collect();
        position(&players, to_roll(0))
    };
    is_at_fault(&of(&[Yellow, Red, Blue]), "ludo.players", "/players/2/color");
    is_at_fault(&of(&[Yellow, Blue, Blue]), "ludo.players", "/players/2/color");
    is_at_fault(&of(&[Red, Green, Blue, Yellow]), "ludo.players", "/players/3/color");
    can_be(&of(&[Blue, Red, Yellow]));
    can_be(&of(&[Red, Yellow]));
    can_be(&of(&[Green, Yellow, Blue, Red]));
    can_be(&by_players(of(&[Yellow, Red, Blue])));
    is_at_fault(&by_players(of(&[Yellow, Red, Red])), "ludo.players", "/players/2/color");
    is_at_fault(&by_players(of(&[Yellow, Red, Blue, Green])), "ludo.players", "/players/2/color");
}

#[test]
fn options_out_of_their_ranges() {
    let with = |change: fn(&mut LudoOptions)| under(two(&[], &[], to_roll(0)), change);
    is_at_fault(
        &with(|options| options.exit_rolls = LudoExitRolls(vec![])),
        "ludo.exit",
        "/options/exit_rolls",
    );
    let wrong = with(|options| options.exit_rolls = LudoExitRolls(vec![0, 6, 7, 6]));
    let expected = ["/options/exit_rolls/0", "/options/exit_rolls/2", "/options/exit_rolls/3"];
    assert_eq!(faults(&wrong), expected.map(|pointer| at("ludo.exit", pointer)));
    is_at_fault(&with(|options| options.turn_seconds = Some(45)), "ludo.time", "/options/turn_seconds");
    can_be(&with(|options| options.turn_seconds = Some(60)));
}

#[test]
fn exit_rolls_are_read_in_any_order_and_written_in_ascending_order() {
    let state = under(two(&[], &[], to_roll(0)), |options| options.exit_rolls = LudoExitRolls(vec![6, 1, 5]));
    let written = Ludo::wire(&Ludo::admit(&state).unwrap());
    assert_eq!(written.options.exit_rolls.0, [1, 5, 6]);
}

#[test]
fn a_starter_or_a_mover_who_does_not_sit_there() {
    let mut state = two(&[], &[], to_roll(0));
    state.starter = Seat(2);
    is_at_fault(&state, "ludo.starter", "/starter");
    is_at_fault(&two(&[], &[], to_roll(2)), "ludo.state_turn", "/turn/seat");
    is_at_fault(&two(&[], &[], moving(2, 3)), "ludo.state_turn", "/turn/seat");
    is_at_fault(&two(&[], &[], exiting(7)), "ludo.state_turn", "/turn/seat");
}

#[test]
fn two_colours_on_one_square_that_is_not_safe() {
    is_at_fault(&two(&[on(9)], &[on(30), on(9)], to_roll(0)), "ludo.state_square", "/players/1/pieces/1");
    can_be(&two(&[on(8)], &[on(8)], to_roll(0)));
    let starts = |state| under(state, |options| options.safe_squares = LudoSafeSquares::Starts);
    is_at_fault(&starts(two(&[on(8)], &[on(8)], to_roll(0))), "ludo.state_square", "/players/1/pieces/0");
    can_be(&starts(two(&[on(13)], &[on(13)], to_roll(0))));
    let none = |state| under(state, |options| options.safe_squares = LudoSafeSquares::None);
    is_at_fault(&none(two(&[on(13)], &[on(13)], to_roll(0))), "ludo.state_square", "/players/1/pieces/0");
}

#[test]
fn two_blocks_of_different_colours_on_one_square() {
    let blocks = two(&[on(8), on(8)], &[on(8), on(8)], to_roll(0));
    is_at_fault(&blocks, "ludo.state_square", "/players/1/pieces/0");
    can_be(&under(blocks.clone(), |options| options.blocking = LudoBlocking::None));
    can_be(&under(blocks, |options| options.blocking = LudoBlocking::NoPassing));
    can_be(&two(&[on(8)], &[on(8), on(8)], to_roll(0)));
    can_be(&two(&[on(0)], &[on(0), on(0)], to_roll(0)));
}

#[test]
fn a_piece_between_its_turn_off_and_its_start() {
    for (color, behind) in [(Yellow, 51), (Blue, 12), (Red, 25), (Green, 38)] {
        let other = if color == Red { Green } else { Red };
        let state = position(&[player(color, &[on(behind)]), player(other, &[])], to_roll(0));
        is_at_fault(&state, "ludo.state_square", "/players/0/pieces/0/square");
        can_be(&position(&[player(other, &[on(behind)]), player(color, &[])], to_roll(0)));
    }
    is_at_fault(
        &by_players(two(&[on(25)], &[], to_roll(0))),
        "ludo.state_square",
        "/players/0/pieces/0/square",
    );
    is_at_fault(
        &by_players(two(&[], &[on(12)], to_roll(0))),
        "ludo.state_square",
        "/players/1/pieces/0/square",
    );
}

#[test]
fn squares_and_steps_that_there_are_not() {
    let square = |square| by_players(two(&[on(square)], &[], to_roll(1)));
    is_at_fault(&square(26), "ludo.state_square", "/players/0/pieces/0/square");
    can_be(&square(24));
    is_at_fault(&two(&[on(255)], &[], to_roll(1)), "ludo.state_square", "/players/0/pieces/0/square");
    for step in [0, 6, 255] {
        is_at_fault(&two(&[lane(step)], &[], to_roll(1)), "ludo.state_square", "/players/0/pieces/0/step");
    }
}

#[test]
fn phase_move_with_nothing_to_move() {
    is_at_fault(&two(&[lane(3)], &[], moving(0, 5)), "ludo.state_turn", "/turn/die");
    is_at_fault(&two(&[], &[on(0), on(0)], moving(0, 6)), "ludo.state_turn", "/turn/die");
    can_be(&two(&[lane(3)], &[], moving(0, 2)));
}

#[test]
fn a_number_that_is_on_no_die() {
    is_at_fault(&two(&[on(5)], &[], moving(0, 0)), "ludo.die", "/turn/die");
    is_at_fault(&two(&[on(5)], &[], moving(0, 7)), "ludo.die", "/turn/die");
}

#[test]
fn sixes_without_a_six_and_a_six_without_sixes() {
    let state = |die, sixes| two(&[on(5)], &[], LudoTurn::Move { seat: Seat(0), die, sixes });
    is_at_fault(&state(6, 0), "ludo.state_turn", "/turn/sixes");
    is_at_fault(&state(5, 1), "ludo.state_turn", "/turn/sixes");
    is_at_fault(&state(6, 3), "ludo.state_turn", "/turn/sixes");
    can_be(&state(6, 2));
    let rolling = |sixes| two(&[on(5)], &[], rolling(0, sixes, 0));
    is_at_fault(&rolling(3), "ludo.state_turn", "/turn/sixes");
    can_be(&rolling(2));
    can_be(&under(rolling(2), |options| options.three_sixes_end_turn = false));
}

#[test]
fn tries_where_there_are_none_or_with_too_many_sixes() {
    is_at_fault(&two(&[], &[], rolling(0, 0, 1)), "ludo.state_turn", "/turn/tries");
    is_at_fault(&three_rolls(two(&[on(5)], &[], rolling(0, 0, 1))), "ludo.state_turn", "/turn/tries");
    let state = |sixes, tries| three_rolls(two(&[], &[], rolling(0, sixes, tries)));
    is_at_fault(&state(0, 3), "ludo.state_turn", "/turn/tries");
    is_at_fault(&state(1, 1), "ludo.state_turn", "/turn/sixes");
    can_be(&state(0, 2));
    let fives =
        |sixes, tries| under(state(sixes, tries), |options| options.exit_rolls = LudoExitRolls(vec![5]));
    is_at_fault(&fives(2, 1), "ludo.state_turn", "/turn/sixes");
    can_be(&fives(1, 1));
    can_be(&fives(2, 2));
    can_be(&fives(1, 0));
}

#[test]
fn phase_exit_where_there_is_no_free_exit() {
    is_at_fault(&two(&[], &[], exiting(0)), "ludo.state_turn", "/turn/phase");
    is_at_fault(&three_rolls(two(&[], &[], exiting(0))), "ludo.state_turn", "/turn/phase");
    is_at_fault(&free_exit(two(&[on(4)], &[], exiting(0))), "ludo.state_turn", "/turn/phase");
    is_at_fault(&free_exit(two(&[], &[on(0), on(0)], exiting(0))), "ludo.state_turn", "/turn/phase");
    can_be(&free_exit(two(&[HOME], &[on(0)], exiting(0))));
}

#[test]
fn a_turn_that_begins_with_a_roll_instead_of_a_free_exit() {
    is_at_fault(&free_exit(two(&[], &[], to_roll(0))), "ludo.state_turn", "/turn/phase");
    is_at_fault(&free_exit(two(&[], &[on(0), on(0)], to_roll(0))), "ludo.state_turn", "/turn/phase");
    can_be(&free_exit(two(&[HOME], &[], rolling(0, 1, 0))));
    can_be(&free_exit(two(&[on(4)], &[], to_roll(0))));
}

#[test]
fn a_finished_player_to_move() {
    let players = [finished(Yellow, 1), player(Blue, &[]), player(Red, &[])];
    let all = |turn| under(position(&players, turn), |options| options.play_all_places = true);
    is_at_fault(&all(to_roll(0)), "ludo.state_turn", "/turn/seat");
    can_be(&all(to_roll(1)));
}

#[test]
fn a_game_that_is_over_too_soon_or_goes_on_too_long() {
    is_at_fault(&two(&[HOME, HOME, HOME], &[], LudoTurn::Over {}), "ludo.state_turn", "/turn/phase");
    let one = [player(Yellow, &[]), finished(Blue, 1), player(Red, &[])];
    is_at_fault(&position(&one, to_roll(0)), "ludo.state_turn", "/turn/phase");
    let all = |state| under(state, |options| options.play_all_places = true);
    is_at_fault(&all(position(&one, LudoTurn::Over {})), "ludo.state_turn", "/turn/phase");
    let two_done = [finished(Yellow, 2), finished(Blue, 1), player(Red, &[])];
    can_be(&all(position(&two_done, LudoTurn::Over {})));
    is_at_fault(&all(position(&two_done, to_roll(2))), "ludo.state_turn", "/turn/phase");
    is_at_fault(&position(&two_done, LudoTurn::Over {}), "ludo.state_turn", "/turn/phase");
    let all_done = [finished(Yellow, 2), finished(Blue, 1), finished(Red, 3)];
    is_at_fault(&all(position(&all_done, LudoTurn::Over {})), "ludo.state_turn", "/turn/phase");
}

#[test]
fn places_with_gaps_twice_missing_or_too_soon() {
    let over = |players: &[_]| position(players, LudoTurn::Over {});
    let without = |mut players: Vec<mwamuzi_rules::ludo::LudoPlayer>| {
        players[0].place = None;
        players
    };
    let rest = || player(Red, &[on(30)]);
    is_at_fault(&over(&[finished(Yellow, 2), rest()]), "ludo.state_place", "/players/0/place");
    is_at_fault(&over(&[finished(Yellow, 0), rest()]), "ludo.state_place", "/players/0/place");
    is_at_fault(&over(&without(vec![finished(Yellow, 1), rest()])), "ludo.state_place", "/players/0/pieces");
    let mut soon = two(&[HOME, HOME, HOME], &[on(30)], to_roll(0));
    soon.players[0].place = Some(1);
    is_at_fault(&soon, "ludo.state_place", "/players/0/place");
    let mut last = over(&[finished(Yellow, 1), rest()]);
    last.players[1].place = Some(2);
    is_at_fault(&last, "ludo.state_place", "/players/1/place");
    let twice = over(&[finished(Yellow, 1), finished(Blue, 1), rest()]);
    let twice = under(twice, |options| options.play_all_places = true);
    is_at_fault(&twice, "ludo.state_place", "/players/1/place");
}

#[test]
fn every_fault_is_told_at_once() {
    let players = [player(Yellow, &[on(51), on(9)]), player(Red, &[on(9), lane(6)]), finished(Blue, 3)];
    let mut state = under(position(&players, rolling(2, 3, 3)), |options| {
        options.exit_rolls = LudoExitRolls(vec![9]);
        options.turn_seconds = Some(1);
    });
    state.starter = Seat(3);
    assert_eq!(
        faults(&state),
        [
            at("ludo.players", "/players/2/color"),
            at("ludo.exit", "/options/exit_rolls/0"),
            at("ludo.time", "/options/turn_seconds"),
            at("ludo.starter", "/starter"),
            at("ludo.state_square", "/players/0/pieces/0/square"),
            at("ludo.state_square", "/players/1/pieces/0"),
            at("ludo.state_square", "/players/1/pieces/1/step"),
            at("ludo.state_place", "/players/2/place"),
            at("ludo.state_turn", "/turn/seat"),
            at("ludo.state_turn", "/turn/phase"),
            at("ludo.state_turn", "/turn/sixes"),
            at("ludo.state_turn", "/turn/tries"),
            at("ludo.state_turn", "/turn/tries"),
        ]
    );
}
