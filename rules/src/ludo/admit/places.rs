//! `ludo.state_place`: the players with four pieces home, and nobody else, have the places from 1 without gaps.

use crate::ludo::rulebook::LudoFault;
use crate::ludo::wire::{LudoPiece, LudoPlayer, LudoState};

/// Whether a player has all pieces home.
pub(super) fn is_home(player: &LudoPlayer) -> bool {
    player.pieces.iter().all(|&piece| piece == LudoPiece::Finish {})
}

/// How many players have all pieces home.
pub(super) fn finished(wire: &LudoState) -> usize {
    wire.players.iter().filter(|player| is_home(player)).count()
}

/// The faults of each player's place.
pub(super) fn check(wire: &LudoState, add: &mut impl FnMut(LudoFault, String)) {
    let finished = finished(wire);
    for (seat, player) in wire.players.iter().enumerate() {
        let fault = match player.place {
            None if is_home(player) => {
                add(LudoFault::PlaceMissing, format!("/players/{seat}/pieces"));
                continue;
            }
            None => continue,
            Some(_) if !is_home(player) => LudoFault::PlaceTooSoon,
            Some(place) if !(1..=finished).contains(&place.into()) => LudoFault::PlaceGap { place, finished },
            Some(place) if wire.players[..seat].iter().any(|other| other.place == Some(place)) => {
                LudoFault::PlaceTwice(place)
            }
            Some(_) => continue,
        };
        add(fault, format!("/players/{seat}/place"));
    }
}
