//! Many operations in one call: a line in, a line out.
//!
//! A line names a game, an operation and its body; the answer to it is a line with the status and the body that the
//! operation alone would have given. A line that cannot be carried out, or cannot even be read, is answered in its
//! place and hurts no other. Blank lines are passed over.
//!
//! | module | what it does |
//! |---|---|
//! | `cut` | bytes, as they come, into groups of whole lines, in bounded memory |
//! | `line` | reads one line |
//! | `answer` | carries it out and writes the answer |

mod answer;
mod cut;
mod line;

pub use answer::{Outcome, answer};
pub use cut::{Cutter, Group, Line};
pub use line::{BatchAnswer, BatchId, BatchLine};

use super::operation::{Answer, Body, Cost, Input, Method, Operation, SchemaSource};
use crate::problem::{Code, Problem};

/// The id of the operation.
const ID: &str = "batch";

/// The longest line, in bytes, unless a server is set to another limit: that of a single request.
pub const LONGEST_LINE: usize = super::LONGEST_BODY;

const DESCRIPTION: &str = "\
Each line of the request is a JSON object `{id, game, op, body}`: the body of `POST /v1/games/{game}/{op}`, `op` with \
underscores (`legal_moves`). Each line of the answer is `{id, status, body}`: what that call would have answered, with \
its status. Answers come in the order of the lines; `id`, text of up to 128 characters or an integer, is given back as \
it was sent, and may be left out.\n\nA line that cannot be judged is answered in its place by a problem document and \
hurts no other: 400 `malformed_json` and `invalid_line` (its pointers start at the line), 404 for a game or an \
operation that there is not, 413 for a line longer than a body may be, and every problem of the operation itself, \
whose pointers start at `body`. Blank lines are passed over; a line may end with a carriage return; the last one need \
not end.\n\nThere is no limit to the number of lines. Answers are sent while lines still arrive, and the server reads \
no further while its answers are not read: read while you send. Whoever sends all first and reads then must keep a \
batch so small that its answers fit into the buffers of the connection; 100 kB always do. A sender that pauses, or does \
not read, for longer than the server's read timeout (10 seconds if not set otherwise) is cut off.\n\nThe status 200 is \
sent before the first line is read. What goes wrong with the call later (the body breaks off, a pause is too long, the \
server stops) ends the answer without the end that HTTP gives to a whole body, after the answers to the lines that had \
arrived; send the lines without an answer again. The types `application/ndjson` and `application/jsonl` are understood \
too.";

const REQUEST: &str = "Lines that each end with a line feed, each a BatchLine.";
const ANSWER: &str = "Lines that each end with a line feed, each a BatchAnswer, in the order of the request.";

/// The row of the table.
pub(super) fn operation() -> Operation {
    Operation {
        id: ID.into(),
        game: None,
        name: "",
        method: Method::Post,
        path: "/v1/batch".into(),
        parameter: None,
        summary: "Many operations in one call, a line each",
        description: DESCRIPTION,
        request: Some(Body::Lines(SchemaSource::of::<BatchLine>(), REQUEST)),
        answer: Body::Lines(SchemaSource::of::<BatchAnswer>(), ANSWER),
        cost: Cost::Expensive,
        immutable: false,
        own_problems: &[],
        run: |input| Ok(answer_all(input)),
    }
}

/// Carries out all lines of a body that is there as a whole.
fn answer_all(input: Input<'_>) -> Answer {
    let mut cutter = Cutter::new(LONGEST_LINE);
    cutter.push(input.body);
    cutter.end();
    let mut body = Vec::new();
    while let Some(mut group) = cutter.take() {
        while group.answer_next(None, &mut body).is_some() {}
    }
    Answer { body, judgement: None }
}

impl Group {
    /// Appends the answer to the next line to `into`; none if all are answered.
    pub fn answer_next(&mut self, request_id: Option<&str>, into: &mut Vec<u8>) -> Option<Outcome> {
        let limit = self.limit();
        Some(match self.next_line()? {
            Line::Text(text) => answer(text, request_id, into),
            Line::TooLong => answer::refuse(too_long(limit), request_id, into),
        })
    }
}

fn too_long(limit: usize) -> Problem {
    Problem::new(Code::TooLarge, format!("A line holds at most {limit} bytes."))
}
