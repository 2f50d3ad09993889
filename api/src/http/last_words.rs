//! What the framework says to a request that it cannot read, said as a problem document.
//!
//! The framework answers a malformed head by itself, with a status and no body, before any handler or middleware. Its
//! answer is recognised on its way out and replaced: it is the only one with such a status, no body and no request id.

use std::time::SystemTime;

use actix_web::http::StatusCode;
use actix_web::http::header::HttpDate;

use super::refusal::{PROBLEM_JSON, failure};
use super::request_id::RequestId;
use crate::problem::{Code, Problem, ProblemDocument};

/// Longer than any bare answer of the framework.
const LONGEST: usize = 256;

/// Where in what is being written a bare answer of the framework begins, and its status. It is always the last thing
/// that is written on a connection, so it can only stand at the end.
pub(super) fn find_bare(written: &[u8]) -> Option<(usize, u16)> {
    if !written.ends_with(b"\r\n\r\n") {
        return None;
    }
    let tail = &written[written.len().saturating_sub(LONGEST)..];
    let start = tail.windows(7).rposition(|window| window == b"HTTP/1.")?;
    let head = std::str::from_utf8(&tail[start..]).ok()?;
    let status = head.get(9..12)?.parse().ok().filter(|status| matches!(status, 400 | 408 | 431 | 500))?;
    let is_bare = head.contains("\r\ncontent-length: 0\r\n") && !head.contains("\r\nx-request-id: ");
    is_bare.then_some((written.len() - tail.len() + start, status))
}

/// A whole answer with a problem document, after which the connection is closed; every page may read it, or none:
/// which page asks stands in the head that could not be read.
pub(super) fn problem(status: u16, id: &RequestId, open: bool) -> Vec<u8> {
    let document = document(status, id);
    let body = serde_json::to_string(&document).unwrap_or_default();
    let reason =
        StatusCode::from_u16(status).ok().and_then(|status| status.canonical_reason()).unwrap_or_default();
    let origin = if open { "access-control-allow-origin: *\r\n" } else { "" };
    format!(
        "HTTP/1.1 {status} {reason}\r\ncontent-length: {length}\r\nconnection: close\r\ncontent-type: {PROBLEM_JSON}\r\n\
         x-request-id: {id}\r\n{origin}date: {date}\r\n\r\n{body}",
        length = body.len(),
        id = id.as_str(),
        date = HttpDate::from(SystemTime::now()),
    )
    .into_bytes()
}

fn document(status: u16, id: &RequestId) -> ProblemDocument {
    let (code, detail) = match status {
        408 => (Code::RequestTimeout, "The head of the request did not arrive in time."),
        431 => (Code::HeadTooLarge, "The head of the request is too large."),
        500 => return failure(Some(id)),
        _ => {
            (Code::InvalidRequest, "The request line, a header or the framing of the body is malformed HTTP.")
        }
    };
    Problem::new(code, detail).document(Some(id.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BARE: &str =
        "HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\ndate: now\r\n\r\n";

    #[test]
    fn a_bare_answer_is_found_alone_and_after_another() {
        assert_eq!(find_bare(BARE.as_bytes()), Some((0, 400)));
        let both = format!("HTTP/1.1 200 OK\r\ncontent-length: 2\r\nx-request-id: a\r\n\r\nok{BARE}");
        assert_eq!(find_bare(both.as_bytes()), Some((both.len() - BARE.len(), 400)));
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
            assert_eq!(find_bare(ours.as_bytes()), None, "{ours}");
        }
    }

    #[test]
    fn the_problem_says_how_long_it_is() {
        let text = String::from_utf8(problem(431, &RequestId::fresh(), true)).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 431 Request Header Fields Too Large\r\n"), "{head}");
        assert!(head.contains(&format!("content-length: {}\r\n", body.len())), "{head}");
        assert!(body.contains("head_too_large"), "{body}");
    }
}
