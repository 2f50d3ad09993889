//! The complete list of legal moves.

use arrayvec::ArrayVec;

use super::field::Field;
use super::kinds::{Kind, KindSet, tiles_of};
use super::placement::HAND;
use super::state::{Hand, State};
use super::wire::{QwirkleAxis, QwirkleMove, QwirkleOpening, QwirkleOrder, QwirklePlacedTile, QwirkleTile};
use super::{Qwirkle, judge};
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
    pub(super) points: u8,
}

/// Up to six kinds of tile in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinds {
    length: u8,
    kinds: [Kind; HAND],
}

impl Kinds {
    fn of(kinds: &[Kind]) -> Self {
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

fn of_an_open_hand(state: &State, hand: &[Kind], order: QwirkleOrder) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    placements(state, hand, &mut candidates);
    let bag = state.bag();
    if matches!(order, QwirkleOrder::Points) {
        // With the bag empty the whole hand laid at once brings the end bonus; all other placements keep their
        // order among themselves.
        let ends = |placement: &Placement| bag == 0 && placement.kinds.as_slice().len() == hand.len();
        candidates.sort_by_key(|candidate| match candidate {
            Candidate::Place(placement) => {
                let bonus = if ends(placement) { judge::END_BONUS } else { 0 };
                std::cmp::Reverse(u32::from(placement.points) + bonus)
            }
            _ => std::cmp::Reverse(0),
        });
    }
    let can_place = !candidates.is_empty();
    if !state.board.is_empty() {
        swaps(hand, bag.into(), &mut candidates);
    }
    if !can_place {
        candidates.extend((bag == 0).then_some(Candidate::Pass));
        candidates.extend(stop(state, bag));
    }
    candidates
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
    candidates.extend(stop(state, bag));
    candidates
}

/// `qwirkle.end_dead`.
fn stop(state: &State, bag: u8) -> Option<Candidate> {
    (bag > 0 && state.something_fits().is_none()).then_some(Candidate::Stop)
}

/// The legal placements of an open hand by number of tiles, then cells, then tiles.
///
/// Within each number they are found in that order: first cells row by row, from each the row before the
/// column, along each the tiles in their order.
pub(super) fn placements(state: &State, hand: &[Kind], candidates: &mut Vec<Candidate>) {
    let kinds: KindSet = hand.iter().copied().collect();
    let largest = kinds.largest_set();
    let reach = usize::from(largest).min(HAND);
    if reach == 0 {
        return;
    }
    let field = Field::new(&state.board, reach);
    let opening = state.board.is_empty();
    let announced = opening && state.options.opening == QwirkleOpening::Announced;
    let mut search = Search {
        field: &field,
        hand: kinds,
        least: if announced { reach } else { 1 },
        most: reach,
        axis: QwirkleAxis::Row,
        start: 0,
        laid: ArrayVec::new(),
        found: Default::default(),
    };
    if opening {
        let origin = field.size() / 2;
        search.from(origin, QwirkleAxis::Row, 1);
        search.from(origin, QwirkleAxis::Column, 1);
    } else {
        search.everywhere();
    }
    candidates.reserve(search.found.iter().map(Vec::len).sum::<usize>() + (1 << HAND));
    for found in &search.found {
        candidates.extend(found.iter().copied().map(Candidate::Place));
    }
}

/// A search for placements: which tiles may lie on the next empty cell, and the next.
struct Search<'f> {
    field: &'f Field,
    hand: KindSet,
    /// The fewest tiles asked for.
    least: usize,
    /// The most tiles of the hand that may stand in one line.
    most: usize,
    axis: QwirkleAxis,
    start: usize,
    laid: ArrayVec<Kind, HAND>,
    /// What was found, by number of tiles.
    found: [Vec<Placement>; HAND],
}

/// A line that grows: what may join it, how many tiles it has, and the points of the lines across it.
#[derive(Clone, Copy)]
struct Growing {
    allowed: KindSet,
    length: u8,
    across: u8,
}

