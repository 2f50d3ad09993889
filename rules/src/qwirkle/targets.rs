//! Where one more tile may go beside those laid so far in a turn.

use std::collections::BTreeSet;

use arrayvec::ArrayVec;

use super::bounds::FARTHEST;
use super::judge::{self, Findings};
use super::kinds::{KINDS, Kind};
use super::moves::placed_tiles;
use super::placement::HAND;
use super::rulebook::{QwirkleBreach, QwirkleRule};
use super::score;
use super::search::placements;
use super::state::{Hand, State};
use super::wire::{QwirklePlacedTile, QwirkleTarget, QwirkleTargets};
use crate::answer::{Cell, Violation};

/// What can become of the tiles in `placed`, laid so far by the player to move: whether they may stay as they
/// lie, what they score, and where one more tile of the hand may go so that all are part of a legal placement.
///
/// On an empty board, where every placement can be moved about, the first tile goes to the origin and every
/// other beside one that is laid. A hidden hand has no targets. Violations point to `/placed`.
#[must_use]
pub fn targets(state: &State, placed: &[QwirklePlacedTile]) -> QwirkleTargets {
    let Some(hand) = state.hand_to_move() else {
        let violations = vec![Violation::new(&QwirkleBreach::AfterTheEnd, "/placed")];
        return QwirkleTargets { may_end: false, points: None, violations, targets: Vec::new() };
    };
    let targets = match hand {
        Hand::Open(kinds) => further_targets(state, kinds, placed),
        Hand::Hidden(_) => Vec::new(),
    };
    if placed.is_empty() {
        return QwirkleTargets { may_end: false, points: None, violations: Vec::new(), targets };
    }
    let mut findings = Findings::default();
    let laid = judge::place(state, Some(hand), placed, "/placed", &mut findings);
    let violations = findings.violations;
    let plays_out = state.last_placement() == Some(placed.len());
    // An opening that is still too small lies rightly and can be counted.
    let counts = violations.iter().all(|violation| violation.rule == QwirkleRule::Opening.id());
    let points = counts.then(|| laid.points() + score::of_end(plays_out));
    QwirkleTargets { may_end: violations.is_empty(), points, violations, targets }
}

/// The tiles of one placement.
type Laying = ArrayVec<QwirklePlacedTile, HAND>;
/// The cells found for each kind, in the order of rows.
type Cells = [BTreeSet<(i32, i32)>; KINDS];

/// The other tiles of every legal placement that `placed` is part of.
fn further_targets(state: &State, hand: &[Kind], placed: &[QwirklePlacedTile]) -> Vec<QwirkleTarget> {
    let mut cells: Cells = std::array::from_fn(|_| BTreeSet::new());
    let own_cells: BTreeSet<(i32, i32)> = placed.iter().map(|tile| (tile.y, tile.x)).collect();
    if own_cells.len() < placed.len() {
        // Two tiles want one cell: they are part of no placement.
        return Vec::new();
    }
    let found = placements(state, hand);
    for placement in found.iter().skip(placed.len() + 1).flatten() {
        let tiles: Laying = placed_tiles(&state.board, placement).collect();
        if state.board.is_empty() {
            on_an_empty_board(&tiles, placed, &mut cells);
        } else {
            add_others(&tiles, placed, &mut cells);
        }
    }
    let target = |(number, cells): (u8, &BTreeSet<(i32, i32)>)| QwirkleTarget {
        tile: Kind::numbered(number).tile(),
        cells: cells.iter().map(|&(y, x)| Cell { x, y }).collect(),
    };
    (0u8..).zip(&cells).filter(|(_, cells)| !cells.is_empty()).map(target).collect()
}

/// Adds the tiles that a placement has beside those laid, if those are part of it.
fn add_others(tiles: &[QwirklePlacedTile], placed: &[QwirklePlacedTile], cells: &mut Cells) {
    if placed.iter().all(|tile| tiles.contains(tile)) {
        for tile in tiles.iter().filter(|tile| !placed.contains(tile)) {
            cells[Kind::of(tile.tile()).index()].insert((tile.y, tile.x));
        }
    }
}

/// The same for an opening, which may lie anywhere: it is moved to where the first tile was laid.
fn on_an_empty_board(tiles: &[QwirklePlacedTile], placed: &[QwirklePlacedTile], cells: &mut Cells) {
    let [first, ..] = placed else {
        for tile in tiles {
            cells[Kind::of(tile.tile()).index()].insert((0, 0));
        }
        return;
    };
    let Some(same) = tiles.iter().find(|tile| tile.tile() == first.tile()) else { return };
    let (right, down) = (first.x - same.x, first.y - same.y);
    let moved: Laying =
        tiles.iter().map(|tile| QwirklePlacedTile { x: tile.x + right, y: tile.y + down, ..*tile }).collect();
    let within = |number: i32| (-FARTHEST..=FARTHEST).contains(&number);
    if !moved.iter().all(|tile| within(tile.x) && within(tile.y)) {
        return;
    }
    let beside = |tile: &QwirklePlacedTile| {
        placed.iter().any(|laid| tile.x.abs_diff(laid.x) + tile.y.abs_diff(laid.y) == 1)
    };
    let near: Laying = moved.iter().filter(|tile| placed.contains(tile) || beside(tile)).copied().collect();
    if placed.iter().all(|tile| moved.contains(tile)) {
        add_others(&near, placed, cells);
    }
}
