//! Which sheets can be audited at all.

use super::wire::{MOST_SHEET_TILES, QwirkleTallyRequest, QwirkleTallyTurn};
use crate::answer::Fault;
use crate::qwirkle::admit::Faults;
use crate::qwirkle::rulebook::QwirkleFault;

/// Why a sheet cannot be audited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum QwirkleTallyRefusal {
    /// It says several things of one turn, or holds more than any sheet.
    Unreadable(Vec<QwirkleSheetError>),
    /// There can be no such game.
    Impossible(Vec<Fault>),
}

/// Something on a sheet that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QwirkleSheetError {
    /// Where: a JSON Pointer from the sheet's root.
    pub pointer: String,
    /// What is wrong, for a person.
    pub detail: String,
}

/// Refuses what cannot be audited, with all that is wrong.
pub(super) fn check(sheet: &QwirkleTallyRequest) -> Result<(), QwirkleTallyRefusal> {
    let errors = unreadable(sheet);
    if !errors.is_empty() {
        return Err(QwirkleTallyRefusal::Unreadable(errors));
    }
    impossible(sheet).map_err(QwirkleTallyRefusal::Impossible)
}

fn unreadable(sheet: &QwirkleTallyRequest) -> Vec<QwirkleSheetError> {
    let mut errors = Vec::new();
    let mut tiles = 0;
    for (index, turn) in sheet.turns.iter().enumerate() {
        let told = what_is_told(turn);
        if let [first, beside @ ..] = told.as_slice() {
            errors.extend(beside.iter().map(|field| QwirkleSheetError {
                pointer: format!("/turns/{index}/{field}"),
                detail: format!(
                    "At most one of tiles, swap and pass belongs to a turn; {first} is there already."
                ),
            }));
        }
        let before = tiles;
        tiles += turn.tiles.as_ref().map_or(0, Vec::len);
        if before <= MOST_SHEET_TILES && tiles > MOST_SHEET_TILES {
            errors.push(QwirkleSheetError {
                pointer: format!("/turns/{index}/tiles"),
                detail: format!("A sheet holds at most {MOST_SHEET_TILES} tiles in all."),
            });
        }
    }
    errors
}

/// The fields that tell what was done in a turn.
fn what_is_told(turn: &QwirkleTallyTurn) -> Vec<&'static str> {
    let told = [("tiles", turn.tiles.is_some()), ("swap", turn.swap.is_some()), ("pass", turn.pass)];
    told.into_iter().filter(|&(_, is_told)| is_told).map(|(field, _)| field).collect()
}

fn impossible(sheet: &QwirkleTallyRequest) -> Result<(), Vec<Fault>> {
    let players = sheet.players.len();
    let mut faults = Faults::default();
    faults.check_players(players);
    let mut one_a_player = |totals: Option<usize>, pointer: &dyn Fn() -> String| {
        if let Some(given) = totals.filter(|&given| given != players) {
            faults.add(QwirkleFault::OtherTotals { given, players }, pointer());
        }
    };
    for (index, turn) in sheet.turns.iter().enumerate() {
        one_a_player(turn.totals.as_ref().map(Vec::len), &|| format!("/turns/{index}/totals"));
    }
    one_a_player(sheet.totals.as_ref().map(Vec::len), &|| "/totals".into());
    faults.none_or_all()
}
