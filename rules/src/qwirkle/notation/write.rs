//! Turns written in the short form.

use std::fmt;

use super::super::wire::{QwirkleAxis, QwirkleColor, QwirklePlacedTile, QwirkleShape, QwirkleTile};
use super::{COLORS, NotedTurn, SHAPES};
use crate::answer::Cell;

/// The most cells that are written as one line. No legal line is longer; tiles farther apart are written one by one.
const LONGEST: i64 = 6;

/// The short form of a tile: `rst`.
#[must_use]
pub fn tile(tile: QwirkleTile) -> String {
    format!("{}{}", color_short(tile.color), shape_short(tile.shape))
}

fn color_short(color: QwirkleColor) -> &'static str {
    COLORS.iter().find(|(of, _)| *of == color).map_or("", |(_, name)| name.short())
}

fn shape_short(shape: QwirkleShape) -> &'static str {
    SHAPES.iter().find(|(of, _)| *of == shape).map_or("", |(_, name)| name.short())
}

impl fmt::Display for NotedTurn {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(tiles) => match line(tiles) {
                Some(axis) => write_line(formatter, axis, tiles),
                None => write_singles(formatter, tiles),
            },
            Self::Swap(count) => write!(formatter, "swap {count}"),
            Self::Pass => formatter.write_str("pass"),
        }
    }
}

/// The axis along which tiles follow each other, where they can be written as one line in the order they have.
fn line(tiles: &[QwirklePlacedTile]) -> Option<QwirkleAxis> {
    let (first, last) = (tiles.first()?, tiles.last()?);
    let along_row = tiles.iter().all(|tile| tile.y == first.y);
    let axis = if along_row { QwirkleAxis::Row } else { QwirkleAxis::Column };
    let across = |tile: &QwirklePlacedTile| if along_row { tile.y } else { tile.x };
    let in_one_line = tiles.iter().all(|tile| across(tile) == across(first));
    let in_order = tiles.windows(2).all(|pair| along(axis, pair[0].cell()) < along(axis, pair[1].cell()));
    let length = along(axis, last.cell()) - along(axis, first.cell()) + 1;
    (tiles.len() > 1 && in_one_line && in_order && length <= LONGEST).then_some(axis)
}

/// How far along an axis a cell lies.
fn along(axis: QwirkleAxis, cell: Cell) -> i64 {
    i64::from(match axis {
        QwirkleAxis::Row => cell.x,
        QwirkleAxis::Column => cell.y,
    })
}

fn write_line(
    formatter: &mut fmt::Formatter<'_>,
    axis: QwirkleAxis,
    tiles: &[QwirklePlacedTile],
) -> fmt::Result {
    let Some(first) = tiles.first() else { return Ok(()) };
    let direction = match axis {
        QwirkleAxis::Row => "across",
        QwirkleAxis::Column => "down",
    };
    write!(formatter, "{direction} {}:{}", first.x, first.y)?;
    let mut next = along(axis, first.cell());
    for placed in tiles {
        for _ in next..along(axis, placed.cell()) {
            formatter.write_str(" .")?;
        }
        write!(formatter, " {}", tile(placed.tile()))?;
        next = along(axis, placed.cell()) + 1;
    }
    Ok(())
}

fn write_singles(formatter: &mut fmt::Formatter<'_>, tiles: &[QwirklePlacedTile]) -> fmt::Result {
    for (index, placed) in tiles.iter().enumerate() {
        let space = if index == 0 { "" } else { " " };
        write!(formatter, "{space}{}@{}:{}", tile(placed.tile()), placed.x, placed.y)?;
    }
    Ok(())
}
