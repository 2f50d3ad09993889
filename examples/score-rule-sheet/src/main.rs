//! Scores the turns of a Qwirkle sheet and says which of them were scored wrong at the table.
//!
//! `cargo run -p score-rule-sheet [BASE_URL [FILE]]`, with a referee at `http://127.0.0.1:8080` or at the URL. The file
//! is `rule-sheet.json` beside this program if left out. The exit code is 1 if a turn was scored wrong.

#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::error::Error;
use std::process::ExitCode;

use mwamuzi::Mwamuzi;
use mwamuzi::types::*;
use serde::Deserialize;

const RULE_SHEET: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rule-sheet.json");

/// A sheet as somebody wrote it at the table.
#[derive(Deserialize)]
struct Sheet {
    turns: Vec<Turn>,
}

/// One turn: the tiles that were laid and the points that were written down.
#[derive(Deserialize)]
struct Turn {
    points: u32,
    tiles: Vec<QwirklePlacedTile>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<ExitCode, Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let base_url = arguments.next().unwrap_or_else(|| "http://127.0.0.1:8080".into());
    let path = arguments.next().unwrap_or_else(|| RULE_SHEET.into());
    let sheet: Sheet = serde_json::from_str(&std::fs::read_to_string(path)?)?;
    let client = Mwamuzi::new(&base_url)?;

    print_row("turn", "claimed", "right", "lines", "tiles");
    let mut board = Vec::new();
    let (mut claimed, mut right, mut wrong) = (0, 0, 0);
    for (number, turn) in (1..).zip(sheet.turns) {
        let request = QwirkleScoreRequest::new(board.clone(), turn.tiles.clone());
        let (points, lines) = match client.qwirkle().score(request).await? {
            QwirkleScoreVerdict::Accepted { points, lines } => (Some(points), listed(&lines, line)),
            QwirkleScoreVerdict::Rejected { violations } => (None, listed(&violations, Violation::to_string)),
        };
        claimed += turn.points;
        right += points.unwrap_or_default();
        wrong += u32::from(points != Some(turn.points));
        let shown = points.map_or("illegal".into(), |points| points.to_string());
        print_row(&number.to_string(), &turn.points.to_string(), &shown, &lines, &listed(&turn.tiles, tile));
        // Legal or not, the tiles lie there now.
        board.extend(turn.tiles);
    }
    print_row("total", &claimed.to_string(), &right.to_string(), "", "");
    println!("\n{wrong} of the turns were scored wrong.");
    Ok(if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print_row(turn: &str, claimed: &str, right: &str, lines: &str, tiles: &str) {
    println!("{}", format!("{turn:>5}  {claimed:>7}  {right:>7}  {lines:<30}  {tiles}").trim_end());
}

fn listed<T>(things: &[T], word: impl Fn(&T) -> String) -> String {
    things.iter().map(word).collect::<Vec<_>>().join(", ")
}

fn line(line: &QwirkleLine) -> String {
    format!("{} {}", line.axis, line.points)
}

fn tile(tile: &QwirklePlacedTile) -> String {
    format!("{} {}", tile.color, tile.shape)
}
