//! Why a call gave no answer.

use std::fmt;

use crate::accepted::IllegalMove;
use crate::generated;
use crate::types::{Fault, Problem, ProblemError, Violation};

/// Why a call gave no answer, or not the one that was asked for.
///
/// An illegal move is an answer to `apply`, a verdict; only where a legal one is asked for is it an error.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The referee could not judge the request and says why.
    Problem(Box<Problem>),
    /// The move breaks the rules. Only `apply_or_raise`, `into_accepted` and a [`Match`](crate::Match) say it so.
    IllegalMove(Box<IllegalMove>),
    /// No whole answer came: refused, broken off or timed out, after the retries.
    Connection(reqwest::Error),
    /// An answer came that this client cannot read: from something that is no referee, or from one whose states, moves
    /// or verdicts are newer than this client.
    Unexpected {
        /// The HTTP status.
        status: u16,
        /// What came.
        body: String,
        /// Why it could not be read.
        reason: String,
    },
    /// An answer to a line of a batch did not come in time.
    TimedOut,
    /// The client was set up in a way that cannot work, or given a saved match that cannot be read.
    Settings(String),
}

impl Error {
    /// The problem's stable word, such as `impossible_state`.
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        self.problem().map(|problem| problem.code.as_str())
    }

    /// The problem document, if that is what came.
    #[must_use]
    pub fn problem(&self) -> Option<&Problem> {
        match self {
            Self::Problem(problem) => Some(problem),
            _ => None,
        }
    }

    /// The rules that the move breaks and what would have been legal, if that is what came.
    #[must_use]
    pub fn illegal_move(&self) -> Option<&IllegalMove> {
        match self {
            Self::IllegalMove(illegal) => Some(illegal),
            _ => None,
        }
    }

    /// Whether the time for the call ran out.
    #[must_use]
    pub fn is_timeout(&self) -> bool {
        match self {
            Self::TimedOut => true,
            Self::Connection(error) => error.is_timeout(),
            _ => false,
        }
    }

    pub(crate) async fn from_generated(error: generated::Error<()>) -> Self {
        use generated::Error as Generated;
        match error {
            Generated::InvalidRequest(message) | Generated::Custom(message) => Self::Settings(message),
            Generated::CommunicationError(error)
            | Generated::InvalidUpgrade(error)
            | Generated::ResponseBodyError(error) => Self::Connection(error),
            Generated::InvalidResponsePayload(body, error) => Self::unreadable(200, &body, &error),
            Generated::ErrorResponse(answer) => Self::Unexpected {
                status: answer.status().as_u16(),
                body: String::new(),
                reason: "it has no body".into(),
            },
            Generated::UnexpectedResponse(response) => Self::from_response(response).await,
        }
    }

    /// Every status but 200: a problem document, or something else that stands between client and referee.
    pub(crate) async fn from_response(response: reqwest::Response) -> Self {
        let status = response.status().as_u16();
        match response.bytes().await {
            Err(error) => Self::Connection(error),
            Ok(body) => match serde_json::from_slice(&body) {
                Ok(problem) => Self::Problem(Box::new(problem)),
                Err(error) => Self::unreadable(status, &body, &error),
            },
        }
    }

    fn unreadable(status: u16, body: &[u8], error: &serde_json::Error) -> Self {
        let body = String::from_utf8_lossy(body).into_owned();
        Self::Unexpected { status, body, reason: error.to_string() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Problem(problem) => problem.fmt(formatter),
            Self::IllegalMove(illegal) => illegal.fmt(formatter),
            Self::TimedOut => formatter.write_str("the referee did not answer in time"),
            Self::Connection(_) if self.is_timeout() => {
                formatter.write_str("the referee did not answer in time")
            }
            Self::Connection(_) => formatter.write_str("the referee could not be reached"),
            Self::Unexpected { status, reason, .. } => {
                write!(formatter, "an answer of status {status} could not be read: {reason}")
            }
            Self::Settings(message) => formatter.write_str(message),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Connection(error) => Some(error),
            _ => None,
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({}): {}", self.title, self.code, self.detail)
    }
}

impl fmt::Display for ProblemError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}: {}", self.pointer, self.detail)
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({})", self.message, self.rule)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} ({})", self.message, self.rule)
    }
}