impl Search<'_> {
    /// Tries every empty cell as the first.
    fn everywhere(&mut self) {
        let field = self.field;
        let needed = [self.needed(QwirkleAxis::Row), self.needed(QwirkleAxis::Column)];
        for place in 0..field.size() {
            for (axis, needed) in [QwirkleAxis::Row, QwirkleAxis::Column].into_iter().zip(&needed) {
                if usize::from(needed[place]) <= self.most {
                    self.from(place, axis, needed[place].into());
                }
            }
        }
    }

    /// For each place how many tiles it takes from there on until one lies beside a tile of the board.
    fn needed(&self, axis: QwirkleAxis) -> Vec<u8> {
        let field = self.field;
        let step = field.step(axis);
        let mut needed = vec![u8::MAX; field.size()];
        for place in (0..field.size()).rev() {
            if field.is_anchor(place) {
                needed[place] = 1;
            } else if field.is_empty(place) {
                let after = needed.get(place + step).copied().unwrap_or(u8::MAX);
                needed[place] = after.saturating_add(1);
            }
        }
        needed
    }

    /// Placements whose first tile lies at `start`, of at least `needed` tiles.
    ///
    /// A single tile forms its row and its column at once, so it is found along the row alone.
    fn from(&mut self, start: usize, axis: QwirkleAxis, needed: usize) {
        let (allowed, length) = self.field.before(start, self.field.step(axis));
        (self.start, self.axis) = (start, axis);
        let alone = if axis == QwirkleAxis::Row { 1 } else { 2 };
        let least = needed.max(self.least).max(alone);
        self.grow(start, least, Growing { allowed, length, across: 0 });
    }

    /// Lays each tile that may lie at the empty `place`, and goes on from there.
    fn grow(&mut self, place: usize, least: usize, line: Growing) {
        let field = self.field;
        let step = field.step(self.axis);
        let (across, points) = field.across(place, self.axis);
        'tiles: for kind in self.hand & line.allowed & across {
            let mut grown = Growing {
                allowed: line.allowed & kind.friends(),
                length: line.length + 1,
                across: line.across + points,
            };
            let mut next = place + step;
            while let Some(standing) = field.tile(next) {
                if !grown.allowed.has(standing) {
                    continue 'tiles;
                }
                grown.allowed &= standing.friends();
                grown.length += 1;
                next += step;
            }
            self.laid.push(kind);
            if self.laid.len() >= least {
                self.keep(grown);
            }
            if self.laid.len() < self.most && field.is_empty(next) {
                self.grow(next, least, grown);
            }
            self.laid.pop();
        }
    }

    fn keep(&mut self, line: Growing) {
        let own = match line.length {
            1 => 0,
            6 => 12,
            length => length,
        };
        let placement = Placement {
            first: self.field.cell(self.start),
            axis: self.axis,
            kinds: Kinds::of(&self.laid),
            points: (own + line.across).max(1),
        };
        if let Some(found) = self.laid.len().checked_sub(1).and_then(|at| self.found.get_mut(at)) {
            found.push(placement);
        }
    }
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
            QwirkleMove::Place { tiles: placed_tiles(state, placement).collect(), drawn: None }
        }
        Candidate::Swap(kinds) => QwirkleMove::Swap { tiles: tiles_of(kinds.as_slice()), drawn: None },
        Candidate::SwapHidden(count) => QwirkleMove::SwapHidden { count: (*count).into() },
        Candidate::Pass => QwirkleMove::Pass {},
        Candidate::Stop => QwirkleMove::Stop {},
    }
}

/// The tiles of a placement on their cells: the empty cells from the first on.
pub(super) fn placed_tiles<'s>(
    state: &'s State,
    placement: &'s Placement,
) -> impl Iterator<Item = QwirklePlacedTile> + 's {
    let (right, down) = match placement.axis {
        QwirkleAxis::Row => (1, 0),
        QwirkleAxis::Column => (0, 1),
    };
    let mut next = placement.first;
    placement.kinds.as_slice().iter().map(move |kind| {
        while state.board.at(next).is_some() {
            next = Cell { x: next.x + right, y: next.y + down };
        }
        let Cell { x, y } = next;
        next = Cell { x: x + right, y: y + down };
        let QwirkleTile { color, shape } = kind.tile();
        QwirklePlacedTile { x, y, color, shape }
    })
}
