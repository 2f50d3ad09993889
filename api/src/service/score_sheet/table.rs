//! From bytes to rows of cells.

use std::mem;

use super::faults::{Place, unreadable};
use crate::problem::Problem;

/// What may part the cells, the likeliest first.
const DELIMITERS: [u8; 3] = [b',', b';', b'\t'];

/// A row that is not blank.
#[derive(Clone, Debug, Default)]
pub(super) struct Row {
    /// Its number as a spreadsheet shows it: from 1, blank rows counted.
    pub(super) number: usize,
    /// Its cells, spaces around them left out.
    pub(super) cells: Vec<String>,
}

impl Row {
    /// What stands in a column, counted from 0; a row may end early.
    pub(super) fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", String::as_str)
    }

    fn is_blank(&self) -> bool {
        self.cells.iter().all(String::is_empty)
    }
}

/// The rows of a table that are not blank.
///
/// # Errors
/// No UTF-8, a quote that is never closed, no row at all.
pub(super) fn read(bytes: &[u8]) -> Result<Vec<Row>, Problem> {
    let (first_row, stated, text) = stated_delimiter(text(bytes)?);
    let rows = match stated {
        Some(delimiter) => rows(text, delimiter, first_row)?,
        None => likeliest(text, first_row)?,
    };
    if rows.is_empty() {
        return Err(unreadable(Place::row(1), "missing_value", "expected a header, found nothing"));
    }
    Ok(rows)
}

fn text(bytes: &[u8]) -> Result<&str, Problem> {
    if bytes.starts_with(b"\xFF\xFE") || bytes.starts_with(b"\xFE\xFF") {
        let advice = "expected UTF-8, found UTF-16; save the sheet as \"CSV UTF-8\"";
        return Err(unreadable(Place::row(1), "not_utf8", advice));
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let row = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let advice = "expected UTF-8, found bytes that are no text; save the sheet as \"CSV UTF-8\"";
        unreadable(Place::row(row), "not_utf8", advice)
    })
}

/// The first line may state what parts the cells, as spreadsheets write it: `sep=;`. With the number of the row that
/// then comes first.
fn stated_delimiter(text: &str) -> (usize, Option<u8>, &str) {
    let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
    match line.trim_end_matches('\r').as_bytes() {
        [b's' | b'S', b'e' | b'E', b'p' | b'P', b'=', delimiter] if DELIMITERS.contains(delimiter) => {
            (2, Some(*delimiter), rest)
        }
        _ => (1, None, text),
    }
}

/// The rows as the delimiter makes them that gives the most rows as many cells as the first one.
fn likeliest(text: &str, first_row: usize) -> Result<Vec<Row>, Problem> {
    let readings = DELIMITERS.map(|delimiter| rows(text, delimiter, first_row));
    let fit = |reading: &Result<Vec<Row>, Problem>| {
        let rows = reading.as_deref().unwrap_or_default();
        let columns = rows.first().map_or(0, |header| header.cells.len());
        let alike = rows.iter().filter(|row| row.cells.len() == columns).count();
        if columns > 1 { (alike, columns) } else { (0, 0) }
    };
    let better = |best: Result<Vec<Row>, Problem>, next| if fit(&next) > fit(&best) { next } else { best };
    readings.into_iter().reduce(better).unwrap_or_else(|| Ok(Vec::new()))
}

fn rows(text: &str, delimiter: u8, first_row: usize) -> Result<Vec<Row>, Problem> {
    let (tidied, numbers) = tidied(text, delimiter, first_row)?;
    let reader = csv::ReaderBuilder::new()
        .delimiter(delimiter)
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(tidied.as_bytes());
    let records = reader.into_records().map_while(Result::ok);
    let row = |(number, record): (usize, csv::StringRecord)| Row {
        number,
        cells: record.iter().map(|cell| cell.trim().to_owned()).collect(),
    };
    Ok(numbers.into_iter().zip(records).map(row).filter(|row| !row.is_blank()).collect())
}

/// The text with one kind of line end and no spaces before a quote that opens, and the number of each row that is not
/// empty: what the reader of tables does not know by itself.
///
/// # Errors
/// A quote that is never closed would swallow the rest of the sheet.
fn tidied(text: &str, delimiter: u8, first_row: usize) -> Result<(String, Vec<usize>), Problem> {
    let (mut tidied, mut numbers) = (String::with_capacity(text.len()), Vec::new());
    let (mut row, mut row_is_empty, mut opened_in) = (first_row, true, None);
    let mut cell_is_blank = true;
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        if sign == '\r' {
            signs.next_if_eq(&'\n');
        }
        if matches!(sign, '\r' | '\n') {
            tidied.push('\n');
            // A line break within quotes begins no row.
            if opened_in.is_none() {
                row += 1;
                (row_is_empty, cell_is_blank) = (true, true);
            }
            continue;
        }
        if mem::take(&mut row_is_empty) {
            numbers.push(row);
        }
        match (sign, opened_in) {
            ('"', Some(_)) if signs.next_if_eq(&'"').is_some() => tidied.push('"'),
            ('"', Some(_)) => opened_in = None,
            ('"', None) if cell_is_blank => {
                tidied.truncate(tidied.trim_end_matches(is_plain_space).len());
                opened_in = Some(row);
                cell_is_blank = false;
            }
            (sign, None) if sign == char::from(delimiter) => cell_is_blank = true,
            (sign, None) => cell_is_blank &= is_plain_space(sign),
            (_, Some(_)) => {}
        }
        tidied.push(sign);
    }
    match opened_in {
        Some(row) => {
            Err(unreadable(Place::row(row), "unclosed_quote", "a quote opens here that is never closed"))
        }
        None => Ok((tidied, numbers)),
    }
}

const fn is_plain_space(sign: char) -> bool {
    sign == ' '
}
