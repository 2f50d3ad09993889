//! Laying tiles on a board: the rules that need nothing but the board and the tiles.
//!
//! Judging a move, scoring on any board and showing where tiles may go all come here.

use super::board::{Board, Line};
use super::kinds::{Kind, KindSet};
use super::rulebook::QwirkleBreach;
use super::score;
use super::wire::{QwirkleAxis, QwirkleLine, QwirklePlacedTile};
use crate::answer::{Cell, Violation};

/// The most tiles in a hand, in a placement and in a swap.
pub(super) const HAND: usize = 6;

/// Tiles laid on a board.
#[derive(Clone, Debug)]
pub(super) struct Laid {
    /// The board with the tiles on it.
    pub(super) after: Board,
    /// The lines formed or extended.
    pub(super) lines: Vec<Line>,
}

impl Laid {
    /// The points of the placement, the end bonus aside.
    pub(super) fn points(&self) -> u32 {
        score::of_placement(self.lines.iter().map(|line| line.points()).sum())
    }

    /// The lines as on the wire.
    pub(super) fn wire_lines(&self) -> Vec<QwirkleLine> {
        self.lines.iter().map(|line| line.wire()).collect()
    }
}

/// Lays `tiles` on `board` and adds what they break to `violations`, from `qwirkle.count` to
/// `qwirkle.line_duplicate`. `root` is where the tiles stand in the request.
///
/// Where two tiles want one cell, nobody can tell which lines there are: the line rules are judged only when
/// every tile has a cell of its own.
pub(super) fn lay(
    board: &Board,
    tiles: &[QwirklePlacedTile],
    root: &str,
    violations: &mut Vec<Violation>,
) -> Laid {
    let after = board.with(tiles);
    count(tiles, root, violations);
    if tiles.is_empty() {
        return Laid { after, lines: Vec::new() };
    }
    empty_cell(board, tiles, root, violations);
    shared_attribute(tiles, root, violations);
    one_line(&after, tiles, root, violations);
    let each_alone = after.len() == board.len() + tiles.len();
    if !each_alone {
        return Laid { after, lines: Vec::new() };
    }
    connected(board, tiles, root, violations);
    let lines = after.lines_through(tiles);
    // Nearly every placement has only sound lines.
    if lines.iter().any(|&line| !after.is_sound(line)) {
        for &line in &lines {
            line_attribute(&after, line, tiles, root, violations);
        }
        for &line in &lines {
            line_duplicate(&after, line, tiles, root, violations);
        }
    }
    Laid { after, lines }
}

/// `qwirkle.count`.
fn count(tiles: &[QwirklePlacedTile], root: &str, violations: &mut Vec<Violation>) {
    violations.extend(how_many(tiles.len(), root));
    for (index, tile) in tiles.iter().enumerate() {
        if tiles[..index].iter().any(|other| other.cell() == tile.cell()) {
            violations.push(at(index, root, tile.cell(), &QwirkleBreach::SameCell));
        }
    }
}

/// `qwirkle.count`: one to six tiles.
pub(super) fn how_many(tiles: usize, pointer: &str) -> Option<Violation> {
    match tiles {
        0 => Some(Violation::new(&QwirkleBreach::NoTiles, pointer)),
        1..=HAND => None,
        _ => Some(Violation::new(&QwirkleBreach::TooManyTiles(tiles), pointer)),
    }
}

/// `qwirkle.empty_cell`.
fn empty_cell(board: &Board, tiles: &[QwirklePlacedTile], root: &str, violations: &mut Vec<Violation>) {
    for (index, tile) in tiles.iter().enumerate() {
        if let Some(kind) = board.at(tile.cell()) {
            violations.push(at(index, root, tile.cell(), &QwirkleBreach::CellTaken { by: kind.tile() }));
        }
    }
}

/// `qwirkle.shared_attribute`.
fn shared_attribute(tiles: &[QwirklePlacedTile], root: &str, violations: &mut Vec<Violation>) {
    let mut seen = KindSet::NONE;
    let mut shared = true;
    for (index, tile) in tiles.iter().enumerate() {
        let kind = Kind::of(tile.tile());
        if seen.has(kind) {
            violations.push(at(index, root, tile.cell(), &QwirkleBreach::SameTileTwice(tile.tile())));
        }
        seen.add(kind);
        if shared && !seen.shares_an_attribute() {
            shared = false;
            violations.push(at(index, root, tile.cell(), &QwirkleBreach::NothingShared));
        }
    }
}

