//! The board: the ring, whose side is where, and where every peg is.

use super::bounds::{HOMES, MOST_PLAYERS, PEGS};
use super::wire::{PegsAndJokersGeometry, PegsAndJokersPeg as Place, PegsAndJokersSide};
use crate::wire::Seat;

/// How many holes of the ring each seat owns.
const SIDE: u8 = 18;
/// The in-spot, counted from the corner of the side.
const IN_SPOT: u8 = 3;
/// The come-out hole, counted from the corner of the side.
const COME_OUT: u8 = 8;
/// The most holes a ring has.
const MOST_HOLES: usize = SIDE as usize * MOST_PLAYERS;
/// In the ring: nobody.
const NOBODY: u8 = u8::MAX;

/// How many holes the ring has for so many players.
pub(super) const fn ring_size(players: u8) -> u8 {
    SIDE.saturating_mul(players)
}

/// The hole from which pegs of `seat` turn into home.
pub(super) const fn in_spot(seat: u8) -> u8 {
    SIDE.saturating_mul(seat).saturating_add(IN_SPOT)
}

/// The hole on which pegs of `seat` come out.
pub(super) const fn come_out(seat: u8) -> u8 {
    SIDE.saturating_mul(seat).saturating_add(COME_OUT)
}

/// Whether two seats play against each other.
pub(super) const fn opponents(one: u8, other: u8) -> bool {
    one % 2 != other % 2
}

/// The boards by number of players.
#[must_use]
pub fn geometry() -> Vec<PegsAndJokersGeometry> {
    let side = |seat| PegsAndJokersSide {
        seat: Seat(seat),
        corner: SIDE * seat,
        in_spot: in_spot(seat),
        come_out: come_out(seat),
    };
    let board = |players| PegsAndJokersGeometry {
        players,
        ring_size: ring_size(players),
        home_holes: HOMES,
        sides: (0..players).map(side).collect(),
    };
    [4, 6, 8].map(board).to_vec()
}

/// One peg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Peg {
    /// Whose.
    pub(super) seat: u8,
    /// Its number.
    pub(super) number: u8,
}

/// Where every peg is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    players: u8,
    pegs: [[Place; PEGS]; MOST_PLAYERS],
    /// Who holds each hole of the ring: eight times the seat and the peg's number, or nobody. It follows from the
    /// pegs and spares looking for them.
    ring: [u8; MOST_HOLES],
}

impl Board {
    /// All pegs in start.
    pub(super) const fn new(players: u8) -> Self {
        Self { players, pegs: [[Place::Start {}; PEGS]; MOST_PLAYERS], ring: [NOBODY; MOST_HOLES] }
    }

    /// How many play.
    pub(super) const fn players(&self) -> u8 {
        self.players
    }

    /// How many holes the ring has.
    pub(super) const fn ring_size(&self) -> u8 {
        ring_size(self.players)
    }

    /// The pegs of a seat.
    pub(super) fn pegs(&self, seat: u8) -> &[Place; PEGS] {
        &self.pegs[usize::from(seat) % MOST_PLAYERS]
    }

    /// Where a peg is.
    pub(super) fn place(&self, peg: Peg) -> Place {
        self.pegs(peg.seat)[usize::from(peg.number) % PEGS]
    }

    /// Who holds a hole of the ring.
    pub(super) fn holder(&self, hole: u8) -> Option<Peg> {
        match self.ring.get(usize::from(hole)) {
            None | Some(&NOBODY) => None,
            Some(&code) => Some(Peg { seat: code >> 3, number: code & 7 }),
        }
    }

    /// Puts a peg somewhere. Whoever was there must have been put elsewhere before.
    pub(super) fn put(&mut self, peg: Peg, to: Place) {
        if let Place::Track { hole } = self.place(peg)
            && self.holder(hole) == Some(peg)
        {
            self.ring[usize::from(hole)] = NOBODY;
        }
        if let Place::Track { hole } = to
            && let Some(held) = self.ring.get_mut(usize::from(hole))
        {
            *held = peg.seat << 3 | peg.number;
        }
        self.pegs[usize::from(peg.seat) % MOST_PLAYERS][usize::from(peg.number) % PEGS] = to;
    }

    /// The hole so many holes forward.
    pub(super) const fn forward(&self, hole: u8, count: u8) -> u8 {
        let size = self.ring_size();
        let ahead = hole as u16 + count as u16;
        (if ahead >= size as u16 { ahead - size as u16 } else { ahead }) as u8
    }

    /// The hole so many holes back.
    pub(super) const fn back(&self, hole: u8, count: u8) -> u8 {
        self.forward(hole, self.ring_size().saturating_sub(count))
    }

    /// How many holes it is forward from one hole of the ring to another.
    pub(super) const fn distance(&self, from: u8, to: u8) -> u8 {
        if to >= from { to - from } else { self.ring_size() - from + to }
    }

    /// How many pegs a seat has home.
    pub(super) fn home(&self, seat: u8) -> u8 {
        self.pegs(seat).iter().map(|place| u8::from(matches!(place, Place::Home { .. }))).sum()
    }

    /// Whether a seat has all its pegs home.
    pub(super) fn all_home(&self, seat: u8) -> bool {
        self.pegs(seat).iter().all(|place| matches!(place, Place::Home { .. }))
    }

    /// How many pegs the team of `seat` has home.
    pub(super) fn home_of_team(&self, seat: u8) -> u8 {
        self.team(seat).map(|mate| self.home(mate)).sum()
    }

    /// Whether the team of `seat` has all its pegs home.
    pub(super) fn team_all_home(&self, seat: u8) -> bool {
        self.team(seat).all(|mate| self.all_home(mate))
    }

    /// The seats of the team of `seat`.
    pub(super) fn team(&self, seat: u8) -> impl Iterator<Item = u8> {
        (seat % 2..self.players).step_by(2)
    }

    /// `pegs.help`: whose pegs a player moves: the own ones, or once they are all home those of the nearest
    /// teammate to the left who has not finished.
    pub(super) fn moves_for(&self, seat: u8) -> u8 {
        let to_the_left = |step| (seat + step) % self.players.max(1);
        let unfinished = |mate: &u8| !self.all_home(*mate);
        (0..self.players).step_by(2).map(to_the_left).find(unfinished).unwrap_or(seat)
    }
}
