//! What the header says: which layout the sheet has, and what each column holds.

use std::fmt::Write as _;

use mwamuzi_rules::wire::{HIGHEST_SEAT, PlayerName};

use super::faults::{Faults, Place, quoted};
use super::table::Row;

/// What people write over a column, in front of a row or for a placement that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// Whose turn.
    Player,
    /// What was done.
    Placement,
    /// What it brought.
    Points,
    /// The points so far, or the final ones.
    Total,
    /// The 6 for the last tile.
    EndBonus,
    /// Who won.
    Winner,
    /// What an audit need not know.
    Aside,
}

impl Word {
    /// The word that stands in a cell, if it is one.
    pub(super) fn read(cell: &str) -> Option<Self> {
        let cell = cell.trim_end_matches([':', '.']).to_lowercase();
        let words: Vec<&str> = cell.split_whitespace().collect();
        Some(match words.join(" ").as_str() {
            "player" | "players" | "name" | "names" | "who" => Self::Player,
            "placement" | "placements" | "placed" | "tiles" | "move" | "moves" | "play" | "laid" => {
                Self::Placement
            }
            "points" | "point" | "pts" | "score" | "scored" | "scores" => Self::Points,
            "total" | "totals" | "running total" | "so far" | "sum" | "sums" | "final" | "final score"
            | "final points" | "final total" | "total score" | "total points" => Self::Total,
            "end bonus" | "bonus" | "last tile" | "went out" | "out" => Self::EndBonus,
            "winner" | "winners" | "won" => Self::Winner,
            "turn" | "turns" | "round" | "rounds" | "no" | "nr" | "#" | "number" | "date" | "time"
            | "note" | "notes" | "comment" | "comments" | "remark" | "remarks" => Self::Aside,
            _ => return None,
        })
    }
}

/// The most columns of a sheet that have a heading: no table of so few players has more, and each heading is compared with all others.
const MOST_COLUMNS: usize = 100;

/// How a sheet is laid out.
#[derive(Debug)]
pub(super) enum Layout<'h> {
    /// A row a turn.
    Turns(TurnColumns<'h>),
    /// A column a player.
    Columns(PlayerColumns<'h>),
}

/// The columns of a sheet with a row a turn.
#[derive(Debug)]
pub(super) struct TurnColumns<'h> {
    header: &'h Row,
    pub(super) player: usize,
    pub(super) placement: Option<usize>,
    pub(super) points: usize,
    pub(super) total: Option<usize>,
    pub(super) end_bonus: Option<usize>,
}

/// The columns of a sheet with a column a player.
#[derive(Debug)]
pub(super) struct PlayerColumns<'h> {
    header: &'h Row,
    /// Where labels such as `total` stand.
    pub(super) label: Option<usize>,
    /// The players by seat, each with the column.
    pub(super) players: Vec<(usize, PlayerName)>,
}

impl<'h> Layout<'h> {
    /// The layout; none where the header is wrong, which is then told.
    pub(super) fn of(header: &'h Row, faults: &mut Faults) -> Option<Self> {
        let columns = header.cells.iter().rposition(|cell| !cell.is_empty()).map_or(0, |last| last + 1);
        if columns > MOST_COLUMNS {
            let detail = format!("expected at most {MOST_COLUMNS} columns, found {columns}");
            faults.add(Place::row(header.number), "too_long", detail);
            return None;
        }
        let words: Vec<Option<Word>> = header.cells.iter().map(|cell| Word::read(cell)).collect();
        let has = |word| words.contains(&Some(word));
        if has(Word::Points) || has(Word::Placement) {
            turn_columns(header, &words, faults).map(Layout::Turns)
        } else {
            player_columns(header, &words, faults).map(Layout::Columns)
        }
    }
}

impl<'h> TurnColumns<'h> {
    /// The row below the header.
    pub(super) const fn below(&self) -> usize {
        self.header.number + 1
    }

    /// A cell of the sheet, for messages.
    pub(super) fn place(&self, row: &Row, column: usize) -> Place<'h> {
        place(self.header, row, column)
    }

    /// Adds the cells that stand beyond the header.
    pub(super) fn check_width(&self, row: &Row, faults: &mut Faults) {
        check_width(self.header, row, faults);
    }
}

impl<'h> PlayerColumns<'h> {
    /// The row below the header.
    pub(super) const fn below(&self) -> usize {
        self.header.number + 1
    }

