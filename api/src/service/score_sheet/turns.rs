//! The layout with a row a turn.

use std::collections::HashMap;

use mwamuzi_rules::qwirkle::notation::{self, NotedTurn};
use mwamuzi_rules::qwirkle::{MOST_POINTS, MOST_TURNS, QwirkleSheetPoints, QwirkleTallyTurn};
use mwamuzi_rules::wire::{HIGHEST_SEAT, PlayerName};

use super::cells::{self, EndBonus};
use super::faults::{Faults, Place, quoted};
use super::header::{TurnColumns, Word};
use super::table::Row;
use super::{Draft, ScoreSheet, seat};

/// Reads the rows below the header; none if something is wrong, which is then told.
pub(super) fn read(columns: &TurnColumns<'_>, rows: &[Row], faults: &mut Faults) -> Option<ScoreSheet> {
    let mut reader = Reader {
        columns,
        faults,
        draft: Draft::default(),
        seats: HashMap::new(),
        closing: None,
        is_too_long: false,
    };
    let mut running = Running::default();
    for row in rows {
        reader.row(row, &mut running);
        if reader.faults.is_full() || reader.is_too_long {
            break;
        }
    }
    let Reader { mut draft, closing, .. } = reader;
    match closing {
        Some(closing) => draft.totals = closing.totals(&draft, faults),
        None => draft.totals = running.last_totals(),
    }
    let seats = draft.names.len();
    let running_totals = draft.turns.iter_mut().filter_map(|(_, turn)| turn.totals.as_mut());
    running_totals.for_each(|totals| totals.resize(seats, QwirkleSheetPoints(0)));
    if draft.turns.is_empty() && faults.is_empty() {
        faults.add(Place::row(columns.below()), "missing_value", "expected a turn, found nothing");
    }
    ScoreSheet::unless(faults, draft, false)
}

struct Reader<'s> {
    columns: &'s TurnColumns<'s>,
    faults: &'s mut Faults,
    draft: Draft,
    /// The seat of each name in lower case.
    seats: HashMap<String, usize>,
    /// The final totals, once the turns are over.
    closing: Option<Closing>,
    is_too_long: bool,
}

/// The points so far as the sheet has them.
#[derive(Debug, Default)]
struct Running {
    /// Of each seat: the last total that was written, with what came after it.
    points: Vec<u32>,
    /// Whether the last turn of each seat has a total.
    stated: Vec<bool>,
}

/// The rows after the turns.
#[derive(Debug)]
struct Closing {
    row: usize,
    totals: Vec<Option<QwirkleSheetPoints>>,
}

