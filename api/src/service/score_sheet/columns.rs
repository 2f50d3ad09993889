//! The layout with a column a player.

use std::mem;

use mwamuzi_rules::qwirkle::notation::{self, NotedTurn};
use mwamuzi_rules::qwirkle::{MOST_POINTS_OF_A_TURN, MOST_TURNS, QwirkleSheetPoints, QwirkleTallyTurn};

use super::cells::{self, EndBonus};
use super::faults::{Faults, Place, quoted};
use super::header::{PlayerColumns, Word};
use super::table::Row;
use super::{Draft, ScoreSheet, seat};

/// Reads the rows below the header; none if something is wrong, which is then told.
pub(super) fn read(columns: &PlayerColumns<'_>, rows: &[Row], faults: &mut Faults) -> Option<ScoreSheet> {
    let mut reader = Reader {
        columns,
        faults,
        draft: Draft::default(),
        closed: false,
        skipped: Vec::new(),
        is_too_long: false,
        has_end_bonus: false,
    };
    reader.draft.names = columns.players.iter().map(|(_, name)| name.clone()).collect();
    for (index, row) in rows.iter().enumerate() {
        reader.row(row, index + 1 == rows.len());
        if reader.faults.is_full() || reader.is_too_long {
            break;
        }
    }
    let draft = reader.draft;
    if draft.turns.is_empty() && faults.is_empty() {
        faults.add(Place::row(columns.below()), "missing_value", "expected a round, found nothing");
    }
    ScoreSheet::unless(faults, draft, true)
}

struct Reader<'s> {
    columns: &'s PlayerColumns<'s>,
    faults: &'s mut Faults,
    draft: Draft,
    /// Whether a row after the rounds was met.
    closed: bool,
    /// The empty cells since the last turn: turns without points if another one follows.
    skipped: Vec<(usize, QwirkleTallyTurn)>,
    is_too_long: bool,
    has_end_bonus: bool,
}

/// What a cell of a round says.
enum Cell {
    Empty,
    Turn(QwirkleTallyTurn),
    Wrong,
}

