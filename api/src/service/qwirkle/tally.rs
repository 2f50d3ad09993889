//! The audit of a score sheet, sent as JSON or as people keep it.

use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleAudit, QwirkleSheetError, QwirkleTallyRefusal, QwirkleTallyRequest, tally as audit,
};

use crate::problem::{Code, Problem, ProblemError};
use crate::service::operation::{Answer, Body, Cost, MediaType, Operation};
use crate::service::read::require_rules;
use crate::service::score_sheet::{LAYOUTS, ScoreSheet};

/// The operation `tally`.
pub(in crate::service) fn tally() -> Operation {
    Operation {
        // A thousand turns on a board of three hundred tiles take longer than a move does.
        cost: Cost::Expensive,
        ..Operation::post::<Qwirkle, QwirkleTallyRequest, QwirkleAudit>(
            "tally",
            (
                "Audit a score sheet",
                "A whole score sheet, turn by turn: which turns are right, the right points line by line where not, \
                 which rules were broken, the slips that explain a wrong number, and whether totals and winners \
                 stand. No hands are needed: bag, hand sizes and the end follow from the turns. A turn may also be \
                 its points alone; then it is told what numbers can tell. A turn that broke a rule but stood at the \
                 table scores as it lies, and the audit goes on.",
            ),
            &[Code::InvalidSetup, Code::UnsupportedRules],
            |input| Ok(Answer::json(&ScoreSheet::from_json(input.body)?.audit()?)),
        )
    }
}

/// The operation `tally_csv`.
pub(in crate::service) fn tally_csv() -> Operation {
    Operation {
        path: "/v1/games/qwirkle/tally.csv".into(),
        request: Some(Body::Other(MediaType::Csv, LAYOUTS)),
        cost: Cost::Expensive,
        ..Operation::post::<Qwirkle, QwirkleTallyRequest, QwirkleAudit>(
            "tally_csv",
            (
                "Audit a score sheet kept as a table",
                "The same audit of a sheet as people keep it, a table of comma-separated values with a row a turn or a \
                 column a player; the request's schema describes both. The answer is that of `tally` for the same \
                 sheet. What cannot be read is told with row and column, all of it at once.",
            ),
            &[Code::MalformedCsv, Code::InvalidSetup],
            |input| Ok(Answer::json(&ScoreSheet::from_csv(input.body)?.audit()?)),
        )
    }
}

impl ScoreSheet {
    /// The audit of the sheet.
    ///
    /// # Errors
    /// What cannot be audited, with pointers from the root of the JSON request.
    pub fn audit(&self) -> Result<QwirkleAudit, Problem> {
        require_rules(self.request.rules, "/rules")?;
        audit(&self.request).map_err(refused)
    }
}

fn refused(refusal: QwirkleTallyRefusal) -> Problem {
    match refusal {
        QwirkleTallyRefusal::Unreadable(errors) => {
            Problem::listing(Code::InvalidRequest, errors.into_iter().map(problem_error).collect())
        }
        QwirkleTallyRefusal::Impossible(faults) => Problem::faults(Code::InvalidSetup, faults),
    }
}

fn problem_error(error: QwirkleSheetError) -> ProblemError {
    ProblemError { pointer: error.pointer, code: "invalid", detail: error.detail, rule: None }
}
