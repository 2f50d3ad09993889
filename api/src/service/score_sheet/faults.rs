//! What is wrong with a sheet, where it stands.

use crate::problem::{Code, MOST_ERRORS, Problem, ProblemError};

/// The longest piece of a cell that a message repeats, in characters.
const LONGEST_QUOTE: usize = 30;

/// Where on a sheet: a row and a column, both counted from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'h> {
    /// The row.
    pub(super) row: usize,
    /// The column, where one cell is meant.
    pub(super) column: Option<usize>,
    /// What the header calls the column.
    pub(super) heading: &'h str,
}

impl Place<'_> {
    /// A whole row.
    pub(super) const fn row(row: usize) -> Self {
        Self { row, column: None, heading: "" }
    }

    fn pointer(&self) -> String {
        match self.column {
            Some(column) => format!("/{}/{column}", self.row),
            None => format!("/{}", self.row),
        }
    }

    fn words(&self) -> String {
        match (self.column, self.heading) {
            (None, _) => format!("row {}", self.row),
            (Some(column), "") => format!("row {}, column {column}", self.row),
            (Some(column), heading) => format!("row {}, column {column} ({})", self.row, shortened(heading)),
        }
    }
}

/// Everything that is wrong with a sheet, as far as a problem lists it.
#[derive(Debug, Default)]
pub(super) struct Faults(Vec<ProblemError>);

impl Faults {
    /// Adds one; the detail says what was expected.
    pub(super) fn add(&mut self, place: Place<'_>, code: &'static str, detail: impl AsRef<str>) {
        if !self.is_full() {
            let detail = format!("{}: {}", place.words(), detail.as_ref());
            self.0.push(ProblemError { pointer: place.pointer(), code, detail, rule: None });
        }
    }

    /// Whether nothing is wrong.
    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether more would not be listed.
    pub(super) const fn is_full(&self) -> bool {
        self.0.len() >= MOST_ERRORS
    }

    /// The problem that they are.
    pub(super) fn problem(self) -> Problem {
        let listed = Problem::listing(Code::MalformedCsv, self.0);
        match listed.errors.as_slice() {
            // The detail names the place in words already.
            [only] => Problem { detail: only.detail.clone(), ..listed },
            _ => listed,
        }
    }
}

/// One fault that leaves nothing to read.
pub(super) fn unreadable(place: Place<'_>, code: &'static str, detail: &str) -> Problem {
    let mut faults = Faults::default();
    faults.add(place, code, detail);
    faults.problem()
}

/// What stands in a cell, for a message: shortened, in quotes, control characters spelt out.
pub(super) fn quoted(text: &str) -> String {
    if text.is_empty() { "nothing".into() } else { format!("{:?}", shortened(text)) }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(LONGEST_QUOTE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
