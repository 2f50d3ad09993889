//! Moves and states of Ludo of every kind, from likely to wild.

use mwamuzi_rules::ludo::{
    LudoColor, LudoExitRolls, LudoMove, LudoName, LudoPiece, LudoPlayer, LudoSetup, LudoSetupPlayer,
    LudoState, LudoTurn,
};
use mwamuzi_rules::{Chance, Seat};

use crate::ludo::option_sets::any_options;
use crate::ludo::{Blue, Green, HOME, Red, YARD, Yellow, lane, on};
use crate::support::Choices;

const COLORS: [LudoColor; 4] = [Yellow, Blue, Red, Green];

/// A listed move, or any other.
pub(super) fn any_move(listed: &[LudoMove], dice: &mut impl Chance) -> LudoMove {
    if !listed.is_empty() && dice.one_in(3) {
        return dice.pick(listed);
    }
    if dice.one_in(2) {
        return LudoMove::Move { piece: dice.pick(&[0, 0, 1, 1, 2, 2, 3, 3, 4, 255]) };
    }
    let die = u32::from(dice.up_to(7));
    LudoMove::Roll { die: dice.pick(&[None, Some(die), Some(die), Some(die), Some(256), Some(u32::MAX)]) }
}

/// A set-up of any number of players, some with colours.
pub(super) fn any_setup(dice: &mut impl Chance) -> LudoSetup {
    LudoSetup {
        players: (0..dice.up_to(6))
            .map(|_| LudoSetupPlayer { name: None, color: dice.one_in(2).then(|| dice.pick(&COLORS)) })
            .collect(),
        options: any_options(dice),
        starter: dice.one_in(2).then(|| Seat(dice.pick(&[0, 1, 3, 4, 255]))),
    }
}

/// A position that mostly can be: few squares, so that pieces meet.
pub(crate) fn likely_state(dice: &mut impl Chance) -> LudoState {
    let players = usize::from(2 + dice.up_to(2));
    let turned = usize::from(dice.up_to(3));
    let mut options = any_options(dice);
    if dice.one_in(3) {
        options.exit_rolls = LudoExitRolls((1..=6).filter(|_| dice.one_in(2)).collect());
    }
    let around = dice.up_to(51);
    let players: Vec<LudoPlayer> = (0..players)
        .map(|seat| LudoPlayer {
            name: None,
            color: COLORS[(turned + seat) % 4],
            pieces: [(); 4].map(|()| likely_piece(around, dice)),
            place: None,
        })
        .collect();
    let mut state = LudoState {
        game: LudoName::Ludo,
        rules: 1,
        options,
        starter: Seat(dice.up_to(1)),
        turn: LudoTurn::Over {},
        players,
        ply: 40,
    };
    give_places(&mut state, dice);
    state.turn = likely_turn(&state, dice);
    state
}

fn likely_piece(around: u8, dice: &mut impl Chance) -> LudoPiece {
    match dice.below(12) {
        0..=3 => YARD,
        4 | 5 => HOME,
        6 => lane(1 + dice.up_to(4)),
        7 => on(dice.up_to(51)),
        8 => on(dice.pick(&[0, 13, 26, 39, 8, 21, 34, 47])),
        _ => on((around + dice.up_to(8)) % dice.pick(&[52, 52, 39, 26])),
    }
}

/// Gives those with four pieces home their places in any order.
fn give_places(state: &mut LudoState, dice: &mut impl Chance) {
    let mut finished: Vec<usize> = (0..state.players.len()).collect();
    finished.retain(|&seat| state.players[seat].pieces == [HOME; 4]);
    dice.shuffle(&mut finished);
    for (place, seat) in (1..).zip(finished) {
        state.players[seat].place = Some(place);
    }
}

fn likely_turn(state: &LudoState, dice: &mut impl Chance) -> LudoTurn {
    let unfinished: Vec<u8> = (0u8..)
        .zip(&state.players)
        .filter(|(_, player)| player.place.is_none())
        .map(|(seat, _)| seat)
        .collect();
    let finished = state.players.len() - unfinished.len();
    let enough = if state.options.play_all_places { unfinished.len() <= 1 } else { finished > 0 };
    if unfinished.is_empty() || enough && !dice.one_in(20) {
        return LudoTurn::Over {};
    }
    let seat = Seat(dice.pick(&unfinished));
    let sixes = dice.pick(&[0, 0, 0, 1, 2]);
    match dice.below(5) {
        0 | 1 => LudoTurn::Roll { seat, sixes, tries: dice.pick(&[0, 0, 1, 2]) },
        2 => LudoTurn::Exit { seat },
        _ => {
            let die = 1 + dice.up_to(5);
            let sixes = if die == 6 { 1 + dice.up_to(1) } else { 0 };
            LudoTurn::Move { seat, die, sixes }
        }
    }
}

/// Any state of the right shape, and of the wrong one where the types allow it.
pub(super) fn any_state(dice: &mut impl Chance) -> LudoState {
    let mut state = likely_state(dice);
    for _ in 0..dice.up_to(4) {
        disturb(&mut state, dice);
    }
    if dice.one_in(8) {
        let more = state.players.clone();
        state.players.extend(more);
    }
    if dice.one_in(8) {
        state.players.truncate(usize::from(dice.up_to(2)));
    }
    state
}

/// Changes one thing.
pub(super) fn disturb(state: &mut LudoState, dice: &mut impl Chance) {
    if state.players.is_empty() {
        return;
    }
    let number = u32::try_from(state.players.len()).expect("few players");
    let seat = dice.below(number) as usize;
    let piece = usize::from(dice.up_to(3));
    match dice.below(12) {
        0 => state.turn = wild_turn(dice),
        1 => state.options = any_options(dice),
        2 => state.options.exit_rolls = LudoExitRolls((0..dice.up_to(7)).map(|_| dice.up_to(8)).collect()),
        3 => state.options.turn_seconds = Some(dice.pick(&[0, 30, 31, 60, u32::MAX])),
        4 => state.players[seat].color = dice.pick(&COLORS),
        5 => state.players[seat].place = dice.pick(&[None, Some(0), Some(1), Some(2), Some(255)]),
        6 => state.starter = Seat(dice.pick(&[0, 1, 2, 3, 4, 23, 255])),
        7 => state.ply = dice.word(),
        8 => state.players[seat].pieces[piece] = dice.pick(&[on(52), on(255), lane(0), lane(6), lane(255)]),
        _ => {
            let around = dice.up_to(51);
            state.players[seat].pieces[piece] = likely_piece(around, dice);
        }
    }
}

fn wild_turn(dice: &mut impl Chance) -> LudoTurn {
    let seat = Seat(dice.pick(&[0, 0, 1, 1, 2, 3, 4, 23, 255]));
    let few = [0, 0, 0, 1, 2, 3, 255];
    match dice.below(7) {
        0..=2 => LudoTurn::Roll { seat, sixes: dice.pick(&few), tries: dice.pick(&few) },
        3..=4 => LudoTurn::Move { seat, die: dice.up_to(8), sixes: dice.pick(&few) },
        5 => LudoTurn::Exit { seat },
        _ => LudoTurn::Over {},
    }
}
