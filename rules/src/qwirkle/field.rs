//! The board as a grid with the cells round about, for finding what fits where.
//!
//! A possible board hangs together and has at most 108 tiles, so its bounding box has at most 54 × 55 cells,
//! wherever it lies.

use super::board::Board;
use super::bounds::FARTHEST;
use super::kinds::{Kind, KindSet};
use super::score;
use super::wire::QwirkleAxis;
use crate::answer::Cell;

/// What a cell of the grid holds: the number of a kind, or one of the two below.
type Content = u8;
/// No tile.
const EMPTY: Content = 0xFF;
/// A cell beyond the last row or column, where no tile can lie.
const CLOSED: Content = 0xFE;

/// An empty cell beside a tile.
#[derive(Clone, Copy, Debug)]
struct Anchor {
    /// For row and column: the kinds that go with the tiles before and after it.
    fits: [KindSet; 2],
    /// For row and column: how many tiles stand directly before and after it.
    neighbours: [u32; 2],
}

/// A grid over the bounding box of a board and a margin.
#[derive(Debug)]
pub(super) struct Field {
    left: i32,
    top: i32,
    width: usize,
    contents: Vec<Content>,
    /// For each cell the index of its anchor, from 1; 0 where it is none.
    anchor_of: Vec<u16>,
    /// The anchors in no particular order.
    anchors: Vec<Anchor>,
}

impl Field {
    /// The field of a possible board with a margin into which placements of up to `reach` tiles, at least 1, may
    /// stretch. One more cell all round ends every run before the edge.
    ///
    /// On an empty board the origin is the only anchor.
    pub(super) fn new(board: &Board, reach: usize) -> Self {
        let margin = reach + 1;
        let (least, most) = bounding_box(board);
        let span = |from: i32, to: i32| usize::try_from(to - from).unwrap_or(0) + 1 + 2 * margin;
        let (width, height) = (span(least.x, most.x), span(least.y, most.y));
        let edge = i32::try_from(margin).unwrap_or(0);
        let mut field = Self {
            left: least.x - edge,
            top: least.y - edge,
            width,
            contents: vec![EMPTY; width * height],
            anchor_of: vec![0; width * height],
            anchors: Vec::with_capacity(2 * board.len() + 2),
        };
        field.close_beyond_the_farthest(height);
        let mut occupied = Vec::with_capacity(board.len());
        for (cell, kind) in board.tiles() {
            let place = field.place(cell);
            field.contents[place] = kind.byte();
            occupied.push(place);
        }
        if board.is_empty() {
            let origin = field.place(Cell { x: 0, y: 0 });
            field.add_anchor(origin);
        }
        for place in occupied {
            for beside in [place - width, place - 1, place + 1, place + width] {
                field.add_anchor(beside);
            }
        }
        field
    }

    fn place(&self, cell: Cell) -> usize {
        let along = |from: i32, to: i32| usize::try_from(to - from).unwrap_or(0);
        along(self.top, cell.y) * self.width + along(self.left, cell.x)
    }

    /// The cell at a place of the grid.
    pub(super) fn cell(&self, place: usize) -> Cell {
        let along = |from: i32, steps: usize| from + i32::try_from(steps).unwrap_or(0);
        Cell { x: along(self.left, place % self.width), y: along(self.top, place / self.width) }
    }

    /// Closes the cells of the margin that lie too far out; nearly always there are none.
    fn close_beyond_the_farthest(&mut self, height: usize) {
        let within = -FARTHEST..=FARTHEST;
        let last = self.cell(self.width * height - 1);
        let all_within = [self.left, self.top, last.x, last.y].iter().all(|side| within.contains(side));
        if all_within {
            return;
        }
        for place in 0..self.contents.len() {
            let cell = self.cell(place);
            if !within.contains(&cell.x) || !within.contains(&cell.y) {
                self.contents[place] = CLOSED;
            }
        }
    }

    fn add_anchor(&mut self, place: usize) {
        if self.contents[place] != EMPTY || self.anchor_of[place] != 0 {
            return;
        }
        let (row_fits, row_neighbours) = self.around(place, 1);
        let (column_fits, column_neighbours) = self.around(place, self.width);
        self.anchors
            .push(Anchor { fits: [row_fits, column_fits], neighbours: [row_neighbours, column_neighbours] });
        self.anchor_of[place] = u16::try_from(self.anchors.len()).unwrap_or(0);
    }

    /// What may stand between the tiles before and after an empty place, and how many those are.
    ///
    /// Nothing may where those before and those after do not go together.
    fn around(&self, place: usize, step: usize) -> (KindSet, u32) {
        let (before, mut neighbours) = self.before(place, step);
        let mut allowed = before;
        let mut together = true;
        let mut next = place + step;
        while let Some(kind) = self.tile(next) {
            together &= before.has(kind);
            allowed &= kind.friends();
            neighbours += 1;
            next += step;
        }
        (if together { allowed } else { KindSet::NONE }, neighbours)
    }

    /// What may follow the tiles directly before a place, and how many those are.
    pub(super) fn before(&self, place: usize, step: usize) -> (KindSet, u32) {
        let (mut allowed, mut tiles) = (KindSet::ALL, 0);
        let mut next = place - step;
        while let Some(kind) = self.tile(next) {
            allowed &= kind.friends();
            tiles += 1;
            next -= step;
        }
        (allowed, tiles)
    }

    /// The tile at a place.
    pub(super) fn tile(&self, place: usize) -> Option<Kind> {
        let content = self.contents[place];
        (content < CLOSED).then(|| Kind::numbered(content))
    }

    /// Whether a tile can be laid at a place.
    pub(super) fn is_empty(&self, place: usize) -> bool {
        self.contents[place] == EMPTY
    }

    /// How many places there are.
    pub(super) const fn size(&self) -> usize {
        self.contents.len()
    }

    /// From one place to the next along an axis.
    pub(super) const fn step(&self, axis: QwirkleAxis) -> usize {
        match axis {
            QwirkleAxis::Row => 1,
            QwirkleAxis::Column => self.width,
        }
    }

    /// Whether a place lies beside a tile (on an empty board: is the origin).
    pub(super) fn is_anchor(&self, place: usize) -> bool {
        self.anchor_of[place] != 0
    }

    /// What fits the tiles across at a place, and how many points the line across brings there.
    pub(super) fn across(&self, place: usize, axis: QwirkleAxis) -> (KindSet, u32) {
        let Some(anchor) = usize::from(self.anchor_of[place]).checked_sub(1).map(|at| &self.anchors[at])
        else {
            return (KindSet::ALL, 0);
        };
        let other = match axis {
            QwirkleAxis::Row => 1,
            QwirkleAxis::Column => 0,
        };
        (anchor.fits[other], score::of_line(anchor.neighbours[other] + 1))
    }
}

/// The least and most row and column; those of the origin on an empty board.
fn bounding_box(board: &Board) -> (Cell, Cell) {
    let mut cells = board.tiles().map(|(cell, _)| cell);
    let first = cells.next().unwrap_or(Cell { x: 0, y: 0 });
    cells.fold((first, first), |(least, most), cell| {
        (
            Cell { x: least.x.min(cell.x), y: least.y.min(cell.y) },
            Cell { x: most.x.max(cell.x), y: most.y.max(cell.y) },
        )
    })
}