    /// A cell of the sheet, for messages.
    pub(super) fn place(&self, row: &Row, column: usize) -> Place<'h> {
        place(self.header, row, column)
    }

    /// Adds the cells that stand beyond the header, or under a heading that is empty.
    pub(super) fn check_width(&self, row: &Row, faults: &mut Faults) {
        check_width(self.header, row, faults);
        for (column, cell) in row.cells.iter().take(self.header.cells.len()).enumerate() {
            if !cell.is_empty() && self.header.cell(column).is_empty() && self.label != Some(column) {
                faults.add(
                    self.place(row, column),
                    "missing_value",
                    "the header names no player for this column",
                );
            }
        }
    }
}

fn place<'h>(header: &'h Row, row: &Row, column: usize) -> Place<'h> {
    Place { row: row.number, column: Some(column + 1), heading: header.cell(column) }
}

fn check_width(header: &Row, row: &Row, faults: &mut Faults) {
    let beyond = row.cells.iter().enumerate().skip(header.cells.len());
    for (column, cell) in beyond.filter(|(_, cell)| !cell.is_empty()) {
        let detail = format!(
            "expected {} columns as in the header, found {} in one more",
            header.cells.len(),
            quoted(cell)
        );
        faults.add(place(header, row, column), "unknown_column", detail);
    }
}

fn turn_columns<'h>(header: &'h Row, words: &[Option<Word>], faults: &mut Faults) -> Option<TurnColumns<'h>> {
    for (column, word) in words.iter().enumerate() {
        let heading = header.cell(column);
        let place = Place { heading: "", ..place(header, header, column) };
        match word {
            Some(Word::Aside) => {}
            None | Some(Word::Winner) if heading.is_empty() => {}
            None | Some(Word::Winner) => {
                let known = "player, placement, points, total, end bonus, turn, round, notes";
                faults.add(
                    place,
                    "unknown_column",
                    format!("expected one of {known}, found {}", quoted(heading)),
                );
            }
            again if words[..column].contains(again) => {
                faults.add(
                    place,
                    "duplicate_column",
                    format!("there is a column {} already", quoted(heading)),
                );
            }
            Some(_) => {}
        }
    }
    let column = |wanted| words.iter().position(|word| *word == Some(wanted));
    let mut missing = String::new();
    for (wanted, heading) in [(Word::Player, "player"), (Word::Points, "points")] {
        if column(wanted).is_none() {
            let _ = write!(missing, "{}{heading}", if missing.is_empty() { "" } else { " and " });
        }
    }
    if !missing.is_empty() {
        faults.add(Place::row(header.number), "missing_column", format!("expected a column {missing}"));
    }
    Some(TurnColumns {
        header,
        player: column(Word::Player)?,
        placement: column(Word::Placement),
        points: column(Word::Points)?,
        total: column(Word::Total),
        end_bonus: column(Word::EndBonus),
    })
}

fn player_columns<'h>(
    header: &'h Row,
    words: &[Option<Word>],
    faults: &mut Faults,
) -> Option<PlayerColumns<'h>> {
    let mut players = Vec::new();
    let mut label = None;
    for (column, word) in words.iter().enumerate() {
        let heading = header.cell(column);
        let place = Place { heading: "", ..place(header, header, column) };
        match word {
            Some(Word::Aside) => label = label.or(Some(column)),
            Some(Word::Player) if column == 0 => label = Some(column),
            None if heading.is_empty() && column == 0 => label = Some(column),
            None if heading.is_empty() => {}
            None if heading.parse::<f64>().is_ok() => {
                faults.add(
                    place,
                    "missing_value",
                    format!("expected a player's name, found {}", quoted(heading)),
                );
            }
            None => match PlayerName::try_from(heading.to_owned()) {
                Ok(name) => players.push((column, name)),
                Err(error) => faults.add(place, "invalid", error),
            },
            Some(_) => {
                let detail = "a sheet with a column a player has only players' names and `round` as headings; a row a \
                              turn needs the columns player and points";
                faults.add(place, "unknown_column", format!("{detail}; found {}", quoted(heading)));
            }
        }
    }
    let most = usize::from(HIGHEST_SEAT) + 1;
    if let Some((column, _)) = players.get(most) {
        let detail = format!("a sheet holds at most {most} players");
        faults.add(place(header, header, *column), "too_long", detail);
    } else if players.len() < 2 && faults.is_empty() {
        let detail = "expected the names of two players or more, or the columns player and points, parted by commas, \
                      semicolons or tabs";
        faults.add(Place::row(header.number), "missing_column", detail);
    }
    faults.is_empty().then_some(PlayerColumns { header, label, players })
}
