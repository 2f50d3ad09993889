//! For every rule of Ludo that can be broken, examples of how.

use mwamuzi_rules::ludo::{
    Ludo, LudoExitRolls, LudoMove, LudoNoPieceOnTheWay, LudoOptions, LudoState, LudoTurn,
};
use mwamuzi_rules::{Claim, Seat};

use crate::laws::lawful::{Breach, How};
use crate::ludo::{
    Blue, HOME, Red, Yellow, exiting, finished, go, lane, moving, on, player, position, roll, rolling, setup,
    to_roll, under,
};

pub(super) fn breaches() -> Vec<Breach<Ludo>> {
    let mut breaches = by_move();
    breaches.extend(by_set_up());
    breaches.extend(by_state().map(|(rule, state)| Breach { rule, how: How::State(state) }));
    breaches
}

fn by_move() -> Vec<Breach<Ludo>> {
    let none = Claim::default();
    let seat_1 = Claim { seat: Some(Seat(1)), ..none };
    let stated = Claim { stated: true, ..none };
    let late = Claim { seconds: Some(31), ..none };
    let start = position(&[player(Yellow, &[]), player(Red, &[])], to_roll(0));
    let out = |turn| position(&[player(Yellow, &[on(5), lane(3), HOME]), player(Red, &[])], turn);
    let blocked = |turn| position(&[player(Yellow, &[on(5), on(40)]), player(Red, &[on(9), on(9)])], turn);
    let start_blocked = position(&[player(Yellow, &[on(5)]), player(Red, &[on(0), on(0)])], moving(0, 6));
    let free = under(position(&[player(Yellow, &[HOME]), player(Red, &[on(30)])], exiting(0)), |options| {
        options.no_piece_on_the_way = LudoNoPieceOnTheWay::FreeExit;
    });
    let over = position(&[finished(Yellow, 1), player(Red, &[])], LudoTurn::Over {});
    let timed = under(start.clone(), |options| options.turn_seconds = Some(30));
    let unstated = LudoMove::Roll { die: None };
    let examples: [(&'static str, &LudoState, LudoMove, Claim); 18] = [
        ("ludo.turn", &start, roll(3), seat_1),
        ("ludo.phase", &start, go(0), none),
        ("ludo.phase", &out(moving(0, 3)), roll(3), none),
        ("ludo.phase", &free, roll(3), none),
        ("ludo.die", &start, roll(0), none),
        ("ludo.die", &start, roll(7), none),
        ("ludo.die", &start, unstated, stated),
        ("ludo.exit", &out(moving(0, 3)), go(3), none),
        ("ludo.move", &out(moving(0, 3)), go(2), none),
        ("ludo.move", &out(moving(0, 3)), go(4), none),
        ("ludo.block", &blocked(moving(0, 4)), go(0), none),
        ("ludo.block", &blocked(moving(0, 5)), go(0), none),
        ("ludo.exit_blocked", &start_blocked, go(1), none),
        ("ludo.exact", &out(moving(0, 4)), go(1), none),
        ("ludo.none_on_the_way", &free, go(0), none),
        ("ludo.over", &over, roll(3), none),
        ("ludo.over", &over, go(0), none),
        ("ludo.time", &timed, roll(3), late),
    ];
    let breach = |(rule, state, played, claim): (_, &LudoState, _, _)| Breach {
        rule,
        how: How::Move(state.clone(), played, claim),
    };
    examples.into_iter().map(breach).collect()
}

fn by_set_up() -> Vec<Breach<Ludo>> {
    let usual = LudoOptions::default();
    let exit_rolls =
        |numbers: &[u8]| LudoOptions { exit_rolls: LudoExitRolls(numbers.to_vec()), ..usual.clone() };
    let mut half_named = setup(2, &usual, None);
    half_named.players[0].color = Some(Red);
    let examples = [
        ("ludo.players", setup(1, &usual, None), false),
        ("ludo.players", setup(5, &usual, None), false),
        ("ludo.players", half_named, false),
        ("ludo.starter", setup(2, &usual, Some(2)), false),
        ("ludo.starter", setup(2, &usual, None), true),
        ("ludo.exit", setup(2, &exit_rolls(&[]), None), false),
        ("ludo.exit", setup(2, &exit_rolls(&[6, 6]), None), false),
        ("ludo.time", setup(2, &LudoOptions { turn_seconds: Some(45), ..usual.clone() }, None), false),
    ];
    let breach = |(rule, setup, stated)| Breach { rule, how: How::Setup(setup, stated) };
    examples.into_iter().map(breach).collect()
}

fn by_state() -> impl Iterator<Item = (&'static str, LudoState)> {
    let two = |pieces: &[_], turn| position(&[player(Yellow, pieces), player(Red, &[])], turn);
    let unplaced = position(&[player(Yellow, &[HOME; 4]), player(Red, &[])], LudoTurn::Over {});
    let out_of_order = position(&[Yellow, Red, Blue].map(|color| player(color, &[])), to_roll(0));
    let mut no_starter = two(&[], to_roll(0));
    no_starter.starter = Seat(2);
    [
        ("ludo.players", out_of_order),
        ("ludo.starter", no_starter),
        ("ludo.die", two(&[on(5)], moving(0, 7))),
        ("ludo.state_square", two(&[on(51)], to_roll(0))),
        ("ludo.state_turn", two(&[], to_roll(2))),
        ("ludo.state_turn", two(&[], rolling(0, 3, 0))),
        ("ludo.state_place", unplaced),
    ]
    .into_iter()
}
