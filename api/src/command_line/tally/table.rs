//! Tables for a terminal, their columns as wide as what stands in them looks.

use super::text::{Page, Piece, Tone};

/// The spaces between two columns.
const GAP: usize = 2;
/// The spaces before a table.
const INDENT: usize = 2;
/// How narrow a column of text may become.
const NARROWEST: usize = 6;

/// A column.
#[derive(Debug)]
pub(super) struct Column {
    heading: Piece,
    is_text: bool,
}

impl Column {
    /// A column of numbers, which stand at its right.
    pub(super) fn of_numbers(heading: &str) -> Self {
        Self { heading: Piece::new(heading, Tone::Heading), is_text: false }
    }

    /// A column of text, which stands at its left and may be cut.
    pub(super) fn of_text(heading: &str) -> Self {
        Self { heading: Piece::new(heading, Tone::Heading), is_text: true }
    }
}

/// A table.
#[derive(Debug)]
pub(super) struct Table {
    columns: Vec<Column>,
    rows: Vec<Vec<Piece>>,
}

impl Table {
    /// A table without rows.
    pub(super) const fn new(columns: Vec<Column>) -> Self {
        Self { columns, rows: Vec::new() }
    }

    /// Adds a row of as many cells as there are columns.
    pub(super) fn add(&mut self, cells: Vec<Piece>) {
        self.rows.push(cells);
    }

    /// Writes the table within `width` columns of the terminal.
    pub(super) fn write(&self, page: &mut Page, width: usize) {
        let widths = self.widths(width);
        let headings: Vec<Piece> = self.columns.iter().map(|column| column.heading.clone()).collect();
        for row in std::iter::once(&headings).chain(&self.rows) {
            page.space(INDENT - GAP);
            for ((cell, column), &width) in row.iter().zip(&self.columns).zip(&widths) {
                let cell = cell.fitted(width);
                let spaces = width.saturating_sub(cell.width());
                page.space(GAP + if column.is_text { 0 } else { spaces });
                page.write(&[cell]);
                page.space(if column.is_text { spaces } else { 0 });
            }
            page.end();
        }
    }

    /// What each column takes: as much as its widest cell, but all together no more than `most`. What must go is
    /// taken from the widest column: of text, as long as there is one that can give, then of headings.
    fn widths(&self, most: usize) -> Vec<usize> {
        let cells =
            |index: usize| self.rows.iter().filter_map(move |row| row.get(index)).map(Piece::width).max();
        let needed: Vec<usize> = (0..self.columns.len()).map(|index| cells(index).unwrap_or(0)).collect();
        let mut widths: Vec<usize> = self
            .columns
            .iter()
            .zip(&needed)
            .map(|(column, &needed)| column.heading.width().max(needed))
            .collect();
        let room = most.saturating_sub(INDENT + GAP * self.columns.len().saturating_sub(1));
        while widths.iter().sum::<usize>() > room {
            let can_give = |&index: &usize| {
                let least = if self.columns[index].is_text { NARROWEST } else { needed[index] };
                widths[index] > least
            };
            let Some(widest) = (0..widths.len()).filter(can_give).max_by_key(|&index| widths[index]) else {
                break;
            };
            widths[widest] -= 1;
        }
        widths
    }
}
