//! What tiles score on a board, whether or not such a position is possible.

use super::admit::Faults;
use super::board::Board;
use super::kinds::{Heap, Kind};
use super::placement::{at, lay};
use super::rulebook::QwirkleBreach;
use super::wire::{QwirkleLine, QwirklePlacedTile};
use crate::answer::{Fault, Violation};

/// What became of tiles that were to be scored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QwirkleScoring {
    /// They can lie there.
    Accepted(QwirklePoints),
    /// They cannot.
    Rejected(Vec<Violation>),
}

/// What tiles score where they are laid, opening size and end bonus aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QwirklePoints {
    /// The points of all lines, or 1 for a lone tile.
    pub points: u32,
    /// The lines formed or extended.
    pub lines: Vec<QwirkleLine>,
}

/// Scores `tiles` laid on `board`. Only the lines they touch are judged, so the board may hold other faults.
///
/// Neither the size of an opening nor the end bonus is considered. Violations point to `/tiles`.
///
/// # Errors
/// Two tiles on one cell of the board or a fourth copy of a tile on it, pointing to `/board`.
pub fn score(board: &[QwirklePlacedTile], tiles: &[QwirklePlacedTile]) -> Result<QwirkleScoring, Vec<Fault>> {
    let laid_before = Board::of(board);
    let mut left = Heap::FULL;
    check_board(board, &laid_before, &mut left)?;
    let mut violations = Vec::new();
    for (index, tile) in tiles.iter().enumerate() {
        if !left.take(Kind::of(tile.tile())) {
            let breach = QwirkleBreach::FourthCopy { tile: tile.tile() };
            violations.push(at(index, "/tiles", tile.cell(), &breach));
        }
    }
    let laid = lay(&laid_before, tiles, "/tiles", &mut violations);
    Ok(if violations.is_empty() {
        QwirkleScoring::Accepted(QwirklePoints { points: laid.points(), lines: laid.wire_lines() })
    } else {
        QwirkleScoring::Rejected(violations)
    })
}

/// `qwirkle.empty_cell`, `qwirkle.state_tiles` of a board; takes its tiles from those that are `left`.
fn check_board(tiles: &[QwirklePlacedTile], board: &Board, left: &mut Heap) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::default();
    faults.check_cells(tiles, board);
    faults.check_board_copies(tiles, left);
    faults.none_or_all()
}
