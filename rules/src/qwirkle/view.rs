//! What one seat, or a spectator, may see of a game.

use super::state::State;
use super::wire::{QwirkleEvent, QwirkleMove};
use crate::wire::Seat;

/// The state with every hand hidden but that of `seat`.
pub(super) fn view(state: &State, seat: Option<Seat>) -> State {
    let mut seen = state.clone();
    for hand in 0..seen.hands.len() {
        if seat.is_none_or(|seat| seat.index() != hand) {
            seen.hide_hand(hand);
        }
    }
    seen
}

/// Who made the move that led to `state`: told by the events, or the seat before the one to move.
pub(super) fn mover(state: &State, events: &[QwirkleEvent]) -> Option<Seat> {
    let acted = events.iter().find_map(|event| match event {
        QwirkleEvent::Placed { seat, .. }
        | QwirkleEvent::Swapped { seat, .. }
        | QwirkleEvent::Passed { seat } => Some(*seat),
        _ => None,
    });
    acted.or_else(|| {
        let players = u8::try_from(state.hands.len()).ok()?;
        let next = state.to_move()?;
        Some(Seat((next.0 + players - 1) % players))
    })
}

/// A move of `mover` as `seat` sees it: what others draw and lay aside is hidden, what they place is not.
pub(super) fn view_move(played: &QwirkleMove, mover: Option<Seat>, seat: Option<Seat>) -> QwirkleMove {
    if mover.is_some() && mover == seat {
        return played.clone();
    }
    match played {
        QwirkleMove::Place { tiles, .. } => QwirkleMove::Place { tiles: tiles.clone(), drawn: None },
        QwirkleMove::Swap { tiles, .. } => {
            QwirkleMove::SwapHidden { count: u32::try_from(tiles.len()).unwrap_or(u32::MAX) }
        }
        other => other.clone(),
    }
}

/// An event as `seat` sees it: the tiles that others lay aside, draw or are dealt are hidden.
pub(super) fn view_event(event: &QwirkleEvent, viewer: Option<Seat>) -> QwirkleEvent {
    let mut seen = event.clone();
    if let QwirkleEvent::Swapped { seat, tiles, .. }
    | QwirkleEvent::Drawn { seat, tiles, .. }
    | QwirkleEvent::Dealt { seat, tiles, .. } = &mut seen
        && viewer != Some(*seat)
    {
        *tiles = None;
    }
    seen
}
