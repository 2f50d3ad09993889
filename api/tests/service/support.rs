//! Calling an operation and looking into what comes back.

use mwamuzi_api::problem::ProblemDocument;
use mwamuzi_api::service::{Input, find};
use serde_json::Value;

/// The answer of `operation` to `body`, which must be judged.
pub(crate) fn answer(operation: &str, body: &Value) -> Value {
    match call(operation, body.to_string().as_bytes()) {
        Ok(answer) => answer,
        Err(problem) => panic!("{operation} refused {body}: {problem:?}"),
    }
}

/// The problem that `operation` answers `body` with.
pub(crate) fn problem(operation: &str, body: &str) -> ProblemDocument {
    match call(operation, body.as_bytes()) {
        Ok(answer) => panic!("{operation} took {body}: {answer}"),
        Err(problem) => *problem,
    }
}

/// The pointers and codes of the errors, in order.
pub(crate) fn errors(problem: &ProblemDocument) -> Vec<(&str, &str)> {
    problem.errors.iter().map(|error| (error.pointer.as_str(), error.code)).collect()
}

fn call(operation: &str, body: &[u8]) -> Result<Value, Box<ProblemDocument>> {
    let operation = find(operation).expect("an operation of the table");
    match (operation.run)(Input { body, parameter: "" }) {
        Ok(answer) => Ok(serde_json::from_slice(&answer.body).expect("an answer is JSON")),
        Err(problem) => Err(Box::new(problem.document(None))),
    }
}
