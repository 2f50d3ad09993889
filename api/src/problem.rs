//! The one error type of the service, RFC 9457, and the one table of what each code means.

use serde::Serialize;
use utoipa::ToSchema;

/// The most errors one problem lists; a body of a quarter of a megabyte can be wrong in very many places.
pub const MOST_ERRORS: usize = 100;

/// Why a request could not be judged. One row a code in [`Code::row`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Code {
    /// The body is no JSON.
    MalformedJson,
    /// The body is no table, or not one of a score sheet.
    MalformedCsv,
    /// The body is JSON of the wrong shape.
    InvalidRequest,
    /// A line of a batch has the wrong shape.
    InvalidLine,
    /// A cursor of another state or order.
    InvalidCursor,
    /// No such page.
    NotFound,
    /// The page is there, the method is not.
    MethodNotAllowed,
    /// The sender was too slow.
    RequestTimeout,
    /// The body is too long.
    TooLarge,
    /// The body is not declared to be what the operation takes.
    UnsupportedMediaType,
    /// The head is too long.
    HeadTooLarge,
    /// The state cannot come about.
    ImpossibleState,
    /// The rules forbid such a game.
    InvalidSetup,
    /// A version of the rules that the referee does not know.
    UnsupportedRules,
    /// A rematch of a game that is not over.
    NotOver,
    /// A move asked for after the end of the game.
    GameOver,
    /// A move asked for that hangs on a hidden hand.
    HiddenHand,
    /// Too many requests of one client.
    RateLimited,
    /// Too much work at once.
    Overloaded,
}

/// One row of the table of codes.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The stable word, also the page under `/docs/problems/`.
    pub code: &'static str,
    /// HTTP status.
    pub status: u16,
    /// Title, the same for every problem of this code.
    pub title: &'static str,
    /// What it means and what to do, for the page.
    pub meaning: &'static str,
}

impl Code {
    /// Every code.
    pub const ALL: [Self; 19] = [
        Self::MalformedJson,
        Self::MalformedCsv,
        Self::InvalidRequest,
        Self::InvalidLine,
        Self::InvalidCursor,
        Self::NotFound,
        Self::MethodNotAllowed,
        Self::RequestTimeout,
        Self::TooLarge,
        Self::UnsupportedMediaType,
        Self::ImpossibleState,
        Self::InvalidSetup,
        Self::UnsupportedRules,
        Self::NotOver,
        Self::GameOver,
        Self::HiddenHand,
        Self::HeadTooLarge,
        Self::RateLimited,
        Self::Overloaded,
    ];

    /// The table.
    #[must_use]
    pub const fn row(self) -> Row {
        let (code, status, title, meaning) = match self {
            Self::MalformedJson => (
                "malformed_json",
                400,
                "The body is not JSON",
                "The detail tells the line and column where reading stopped. Nesting deeper than 128 and numbers \
                 beyond what a double holds count as malformed.",
            ),
            Self::MalformedCsv => (
                "malformed_csv",
                400,
                "The score sheet cannot be read",
                "Each error points to a cell as /row/column, or to a row as /row, both counted from 1 as a spreadsheet \
                 shows them, the header included; its detail tells what was expected there and what was found.",
            ),
            Self::InvalidRequest => (
                "invalid_request",
                400,
                "The request has the wrong shape",
                "Each error names a field by a JSON Pointer: a field that is missing or unknown, null, of the wrong \
                 type, or outside the bounds that the OpenAPI document publishes. A state of another game than the \
                 path's is refused here too.",
            ),
            Self::InvalidLine => (
                "invalid_line",
                400,
                "The line has the wrong shape",
                "A line of a batch is an object of game, op and body, and perhaps an id. Each error names a field by a \
                 JSON Pointer that starts at the line; once the line itself is right, pointers start at its body.",
            ),
            Self::InvalidCursor => (
                "invalid_cursor",
                400,
                "The cursor belongs to another list",
                "A cursor serves the same state and the same order as the list that it came with.",
            ),
            Self::NotFound => (
                "not_found",
                404,
                "There is nothing here",
                "The path, the game or (in a batch) the operation does not exist. GET /v1/games lists the games, /docs every \
                 path.",
            ),
            Self::MethodNotAllowed => (
                "method_not_allowed",
                405,
                "The method is not allowed here",
                "The Allow header tells which methods are.",
            ),
            Self::RequestTimeout => (
                "request_timeout",
                408,
                "The request took too long to arrive",
                "The body did not arrive within the time that this server grants. Send it again.",
            ),
            Self::TooLarge => (
                "too_large",
                413,
                "The body is too large",
                "A body, or a line of a batch, holds at most 256 KiB, or what this server is set to.",
            ),
            Self::UnsupportedMediaType => (
                "unsupported_media_type",
                415,
                "The body is declared to be of another type",
                "Send it with the content-type that the document names for the operation: application/json for most, \
                 text/csv for a score sheet kept as a table.",
            ),
            Self::HeadTooLarge => (
                "head_too_large",
                431,
                "The headers are too large",
                "The request line and the headers together hold at most 128 KiB, and there are at most 96 headers.",
            ),
            Self::ImpossibleState => (
                "impossible_state",
                422,
                "The state is impossible",
                "The shape is right, but no game can come to this position. Every fault is listed with the rule that \
                 it breaks.",
            ),
            Self::InvalidSetup => (
                "invalid_setup",
                422,
                "The rules forbid this set-up",
                "The shape is right, but no game can begin like this. Every fault is listed with the rule that it \
                 breaks.",
            ),
            Self::UnsupportedRules => (
                "unsupported_rules",
                422,
                "The version of the rules is unknown",
                "This referee knows version 1 of the rules.",
            ),
            Self::NotOver => (
                "not_over",
                422,
                "The game is not over",
                "A rematch follows a finished game; this one still goes on.",
            ),
            Self::GameOver => (
                "game_over",
                422,
                "The game is over",
                "No move follows the end of a game. A rematch can begin the next.",
            ),
            Self::HiddenHand => (
                "hidden_hand",
                422,
                "The hand to move is hidden",
                "A CPU player has to see the hand that it plays. Send the view of the seat to move, or a state in \
                 which that hand is open.",
            ),
            Self::RateLimited => (
                "rate_limited",
                429,
                "Too many requests",
                "Wait as long as the Retry-After header says, then send the request again.",
            ),
            Self::Overloaded => (
                "overloaded",
                503,
                "The referee is busy",
                "Wait as long as the Retry-After header says, then send the request again.",
            ),
        };
        Row { code, status, title, meaning }
    }
}

