//! What only Qwirkle has: the score of tiles on any board, the cells where one more tile may go, and the audit of a
//! score sheet.

mod tally;

pub(super) use tally::{tally, tally_csv};

use mwamuzi_rules::Violation;
use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleLine, QwirklePlacedTile, QwirkleScoring, QwirkleState, QwirkleTargets,
    score as score_tiles, targets as find_targets,
};
use mwamuzi_rules::wire::bounded_list;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::operation::{Answer, Input, Judgement, Operation};
use super::operations::admit;
use super::read::{read, require_rules};
use super::wire::default_rules;
use crate::problem::{Code, Problem};

/// Tiles to be scored on a board. No hands and no turn: it serves a score sheet, and a board on which a fault stands.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QwirkleScoreRequest {
    /// The tiles that lay there before.
    #[serde(deserialize_with = "bounded_list")]
    #[schema(max_items = 162)]
    pub board: Vec<QwirklePlacedTile>,
    /// The tiles laid this turn, 1 to 6.
    #[serde(deserialize_with = "bounded_list")]
    #[schema(max_items = 162)]
    pub tiles: Vec<QwirklePlacedTile>,
    /// The version of the rules; 1 if left out.
    #[serde(default = "default_rules")]
    #[schema(default = 1, required = false)]
    pub rules: u32,
}

/// What the tiles score, or which rules they break.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum QwirkleScoreVerdict {
    /// The tiles may lie there.
    Accepted {
        /// What they score.
        points: u32,
        /// The lines that were formed or extended, a Qwirkle's 6 included.
        lines: Vec<QwirkleLine>,
    },
    /// The tiles may not lie there.
    Rejected {
        /// Every rule that is broken and can be told independently.
        violations: Vec<Violation>,
    },
}

/// Where may one more tile go?
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QwirkleTargetsRequest {
    /// The state before the turn.
    pub state: QwirkleState,
    /// The tiles of the hand laid so far this turn, in any order: any part of a placement.
    #[serde(deserialize_with = "bounded_list")]
    #[schema(max_items = 162)]
    pub placed: Vec<QwirklePlacedTile>,
}

/// The operation `score`.
pub(super) fn score() -> Operation {
    Operation::post::<Qwirkle, QwirkleScoreRequest, QwirkleScoreVerdict>(
        "score",
        (
            "Score tiles on a board",
            "What tiles laid on a board score, line by line, or which rules they break. Only the lines that they \
             touch are judged, so it serves a board on which a fault stands; hands, opening size and end bonus are \
             not considered.",
        ),
        &[Code::ImpossibleState, Code::UnsupportedRules],
        |input| {
            let request: QwirkleScoreRequest = read(input.body)?;
            require_rules(request.rules, "/rules")?;
            let scored = score_tiles(&request.board, &request.tiles)
                .map_err(|faults| Problem::faults(Code::ImpossibleState, faults))?;
            Ok(match scored {
                QwirkleScoring::Accepted(points) => {
                    let verdict =
                        QwirkleScoreVerdict::Accepted { points: points.points, lines: points.lines };
                    Answer { judgement: Some(Judgement::Accepted), ..Answer::json(&verdict) }
                }
                QwirkleScoring::Rejected(violations) => {
                    let broken = violations.iter().map(|violation| violation.rule).collect();
                    let verdict = QwirkleScoreVerdict::Rejected { violations };
                    Answer { judgement: Some(Judgement::Rejected(broken)), ..Answer::json(&verdict) }
                }
            })
        },
    )
}

/// The operation `targets`.
pub(super) fn targets() -> Operation {
    Operation::post::<Qwirkle, QwirkleTargetsRequest, QwirkleTargets>(
        "targets",
        (
            "Where one more tile may go",
            "For each tile of the hand the cells where it may go beside those laid this turn, so that an app can \
             light them up; whether the turn may end as it lies, and what it would score.",
        ),
        &[Code::ImpossibleState, Code::UnsupportedRules],
        |input: Input<'_>| {
            let request: QwirkleTargetsRequest = read(input.body)?;
            let rules = request.state.rules;
            let state = admit::<Qwirkle>(&request.state, rules)?;
            Ok(Answer::json(&find_targets(&state, &request.placed)))
        },
    )
}