/// `qwirkle.one_line`.
fn one_line(after: &Board, tiles: &[QwirklePlacedTile], root: &str, violations: &mut Vec<Violation>) {
    let [first, rest @ ..] = tiles else { return };
    if rest.is_empty() {
        return;
    }
    let axis = if rest.iter().all(|tile| tile.y == first.y) {
        QwirkleAxis::Row
    } else if rest.iter().all(|tile| tile.x == first.x) {
        QwirkleAxis::Column
    } else {
        violations.extend(out_of_line(tiles, root));
        return;
    };
    let line = after.line(first.cell(), axis);
    let Some(index) = tiles.iter().position(|tile| !line.covers(tile.cell())) else { return };
    let gap = gap_towards(line, tiles[index].cell());
    violations.push(at(index, root, gap, &QwirkleBreach::Gap(axis)));
}

/// The first tile that is neither in the row nor in the column of those before it.
fn out_of_line(tiles: &[QwirklePlacedTile], root: &str) -> Option<Violation> {
    let off = |upto: &[QwirklePlacedTile]| {
        let first = upto[0];
        upto.iter().any(|tile| tile.y != first.y) && upto.iter().any(|tile| tile.x != first.x)
    };
    let index = (1..tiles.len()).find(|&index| off(&tiles[..=index]))?;
    Some(at(index, root, tiles[index].cell(), &QwirkleBreach::NotInLine))
}

/// The empty cell beside `line` on the way to a tile beyond it.
fn gap_towards(line: Line, beyond: Cell) -> Cell {
    let Cell { x, y } = line.first();
    let length = i32::try_from(line.length).unwrap_or(1);
    match line.axis {
        QwirkleAxis::Row => Cell { x: if beyond.x < x { x - 1 } else { x + length }, y },
        QwirkleAxis::Column => Cell { x, y: if beyond.y < y { y - 1 } else { y + length } },
    }
}

/// `qwirkle.connected`.
fn connected(board: &Board, tiles: &[QwirklePlacedTile], root: &str, violations: &mut Vec<Violation>) {
    if !board.is_empty() && !tiles.iter().any(|tile| board.touches(tile.cell())) {
        let cells = tiles.iter().map(|tile| tile.cell()).collect();
        violations.push(Violation::new(&QwirkleBreach::TouchesNothing, root).at_cells(cells));
    }
}

/// `qwirkle.line_attribute`.
fn line_attribute(
    after: &Board,
    line: Line,
    tiles: &[QwirklePlacedTile],
    root: &str,
    violations: &mut Vec<Violation>,
) {
    let kinds: KindSet = after.along(line).map(|(_, kind)| kind).collect();
    if !kinds.shares_an_attribute() {
        let cells = after.along(line).map(|(cell, _)| cell).collect();
        let index = tiles.iter().position(|tile| line.covers(tile.cell())).unwrap_or(0);
        let breach = QwirkleBreach::MixedLine(line.axis);
        violations.push(Violation::new(&breach, format!("{root}/{index}")).at_cells(cells));
    }
}

/// `qwirkle.line_duplicate`: once for each tile that the line would hold more than once.
fn line_duplicate(
    after: &Board,
    line: Line,
    tiles: &[QwirklePlacedTile],
    root: &str,
    violations: &mut Vec<Violation>,
) {
    let mut seen = KindSet::NONE;
    let mut told = KindSet::NONE;
    for (_, kind) in after.along(line) {
        if seen.has(kind) && !told.has(kind) {
            told.add(kind);
            violations.push(repeated(after, line, kind, tiles, root));
        }
        seen.add(kind);
    }
}

/// The tiles of one kind in a line, the placed one among them first; or, where the placement only joins equal
/// tiles that were there, those.
fn repeated(after: &Board, line: Line, kind: Kind, tiles: &[QwirklePlacedTile], root: &str) -> Violation {
    let mut cells: Vec<Cell> =
        after.along(line).filter(|&(_, other)| other == kind).map(|(cell, _)| cell).collect();
    let (axis, tile) = (line.axis, kind.tile());
    let is_it = |placed: &QwirklePlacedTile| line.covers(placed.cell());
    if let Some(index) = tiles.iter().position(|placed| is_it(placed) && placed.tile() == tile) {
        let own = tiles[index].cell();
        cells.sort_by_key(|&cell| cell != own);
        Violation::new(&QwirkleBreach::TileRepeated { axis, tile }, format!("{root}/{index}")).at_cells(cells)
    } else {
        let index = tiles.iter().position(is_it).unwrap_or(0);
        Violation::new(&QwirkleBreach::JoinsEqualTiles { axis, tile }, format!("{root}/{index}"))
            .at_cells(cells)
    }
}

/// The violation of the tile at `index`, pointing at one cell.
pub(super) fn at(index: usize, root: &str, cell: Cell, breach: &QwirkleBreach) -> Violation {
    Violation::new(breach, format!("{root}/{index}")).at_cells(vec![cell])
}
