//! The audit as a page for a person: the sheet as a table with what is wrong marked, the slips in words, the totals
//! and who won.

use mwamuzi_rules::Seat;
use mwamuzi_rules::qwirkle::notation::NotedTurn;
use mwamuzi_rules::qwirkle::{
    QwirkleAudit, QwirkleAuditTurn, QwirkleAuditVerdict, QwirkleSlip, QwirkleTallyTurn,
};

use super::table::{Column, Table};
use super::text::{Page, Piece, Tone};
use super::words;
use crate::service::ScoreSheet;

/// Before what is wrong.
const WRONG: &str = "✗";
/// Before what is worth a look.
const ODD: &str = "!";
/// The spaces before an explanation.
const INDENT: usize = 4;

/// The page, in colours; whoever prints it leaves them out where they do not belong.
pub(super) fn report(sheet: &ScoreSheet, audit: &QwirkleAudit, width: usize) -> Vec<u8> {
    let mut report = Report { sheet, audit, width, page: Page::default() };
    report.heading();
    if sheet.by_columns {
        report.rounds();
    } else {
        report.turns();
        report.totals();
    }
    report.explanations();
    report.conclusion();
    report.page.into_bytes()
}

struct Report<'a> {
    sheet: &'a ScoreSheet,
    audit: &'a QwirkleAudit,
    width: usize,
    page: Page,
}

impl<'a> Report<'a> {
    fn heading(&mut self) {
        let request = &self.sheet.request;
        let seats: Vec<Seat> = (0u8..).zip(&request.players).map(|(seat, _)| Seat(seat)).collect();
        let turns = if request.turns.len() == 1 { "turn" } else { "turns" };
        let text = format!("{}: {} {turns}", words::names(request, &seats), request.turns.len());
        self.page.paragraph(&text, Tone::Heading, 0, self.width);
        self.page.end();
    }

