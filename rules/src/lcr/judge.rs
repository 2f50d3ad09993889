//! Judging and playing a roll, rule by rule in the rulebook's order.

use super::Lcr;
use super::rulebook::LcrBreach;
use super::state::State;
use super::wire::{LcrDie, LcrEvent, LcrMove, LcrScore};
use crate::answer::Violation;
use crate::chance::Chance;
use crate::game::{Claim, Played, Ruling};
use crate::wire::Seat;

/// The reason of every result.
pub(super) const LAST_WITH_CHIPS: &str = "last_with_chips";

/// All that `played` breaks, or the ruling that it breaks nothing.
pub(super) fn judge<'s>(
    state: &'s State,
    played: &'s LcrMove,
    claim: &Claim,
) -> Result<Ruling<'s, Lcr>, Vec<Violation>> {
    let Some(to_move) = state.to_move else {
        return Err(vec![Violation::new(&LcrBreach::AfterTheEnd, "/move")]);
    };
    let LcrMove::Roll { dice } = played;
    let mut violations = Vec::new();
    violations.extend(dice_count(state, dice.as_deref(), claim.stated));
    violations.extend(turn(to_move, claim.seat));
    if violations.is_empty() {
        Ok(Ruling { state, played, judged: to_move, unverified: Vec::new() })
    } else {
        Err(violations)
    }
}

/// `lcr.dice_count`.
fn dice_count(state: &State, dice: Option<&[LcrDie]>, stated: bool) -> Option<Violation> {
    let wanted = state.dice_to_roll();
    match dice {
        Some(dice) if dice.len() != wanted => {
            Some(Violation::new(&LcrBreach::DiceCount { wanted, rolled: dice.len() }, "/move/dice"))
        }
        None if stated => Some(Violation::new(&LcrBreach::NotStated { wanted }, "/move")),
        _ => None,
    }
}

/// `lcr.turn`.
fn turn(to_move: u8, claimed: Option<Seat>) -> Option<Violation> {
    let claimed = claimed?.0;
    (claimed != to_move).then(|| Violation::new(&LcrBreach::OutOfTurn { to_move, claimed }, "/seat"))
}

/// Rolls what is not stated, settles the dice, and passes the turn or ends the game.
pub(super) fn play<C: Chance + ?Sized>(ruling: Ruling<'_, Lcr>, chance: &mut C) -> Played<Lcr> {
    let Ruling { state, played, judged: roller, unverified } = ruling;
    let LcrMove::Roll { dice: stated } = played;
    let dice = stated.clone().unwrap_or_else(|| (0..state.dice_to_roll()).map(|_| roll(chance)).collect());
    let mut next = state.clone();
    let mut events = Vec::with_capacity(6);
    events.push(LcrEvent::Rolled { seat: Seat(roller), dice: dice.clone() });
    resolve(&mut next, roller, &dice, &mut events);
    let gained = i32::from(next.chips[usize::from(roller)]) - i32::from(state.chips[usize::from(roller)]);
    if next.holders() == 1 {
        end(&mut next, &mut events);
    } else {
        pass_turn(&mut next, roller, &mut events);
    }
    next.ply = next.ply.saturating_add(1);
    let score = LcrScore { gained, totals: totals(&next) };
    Played { state: next, played: LcrMove::Roll { dice: Some(dice) }, events, score, unverified }
}

/// One die: six faces, three of them dots.
fn roll<C: Chance + ?Sized>(chance: &mut C) -> LcrDie {
    match chance.below(6) {
        0 => LcrDie::Left,
        1 => LcrDie::Right,
        2 => LcrDie::Center,
        _ => LcrDie::Dot,
    }
}

/// `lcr.resolve`: all dice are settled together.
fn resolve(state: &mut State, roller: u8, dice: &[LcrDie], events: &mut Vec<LcrEvent>) {
    let players = state.chips.len();
    let own = usize::from(roller);
    let showing = |face: LcrDie| u16::try_from(dice.iter().filter(|&&die| die == face).count()).unwrap_or(0);
    let seat = Seat(roller);
    for (face, neighbour) in
        [(LcrDie::Left, (own + 1) % players), (LcrDie::Right, (own + players - 1) % players)]
    {
        let chips = showing(face);
        if chips > 0 {
            state.chips[own] -= chips;
            state.chips[neighbour] += chips;
            let to = Seat(u8::try_from(neighbour).unwrap_or(0));
            events.push(LcrEvent::Passed { seat, to, chips: chips.into() });
        }
    }
    let chips = showing(LcrDie::Center);
    if chips > 0 {
        state.chips[own] -= chips;
        state.pot += chips;
        events.push(LcrEvent::Potted { seat, chips: chips.into() });
    }
}

/// `lcr.skip`: the turn goes clockwise to the next seat with chips.
fn pass_turn(state: &mut State, roller: u8, events: &mut Vec<LcrEvent>) {
    let players = u8::try_from(state.chips.len()).unwrap_or(1);
    for step in 1..=players {
        let seat = (roller + step) % players;
        if state.chips[usize::from(seat)] > 0 {
            state.to_move = Some(seat);
            events.push(LcrEvent::Turn { seat: Seat(seat) });
            return;
        }
        events.push(LcrEvent::Skipped { seat: Seat(seat) });
    }
}

/// `lcr.end`: the one who holds chips takes the pot.
fn end(state: &mut State, events: &mut Vec<LcrEvent>) {
    for (seat, chips) in (0u8..).zip(&mut state.chips) {
        if *chips > 0 && state.pot > 0 {
            events.push(LcrEvent::TookPot { seat: Seat(seat), chips: state.pot.into() });
            *chips += state.pot;
            state.pot = 0;
        }
    }
    state.to_move = None;
    events.push(LcrEvent::Over { reason: LAST_WITH_CHIPS.into() });
}

/// Chips held by each seat.
pub(super) fn totals(state: &State) -> Vec<u32> {
    state.chips.iter().map(|&chips| u32::from(chips)).collect()
}
