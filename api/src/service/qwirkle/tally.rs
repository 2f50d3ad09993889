//! The audit of a score sheet.

use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleAudit, QwirkleSheetError, QwirkleTallyRefusal, QwirkleTallyRequest, tally as audit,
};

use crate::problem::{Code, Problem, ProblemError};
use crate::service::operation::{Answer, Operation};
use crate::service::read::{read, require_rules};

/// The operation `tally`.
pub(in crate::service) fn tally() -> Operation {
    Operation::post::<Qwirkle, QwirkleTallyRequest, QwirkleAudit>(
        "tally",
        (
            "Audit a score sheet",
            "A whole score sheet, turn by turn: which turns are right, the right points line by line where not, which \
             rules were broken, the slips that explain a wrong number, and whether totals and winners stand. No hands \
             are needed: bag, hand sizes and the end follow from the turns. A turn may also be its points alone; then \
             it is told what numbers can tell. A turn that broke a rule but stood at the table scores as it lies, and \
             the audit goes on.",
        ),
        &[Code::InvalidSetup, Code::UnsupportedRules],
        |input| {
            let sheet: QwirkleTallyRequest = read(input.body)?;
            require_rules(sheet.rules, "/rules")?;
            audit(&sheet).map(|audit| Answer::json(&audit)).map_err(refused)
        },
    )
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
