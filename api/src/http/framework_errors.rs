//! What the framework answers to a request that it cannot read, as a problem document.
//!
//! The framework answers a malformed head by itself, with a status and no body, before any handler or middleware. Its
//! answer is recognised on its way out and replaced: it is the only one with such a status, no body and no request id.
//!
//! # What this relies on
//!
//! actix-http 3.20.0 (`h1/dispatcher.rs`, `h1/encoder.rs`). To be looked at again with every new version;
//! `tests/api/test_connections.py` fails if one of these no longer holds.
//!
//! - A head that cannot be parsed is answered with 400, one above 128 KiB or 96 headers with 431, a body out of place
//!   with 500; each has `content-length: 0` and none of the headers of the middleware.
//! - Such an answer is put into the buffer of what is to be written in one piece, and it is the last one there.
//! - Nothing offers another way: the answer is made of a constant, without a hook or a service to ask.

use std::time::SystemTime;

use actix_web::http::StatusCode;
use actix_web::http::header::HttpDate;

use super::refusal::PROBLEM_JSON;
use super::request_id::RequestId;
use crate::problem::{Code, Problem, ProblemDocument, failure};

/// Longer than any answer of the framework's own.
const LONGEST: usize = 256;

/// Where in what is being written an answer of the framework's own begins, and its status. It is always the last
/// thing that is written on a connection, so it can only stand at the end.
pub(super) fn find(written: &[u8]) -> Option<(usize, u16)> {
    if !written.ends_with(b"\r\n\r\n") {
        return None;
    }
    let tail = &written[written.len().saturating_sub(LONGEST)..];
    let start = tail.windows(7).rposition(|window| window == b"HTTP/1.")?;
    let head = std::str::from_utf8(&tail[start..]).ok()?;
    let status = head.get(9..12)?.parse().ok().filter(|status| matches!(status, 400 | 408 | 431 | 500))?;
    let is_own = head.contains("\r\ncontent-length: 0\r\n") && !head.contains("\r\nx-request-id: ");
    is_own.then_some((written.len() - tail.len() + start, status))
}

/// A whole answer with a problem document, after which the connection is closed, and the length of its body. Every
/// page may read it, or none: which page asks stands in the head that could not be read.
pub(super) fn answer(status: u16, id: &RequestId, open: bool) -> (Vec<u8>, usize) {
    // Plain data with text keys: writing it cannot fail.
    let body = serde_json::to_string(&document(status, id)).unwrap_or_default();
    let reason =
        StatusCode::from_u16(status).ok().and_then(|status| status.canonical_reason()).unwrap_or_default();
    let origin = if open { "access-control-allow-origin: *\r\n" } else { "" };
    let answer = format!(
        "HTTP/1.1 {status} {reason}\r\ncontent-length: {length}\r\nconnection: close\r\ncontent-type: {PROBLEM_JSON}\r\n\
         x-request-id: {id}\r\n{origin}date: {date}\r\n\r\n{body}",
        length = body.len(),
        id = id.as_str(),
        date = HttpDate::from(SystemTime::now()),
    );
    (answer.into_bytes(), body.len())
}

fn document(status: u16, id: &RequestId) -> ProblemDocument {
    let (code, detail) = match status {
        408 => (Code::RequestTimeout, "The head of the request did not arrive in time."),
        431 => (Code::HeadTooLarge, "The head of the request is too large."),
        500 => return failure(Some(id.as_str())),
        _ => {
            (Code::InvalidRequest, "The request line, a header or the framing of the body is malformed HTTP.")
        }
    };
    Problem::new(code, detail).document(Some(id.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const OWN: &str =
        "HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\ndate: now\r\n\r\n";

    #[test]
    fn an_answer_of_the_framework_is_found_alone_and_after_another() {
        assert_eq!(find(OWN.as_bytes()), Some((0, 400)));
        let both = format!("HTTP/1.1 200 OK\r\ncontent-length: 2\r\nx-request-id: a\r\n\r\nok{OWN}");
        assert_eq!(find(both.as_bytes()), Some((both.len() - OWN.len(), 400)));
    }

    #[test]
    fn answers_of_the_service_are_left_alone() {
        for ours in [
            "HTTP/1.1 204 No Content\r\nx-request-id: a\r\n\r\n",
            "HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nx-request-id: a\r\n\r\n",
            "HTTP/1.1 100 Continue\r\n\r\n",
            "HTTP/1.1 400 Bad Request\r\ncontent-length: 2\r\n\r\n{}",
            "0\r\n\r\n",
            "\r\n\r\n",
            "HTTP/1.\r\n\r\n",
            "",
        ] {
            assert_eq!(find(ours.as_bytes()), None, "{ours}");
        }
    }

    #[test]
    fn the_problem_says_how_long_it_is() {
        let (answer, length) = answer(431, &RequestId::fresh(), true);
        let text = String::from_utf8(answer).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 431 Request Header Fields Too Large\r\n"), "{head}");
        assert_eq!(length, body.len());
        assert!(head.contains(&format!("content-length: {length}\r\n")), "{head}");
        assert!(body.contains("head_too_large"), "{body}");
    }
}
