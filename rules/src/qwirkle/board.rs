//! The board and its lines, whatever lies on it: nothing here asks whether a position is possible.
//!
//! The tiles are kept sorted, so that two equal boards are equal and nothing is ever allocated by how far out a
//! tile lies.

use super::bounds::FARTHEST;
use super::kinds::{Kind, KindSet};
use super::score;
use super::wire::{QwirkleAxis, QwirkleLine, QwirklePlacedTile};
use crate::answer::Cell;

/// Tiles on their cells, at most one a cell.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Board(Vec<Spot>);

/// A tile on its cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spot {
    key: u64,
    kind: Kind,
}

/// From one cell to the next to the right, in keys.
const RIGHT: u64 = 1;
/// From one cell to the next below, in keys.
const DOWN: u64 = 1 << 32;
/// Turned over, the signs of `x` and `y` sort rightly among unsigned numbers.
const SIGN: u32 = 1 << 31;

/// The place of a cell in the order of rows, then columns.
///
/// Cells lie well inside the range of `i32`, so that a step beside any of them stays in its row.
fn key(cell: Cell) -> u64 {
    u64::from(cell.y.cast_unsigned() ^ SIGN) << 32 | u64::from(cell.x.cast_unsigned() ^ SIGN)
}

/// The cell with this key.
const fn cell(key: u64) -> Cell {
    Cell { x: (key as u32 ^ SIGN).cast_signed(), y: ((key >> 32) as u32 ^ SIGN).cast_signed() }
}

/// The cells side by side with one.
const fn neighbours(key: u64) -> [u64; 4] {
    [key - RIGHT, key + RIGHT, key - DOWN, key + DOWN]
}

/// Whether tiles may be laid on a cell at all.
fn is_within(cell: Cell) -> bool {
    let within = -FARTHEST..=FARTHEST;
    within.contains(&cell.x) && within.contains(&cell.y)
}

/// A maximal run of tiles in a row or column; a single tile counts here as a run of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Line {
    /// Which way it runs.
    pub(super) axis: QwirkleAxis,
    first: u64,
    /// How many tiles it has.
    pub(super) length: u32,
}

impl Line {
    /// Its first cell.
    pub(super) const fn first(self) -> Cell {
        cell(self.first)
    }

    /// Its points.
    pub(super) const fn points(self) -> u32 {
        score::of_line(self.length)
    }

    /// The line as on the wire.
    pub(super) const fn wire(self) -> QwirkleLine {
        let Cell { x, y } = self.first();
        QwirkleLine { axis: self.axis, x, y, length: self.length, points: self.points() }
    }

    /// Whether a cell belongs to it.
    pub(super) fn covers(self, cell: Cell) -> bool {
        let key = key(cell);
        key >= self.first
            && (key - self.first).is_multiple_of(self.step())
            && (key - self.first) / self.step() < u64::from(self.length)
    }

    const fn step(self) -> u64 {
        step(self.axis)
    }
}

const fn step(axis: QwirkleAxis) -> u64 {
    match axis {
        QwirkleAxis::Row => RIGHT,
        QwirkleAxis::Column => DOWN,
    }
}

impl Board {
    /// The board of these tiles; of several on one cell the first counts.
    pub(super) fn of(tiles: &[QwirklePlacedTile]) -> Self {
        let mut spots: Vec<Spot> =
            tiles.iter().map(|tile| Spot { key: key(tile.cell()), kind: Kind::of(tile.tile()) }).collect();
        spots.sort_by_key(|spot| spot.key);
        spots.dedup_by_key(|spot| spot.key);
        Self(spots)
    }

