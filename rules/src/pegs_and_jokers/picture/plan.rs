//! Where everything on the ring is in a picture: a polygon with a side for each player, turned so that one side is at
//! the bottom, home holes and start inside it.

use super::super::board::{come_out, in_spot};
use super::super::wire::PegsAndJokersPeg as Place;
use crate::picture::{Direction, Point};
use crate::wire::Seat;

/// The width of the picture.
pub(in super::super) const WIDTH: i32 = 9200;
/// The middle of the ring.
pub(super) const MIDDLE: Point = Point::new(WIDTH / 2, WIDTH / 2);
/// How many holes a side has.
const SIDE: u8 = 18;

/// A ring, turned so that one side is at the bottom.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    players: u8,
    /// The seat at the bottom.
    base: u8,
    /// From one hole to the next.
    pub(super) pitch: i32,
}

impl Plan {
    /// The ring for so many players with the side of `seat` at the bottom; without one, or if it does not play, that
    /// of seat 0.
    pub(super) fn new(players: u8, seat: Option<Seat>) -> Self {
        let base = seat.map_or(0, |seat| seat.0);
        let pitch = match players {
            4 => 440,
            6 => 242,
            _ => 199,
        };
        Self { players, base: if base < players { base } else { 0 }, pitch }
    }

    /// The radius of a peg.
    pub(super) const fn peg(self) -> i32 {
        self.pitch * 46 / 100
    }

    fn parts(self) -> i32 {
        4 * i32::from(self.players)
    }

    /// In which direction a side lies, by fourths of a side's turn.
    fn side(self, seat: u8, fourths: i32) -> Direction {
        let players = i32::from(self.players);
        Direction::turned(players + 4 * (i32::from(seat) - i32::from(self.base)) + fourths, self.parts())
    }

    /// From the middle to a corner of the ring: half a side over the sine of half its turn.
    fn reach(self) -> f64 {
        // A corner an eighth of a side's turn round from the middle of one: measure how broad a side would be.
        let unit = 1_000_000.0;
        let corner = self.side(self.base, -2).from(Point::new(0, 0), unit);
        f64::from(SIDE) * f64::from(self.pitch) / 2.0 * unit / f64::from(corner.x).abs().max(1.0)
    }

    /// Where the name of a player stands, and whether beside its badge instead of below it. The square has little room:
    /// the home holes of the next side are near.
    pub(super) fn label(self, seat: u8) -> (Point, bool) {
        let across = (i32::from(seat) - i32::from(self.base)) % 2 == 0;
        match (self.players, across) {
            (4, true) => (self.along(seat, 13.2, 1.5), true),
            (4, false) => (self.along(seat, 11.0, 3.2), true),
            _ => (self.along(seat, 13.2, 2.2), false),
        }
    }

    /// A hole of the ring, by its number.
    pub(super) fn hole(self, hole: u8) -> Point {
        self.along(hole / SIDE % self.players.max(1), f64::from(hole % SIDE), 0.0)
    }

    /// A place so many holes along a side and so many towards the middle.
    pub(super) fn along(self, seat: u8, holes: f64, inward: f64) -> Point {
        let reach = self.reach();
        let (from, to) = (self.side(seat, -2).from(MIDDLE, reach), self.side(seat, 2).from(MIDDLE, reach));
        let share = holes / f64::from(SIDE);
        let between = |from: i32, to: i32| (f64::from(from) + f64::from(to - from) * share).round() as i32;
        let edge = Point::new(between(from.x, to.x), between(from.y, to.y));
        self.side(seat, 0).from(edge, -inward * f64::from(self.pitch))
    }

    /// A home hole of a seat, from 1.
    pub(super) fn home(self, seat: u8, hole: u8) -> Point {
        self.along(seat, f64::from(in_spot(0)), f64::from(hole) * 1.05)
    }

    /// Where a peg waits in the start of a seat.
    pub(super) fn start(self, seat: u8, peg: u8) -> Point {
        let (aside, inward) = match peg {
            0 => (0.0, 0.0),
            1 => (-0.85, -0.85),
            2 => (0.85, -0.85),
            3 => (-0.85, 0.85),
            _ => (0.85, 0.85),
        };
        self.along(seat, f64::from(come_out(0)) + aside, 2.4 + inward)
    }

    /// Where a peg is.
    pub(super) fn place(self, seat: u8, peg: u8, place: Place) -> Point {
        match place {
            Place::Start {} => self.start(seat, peg),
            Place::Track { hole } => self.hole(hole),
            Place::Home { hole } => self.home(seat, hole),
        }
    }
}
