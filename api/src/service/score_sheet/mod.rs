//! Score sheets of Qwirkle as people keep them: a table of comma-separated values becomes the request of `tally`.
//!
//! Two layouts are read; [`LAYOUTS`] describes them to whoever sends one. The header tells which it is:
//! [`turns`](mod@turns) reads a row a turn, [`columns`](mod@columns) a column a player. What is wrong is collected in
//! [`faults`](mod@faults), so that all of it is told at once.

mod cells;
mod columns;
mod faults;
mod header;
mod table;
mod turns;

use mwamuzi_rules::RULES_VERSION;
use mwamuzi_rules::qwirkle::{QwirkleSheetPoints, QwirkleTallyPlayer, QwirkleTallyRequest, QwirkleTallyTurn};
use mwamuzi_rules::wire::{PlayerName, Seat};

use self::faults::Faults;
use self::header::Layout;
use super::read::read;
use crate::problem::Problem;

/// How a sheet may be laid out, for the document.
pub(super) const LAYOUTS: &str = "A score sheet of Qwirkle as UTF-8 text: a header row, then the rows, their cells \
    parted by commas, semicolons or tabs (told by themselves or by a first line `sep=;`), in quotes where need be. \
    Blank rows count for nothing.\n\n\
    **A row a turn.** The header names the columns, in any order: `player`, `points`, and where there are any \
    `placement` (or `tiles`, `move`), `total` (the player's points so far), `end bonus`; columns such as `turn`, `round` \
    and `notes` are let pass. The players sit in the order in which they first appear. A placement is one line of the \
    notation that `GET /v1/games/qwirkle` tells, such as `across 3:-1 rst bst . gst`, `swap 3` or `pass`; left empty, \
    the turn has its points alone. In `end bonus`, `yes` or `x` says that the points hold the 6 for the last tile, a 6 \
    that they come on top. After the turns may follow for each player a row with `total` as its placement, the final \
    points in `points`, and rows with `winner`. Without such totals the last ones of each player are the final ones.\n\n\
    **A column a player.** The header names the players, a first column `round` may stand before them; each row is a \
    round and holds numbers alone (or `swap 3`, `pass`). An empty cell or a dash between the first number and the last \
    one is a turn without points; before and after them it is none. Rows labelled `end bonus`, `total` and `winner` may \
    follow the rounds. A last row without a label is taken for the totals if it holds a number above 90, which no turn \
    can score, or the sums of all columns.\n\n\
    Columns and rows count from 1, as a spreadsheet shows them: in the pointer `/4/2` of a `malformed_csv` problem 4 is \
    the row, the header included, and 2 the column. Every other pointer is that of the same sheet sent to `tally`: \
    `/turns/0` is the first turn.";

/// A score sheet that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet {
    /// What it says.
    pub request: QwirkleTallyRequest,
    /// Whether it has a column a player.
    pub by_columns: bool,
    /// For each turn the row it stands in, counted from 1; none where the sheet is not a table.
    pub rows: Vec<usize>,
}

impl ScoreSheet {
    /// Reads a table of comma-separated values.
    ///
    /// # Errors
    /// `malformed_csv` with every fault, its pointer the row and the column.
    pub fn from_csv(bytes: &[u8]) -> Result<Self, Problem> {
        let mut rows = table::read(bytes)?.into_iter();
        let header = rows.next().unwrap_or_default();
        let rows: Vec<_> = rows.collect();
        let mut faults = Faults::default();
        let sheet = match Layout::of(&header, &mut faults) {
            Some(Layout::Turns(columns)) => turns::read(&columns, &rows, &mut faults),
            Some(Layout::Columns(columns)) => columns::read(&columns, &rows, &mut faults),
            None => None,
        };
        sheet.ok_or(()).map_err(|()| faults.problem())
    }

    /// Reads the request of `tally`.
    ///
    /// # Errors
    /// As the operation: no JSON, or of the wrong shape.
    pub fn from_json(bytes: &[u8]) -> Result<Self, Problem> {
        Ok(Self { request: read(bytes)?, by_columns: false, rows: Vec::new() })
    }

    /// What was collected, if nothing was wrong.
    fn unless(faults: &Faults, draft: Draft, by_columns: bool) -> Option<Self> {
        let player = |name| QwirkleTallyPlayer { name: Some(name) };
        let (rows, turns) = draft.turns.into_iter().unzip();
        let request = QwirkleTallyRequest {
            players: draft.names.into_iter().map(player).collect(),
            turns,
            totals: draft.totals,
            winners: (!draft.winners.is_empty()).then_some(draft.winners),
            options: None,
            rules: RULES_VERSION,
        };
        faults.is_empty().then_some(Self { request, by_columns, rows })
    }
}

/// A sheet while it is read.
#[derive(Debug, Default)]
struct Draft {
    names: Vec<PlayerName>,
    /// Each with its row.
    turns: Vec<(usize, QwirkleTallyTurn)>,
    totals: Option<Vec<QwirkleSheetPoints>>,
    winners: Vec<Seat>,
}

/// The seat of a player, where the list of them is as long as a sheet may have it.
fn seat(index: usize) -> Seat {
    Seat(u8::try_from(index).unwrap_or(u8::MAX))
}
