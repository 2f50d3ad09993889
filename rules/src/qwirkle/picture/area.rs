//! How much of the grid is shown, and where its cells are in the picture.

use super::super::state::State;
use super::Marks;
use crate::answer::Cell;
use crate::picture::Point;

/// The side of a cell.
pub(super) const CELL: i32 = 400;
/// How many columns are shown at least: the hands below need as much.
const LEAST_COLUMNS: i32 = 14;
/// How many rows are shown at least.
const LEAST_ROWS: i32 = 6;
/// How far from the tiles something is still shown.
const FAR: i64 = 6;
/// The numbers of columns and rows stand in a margin.
const MARGIN: i32 = 2 * CELL / 5;

/// The cells that are shown.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Area {
    /// The first column.
    pub(in super::super) left: i32,
    /// The first row.
    pub(in super::super) top: i32,
    /// How many columns there are.
    pub(in super::super) columns: i32,
    /// How many rows there are.
    pub(in super::super) rows: i32,
}

impl Area {
    /// The tiles and marks with one more cell all round.
    pub(super) fn of(state: &State, marks: &Marks) -> Self {
        let (mut least, mut most) = tiles_box(state);
        for cell in marks.cells() {
            least = Cell { x: least.x.min(cell.x), y: least.y.min(cell.y) };
            most = Cell { x: most.x.max(cell.x), y: most.y.max(cell.y) };
        }
        let span = |from: i32, to: i32, least: i32| {
            let wanted = to - from + 3;
            let missing = (least - wanted).max(0);
            (from - 1 - missing / 2, wanted + missing)
        };
        let (left, columns) = span(least.x, most.x, LEAST_COLUMNS);
        let (top, rows) = span(least.y, most.y, LEAST_ROWS);
        Self { left, top, columns, rows }
    }

    /// The width of the board in the picture.
    pub(super) const fn width(&self) -> i32 {
        self.columns * CELL + 2 * MARGIN
    }

    /// The height of the board in the picture.
    pub(super) const fn height(&self) -> i32 {
        self.rows * CELL + 2 * MARGIN
    }

    /// The middle of a cell.
    pub(super) fn middle(&self, cell: Cell) -> Point {
        let along = |number: i32, first: i32| MARGIN + (number - first) * CELL + CELL / 2;
        Point::new(along(cell.x, self.left), along(cell.y, self.top))
    }
}

/// Whether cells are near the tiles; on an empty board near the origin.
pub(super) fn nearness(state: &State) -> impl Fn(Cell) -> bool + use<> {
    let (least, most) = tiles_box(state);
    move |cell| {
        let within = |number: i32, from: i32, to: i32| {
            (i64::from(from) - FAR..=i64::from(to) + FAR).contains(&i64::from(number))
        };
        within(cell.x, least.x, most.x) && within(cell.y, least.y, most.y)
    }
}

fn tiles_box(state: &State) -> (Cell, Cell) {
    let mut cells = state.board.tiles().map(|(cell, _)| cell);
    let first = cells.next().unwrap_or(Cell { x: 0, y: 0 });
    cells.fold((first, first), |(least, most), cell| {
        (
            Cell { x: least.x.min(cell.x), y: least.y.min(cell.y) },
            Cell { x: most.x.max(cell.x), y: most.y.max(cell.y) },
        )
    })
}
