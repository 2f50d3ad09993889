//! The complete list of legal moves.

use std::cmp::Reverse;

use arrayvec::ArrayVec;

use super::board::Board;
use super::kinds::{Kind, tiles_of};
use super::placement::HAND;
use super::search::placements;
use super::state::{Hand, State};
use super::wire::{QwirkleAxis, QwirkleMove, QwirkleOrder, QwirklePlacedTile, QwirkleTile};
use super::{Qwirkle, judge, score};
use crate::answer::Cell;
use crate::game::Moves;

/// A legal move as it is kept while the list is made and sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Candidate {
    /// Tiles laid from one cell on, along a row or column.
    Place(Placement),
    /// Tiles swapped.
    Swap(Kinds),
    /// As many tiles swapped by a hidden hand.
    SwapHidden(u8),
    /// A pass.
    Pass,
    /// The end of a dead position.
    Stop,
}

/// One to six tiles laid on the empty cells from `first` on, along `axis`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    pub(super) first: Cell,
    pub(super) axis: QwirkleAxis,
    pub(super) kinds: Kinds,
    /// Its points, the end bonus aside.
    pub(super) points: u32,
}

/// Up to six kinds of tile in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds {
    length: u8,
    kinds: [Kind; HAND],
}

impl Kinds {
    /// These kinds, of which there are at most six.
    pub(super) fn of(kinds: &[Kind]) -> Self {
        let mut all = Self { length: 0, kinds: [Kind::FIRST; HAND] };
        for (place, &kind) in all.kinds.iter_mut().zip(kinds) {
            *place = kind;
            all.length += 1;
        }
        all
    }

    /// The kinds.
    pub(super) fn as_slice(&self) -> &[Kind] {
        &self.kinds[..usize::from(self.length).min(HAND)]
    }
}

/// The legal moves of a state in the order asked for.
pub(super) fn moves(state: &State, order: QwirkleOrder) -> Moves<Qwirkle> {
    let (candidates, complete) = match state.hand_to_move() {
        None => (Vec::new(), true),
        Some(Hand::Open(kinds)) => (of_an_open_hand(state, kinds, order), true),
        Some(&Hand::Hidden(size)) => (of_a_hidden_hand(state, size), false),
    };
    Moves { candidates, complete }
}

/// The most moves that an open hand has beside its placements: every choice of its tiles swapped but the empty
/// one, and a pass or a stop.
const MOST_BESIDE_PLACEMENTS: usize = 1 << HAND;

fn of_an_open_hand(state: &State, hand: &[Kind], order: QwirkleOrder) -> Vec<Candidate> {
    let found = placements(state, hand);
    let number: usize = found.iter().map(Vec::len).sum();
    let mut candidates = Vec::with_capacity(number + MOST_BESIDE_PLACEMENTS);
    for found in &found {
        candidates.extend(found.iter().copied().map(Candidate::Place));
    }
    if matches!(order, QwirkleOrder::Points) {
        sort_by_points(state, &mut candidates);
    }
    let bag = state.bag();
    if !state.board.is_empty() {
        swaps(hand, bag.into(), &mut candidates);
    }
    if number == 0 {
        candidates.extend((bag == 0).then_some(Candidate::Pass));
        candidates.extend(state.is_dead().then_some(Candidate::Stop));
    }
    candidates
}

/// The most points first; equal ones keep their order.
fn sort_by_points(state: &State, candidates: &mut [Candidate]) {
    let last = state.last_placement();
    candidates.sort_by_key(|candidate| match candidate {
        Candidate::Place(placement) => {
            let plays_out = last == Some(placement.kinds.as_slice().len());
            Reverse(placement.points + score::of_end(plays_out))
        }
        _ => Reverse(0),
    });
}

/// What a hidden hand may do without telling its tiles.
fn of_a_hidden_hand(state: &State, size: u8) -> Vec<Candidate> {
    let mut candidates = Vec::new();
    let bag = state.bag();
    if !state.board.is_empty() {
        candidates.extend((1..=size.min(bag)).map(Candidate::SwapHidden));
    }
    if bag == 0 && judge::hidden_hand_may_be_unfit(state, size) {
        candidates.push(Candidate::Pass);
    }
    candidates.extend(state.is_dead().then_some(Candidate::Stop));
    candidates
}

/// Every different choice of one to six tiles of the hand, at most as many as the bag holds, by number and then
/// by tiles.
fn swaps(hand: &[Kind], bag: usize, candidates: &mut Vec<Candidate>) {
    let mut sorted: ArrayVec<Kind, HAND> = hand.iter().copied().take(HAND).collect();
    sorted.sort_unstable();
    let mut chosen = ArrayVec::new();
    for number in 1..=sorted.len().min(bag) {
        choose(&sorted, number, &mut chosen, candidates);
    }
}

/// Adds to what is chosen until there are `number` tiles; of equal tiles the first is always chosen first.
fn choose(rest: &[Kind], number: usize, chosen: &mut ArrayVec<Kind, HAND>, candidates: &mut Vec<Candidate>) {
    if chosen.len() == number {
        candidates.push(Candidate::Swap(Kinds::of(chosen)));
        return;
    }
    for (index, &kind) in rest.iter().enumerate() {
        let again = index > 0 && rest[index - 1] == kind;
        if !again {
            chosen.push(kind);
            choose(&rest[index + 1..], number, chosen, candidates);
            chosen.pop();
        }
    }
}

/// A candidate written out.
pub(super) fn spell(state: &State, candidate: &Candidate) -> QwirkleMove {
    match candidate {
        Candidate::Place(placement) => {
            QwirkleMove::Place { tiles: placed_tiles(&state.board, placement).collect(), drawn: None }
        }
        Candidate::Swap(kinds) => QwirkleMove::Swap { tiles: tiles_of(kinds.as_slice()), drawn: None },
        Candidate::SwapHidden(count) => QwirkleMove::SwapHidden { count: (*count).into() },
        Candidate::Pass => QwirkleMove::Pass {},
        Candidate::Stop => QwirkleMove::Stop {},
    }
}

/// The tiles of a placement on their cells: the empty cells from the first on.
pub(super) fn placed_tiles<'s>(
    board: &'s Board,
    placement: &'s Placement,
) -> impl Iterator<Item = QwirklePlacedTile> + 's {
    let (right, down) = match placement.axis {
        QwirkleAxis::Row => (1, 0),
        QwirkleAxis::Column => (0, 1),
    };
    let mut next = placement.first;
    placement.kinds.as_slice().iter().map(move |kind| {
        while board.at(next).is_some() {
            next = Cell { x: next.x + right, y: next.y + down };
        }
        let Cell { x, y } = next;
        next = Cell { x: x + right, y: y + down };
        let QwirkleTile { color, shape } = kind.tile();
        QwirklePlacedTile { x, y, color, shape }
    })
}
