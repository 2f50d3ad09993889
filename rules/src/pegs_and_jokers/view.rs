//! What one seat, or a spectator, may see of a game.

use super::state::State;
use super::wire::{PegsAndJokersEvent, PegsAndJokersMove, PegsAndJokersTurn};
use crate::wire::Seat;

/// The state with every hand hidden but that of `seat`.
pub(super) fn view(state: &State, seat: Option<Seat>) -> State {
    let mut seen = state.clone();
    for hand in 0..usize::from(state.players()) {
        if seat.is_none_or(|seat| seat.index() != hand) {
            seen.veil(hand);
        }
    }
    seen
}

/// Who made the move that led to `state`: told by the events, or before a draw the seat before the one to move.
///
/// A player with six cards may just have drawn, or may have been skipped over the draw: then nobody can tell.
pub(super) fn mover(state: &State, events: &[PegsAndJokersEvent]) -> Option<Seat> {
    let acted = events.iter().find_map(|event| match event {
        PegsAndJokersEvent::Drawn { seat, .. }
        | PegsAndJokersEvent::Played { seat, .. }
        | PegsAndJokersEvent::Exchanged { seat, .. } => Some(*seat),
        _ => None,
    });
    acted.or(match state.turn {
        PegsAndJokersTurn::Draw { seat } if state.ply > 0 => {
            let players = state.players().max(1);
            Some(Seat((seat.0 + players - 1) % players))
        }
        _ => None,
    })
}

/// A move of `mover` as `seat` sees it: what others draw is hidden, what they play and discard is not.
pub(super) fn view_move(
    played: &PegsAndJokersMove,
    mover: Option<Seat>,
    seat: Option<Seat>,
) -> PegsAndJokersMove {
    let mut seen = played.clone();
    if let PegsAndJokersMove::Draw { drawn } | PegsAndJokersMove::Exchange { drawn, .. } = &mut seen
        && (mover.is_none() || mover != seat)
    {
        *drawn = None;
    }
    seen
}

/// An event as `viewer` sees it: the cards that others draw or are dealt are hidden.
pub(super) fn view_event(event: &PegsAndJokersEvent, viewer: Option<Seat>) -> PegsAndJokersEvent {
    let mut seen = event.clone();
    if let PegsAndJokersEvent::Drawn { seat, cards, .. } | PegsAndJokersEvent::Dealt { seat, cards, .. } =
        &mut seen
        && viewer != Some(*seat)
    {
        *cards = None;
    }
    seen
}