    /// How many tiles lie on it.
    pub(super) const fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no tile lies on it.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The tiles row by row from the top.
    pub(super) fn tiles(&self) -> impl Iterator<Item = (Cell, Kind)> + '_ {
        self.0.iter().map(|spot| (cell(spot.key), spot.kind))
    }

    /// The tile on a cell.
    pub(super) fn at(&self, cell: Cell) -> Option<Kind> {
        self.at_key(key(cell))
    }

    fn at_key(&self, key: u64) -> Option<Kind> {
        let place = self.0.binary_search_by_key(&key, |spot| spot.key).ok()?;
        Some(self.0[place].kind)
    }

    /// The board with these tiles added; of several on one cell the one that was there first stays.
    pub(super) fn with(&self, tiles: &[QwirklePlacedTile]) -> Self {
        let mut spots = Vec::with_capacity(self.len() + tiles.len());
        spots.extend_from_slice(&self.0);
        let mut board = Self(spots);
        for tile in tiles {
            let key = key(tile.cell());
            if let Err(place) = board.0.binary_search_by_key(&key, |spot| spot.key) {
                board.0.insert(place, Spot { key, kind: Kind::of(tile.tile()) });
            }
        }
        board
    }

    /// Whether a tile lies side by side with this cell.
    pub(super) fn touches(&self, cell: Cell) -> bool {
        let key = key(cell);
        neighbours(key).into_iter().any(|key| self.at_key(key).is_some())
    }

    /// The run of tiles through a cell that holds one.
    pub(super) fn line(&self, cell: Cell, axis: QwirkleAxis) -> Line {
        let (key, step) = (key(cell), step(axis));
        let (mut first, mut length) = (key, 1);
        while self.at_key(first - step).is_some() {
            first -= step;
            length += 1;
        }
        let mut next = key + step;
        while self.at_key(next).is_some() {
            next += step;
            length += 1;
        }
        Line { axis, first, length }
    }

    /// The lines of two tiles or more through these tiles, rows before columns, each in the order of its first
    /// cell.
    pub(super) fn lines_through(&self, tiles: &[QwirklePlacedTile]) -> Vec<Line> {
        let mut lines: Vec<Line> = Vec::with_capacity(tiles.len() + 1);
        for axis in [QwirkleAxis::Row, QwirkleAxis::Column] {
            for tile in tiles {
                let cell = tile.cell();
                if lines.iter().any(|line| line.axis == axis && line.covers(cell)) {
                    continue;
                }
                let line = self.line(cell, axis);
                if line.length > 1 {
                    lines.push(line);
                }
            }
        }
        lines.sort_unstable();
        lines
    }

    /// All lines of the board.
    pub(super) fn lines(&self) -> Vec<Line> {
        let mut lines = Vec::with_capacity(self.len());
        for axis in [QwirkleAxis::Row, QwirkleAxis::Column] {
            let step = step(axis);
            for spot in &self.0 {
                let begins = self.at_key(spot.key - step).is_none() && self.at_key(spot.key + step).is_some();
                if begins {
                    lines.push(self.line(cell(spot.key), axis));
                }
            }
        }
        lines
    }

    /// The tiles of a line in order.
    pub(super) fn along(&self, line: Line) -> impl Iterator<Item = (Cell, Kind)> + '_ {
        let keys = (0..u64::from(line.length)).map(move |place| line.first + place * line.step());
        keys.filter_map(|key| self.at_key(key).map(|kind| (cell(key), kind)))
    }

    /// Whether the tiles of a line share an attribute and are all different.
    pub(super) fn is_sound(&self, line: Line) -> bool {
        let mut allowed = KindSet::ALL;
        self.along(line).all(|(_, kind)| {
            let fits = allowed.has(kind);
            allowed &= kind.friends();
            fits
        })
    }

    /// The kinds of which a tile could be laid somewhere: beside one that lies there, and every line it forms or
    /// extends is sound. On an empty board all could.
    pub(super) fn fitting(&self) -> KindSet {
        if self.is_empty() {
            return KindSet::ALL;
        }
        let mut fitting = KindSet::NONE;
        for spot in &self.0 {
            for key in neighbours(spot.key) {
                if self.at_key(key).is_none() && is_within(cell(key)) {
                    fitting |= self.allowed(key, RIGHT) & self.allowed(key, DOWN);
                }
            }
        }
        fitting
    }

    /// The kinds that make a sound line of the tiles on both sides of an empty cell.
    fn allowed(&self, key: u64, step: u64) -> KindSet {
        let mut allowed = KindSet::ALL;
        for towards in [step.wrapping_neg(), step] {
            let mut next = key.wrapping_add(towards);
            while let Some(kind) = self.at_key(next) {
                if !allowed.has(kind) {
                    return KindSet::NONE;
                }
                allowed &= kind.friends();
                next = next.wrapping_add(towards);
            }
        }
        allowed
    }

    /// How many groups of tiles there are that do not hang together side by side.
    pub(super) fn islands(&self) -> usize {
        let mut reached = vec![false; self.len()];
        let mut waiting = Vec::with_capacity(self.len());
        let mut islands = 0;
        for place in 0..self.len() {
            if std::mem::replace(&mut reached[place], true) {
                continue;
            }
            islands += 1;
            waiting.push(place);
            while let Some(place) = waiting.pop() {
                let key = self.0[place].key;
                for neighbour in neighbours(key) {
                    if let Ok(place) = self.0.binary_search_by_key(&neighbour, |spot| spot.key)
                        && !std::mem::replace(&mut reached[place], true)
                    {
                        waiting.push(place);
                    }
                }
            }
        }
        islands
    }
}
