//! Where everything on Ludo's boards is in a picture.
//!
//! All boards lie on a grid of fifteen by fifteen cells. An arm points down in a frame of its own, whose origin is the
//! middle of the board; turned by quarters it comes to where it belongs. The cross has four arms, the T all but the
//! upper one, the line the lower and the upper one. Where the next arm lies opposite, the two squares of the loop that
//! meet in the middle are longer, so that no gap is left.

use super::super::bounds::LANE_STEPS;
use super::super::state::State;
use crate::picture::Point;
use crate::wire::Seat;

/// The side of a cell.
pub(in crate::ludo) const CELL: i32 = 400;
/// Half of it.
pub(in crate::ludo) const HALF: i32 = CELL / 2;
/// The side of the board.
pub(in crate::ludo) const SIDE: i32 = 15 * CELL;
/// What is left free round the board.
pub(in crate::ludo) const MARGIN: i32 = 200;
/// How many squares of the loop an arm has.
const ARM: u8 = 13;
/// The last square of an arm before the middle, and the first beyond it.
const INNERMOST: u8 = 4;

/// A place on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ludo) struct Spot {
    /// Its middle.
    pub(in crate::ludo) center: Point,
    /// From there to its left and right.
    pub(in crate::ludo) half_width: i32,
    /// From there to its top and bottom.
    pub(in crate::ludo) half_height: i32,
}

/// A board, turned so that one arm is at the bottom.
#[derive(Clone, Copy, Debug)]
pub(in crate::ludo) struct Plan {
    arms: u8,
    /// By how many quarters everything is turned.
    turned: u8,
}

impl Plan {
    /// The board of a state, with the arm of `seat` at the bottom; without one, or if it does not play, the first.
    pub(in crate::ludo) fn new(state: &State, seat: Option<Seat>) -> Self {
        let upright = Self { arms: state.table.board.loop_length() / ARM, turned: 0 };
        let arm = seat.filter(|seat| seat.0 < state.players()).map_or(0, |seat| Self::arm_of(state, seat));
        Self { turned: (4 - upright.quarters(arm)) % 4, ..upright }
    }

    /// The arm of a seat.
    pub(in crate::ludo) fn arm_of(state: &State, seat: Seat) -> u8 {
        state.start_of(seat) / ARM
    }

    /// How many arms there are.
    pub(in crate::ludo) const fn arms(self) -> u8 {
        self.arms
    }

    /// How many squares the loop has.
    pub(in crate::ludo) const fn squares(self) -> u8 {
        self.arms * ARM
    }

    /// The start of an arm.
    pub(in crate::ludo) const fn start(self, arm: u8) -> u8 {
        arm * ARM
    }

    /// By how many quarters clockwise an arm is turned from the bottom.
    const fn quarters(self, arm: u8) -> u8 {
        let upright = match (self.arms, arm) {
            (2, arm) => 2 * arm,
            (3, 2) => 3,
            (_, arm) => arm,
        };
        (upright + self.turned) % 4
    }

    const fn next(self, arm: u8) -> u8 {
        (arm + 1) % self.arms
    }

    /// Whether the loop runs straight on from an arm to the next.
    const fn runs_straight(self, arm: u8) -> bool {
        (self.quarters(self.next(arm)) + 4 - self.quarters(arm)) % 4 == 2
    }

    /// A place in the frame of an arm, in the picture.
    pub(in crate::ludo) fn turn(self, arm: u8, right: i32, down: i32) -> Point {
        let (x, y) = match self.quarters(arm) {
            0 => (right, down),
            1 => (-down, right),
            2 => (-right, -down),
            _ => (down, -right),
        };
        Point::new(MARGIN + SIDE / 2 + x, MARGIN + SIDE / 2 + y)
    }

    fn spot(self, arm: u8, right: i32, down: i32, half_length: i32) -> Spot {
        let center = self.turn(arm, right, down);
        match self.quarters(arm) {
            0 | 2 => Spot { center, half_width: HALF, half_height: half_length },
            _ => Spot { center, half_width: half_length, half_height: HALF },
        }
    }

    /// A square of the loop.
    pub(in crate::ludo) fn square(self, square: u8) -> Spot {
        let (arm, place) = (square / ARM % self.arms, square % ARM);
        let next = self.next(arm);
        let straight = self.runs_straight(arm);
        let long = 5 * CELL / 4;
        match place {
            INNERMOST if straight => self.spot(arm, -CELL, long, long),
            0..=INNERMOST => self.spot(arm, -CELL, CELL * (6 - i32::from(place)), HALF),
            5 if straight => self.spot(next, CELL, long, long),
            5..=10 => self.spot(next, CELL, CELL * (i32::from(place) - 3), HALF),
            11 => self.spot(next, 0, 7 * CELL, HALF),
            _ => self.spot(next, -CELL, 7 * CELL, HALF),
        }
    }

    /// A step of an arm's lane.
    pub(in crate::ludo) fn lane(self, arm: u8, step: u8) -> Spot {
        self.spot(arm, 0, CELL * (7 - i32::from(step.clamp(1, LANE_STEPS))), HALF)
    }

    /// How far the finish of an arm reaches to its left and right.
    fn finish_reach(self, arm: u8) -> (i32, i32) {
        let before = (arm + self.arms - 1) % self.arms;
        let reach = |straight| if straight { HALF } else { 3 * HALF };
        (reach(self.runs_straight(arm)), reach(self.runs_straight(before)))
    }

    /// The corners of an arm's finish.
    pub(in crate::ludo) fn finish(self, arm: u8) -> Vec<Point> {
        let (left, right) = self.finish_reach(arm);
        let corners: &[(i32, i32)] = if left + right == 2 * HALF {
            &[(-left, 20), (right, 20), (right, 3 * HALF), (-left, 3 * HALF)]
        } else {
            &[(0, 0), (right, 3 * HALF), (-left, 3 * HALF)]
        };
        corners.iter().map(|&(right, down)| self.turn(arm, right, down)).collect()
    }

    /// Where a piece stands in an arm's finish.
    pub(in crate::ludo) fn finish_slot(self, arm: u8, piece: u8) -> Point {
        let (left, right) = self.finish_reach(arm);
        let number = i32::from(piece);
        if left + right == 2 * HALF {
            let (across, along) = (number % 2 * 180 - 90, number / 2 * 220);
            return self.turn(arm, across, 180 + along);
        }
        self.turn(arm, (right - left) / 3 + (2 * number - 3) * 92, 480)
    }

    /// The middle of an arm's yard.
    pub(in crate::ludo) fn yard(self, arm: u8) -> Point {
        self.turn(arm, -9 * HALF, 9 * HALF)
    }

    /// Where a piece stands in an arm's yard.
    pub(in crate::ludo) fn yard_slot(self, arm: u8, piece: u8) -> Point {
        let number = i32::from(piece);
        self.yard(arm).plus((number % 2 * 2 - 1) * CELL * 3 / 4, (number / 2 * 2 - 1) * CELL * 3 / 4 + 160)
    }

    /// The cell of a place on the grid of fifteen by fifteen, column and row.
    pub(in crate::ludo) fn cell(at: Point) -> (usize, usize) {
        let number = |from: i32| {
            let cell = (from - MARGIN) / CELL;
            usize::try_from(cell.clamp(0, 14)).unwrap_or(0)
        };
        (number(at.x), number(at.y))
    }
}
