//! Where a piece can go: the rules of leaving the yard, of blocks and of the finish, each a question of its own.

use arrayvec::ArrayVec;

use super::bounds::PIECES;
use super::state::State;
use super::wire::LudoBlocking;
use crate::answer::PieceReference;
use crate::wire::Seat;

/// The ways of one player's pieces through the position.
#[derive(Clone, Copy)]
pub(super) struct Ways<'s> {
    state: &'s State,
    seat: Seat,
    /// The squares of the loop that cannot be passed, one bit each.
    barred: u64,
    /// The steps of the lane, by progress, that cannot be passed, one bit each.
    barred_lane: u64,
}

/// What stands in the way of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hindrance {
    /// The progress that the moving piece would have there.
    pub(super) progress: u8,
    /// The square of the loop; none in the lane.
    pub(super) square: Option<u8>,
}

impl<'s> Ways<'s> {
    /// The ways of `seat`.
    pub(super) fn new(state: &'s State, seat: Seat) -> Self {
        let (barred, barred_lane) = match state.table.options.blocking {
            LudoBlocking::Pairs => (blocks_against(state, seat), 0),
            LudoBlocking::None => (0, 0),
            LudoBlocking::NoPassing => (occupied(state), lane(state, seat)),
        };
        Self { state, seat, barred, barred_lane }
    }

    /// Where the piece would stand after so many squares; a larger number stops at the finish.
    pub(super) fn after(&self, progress: u8, die: u8) -> u8 {
        (progress + die).min(self.state.table.board.finish())
    }

    /// Whether what cannot be passed cannot be landed on either.
    pub(super) fn bars_landing(&self) -> bool {
        self.state.table.options.blocking == LudoBlocking::Pairs
    }

    /// `ludo.exit_blocked`: whether a block forbids leaving the yard.
    pub(super) fn start_is_blocked(&self) -> bool {
        self.bars_landing() && self.barred & bit(self.state.start_of(self.seat)) != 0
    }

    /// `ludo.exact`: whether the number is larger than what is left, where it must not be.
    pub(super) fn overshoots(&self, progress: u8, die: u8) -> bool {
        self.state.table.options.exact_finish && progress + die > self.state.table.board.finish()
    }

    /// `ludo.block`: the first thing that a piece on the way would pass, or land on, and must not.
    pub(super) fn hindrance(&self, progress: u8, die: u8) -> Option<Hindrance> {
        if self.barred | self.barred_lane == 0 {
            return None;
        }
        let to = self.after(progress, die);
        let last = if self.bars_landing() { to } else { to.saturating_sub(1) };
        (progress + 1..=last).find_map(|progress| {
            let square = self.state.square_of(self.seat, Some(progress));
            let barred = square.map_or(self.barred_lane & bit(progress), |square| self.barred & bit(square));
            (barred != 0).then_some(Hindrance { progress, square })
        })
    }

    /// The progress of a piece after the number rolled, if it may move by it.
    pub(super) fn destination(&self, piece: Option<u8>, die: u8) -> Option<u8> {
        match piece {
            None => (self.state.leaves_the_yard(die) && !self.start_is_blocked()).then_some(0),
            Some(progress) if progress >= self.state.table.board.finish() => None,
            Some(progress) => {
                let free = !self.overshoots(progress, die) && self.hindrance(progress, die).is_none();
                free.then(|| self.after(progress, die))
            }
        }
    }

    /// Whether any piece may move by the number rolled.
    pub(super) fn any(&self, die: u8) -> bool {
        self.state.pieces_of(self.seat).iter().any(|&piece| self.destination(piece, die).is_some())
    }

    /// The pieces that make up a hindrance: under `pairs` the opponents' block, else all that cannot be passed.
    pub(super) fn in_the_way(&self, hindrance: Hindrance) -> Vec<PieceReference> {
        match hindrance.square {
            Some(square) => self.standing_on(square),
            None => {
                references(self.seat, |progress| progress == Some(hindrance.progress), self.state).collect()
            }
        }
    }

    /// The pieces of the block on the start.
    pub(super) fn on_the_start(&self) -> Vec<PieceReference> {
        self.standing_on(self.state.start_of(self.seat))
    }

    fn standing_on(&self, square: u8) -> Vec<PieceReference> {
        let blocks_only = self.bars_landing();
        let of_seat = |seat: Seat| -> ArrayVec<PieceReference, PIECES> {
            references(seat, |piece| self.state.square_of(seat, piece) == Some(square), self.state).collect()
        };
        let seats = self.state.seats().filter(|&seat| !blocks_only || seat != self.seat);
        seats.map(of_seat).filter(|pieces| !blocks_only || pieces.len() > 1).flatten().collect()
    }
}

/// The pieces of a seat for which `chosen` holds.
fn references(
    seat: Seat,
    chosen: impl Fn(Option<u8>) -> bool,
    state: &State,
) -> impl Iterator<Item = PieceReference> {
    (0u8..)
        .zip(*state.pieces_of(seat))
        .filter(move |&(_, progress)| chosen(progress))
        .map(move |(piece, _)| PieceReference { seat, piece })
}

/// The squares on which an opponent of `own` has two or more pieces.
fn blocks_against(state: &State, own: Seat) -> u64 {
    let mut blocks = 0;
    for seat in state.seats().filter(|&seat| seat != own) {
        let mut seen = 0;
        for &piece in state.pieces_of(seat) {
            let square = state.square_of(seat, piece).map_or(0, bit);
            blocks |= seen & square;
            seen |= square;
        }
    }
    blocks
}

/// The squares on which any piece stands.
fn occupied(state: &State) -> u64 {
    let on_the_loop = |seat: Seat| {
        let square = move |&piece: &Option<u8>| state.square_of(seat, piece).map_or(0, bit);
        state.pieces_of(seat).iter().map(square).fold(0, |squares, square| squares | square)
    };
    state.seats().map(on_the_loop).fold(0, |squares, square| squares | square)
}

/// The steps of the lane on which `seat` has a piece, by progress.
fn lane(state: &State, seat: Seat) -> u64 {
    let board = state.table.board;
    let in_the_lane = |progress: &u8| (board.last_on_loop() + 1..board.finish()).contains(progress);
    let steps = state.pieces_of(seat).iter().flatten().filter(|progress| in_the_lane(progress));
    steps.fold(0, |steps, &progress| steps | bit(progress))
}

/// The bit of a square or step; none is beyond 63.
const fn bit(number: u8) -> u64 {
    1 << (number % 64)
}