impl Reader<'_> {
    fn row(&mut self, row: &Row, running: &mut Running) {
        self.columns.check_width(row, self.faults);
        let player = self.player(row);
        let placement = self.columns.placement.map_or("", |column| row.cell(column));
        match Word::read(placement) {
            Some(Word::Total) => self.total(row, player),
            Some(Word::Winner) => self.winner(player),
            _ => self.turn(row, player, placement, running),
        }
    }

    /// A player who won, written once or more often.
    fn winner(&mut self, player: Option<usize>) {
        if let Some(player) = player.map(seat)
            && !self.draft.winners.contains(&player)
        {
            self.draft.winners.push(player);
        }
    }

    /// Whose row it is; a name that is new sits down after the others.
    fn player(&mut self, row: &Row) -> Option<usize> {
        let cell = row.cell(self.columns.player);
        let place = self.columns.place(row, self.columns.player);
        if cell.is_empty() {
            self.faults.add(place, "missing_value", "expected a player's name, found nothing");
            return None;
        }
        let key = cell.to_lowercase();
        if let Some(&player) = self.seats.get(&key) {
            return Some(player);
        }
        let most = usize::from(HIGHEST_SEAT) + 1;
        if self.draft.names.len() == most {
            let detail = format!("a sheet holds at most {most} players; {} would be one more", quoted(cell));
            self.faults.add(place, "too_long", detail);
            return None;
        }
        match PlayerName::try_from(cell.to_owned()) {
            Ok(name) => {
                self.draft.names.push(name);
                self.seats.insert(key, self.draft.names.len() - 1);
                Some(self.draft.names.len() - 1)
            }
            Err(error) => {
                self.faults.add(place, "invalid", format!("{error}, found {}", quoted(cell)));
                None
            }
        }
    }

    fn turn(&mut self, row: &Row, player: Option<usize>, placement: &str, running: &mut Running) {
        if self.draft.turns.len() >= MOST_TURNS {
            self.faults.add(
                Place::row(row.number),
                "too_long",
                format!("a sheet holds at most {MOST_TURNS} turns"),
            );
            self.is_too_long = true;
            return;
        }
        if self.closing.is_some() || !self.draft.winners.is_empty() {
            let detail = "a turn cannot follow the final totals or the winners";
            self.faults.add(Place::row(row.number), "out_of_place", detail);
        }
        let done = self.placement(row, placement);
        let points = self.points(row, done.as_ref());
        let total = self.columns.total.map(|column| (column, row.cell(column)));
        let total = total.filter(|(_, cell)| !cells::is_empty(cell));
        let total =
            total.map(|(column, cell)| cells::points(cell, self.columns.place(row, column), self.faults));
        let (Some(player), Some((points, claims_end_bonus))) = (player, points) else { return };
        let mut turn =
            QwirkleTallyTurn { claims_end_bonus, ..QwirkleTallyTurn::of_points(seat(player), points) };
        match done {
            Some(NotedTurn::Place(tiles)) => turn.tiles = Some(tiles),
            Some(NotedTurn::Swap(count)) => turn.swap = Some(count),
            Some(NotedTurn::Pass) => turn.pass = true,
            None => {}
        }
        running.add(player, points, total.flatten());
        turn.totals = total.flatten().map(|_| running.totals());
        self.draft.turns.push((row.number, turn));
    }

    fn placement(&mut self, row: &Row, placement: &str) -> Option<NotedTurn> {
        let column = self.columns.placement?;
        if cells::is_empty(placement) {
            return None;
        }
        match notation::read(placement) {
            Ok(turn) => Some(turn),
            Err(errors) => {
                for error in errors {
                    self.faults.add(self.columns.place(row, column), "notation", error.to_string());
                }
                None
            }
        }
    }

    /// The points, the end bonus included, and whether it is claimed. A swap or a pass needs none.
    fn points(&mut self, row: &Row, done: Option<&NotedTurn>) -> Option<(QwirkleSheetPoints, bool)> {
        let place = self.columns.place(row, self.columns.points);
        let cell = row.cell(self.columns.points);
        let worth_nothing =
            matches!(done, Some(NotedTurn::Swap(_) | NotedTurn::Pass)) && cells::is_empty(cell);
        let points =
            if worth_nothing { Some(QwirkleSheetPoints(0)) } else { cells::points(cell, place, self.faults) };
        let end_bonus = self.columns.end_bonus.map_or(EndBonus::None, |column| {
            cells::end_bonus(row.cell(column), self.columns.place(row, column), self.faults)
        });
        match end_bonus {
            EndBonus::None => Some((points?, false)),
            EndBonus::Within => Some((points?, true)),
            EndBonus::OnTop => Some((cells::raised(points?, place, self.faults)?, true)),
        }
    }

    fn total(&mut self, row: &Row, player: Option<usize>) {
        let place = self.columns.place(row, self.columns.points);
        let points = cells::points(row.cell(self.columns.points), place, self.faults);
        let closing = self.closing.get_or_insert_with(|| Closing { row: row.number, totals: Vec::new() });
        let Some(player) = player else { return };
        if closing.totals.len() <= player {
            closing.totals.resize(player + 1, None);
        }
        if closing.totals[player].is_some() {
            let place = self.columns.place(row, self.columns.player);
            self.faults.add(place, "duplicate_value", "this player's final total stands above already");
        }
        closing.totals[player] = points.or(Some(QwirkleSheetPoints(0)));
    }
}

impl Running {
    fn add(&mut self, player: usize, points: QwirkleSheetPoints, total: Option<QwirkleSheetPoints>) {
        if self.points.len() <= player {
            self.points.resize(player + 1, 0);
            self.stated.resize(player + 1, false);
        }
        let so_far = self.points[player].saturating_add(points.0).min(MOST_POINTS);
        self.points[player] = total.map_or(so_far, |total| total.0);
        self.stated[player] = total.is_some();
    }

    fn totals(&self) -> Vec<QwirkleSheetPoints> {
        self.points.iter().map(|&points| QwirkleSheetPoints(points)).collect()
    }

    /// The final totals, where every player's last turn has one.
    fn last_totals(&self) -> Option<Vec<QwirkleSheetPoints>> {
        self.stated.iter().all(|stated| *stated).then(|| self.totals()).filter(|totals| !totals.is_empty())
    }
}

impl Closing {
    fn totals(self, draft: &Draft, faults: &mut Faults) -> Option<Vec<QwirkleSheetPoints>> {
        let mut totals = self.totals;
        totals.resize(draft.names.len(), None);
        for (name, _) in draft.names.iter().zip(&totals).filter(|(_, total)| total.is_none()) {
            let detail =
                format!("expected final totals of all players, found none of {}", quoted(name.as_str()));
            faults.add(Place::row(self.row), "missing_value", detail);
        }
        totals.into_iter().collect()
    }
}
