//! The slow game of Ludo and the real one asked the same.

use mwamuzi_rules::ludo::{Ludo, LudoMove, LudoPiece, LudoState, LudoTurn, State};
use mwamuzi_rules::{Claim, Game};

use super::ludo::{slow_moves, slowly};
use super::ludo_possible::possible;
use crate::laws::lawful::Lawful;
use crate::laws::of_ludo::any::likely_state;
use crate::laws::play::{games, listed};
use crate::ludo::perft;
use crate::support::{Choices, NoChance, bytes, seeded};

/// How many positions are made up.
const POSITIONS: u32 = 60_000;

/// Every move that can be sent, and some that cannot.
fn all_moves() -> Vec<LudoMove> {
    let rolls = (0..=7).map(|die| LudoMove::Roll { die: Some(die) });
    rolls.chain((0..4).map(|piece| LudoMove::Move { piece })).collect()
}

/// Asks both about every move; tells how many are legal.
fn agrees_on_every_move(state: &State, context: &str) -> usize {
    let wire = Ludo::wire(state);
    assert_eq!(listed::<Ludo>(state), slow_moves(&wire), "{context}: {}", bytes(&wire));
    let mut legal = 0;
    for sent in all_moves() {
        let fast = Ludo::judge(state, &sent, &Claim::default()).ok();
        let fast = fast.map(|ruling| Ludo::wire(&ruling.play(&mut NoChance).state));
        let slow = slowly(&wire, sent);
        let slow = slow.filter(|_| wire.turn != LudoTurn::Over {});
        assert_eq!(fast, slow, "{context}: {sent:?} in {}", bytes(&wire));
        legal += usize::from(fast.is_some());
    }
    legal
}

#[test]
fn the_slow_game_of_ludo_agrees_on_every_move_of_whole_games() {
    let (mut legal, mut ends) = (0, 0);
    for record in games::<Ludo>("slow ludo") {
        for state in record.states().step_by(3) {
            legal += agrees_on_every_move(state, &record.name);
        }
        ends += u32::from(Ludo::seat_to_move(record.end()).is_none());
    }
    assert!(legal > 100_000 && ends > 50, "{legal} legal, {ends} ends");
}

#[test]
fn the_slow_game_of_ludo_agrees_on_positions_that_are_made_up() {
    let mut dice = seeded("positions of ludo", 0);
    let (mut possible_ones, mut legal, mut shared) = (0, 0, 0);
    for number in 0..POSITIONS {
        let wire = likely_state(&mut dice);
        let admitted = Ludo::admit(&wire);
        let context = || format!("position {number}: {:?} of {}", admitted.as_ref().err(), bytes(&wire));
        assert_eq!(admitted.is_ok(), possible(&wire), "{}", context());
        if let Ok(state) = admitted {
            possible_ones += 1;
            shared += u32::from(has_a_shared_square(&wire));
            legal += agrees_on_every_move(&state, "made up");
        }
    }
    let counts = format!("{possible_ones} possible, {shared} with a shared square, {legal} legal moves");
    assert!(possible_ones > 10_000 && shared > 3_000 && legal > 30_000, "{counts}");
}

fn has_a_shared_square(state: &LudoState) -> bool {
    let on_the_loop = |piece: &&LudoPiece| matches!(piece, LudoPiece::Track { .. });
    let squares: Vec<LudoPiece> =
        state.players.iter().flat_map(|player| player.pieces.iter().filter(on_the_loop).copied()).collect();
    (1..squares.len()).any(|index| squares[..index].contains(&squares[index]))
}

#[test]
fn both_say_the_same_of_disturbed_and_wild_states() {
    let mut dice = seeded("wild positions of ludo", 0);
    let (mut yes, mut no) = (0, 0);
    for number in 0..POSITIONS {
        let mut wire = if dice.one_in(2) { likely_state(&mut dice) } else { Ludo::any_state(&mut dice) };
        for _ in 0..dice.up_to(2) {
            Ludo::disturb(&mut wire, &mut dice);
        }
        let admitted = Ludo::admit(&wire);
        let context = || format!("state {number}: {:?} of {}", admitted.as_ref().err(), bytes(&wire));
        assert_eq!(admitted.is_ok(), possible(&wire), "{}", context());
        if admitted.is_ok() { yes += 1 } else { no += 1 }
    }
    assert!(yes > 2_000 && no > 20_000, "{yes} possible, {no} not");
}

/// The ways to go on, counted by the slow game.
fn slow_leaves(state: &LudoState, depth: usize) -> u64 {
    let moved = |state: &LudoState| -> u64 {
        let next = |sent| slowly(state, sent).expect("what is listed is legal");
        slow_moves(state).into_iter().map(|sent| slow_leaves(&next(sent), depth - 1)).sum()
    };
    match state.turn {
        LudoTurn::Over {} => u64::from(depth == 0),
        _ if depth == 0 => 1,
        LudoTurn::Move { .. } | LudoTurn::Exit { .. } => moved(state),
        LudoTurn::Roll { .. } => (1..=6)
            .map(|die| {
                let rolled = slowly(state, LudoMove::Roll { die: Some(die) }).expect("a legal roll");
                match rolled.turn {
                    LudoTurn::Move { .. } => moved(&rolled),
                    _ => slow_leaves(&rolled, depth - 1),
                }
            })
            .sum(),
    }
}

#[test]
fn the_slow_game_of_ludo_counts_as_many_ways_to_go_on() {
    for (name, wire) in perft::positions() {
        let state = Ludo::admit(&wire).expect("a possible position");
        for depth in 0..=3 {
            assert_eq!(perft::leaves(&state, depth), slow_leaves(&wire, depth), "{name}, depth {depth}");
        }
    }
}
