//! One operation of the service over HTTP.
//!
//! The body is read here and not by an extractor, so that every refusal is a problem document.
//!
//! An operation runs on the worker's own thread. Nearly all take microseconds, less than handing them to another
//! thread and waiting would; the longest list of Qwirkle moves takes milliseconds, during which the other workers go
//! on. What would take longer must not come here.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;

use actix_web::http::header::{self, HeaderMap};
use actix_web::rt::time::timeout;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};

use super::metrics::VerdictFigures;
use super::refusal::{fail, json, refuse, refuse_and_close};
use super::shared::Shared;
use crate::problem::{Code, Problem};
use crate::service::{Answer, Input, Method, Operation};

/// Carries out one operation for requests over HTTP.
#[derive(Clone)]
pub(super) struct OperationHandler {
    pub(super) operation: &'static Operation,
    pub(super) shared: Arc<Shared>,
    pub(super) verdicts: Option<Arc<VerdictFigures>>,
}

impl OperationHandler {
    /// Answers one request.
    pub(super) async fn handle(self, request: HttpRequest, payload: web::Payload) -> HttpResponse {
        let body = match self.operation.method {
            Method::Get => Ok(Bytes::new()),
            Method::Post => self.body(&request, payload).await,
        };
        match body {
            Ok(body) => self.answer(&request, &body),
            Err(problem) => refuse_and_close(problem, &request),
        }
    }

    async fn body(&self, request: &HttpRequest, payload: web::Payload) -> Result<Bytes, Problem> {
        if !is_json(request.headers()) {
            return Err(Problem::new(Code::UnsupportedMediaType, "Send content-type: application/json."));
        }
        let limit = self.shared.settings.body_limit;
        if declared_length(request.headers()).is_some_and(|length| length > limit) {
            return Err(too_large(limit));
        }
        match timeout(self.shared.settings.read_timeout, payload.to_bytes_limited(limit)).await {
            Ok(Ok(Ok(body))) => Ok(body),
            Ok(Ok(Err(_))) => {
                Err(Problem::new(Code::MalformedJson, "The body broke off, or its chunks are malformed."))
            }
            Ok(Err(_)) => Err(too_large(limit)),
            Err(_) => Err(Problem::new(Code::RequestTimeout, "The body did not arrive in time.")),
        }
    }

    fn answer(&self, request: &HttpRequest, body: &[u8]) -> HttpResponse {
        let input = Input { body, game: request.match_info().get("game").unwrap_or_default() };
        match run(self.operation, input) {
            Some(Ok(Answer { body, judgement })) => {
                if let (Some(verdicts), Some(judgement)) = (&self.verdicts, &judgement) {
                    verdicts.record(judgement);
                }
                json(body)
            }
            Some(Err(problem)) => refuse(problem, request),
            None => fail(request),
        }
    }
}

/// Runs an operation; none, and a line in the log, if it panics. No input should make it, but if one does it costs
/// one answer, not the connections of a whole worker.
fn run(operation: &Operation, input: Input<'_>) -> Option<Result<Answer, Problem>> {
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| (operation.run)(input)));
    if outcome.is_err() {
        tracing::error!(target: "mwamuzi", operation = operation.id, "an operation panicked");
    }
    outcome.ok()
}

fn too_large(limit: usize) -> Problem {
    Problem::new(Code::TooLarge, format!("A body holds at most {limit} bytes."))
}

/// Whether the body is declared to be JSON; parameters such as a charset may follow.
fn is_json(headers: &HeaderMap) -> bool {
    let declared =
        headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = declared.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case("application/json")
}

fn declared_length(headers: &HeaderMap) -> Option<usize> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    #[test]
    fn json_may_be_declared_with_parameters_and_in_any_case() {
        let declared = |text| {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(text));
            is_json(&headers)
        };
        assert!(declared("application/json"));
        assert!(declared("Application/JSON ; charset=utf-8"));
        for other in [
            "",
            "text/plain",
            "application/problem+json",
            "application/jsonp",
            "application/json, text/plain",
        ] {
            assert!(!declared(other), "{other}");
        }
        assert!(!is_json(&HeaderMap::new()));
    }
}
