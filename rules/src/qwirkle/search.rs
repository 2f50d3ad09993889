//! The search for legal placements: which tiles may lie on the next empty cell, and the next.

use arrayvec::ArrayVec;

use super::field::Field;
use super::kinds::{Kind, KindSet};
use super::moves::{Kinds, Placement};
use super::placement::HAND;
use super::score;
use super::state::State;
use super::wire::QwirkleAxis;

/// Placements by number of tiles; none has no tiles.
pub(super) type Found = [Vec<Placement>; HAND + 1];

/// The legal placements of an open hand by number of tiles, each number by cells and then by tiles.
///
/// Within each number they are found in that order: first cells row by row, from each the row before the
/// column, along each the tiles in their order.
pub(super) fn placements(state: &State, hand: &[Kind]) -> Found {
    let kinds: KindSet = hand.iter().copied().collect();
    let reach = usize::from(kinds.largest_set()).min(HAND);
    if reach == 0 {
        return Found::default();
    }
    let field = Field::new(&state.board, reach);
    let mut search = Search::new(&field, kinds, Found::default());
    search.least = if state.opening_is_bound() { reach } else { 1 };
    if state.board.is_empty() {
        let origin = field.size() / 2;
        search.from(origin, QwirkleAxis::Row, 1);
        search.from(origin, QwirkleAxis::Column, 1);
    } else {
        search.everywhere();
    }
    search.found
}

/// The best placement on a board, as far as points tell.
#[derive(Debug)]
pub(super) struct Best {
    /// The number of tiles that play the hand out with the bag empty.
    last: Option<usize>,
    /// Its points, the end bonus included; 0 where nothing fits.
    pub(super) most: u32,
    /// The first of those that score most.
    pub(super) placement: Option<Placement>,
    /// How many placements there are.
    pub(super) looked_at: u32,
}

/// The placement that scores most on a board with tiles, whose field has a margin for whole hands. `last` is the
/// number of tiles that play the hand out.
pub(super) fn best(field: &Field, hand: &[Kind], last: Option<usize>) -> Best {
    let kinds: KindSet = hand.iter().copied().collect();
    let best = Best { last, most: 0, placement: None, looked_at: 0 };
    let mut search = Search::new(field, kinds, best);
    search.everywhere();
    search.found
}

/// What is told of each placement found.
trait Listener {
    /// A placement of so many tiles and points, the end bonus aside, which is made where it is wanted.
    fn hear(&mut self, tiles: usize, points: u32, placement: impl FnOnce() -> Placement);
}

impl Listener for Found {
    fn hear(&mut self, tiles: usize, _: u32, placement: impl FnOnce() -> Placement) {
        self[tiles].push(placement());
    }
}

impl Listener for Best {
    fn hear(&mut self, tiles: usize, points: u32, placement: impl FnOnce() -> Placement) {
        self.looked_at += 1;
        let points = points + score::of_end(self.last == Some(tiles));
        if points > self.most {
            self.most = points;
            self.placement = Some(placement());
        }
    }
}

/// A search under way.
struct Search<'f, L> {
    field: &'f Field,
    hand: KindSet,
    /// The fewest tiles asked for.
    least: usize,
    /// The most tiles of the hand that may stand in one line.
    most: usize,
    axis: QwirkleAxis,
    start: usize,
    laid: ArrayVec<Kind, HAND>,
    found: L,
}

/// A line that grows: what may join it, how many tiles it has, and the points of the lines across it.
#[derive(Clone, Copy)]
struct Growing {
    allowed: KindSet,
    length: u32,
    across: u32,
}

impl<'f, L: Listener> Search<'f, L> {
    /// A search for placements of one tile or more.
    fn new(field: &'f Field, hand: KindSet, found: L) -> Self {
        Self {
            field,
            hand,
            least: 1,
            most: usize::from(hand.largest_set()).min(HAND),
            axis: QwirkleAxis::Row,
            start: 0,
            laid: ArrayVec::new(),
            found,
        }
    }

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

    /// Notes the tiles laid, which are at most as many as a hand holds.
    fn keep(&mut self, line: Growing) {
        let Self { field, axis, start, laid, found, .. } = self;
        let points = score::of_placement(score::of_line(line.length) + line.across);
        found.hear(laid.len(), points, || Placement {
            first: field.cell(*start),
            axis: *axis,
            kinds: Kinds::of(laid),
            points,
        });
    }
}