/// One thing that is wrong with a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ProblemError {
    /// Where: a JSON Pointer from the request's root, empty for the root itself. What is missing is named by the
    /// place where it should stand.
    #[schema(examples("/state/players/0/chips"))]
    pub pointer: String,
    /// A stable word for the kind of error.
    #[schema(value_type = String, examples("wrong_type"))]
    pub code: &'static str,
    /// What is wrong, for a person.
    #[schema(examples("\"three\" is not an integer"))]
    pub detail: String,
    /// The rule that is broken, where it is a matter of rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>, nullable = false, examples("lcr.conservation"))]
    pub rule: Option<&'static str>,
}

/// A problem document (RFC 9457): why a request could not be judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemDocument {
    /// A page that explains this kind of problem.
    #[serde(rename = "type")]
    #[schema(format = "uri-reference", examples("/docs/problems/impossible_state"))]
    pub kind: String,
    /// The same for every problem of this code.
    #[schema(value_type = String, examples("The state is impossible"))]
    pub title: &'static str,
    /// The HTTP status.
    #[schema(examples(422))]
    pub status: u16,
    /// What is wrong this time.
    #[schema(examples("1 fault; see errors."))]
    pub detail: String,
    /// A stable word for the kind of problem.
    #[schema(value_type = String, examples("impossible_state"))]
    pub code: &'static str,
    /// Everything that is wrong, not only the first (at most 100).
    pub errors: Vec<ProblemError>,
    /// The id of the request, as in the header x-request-id.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, examples("0f8fad5bd9cb469fa16570867728950e"))]
    pub request_id: Option<String>,
}

/// A request that cannot be judged, on its way to becoming a [`ProblemDocument`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What kind.
    pub code: Code,
    /// What is wrong this time, for a person.
    pub detail: String,
    /// Everything that is wrong.
    pub errors: Vec<ProblemError>,
}

impl Problem {
    /// A problem without a list of errors.
    pub fn new(code: Code, detail: impl Into<String>) -> Self {
        Self { code, detail: detail.into(), errors: Vec::new() }
    }

    /// A problem with one error.
    pub fn at(code: Code, pointer: impl Into<String>, word: &'static str, detail: impl Into<String>) -> Self {
        Self::listing(
            code,
            vec![ProblemError { pointer: pointer.into(), code: word, detail: detail.into(), rule: None }],
        )
    }

    /// A problem that its errors explain.
    #[must_use]
    pub fn listing(code: Code, errors: Vec<ProblemError>) -> Self {
        let detail = match errors.as_slice() {
            [only] if only.pointer.is_empty() => only.detail.clone(),
            [only] => format!("{}: {}", only.pointer, only.detail),
            many if many.len() >= MOST_ERRORS => format!("{MOST_ERRORS} errors or more; see errors."),
            many => format!("{} errors; see errors.", many.len()),
        };
        Self { code, detail, errors }
    }

    /// The refusal of a body of more than `limit` bytes.
    #[must_use]
    pub fn body_too_large(limit: usize) -> Self {
        Self::new(Code::TooLarge, format!("A body holds at most {limit} bytes."))
    }

    /// The refusal of a path that there is not.
    #[must_use]
    pub fn no_such_path() -> Self {
        Self::new(Code::NotFound, "No such path. GET /v1/games lists the games, /docs every path.")
    }

    /// The faults of a state or a set-up, pointers from the request's root.
    #[must_use]
    pub fn faults(code: Code, faults: Vec<mwamuzi_rules::Fault>) -> Self {
        let error = |fault: mwamuzi_rules::Fault| ProblemError {
            pointer: fault.pointer,
            code: "against_the_rules",
            detail: fault.message,
            rule: Some(fault.rule),
        };
        Self::listing(code, faults.into_iter().take(MOST_ERRORS).map(error).collect())
    }

    /// HTTP status.
    #[must_use]
    pub const fn status(&self) -> u16 {
        self.code.row().status
    }

    /// The document, for the request with this id.
    #[must_use]
    pub fn document(self, request_id: Option<&str>) -> ProblemDocument {
        let row = self.code.row();
        ProblemDocument {
            kind: format!("/docs/problems/{}", row.code),
            title: row.title,
            status: row.status,
            detail: self.detail,
            code: row.code,
            errors: self.errors,
            request_id: request_id.map(str::to_owned),
        }
    }
}

/// The document of a failure of the referee's own, for the request with this id. No input should lead to it, so there
/// is no row for it in the table of codes.
#[must_use]
pub fn failure(request_id: Option<&str>) -> ProblemDocument {
    ProblemDocument {
        kind: "about:blank".into(),
        title: "Internal Server Error",
        status: 500,
        detail: "The referee failed at this request. Please report it with the request.".into(),
        code: "internal_error",
        errors: Vec::new(),
        request_id: request_id.map(str::to_owned),
    }
}
