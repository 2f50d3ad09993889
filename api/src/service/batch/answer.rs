//! Carries out one line and writes the line that answers it.

use std::io::Write as _;
use std::panic::{self, AssertUnwindSafe};

use super::line::{self, Call};
use crate::problem::{self, Code, Problem, ProblemError};
use crate::service::operation::{Answer, Input, Judgement, MediaType, Operation};
use crate::service::table;

/// What came of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was carried out, or refused for its own faults.
    Answered {
        /// The game, where a move of it was judged.
        judged: Option<(&'static str, Judgement)>,
    },
    /// The operation panicked; the line was answered with 500. No input should lead to this.
    Failed {
        /// The operation's id.
        operation: &'static str,
    },
}

/// Carries out a line, which is neither blank nor too long, and appends the line that answers it to `into`.
///
/// `request_id` goes into problem documents.
pub fn answer(line: &[u8], request_id: Option<&str>, into: &mut Vec<u8>) -> Outcome {
    let (id, call) = line::read(line);
    let found = call.and_then(|call| find(&call).map(|operation| (operation, call)));
    let (operation, call) = match found {
        Ok(found) => found,
        Err(problem) => return refuse_line(id, problem, request_id, into),
    };
    let input = Input { body: call.body.as_bytes(), parameter: "" };
    match panic::catch_unwind(AssertUnwindSafe(|| (operation.run)(input))) {
        Ok(Ok(Answer { body, judgement })) => {
            write(id, 200, &body, into);
            Outcome::Answered { judged: operation.game.zip(judgement) }
        }
        Ok(Err(problem)) => refuse_line(id, problem, request_id, into),
        Err(_) => {
            let document = problem::failure(request_id);
            write(id, document.status, &serde_json::to_vec(&document).unwrap_or_default(), into);
            Outcome::Failed { operation: &operation.id }
        }
    }
}

/// Appends the line that refuses a line of which nothing was read.
pub(super) fn refuse(problem: Problem, request_id: Option<&str>, into: &mut Vec<u8>) -> Outcome {
    refuse_line(None, problem, request_id, into)
}

fn refuse_line(id: Option<&str>, problem: Problem, request_id: Option<&str>, into: &mut Vec<u8>) -> Outcome {
    let document = problem.document(request_id);
    // Plain data with text keys: writing it cannot fail.
    write(id, document.status, &serde_json::to_vec(&document).unwrap_or_default(), into);
    Outcome::Answered { judged: None }
}

/// Appends a line. The body is JSON on one line already, the id as it was sent.
fn write(id: Option<&str>, status: u16, body: &[u8], into: &mut Vec<u8>) {
    into.reserve(body.len() + 64);
    into.push(b'{');
    if let Some(id) = id {
        into.extend_from_slice(b"\"id\":");
        into.extend_from_slice(id.as_bytes());
        into.push(b',');
    }
    // Writing to memory cannot fail.
    let _ = write!(into, "\"status\":{status},\"body\":");
    into.extend_from_slice(body);
    into.extend_from_slice(b"}\n");
}

/// The operation that a line names.
fn find(call: &Call<'_>) -> Result<&'static Operation, Problem> {
    let of_game =
        || table().iter().filter(|operation| operation.game == Some(call.game.as_ref())).filter(is_json);
    if let Some(operation) = of_game().find(|operation| operation.name == call.op) {
        return Ok(operation);
    }
    let known: Vec<_> = of_game().map(|operation| operation.name).collect();
    if known.is_empty() {
        let games = table().iter().filter_map(|operation| operation.game).collect::<Vec<_>>();
        return Err(unknown("/game", &call.game, "game", games));
    }
    Err(unknown("/op", &call.op, "operation of this game for a batch", known))
}

/// Whether an operation takes and gives JSON; only that fits into a line.
fn is_json(operation: &&Operation) -> bool {
    operation.answer.media_type() == MediaType::Json
        && operation.request.is_some_and(|request| request.media_type() == MediaType::Json)
}

/// The most characters of a wrong word that are repeated.
const LONGEST_QUOTE: usize = 60;

fn unknown(pointer: &str, word: &str, what: &str, mut known: Vec<&str>) -> Problem {
    known.dedup();
    let word: String = word.chars().take(LONGEST_QUOTE).collect();
    let detail = format!("{word:?} is no {what}; there are: {}", known.join(", "));
    let error = ProblemError { pointer: pointer.into(), code: "unknown_value", detail, rule: None };
    Problem::listing(Code::NotFound, vec![error])
}
