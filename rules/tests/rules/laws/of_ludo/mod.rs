//! Ludo before the laws.

pub(crate) mod any;
mod breaches;

use mwamuzi_rules::Chance;
use mwamuzi_rules::ludo::{Ludo, LudoEvent, LudoHighlight, LudoMove, LudoPiece, LudoSetup, LudoState};

use super::lawful::{Breach, Lawful};
use super::pictures::Parts;
use crate::ludo::option_sets::{drawn, pairs, singles};
use crate::ludo::setup;

impl Lawful for Ludo {
    const EFFECTS: &'static [&'static str] = crate::ludo::EFFECTS;

    /// Every value, every pair of values, and sets drawn at random; the number of players goes round.
    fn setups() -> Vec<LudoSetup> {
        let options = singles().into_iter().chain(pairs()).chain(drawn());
        (0..).zip(options).map(|(number, options)| setup(2 + number % 3, &options, None)).collect()
    }

    /// Four pieces a player are the wire's shape; those at home must be the ones that places are given for.
    fn miscounted(state: &LudoState, (): &()) -> Option<String> {
        let home = |piece: &LudoPiece| *piece == LudoPiece::Finish {};
        let wrong = |player: &mwamuzi_rules::ludo::LudoPlayer| {
            player.pieces.iter().all(home) != player.place.is_some()
        };
        state.players.iter().any(wrong).then(|| "a place without four pieces home, or the reverse".into())
    }

    fn normal(_: &LudoState, played: &LudoMove) -> LudoMove {
        match *played {
            LudoMove::Roll { .. } => LudoMove::Roll { die: None },
            LudoMove::Move { piece } => LudoMove::Move { piece },
        }
    }

    fn without_chance(event: &LudoEvent) -> LudoEvent {
        event.clone()
    }

    fn any_move(_: &LudoState, listed: &[LudoMove], dice: &mut impl Chance) -> LudoMove {
        any::any_move(listed, dice)
    }

    fn any_setup(dice: &mut impl Chance) -> LudoSetup {
        any::any_setup(dice)
    }

    fn any_state(dice: &mut impl Chance) -> LudoState {
        any::any_state(dice)
    }

    fn disturb(state: &mut LudoState, dice: &mut impl Chance) {
        any::disturb(state, dice);
    }

    fn at_ply(state: LudoState, ply: u32) -> LudoState {
        LudoState { ply, ..state }
    }

    fn lit(events: &[LudoEvent]) -> LudoHighlight {
        LudoHighlight { events: events.to_vec(), targets: true, ..LudoHighlight::default() }
    }

    fn drawn_wrongly(state: &LudoState, parts: &Parts) -> Option<String> {
        let pieces = 4 * state.players.len();
        (parts.once("piece") != Some(pieces)).then(|| format!("{pieces} pieces: {:?}", parts.handles))
    }

    fn breaches() -> Vec<Breach<Self>> {
        breaches::breaches()
    }
}
