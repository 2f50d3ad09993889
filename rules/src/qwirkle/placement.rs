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

/// What of a board is known, and what is told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ground {
    /// Every tile is known, and every fault of the lines touched is told.
    Known,
    /// Every tile is known; what was wrong with a line before is not told again.
    Faulty,
    /// The same, but there may be more tiles, nobody knows where.
    Partial,
}

/// Lays `tiles` on `board` and adds what they break to `violations`, from `qwirkle.count` to
/// `qwirkle.line_duplicate`. `root` is where the tiles stand in the request.
pub(super) fn lay(
    board: &Board,
    tiles: &[QwirklePlacedTile],
    root: &str,
    violations: &mut Vec<Violation>,
) -> Laid {
    lay_on(Ground::Known, board, tiles, root, violations)
}

/// [`lay`] on a board of which not all is known or right.
///
/// Where two tiles want one cell, nobody can tell which lines there are: the line rules are judged only when
/// every tile has a cell of its own.
pub(super) fn lay_on(
    ground: Ground,
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
    one_line(ground, &after, tiles, root, violations);
    let each_alone = after.len() == board.len() + tiles.len();
    if !each_alone {
        return Laid { after, lines: Vec::new() };
    }
    if ground != Ground::Partial {
        connected(board, tiles, root, violations);
    }
    let lines = after.lines_through(tiles);
    // Nearly every placement has only sound lines.
    if lines.iter().any(|&line| !after.is_sound(line)) {
        let before = (ground != Ground::Known).then_some(board);
        for &line in &lines {
            line_attribute(before, &after, line, tiles, root, violations);
        }
        for &line in &lines {
            line_duplicate(before, &after, line, tiles, root, violations);
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

/// `qwirkle.one_line`. Where not every tile is known, one may fill a gap.
fn one_line(
    ground: Ground,
    after: &Board,
    tiles: &[QwirklePlacedTile],
    root: &str,
    violations: &mut Vec<Violation>,
) {
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
    if ground == Ground::Partial {
        return;
    }
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

/// `qwirkle.line_attribute`. With the board as it was `before`, a line of which a part was mixed there is let pass.
fn line_attribute(
    before: Option<&Board>,
    after: &Board,
    line: Line,
    tiles: &[QwirklePlacedTile],
    root: &str,
    violations: &mut Vec<Violation>,
) {
    if is_mixed(after, line) && !before.is_some_and(|before| was_mixed(before, after, line)) {
        let cells = after.along(line).map(|(cell, _)| cell).collect();
        let index = tiles.iter().position(|tile| line.covers(tile.cell())).unwrap_or(0);
        let breach = QwirkleBreach::MixedLine(line.axis);
        violations.push(Violation::new(&breach, format!("{root}/{index}")).at_cells(cells));
    }
}

/// Whether the tiles of a line share neither a colour nor a shape.
fn is_mixed(board: &Board, line: Line) -> bool {
    let kinds: KindSet = board.along(line).map(|(_, kind)| kind).collect();
    !kinds.shares_an_attribute()
}

/// Whether a part of a line was mixed before tiles were laid into it.
fn was_mixed(before: &Board, after: &Board, line: Line) -> bool {
    let mut stood = after.along(line).map(|(cell, _)| cell).filter(|&cell| before.at(cell).is_some());
    let mut part: Option<Line> = None;
    stood.any(|cell| {
        if part.is_some_and(|part| part.covers(cell)) {
            return false;
        }
        is_mixed(before, *part.insert(before.line(cell, line.axis)))
    })
}

/// Whether all these cells of a line lay in one part of it before tiles were laid into it.
fn stood_together(before: &Board, axis: QwirkleAxis, cells: &[Cell]) -> bool {
    let [first, ..] = *cells else { return false };
    let part = before.line(first, axis);
    before.at(first).is_some() && cells.iter().all(|&cell| part.covers(cell))
}

/// `qwirkle.line_duplicate`: once for each tile that the line would hold more than once. With the board as it was
/// `before`, a tile is let pass that one part of the line held as often there.
fn line_duplicate(
    before: Option<&Board>,
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
            let repeated = repeated(after, line, kind, tiles, root);
            if !before.is_some_and(|before| stood_together(before, line.axis, &repeated.cells)) {
                violations.push(repeated);
            }
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