impl Reader<'_> {
    fn row(&mut self, row: &Row, last: bool) {
        self.columns.check_width(row, self.faults);
        let label = self.columns.label.map_or("", |column| row.cell(column));
        match Word::read(label) {
            Some(Word::Total) => self.totals(row),
            Some(Word::EndBonus) => self.end_bonus(row),
            Some(Word::Winner) => self.winners(row),
            _ if label.is_empty() && last && !self.closed && self.looks_like_totals(row) => self.totals(row),
            _ => self.round(row),
        }
    }

    fn round(&mut self, row: &Row) {
        if self.closed {
            let detail = "a round cannot follow the totals, the end bonus or the winner";
            self.faults.add(Place::row(row.number), "out_of_place", detail);
            return;
        }
        for (index, &(column, _)) in self.columns.players.iter().enumerate() {
            match self.cell(row, column, index) {
                Cell::Turn(_) if self.draft.turns.len() + self.skipped.len() >= MOST_TURNS => {
                    let detail = format!("a sheet holds at most {MOST_TURNS} turns");
                    self.faults.add(Place::row(row.number), "too_long", detail);
                    self.is_too_long = true;
                    return;
                }
                Cell::Turn(turn) => {
                    self.draft.turns.append(&mut self.skipped);
                    self.draft.turns.push((row.number, turn));
                }
                Cell::Empty if self.draft.turns.is_empty() => {}
                // More would only make the sheet too long once more.
                Cell::Empty if self.skipped.len() >= MOST_TURNS => {}
                Cell::Empty => {
                    let turn = QwirkleTallyTurn::of_points(seat(index), QwirkleSheetPoints(0));
                    self.skipped.push((row.number, turn));
                }
                Cell::Wrong => {}
            }
        }
    }

    fn cell(&mut self, row: &Row, column: usize, player: usize) -> Cell {
        let (cell, place) = (row.cell(column), self.columns.place(row, column));
        if cells::is_empty(cell) {
            return Cell::Empty;
        }
        let nothing = QwirkleTallyTurn::of_points(seat(player), QwirkleSheetPoints(0));
        if cell.starts_with(|first: char| first.is_alphabetic()) {
            return match notation::read(cell) {
                Ok(NotedTurn::Swap(count)) => Cell::Turn(QwirkleTallyTurn { swap: Some(count), ..nothing }),
                Ok(NotedTurn::Pass) => Cell::Turn(QwirkleTallyTurn { pass: true, ..nothing }),
                _ => {
                    let detail = format!(
                        "expected a whole number of points, such as 7, `swap` and a number, or `pass`, found {}",
                        quoted(cell)
                    );
                    self.faults.add(place, "not_a_number", detail);
                    Cell::Wrong
                }
            };
        }
        match cells::points(cell, place, self.faults) {
            Some(points) => Cell::Turn(QwirkleTallyTurn { points, ..nothing }),
            None => Cell::Wrong,
        }
    }

    /// Whether a last row without a label holds totals: the sums of all columns, or what no turn can score.
    fn looks_like_totals(&self, row: &Row) -> bool {
        let numbers = || self.columns.players.iter().map(|&(column, _)| row.cell(column).parse::<u32>().ok());
        let mut sums = vec![0_u32; self.columns.players.len()];
        for (_, turn) in &self.draft.turns {
            let sum = &mut sums[turn.seat.index()];
            *sum = sum.saturating_add(turn.points.0);
        }
        let all_are_sums = numbers().zip(&sums).all(|(number, sum)| number == Some(*sum));
        (all_are_sums && !self.draft.turns.is_empty())
            || numbers().flatten().any(|number| number > MOST_POINTS_OF_A_TURN)
    }

    fn totals(&mut self, row: &Row) {
        self.closed = true;
        if self.draft.totals.is_some() {
            self.faults.add(Place::row(row.number), "duplicate_value", "the totals stand above already");
        }
        let mut totals = Vec::new();
        for &(column, _) in &self.columns.players {
            totals.extend(cells::points(row.cell(column), self.columns.place(row, column), self.faults));
        }
        self.draft.totals = Some(totals);
    }

    /// Gives the 6 for the last tile to the last turn of whoever has it.
    fn end_bonus(&mut self, row: &Row) {
        self.closed = true;
        if mem::replace(&mut self.has_end_bonus, true) {
            self.faults.add(Place::row(row.number), "duplicate_value", "the end bonus stands above already");
        }
        for (index, &(column, _)) in self.columns.players.iter().enumerate() {
            let place = self.columns.place(row, column);
            let end_bonus = cells::end_bonus(row.cell(column), place, self.faults);
            if end_bonus == EndBonus::None {
                continue;
            }
            let last = self.draft.turns.iter_mut().rev().find(|(_, turn)| turn.seat.index() == index);
            let Some((_, turn)) = last else {
                self.faults.add(
                    place,
                    "out_of_place",
                    "there is no turn of this player that could have the end bonus",
                );
                continue;
            };
            turn.claims_end_bonus = true;
            if end_bonus == EndBonus::OnTop
                && let Some(points) = cells::raised(turn.points, place, self.faults)
            {
                turn.points = points;
            }
        }
    }

    /// Those whose cell is ticked or holds their name.
    fn winners(&mut self, row: &Row) {
        self.closed = true;
        for (index, (column, name)) in self.columns.players.iter().enumerate() {
            let cell = row.cell(*column);
            let named = self.columns.players.iter().position(|(_, name)| is_name(cell, name.as_str()));
            match named {
                _ if cells::is_yes(cell) || is_name(cell, name.as_str()) => {
                    self.draft.winners.push(seat(index))
                }
                Some(other) => self.draft.winners.push(seat(other)),
                None if cells::is_no(cell) => {}
                None => {
                    let detail = format!("expected yes, a player's name or nothing, found {}", quoted(cell));
                    self.faults.add(self.columns.place(row, *column), "unknown_value", detail);
                }
            }
        }
        self.draft.winners.sort_unstable();
        self.draft.winners.dedup();
    }
}

fn is_name(cell: &str, name: &str) -> bool {
    !cell.is_empty() && cell.to_lowercase() == name.to_lowercase()
}
