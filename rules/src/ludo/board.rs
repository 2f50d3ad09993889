//! How the boards are laid out, and how far a piece has come on them.
//!
//! A piece counts its progress from its own start: 0 there, one more for each square clockwise, on through the lane
//! to the finish. In the yard it has none.

use super::bounds::LANE_STEPS;
use super::wire::{LudoArm, LudoBoard, LudoColor, LudoGeometry, LudoPiece, LudoSafeList, LudoSafeSquares};
use crate::wire::Seat;

/// How many squares of the loop an arm has.
const ARM: u8 = 13;
/// How far the star of an arm lies behind its start.
const STAR: u8 = 8;
/// How many arms the cross has.
const CROSS: u8 = 4;
/// The colours, clockwise.
pub(super) const COLORS: [LudoColor; 4] =
    [LudoColor::Yellow, LudoColor::Blue, LudoColor::Red, LudoColor::Green];

/// A board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    arms: u8,
    /// On the cross an arm belongs to a colour, on the smaller boards to a seat.
    by_color: bool,
}

impl Board {
    /// The board for so many players; four play on the cross in any case.
    pub(super) fn new(board: LudoBoard, players: usize) -> Self {
        match (board, players) {
            (LudoBoard::ByPlayers, 2) => Self { arms: 2, by_color: false },
            (LudoBoard::ByPlayers, 3) => Self { arms: 3, by_color: false },
            _ => Self { arms: CROSS, by_color: true },
        }
    }

    /// Whether arms belong to colours, so that these must be seated in their order.
    pub(super) const fn by_color(self) -> bool {
        self.by_color
    }

    /// How many squares the loop has.
    pub(super) const fn loop_length(self) -> u8 {
        self.arms * ARM
    }

    /// The progress of a piece on the last square of its lap.
    pub(super) const fn last_on_loop(self) -> u8 {
        self.loop_length() - 2
    }

    /// The progress of a piece at the finish.
    pub(super) const fn finish(self) -> u8 {
        self.last_on_loop() + LANE_STEPS + 1
    }

    /// The square on which a player's pieces leave the yard.
    pub(super) const fn start(self, seat: u8, color: LudoColor) -> u8 {
        let arm = if self.by_color { color as u8 } else { seat };
        arm % self.arms * ARM
    }

    /// The square of the loop on which a piece with this progress stands.
    pub(super) const fn square(self, start: u8, progress: u8) -> u8 {
        let square = start + progress;
        if square < self.loop_length() { square } else { square - self.loop_length() }
    }

    /// Whether nothing is captured on a square.
    pub(super) const fn is_safe(self, square: u8, safe: LudoSafeSquares) -> bool {
        match safe {
            LudoSafeSquares::StartsAndStars => matches!(square % ARM, 0 | STAR),
            LudoSafeSquares::Starts => square.is_multiple_of(ARM),
            LudoSafeSquares::None => false,
        }
    }

    /// Where a piece is, as on the wire.
    pub(super) const fn piece(self, start: u8, progress: Option<u8>) -> LudoPiece {
        match progress {
            None => LudoPiece::Yard {},
            Some(progress) if progress <= self.last_on_loop() => {
                LudoPiece::Track { square: self.square(start, progress) }
            }
            Some(progress) if progress < self.finish() => {
                LudoPiece::Lane { step: progress - self.last_on_loop() }
            }
            Some(_) => LudoPiece::Finish {},
        }
    }

    fn geometry(self, board: LudoBoard, players: u8) -> LudoGeometry {
        LudoGeometry {
            board,
            players,
            loop_length: self.loop_length(),
            last_on_loop: self.last_on_loop(),
            lane_steps: LANE_STEPS,
            finish: self.finish(),
            arms: (0u8..)
                .zip(COLORS)
                .take(self.arms.into())
                .map(|(arm, color)| self.arm(arm, color))
                .collect(),
            safe_squares: [LudoSafeSquares::StartsAndStars, LudoSafeSquares::Starts, LudoSafeSquares::None]
                .map(|option| self.safe_list(option))
                .to_vec(),
        }
    }

    fn arm(self, arm: u8, color: LudoColor) -> LudoArm {
        let start = self.start(arm, color);
        LudoArm {
            color: self.by_color.then_some(color),
            seat: (!self.by_color).then_some(Seat(arm)),
            start,
            star: self.square(start, STAR),
            turn_off: self.square(start, self.last_on_loop()),
        }
    }

    fn safe_list(self, option: LudoSafeSquares) -> LudoSafeList {
        let squares = (0..self.loop_length()).filter(|&square| self.is_safe(square, option)).collect();
        LudoSafeList { option, squares }
    }
}

/// How each board is laid out for each number of players.
#[must_use]
pub fn geometry() -> Vec<LudoGeometry> {
    let boards = [LudoBoard::Cross, LudoBoard::ByPlayers];
    let each = |board| (2u8..=4).map(move |players| (board, players));
    let laid_out =
        |(board, players): (LudoBoard, u8)| Board::new(board, players.into()).geometry(board, players);
    boards.into_iter().flat_map(each).map(laid_out).collect()
}