    /// The turns as they stand on the sheet with what is found of each.
    fn noted_turns(&self) -> impl Iterator<Item = (&'a QwirkleTallyTurn, &'a QwirkleAuditTurn)> + use<'a> {
        self.sheet.request.turns.iter().zip(&self.audit.turns)
    }

    /// A row a turn.
    fn turns(&mut self) {
        let (rows, placements) =
            (!self.sheet.rows.is_empty(), self.noted_turns().any(|(noted, _)| placement(noted).is_some()));
        let corrected = self.noted_turns().any(|(_, found)| has_wrong_points(found) && found.right.is_some());
        let written = self.noted_turns().any(|(noted, _)| noted.totals.is_some());
        let resummed = written && self.noted_turns().any(|(noted, found)| is_off(noted, found));
        let mut columns = vec![Column::of_numbers("turn")];
        columns.extend(rows.then(|| Column::of_numbers("row")));
        columns.push(Column::of_text("player"));
        columns.extend(placements.then(|| Column::of_text("placement")));
        columns.push(Column::of_numbers("points"));
        columns.extend(corrected.then(|| Column::of_numbers("right")));
        columns.push(Column::of_numbers("total"));
        columns.extend(resummed.then(|| Column::of_numbers("right")));
        let mut table = Table::new(columns);
        for (index, (noted, found)) in self.noted_turns().enumerate() {
            let mut cells = vec![Piece::new((index + 1).to_string(), Tone::Faint)];
            cells.extend(self.sheet.rows.get(index).map(|row| Piece::new(row.to_string(), Tone::Faint)));
            cells.push(Piece::new(words::name(&self.sheet.request, noted.seat), Tone::Plain));
            cells.extend(placements.then(|| placement_cell(noted, found)));
            cells.push(points_cell(noted, found, !placements));
            cells.extend(corrected.then(|| right_cell(found)));
            cells.push(total_cell(noted, found, written));
            cells.extend(resummed.then(|| right_total_cell(noted, found)));
            table.add(cells);
        }
        table.write(&mut self.page, self.width);
    }

    /// A row a round and a column a player.
    fn rounds(&mut self) {
        let request = &self.sheet.request;
        let mut columns = vec![Column::of_numbers("row")];
        for (seat, _) in (0u8..).zip(&request.players) {
            columns.push(Column::of_numbers(&words::name(request, Seat(seat))));
        }
        let mut table = Table::new(columns);
        let turns: Vec<_> = self.sheet.rows.iter().zip(self.noted_turns()).collect();
        for round in turns.chunk_by(|(row, _), (other, _)| row == other) {
            let number = round.first().map_or_else(String::new, |(row, _)| row.to_string());
            let mut cells = vec![Piece::default(); request.players.len() + 1];
            cells[0] = Piece::new(number, Tone::Faint);
            for (_, (noted, found)) in round {
                if let Some(cell) = cells.get_mut(noted.seat.index() + 1) {
                    *cell = points_cell(noted, found, true);
                }
            }
            table.add(cells);
        }
        let label = |text| Piece::new(text, Tone::Heading);
        if let Some(written) = &request.totals {
            let cells =
                written.iter().zip(&self.audit.totals).map(|(points, right)| final_cell(points.0, *right));
            table.add([label("sheet")].into_iter().chain(cells).collect());
        }
        if request.totals.is_none() || self.audit.totals_stand == Some(false) {
            let cells = self.audit.totals.iter().map(|total| Piece::new(total.to_string(), Tone::Heading));
            table.add([label("right")].into_iter().chain(cells).collect());
        }
        table.write(&mut self.page, self.width);
    }

    /// The final points beside those on the sheet.
    fn totals(&mut self) {
        let request = &self.sheet.request;
        let mut columns = vec![Column::of_text("final points")];
        columns.extend(request.totals.as_ref().map(|_| Column::of_numbers("sheet")));
        columns.push(Column::of_numbers("right"));
        let mut table = Table::new(columns);
        for (seat, right) in (0u8..).zip(&self.audit.totals) {
            let mut cells = vec![Piece::new(words::name(request, Seat(seat)), Tone::Plain)];
            let written = request.totals.as_ref().and_then(|totals| totals.get(usize::from(seat)));
            cells.extend(written.map(|written| final_cell(written.0, *right)));
            cells.push(Piece::new(right.to_string(), Tone::Plain));
            table.add(cells);
        }
        self.page.end();
        table.write(&mut self.page, self.width);
    }

    /// What is wrong with each turn that is not right, in words.
    fn explanations(&mut self) {
        for (index, (noted, found)) in self.noted_turns().enumerate() {
            if found.verdict == QwirkleAuditVerdict::Right && !found.unusual {
                continue;
            }
            let (mark, tone) = if found.verdict == QwirkleAuditVerdict::Right {
                (ODD, Tone::Odd)
            } else {
                (WRONG, Tone::Bad)
            };
            let row = self.sheet.rows.get(index).map_or_else(String::new, |row| format!(" (row {row})"));
            let name = words::name(&self.sheet.request, noted.seat);
            let done = placement(noted).map_or_else(String::new, |turn| format!(": {turn}"));
            let text = format!("{mark} Turn {}{row}, {name}{done}", index + 1);
            self.page.end();
            self.page.paragraph(&text, tone, 2, self.width);
            for violation in &found.violations {
                let text = format!("{} [{}]", violation.message, violation.rule);
                self.page.paragraph(&text, Tone::Plain, INDENT, self.width);
            }
            if let Some(text) = words::points(found) {
                self.page.paragraph(&text, Tone::Plain, INDENT, self.width);
            }
            if let Some(text) = wrong_sum(noted, found) {
                self.page.paragraph(&text, Tone::Plain, INDENT, self.width);
            }
        }
    }

    fn conclusion(&mut self) {
        let mut sentences = self.about_totals();
        sentences.push(self.about_winners());
        self.page.end();
        for sentence in sentences {
            self.page.paragraph(&sentence, Tone::Plain, 0, self.width);
        }
        let wrong =
            self.noted_turns().filter(|(_, found)| found.verdict != QwirkleAuditVerdict::Right).count();
        let (text, tone) = match wrong {
            0 if self.audit.ok => ("The sheet is right.".to_owned(), Tone::Good),
            0 => ("The turns are right, but what was made of them is not.".to_owned(), Tone::Bad),
            1 => ("The sheet is wrong: 1 turn is not right.".to_owned(), Tone::Bad),
            _ => (format!("The sheet is wrong: {wrong} turns are not right."), Tone::Bad),
        };
        self.page.paragraph(&text, tone, 0, self.width);
    }

    fn about_totals(&self) -> Vec<String> {
        let Some(written) = &self.sheet.request.totals else { return Vec::new() };
        if !self.audit.wrong_totals.is_empty() {
            let sum = |&seat: &Seat| {
                let points = |points: Option<u32>| points.unwrap_or_default();
                let sheet = points(written.get(seat.index()).map(|points| points.0));
                let right = points(self.audit.totals.get(seat.index()).copied());
                let name = words::name(&self.sheet.request, seat);
                format!(
                    "The final points of {name} are added up wrongly: {sheet} written, {right} are right."
                )
            };
            return self.audit.wrong_totals.iter().map(sum).collect();
        }
        if self.audit.totals_stand == Some(false) {
            return vec!["The final points on the sheet follow from what is wrong above.".into()];
        }
        Vec::new()
    }

    fn about_winners(&self) -> String {
        let (request, winners) = (&self.sheet.request, &self.audit.winners);
        let best = self.audit.totals.iter().max().copied().unwrap_or_default();
        let points = words::points_word(best);
        let who = words::names(request, winners);
        let is_over = self.audit.finished != Some(false);
        let outcome = match (winners.len(), is_over) {
            (1, true) => format!("{who} wins with {points}"),
            (1, false) => format!("{who} leads with {points}; the game is not over"),
            (_, true) => format!("{who} share the win with {points} each"),
            (_, false) => format!("{who} lead with {points} each; the game is not over"),
        };
        match (self.audit.winners_stand, &request.winners) {
            (Some(false), Some(written)) => {
                format!("The sheet names {} as winner, but {outcome}.", words::names(request, written))
            }
            (Some(true), _) => format!("{outcome}, as the sheet says."),
            _ => format!("{outcome}."),
        }
    }
}

