//! `pegs.bump_opponent`, `pegs.bump_teammate`, `pegs.bump_chain`: who goes where when a peg lands.

use arrayvec::ArrayVec;

use super::board::{Board, Peg, in_spot, opponents};
use super::rulebook::{PegSet, PegsAndJokersBreach};
use super::wire::{PegsAndJokersBump, PegsAndJokersPeg as Place};

/// The most pegs that one landing sends away: one of each colour of a team of four, and an opponent's.
const MOST_BUMPS: usize = 5;

/// A peg that is sent away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bump {
    /// Which.
    pub(super) peg: Peg,
    /// The hole where it was.
    pub(super) from: u8,
    /// Where it goes.
    pub(super) to: Place,
    /// Why.
    pub(super) because: PegsAndJokersBump,
}

/// The pegs that are sent away, in order.
pub(super) type Bumps = ArrayVec<Bump, MOST_BUMPS>;

/// Who is sent away when `mover`, which is lifted first, lands on a hole of the track. A peg of its own colour there
/// is a matter of `pegs.own_peg`.
pub(super) fn bumps(board: &Board, mover: Peg, landing: u8) -> Result<Bumps, PegsAndJokersBreach> {
    let mut bumps = Bumps::new();
    match board.holder(landing) {
        Some(hit) if opponents(hit.seat, mover.seat) => {
            let because = PegsAndJokersBump::LandedOn;
            bumps.push(Bump { peg: hit, from: landing, to: Place::Start {}, because });
        }
        Some(hit) if hit.seat != mover.seat => chain(board, mover, hit, landing, &mut bumps)?,
        _ => {}
    }
    Ok(bumps)
}

/// Sends a teammate's peg to its in-spot, whoever holds that away, and so on.
///
/// Each colour of the team is sent at most once, and an opponent's peg ends the chain.
fn chain(
    board: &Board,
    mover: Peg,
    hit: Peg,
    landing: u8,
    bumps: &mut Bumps,
) -> Result<(), PegsAndJokersBreach> {
    let (mut peg, mut from, mut because) = (hit, landing, PegsAndJokersBump::LandedOn);
    let mut sent = 0u8;
    loop {
        let in_spot = in_spot(peg.seat);
        if in_spot == landing {
            return Err(at_the_landing(peg, in_spot, because));
        }
        sent |= 1 << peg.seat;
        bumps.push(Bump { peg, from, to: Place::Track { hole: in_spot }, because });
        let Some(next) = board.holder(in_spot).filter(|&held| held != mover) else { return Ok(()) };
        if next.seat == peg.seat {
            return Err(held(next, in_spot, because));
        }
        let chained = PegsAndJokersBump::Chain;
        if opponents(next.seat, mover.seat) {
            bumps.push(Bump { peg: next, from: in_spot, to: Place::Start {}, because: chained });
            return Ok(());
        }
        if sent >> next.seat & 1 == 1 {
            let pegs = PegSet::one(next.seat, next.number);
            return Err(PegsAndJokersBreach::ChainComesBack { pegs, in_spot: self::in_spot(next.seat) });
        }
        (peg, from, because) = (next, in_spot, chained);
    }
}

/// The peg would have to go to the very hole where the mover landed.
const fn at_the_landing(peg: Peg, in_spot: u8, because: PegsAndJokersBump) -> PegsAndJokersBreach {
    let pegs = PegSet::one(peg.seat, peg.number);
    match because {
        PegsAndJokersBump::LandedOn => PegsAndJokersBreach::OnItsInSpot { pegs, in_spot },
        PegsAndJokersBump::Chain => PegsAndJokersBreach::ChainToLanding { pegs, in_spot },
    }
}

/// A peg of the same colour holds the in-spot.
const fn held(by: Peg, in_spot: u8, because: PegsAndJokersBump) -> PegsAndJokersBreach {
    let pegs = PegSet::one(by.seat, by.number);
    match because {
        PegsAndJokersBump::LandedOn => PegsAndJokersBreach::InSpotHeld { pegs, in_spot },
        PegsAndJokersBump::Chain => PegsAndJokersBreach::ChainHeld { pegs, in_spot },
    }
}
