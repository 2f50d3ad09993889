//! A new game, and the next one by the same players.

use std::sync::Arc;

use super::Ludo;
use super::admit::check_setup;
use super::board::COLORS;
use super::bounds::{MOST_PLAYERS, PIECES};
use super::play::begin;
use super::rulebook::LudoFault;
use super::state::{State, Table};
use super::wire::{LudoColor, LudoEvent, LudoRematch, LudoSetup, LudoSetupPlayer, LudoTurn};
use crate::answer::Fault;
use crate::chance::Chance;
use crate::game::Started;
use crate::wire::Seat;

/// `ludo.players`, `ludo.pieces`, `ludo.starter`.
pub(super) fn start<C: Chance + ?Sized>(
    setup: &LudoSetup,
    stated: bool,
    chance: &mut C,
) -> Result<Started<Ludo>, Vec<Fault>> {
    let players = setup.players.len();
    let mut faults = Vec::new();
    let mut add = |fault: LudoFault, pointer: String| {
        faults.push(Fault::new(fault.rule().id(), pointer, fault.message()));
    };
    let colors: Vec<Option<LudoColor>> = setup.players.iter().map(|player| player.color).collect();
    check_setup(&colors, &setup.options, &mut add);
    match setup.starter {
        Some(seat) if seat.index() >= players => {
            add(LudoFault::NoSuchStarter { seat: seat.0, players }, "/starter".into());
        }
        None if stated => add(LudoFault::StarterNotStated, "/starter".into()),
        _ => {}
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut events = Vec::new();
    let starter = setup.starter.unwrap_or_else(|| {
        let drawn = chance.below(u32::try_from(players).unwrap_or(1));
        let seat = Seat(u8::try_from(drawn).unwrap_or(0));
        events.push(LudoEvent::StarterDrawn { seat });
        seat
    });
    let (state, turn) = begin(first_state(setup, starter), starter);
    events.extend(turn);
    Ok(Started { state, events })
}

/// All pieces in their yards; the turn is still to be given.
fn first_state(setup: &LudoSetup, starter: Seat) -> State {
    let players = setup.players.iter().zip(usual_colors(setup.players.len()));
    let players = players.map(|(player, usual)| (player.name.clone(), player.color.unwrap_or(usual)));
    State {
        table: Arc::new(Table::new(&setup.options, players, starter)),
        pieces: [[None; PIECES]; MOST_PLAYERS],
        places: [0; MOST_PLAYERS],
        turn: LudoTurn::Roll { seat: starter, sixes: 0, tries: 0 },
        ply: 0,
    }
}

/// The colours of players who name none: two sit opposite each other.
fn usual_colors(players: usize) -> [LudoColor; MOST_PLAYERS] {
    let [yellow, blue, red, green] = COLORS;
    if players == 2 { [yellow, red, blue, green] } else { COLORS }
}

/// `ludo.rematch`: the same players and options, and the next seat starts.
pub(super) fn rematch(state: &State, changes: LudoRematch) -> LudoSetup {
    let Table { options, seats, starter, .. } = &*state.table;
    let next = Seat((starter.0 + 1) % state.players().max(1));
    let usual = if options.rotate_starter { next } else { *starter };
    let player = |sitting: &super::state::Sitting| LudoSetupPlayer {
        name: sitting.name.clone(),
        color: Some(sitting.color),
    };
    LudoSetup {
        players: seats.iter().map(player).collect(),
        options: options.clone(),
        starter: Some(changes.starter.unwrap_or(usual)),
    }
}