/// What a turn notes beside its points.
fn placement(noted: &QwirkleTallyTurn) -> Option<NotedTurn> {
    if let Some(tiles) = &noted.tiles {
        return Some(NotedTurn::Place(tiles.clone()));
    }
    noted.swap.map(NotedTurn::Swap).or(noted.pass.then_some(NotedTurn::Pass))
}

fn placement_cell(noted: &QwirkleTallyTurn, found: &QwirkleAuditTurn) -> Piece {
    let text = placement(noted).map_or_else(String::new, |turn| turn.to_string());
    if found.verdict == QwirkleAuditVerdict::Illegal {
        return Piece::new(format!("{WRONG} {text}"), Tone::Bad);
    }
    Piece::new(text, Tone::Plain)
}

/// The points as written; `marks_all`: also where it is not the points that are wrong.
fn points_cell(noted: &QwirkleTallyTurn, found: &QwirkleAuditTurn, marks_all: bool) -> Piece {
    let illegal = marks_all && found.verdict == QwirkleAuditVerdict::Illegal;
    let text = match (marks_all, noted.swap, noted.pass) {
        (true, Some(_), _) => "swap".to_owned(),
        (true, _, true) => "pass".to_owned(),
        _ => found.claimed.to_string(),
    };
    if illegal || has_wrong_points(found) {
        Piece::new(format!("{WRONG} {text}"), Tone::Bad)
    } else if found.unusual {
        Piece::new(format!("{ODD} {text}"), Tone::Odd)
    } else {
        Piece::new(text, Tone::Plain)
    }
}

fn has_wrong_points(found: &QwirkleAuditTurn) -> bool {
    found.slips.iter().any(|slip| *slip != QwirkleSlip::SumWrong)
}

/// The right points, where the sheet has others.
fn right_cell(found: &QwirkleAuditTurn) -> Piece {
    match found.right {
        Some(right) if right != found.claimed => Piece::new(right.to_string(), Tone::Good),
        _ => Piece::default(),
    }
}

/// The points of the player so far on the sheet, and the right ones.
fn so_far(noted: &QwirkleTallyTurn, found: &QwirkleAuditTurn) -> (Option<u32>, Option<u32>) {
    let seat = noted.seat.index();
    let written = noted.totals.as_ref().and_then(|totals| totals.get(seat)).map(|points| points.0);
    (written, found.totals.get(seat).copied())
}

fn is_off(noted: &QwirkleTallyTurn, found: &QwirkleAuditTurn) -> bool {
    let (written, right) = so_far(noted, found);
    written.is_some() && written != right
}

fn total_cell(noted: &QwirkleTallyTurn, found: &QwirkleAuditTurn, as_written: bool) -> Piece {
    let (written, right) = so_far(noted, found);
    let shown = if as_written { written } else { right };
    let text = shown.map_or_else(String::new, |total| total.to_string());
    if found.slips.contains(&QwirkleSlip::SumWrong) {
        return Piece::new(format!("{WRONG} {text}"), Tone::Bad);
    }
    Piece::new(text, Tone::Plain)
}

/// The right points so far, where the sheet has others.
fn right_total_cell(noted: &QwirkleTallyTurn, found: &QwirkleAuditTurn) -> Piece {
    match so_far(noted, found) {
        (_, Some(right)) if is_off(noted, found) => Piece::new(right.to_string(), Tone::Good),
        _ => Piece::default(),
    }
}

fn final_cell(written: u32, right: u32) -> Piece {
    if written == right {
        return Piece::new(written.to_string(), Tone::Plain);
    }
    Piece::new(format!("{WRONG} {written}"), Tone::Bad)
}

fn wrong_sum(noted: &QwirkleTallyTurn, found: &QwirkleAuditTurn) -> Option<String> {
    if !found.slips.contains(&QwirkleSlip::SumWrong) {
        return None;
    }
    Some(match so_far(noted, found) {
        (Some(written), Some(right)) if written != right => {
            format!("Total {written} written, {right} is right. Likely slip: it was added up wrongly.")
        }
        _ => "The totals written here do not follow from those before.".into(),
    })
}
