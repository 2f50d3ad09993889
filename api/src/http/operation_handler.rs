//! One operation of the service over HTTP.
//!
//! The body is read here and not by an extractor, so that every refusal is a problem document.
//!
//! A cheap operation runs on the worker's own thread. Nearly all take microseconds, less than handing them to another
//! thread and waiting would; the longest list of Qwirkle moves takes milliseconds, during which the other workers go
//! on. What takes longer is marked as expensive and runs apart, see `expensive`.

use std::panic::{self, AssertUnwindSafe};
use std::sync::Arc;

use actix_web::http::header::{self, HeaderMap};
use actix_web::rt::time::timeout;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};

use super::caching;
use super::metrics::VerdictFigures;
use super::refusal::{fail, refuse, refuse_and_close};
use super::shared::Shared;
use crate::problem::{Code, Problem};
use crate::service::{Answer, Cost, Input, MediaType, Method, Operation};

/// What a picture may do as a page.
const PICTURE_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

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
        if self.operation.immutable && caching::is_known(&request) {
            return caching::not_modified(&request);
        }
        let body = match self.operation.method {
            Method::Get => Ok(Bytes::new()),
            Method::Post => self.body(&request, payload).await,
        };
        match body {
            Ok(body) => self.answer(&request, body).await,
            Err(problem) => refuse_and_close(problem, &request),
        }
    }

    async fn body(&self, request: &HttpRequest, payload: web::Payload) -> Result<Bytes, Problem> {
        let wanted = self.operation.request.map_or(MediaType::Json, |body| body.media_type()).essence();
        if !is_declared(request.headers(), wanted) {
            return Err(Problem::new(Code::UnsupportedMediaType, format!("Send content-type: {wanted}.")));
        }
        let limit = self.shared.settings.body_limit;
        if declared_length(request.headers()).is_some_and(|length| length > limit) {
            return Err(Problem::body_too_large(limit));
        }
        match timeout(self.shared.settings.read_timeout, payload.to_bytes_limited(limit)).await {
            Ok(Ok(Ok(body))) => Ok(body),
            Ok(Ok(Err(_))) => {
                Err(Problem::new(Code::MalformedJson, "The body broke off, or its chunks are malformed."))
            }
            Ok(Err(_)) => Err(Problem::body_too_large(limit)),
            Err(_) => Err(Problem::new(Code::RequestTimeout, "The body did not arrive in time.")),
        }
    }

    async fn answer(&self, request: &HttpRequest, body: Bytes) -> HttpResponse {
        let parameter =
            self.operation.parameter.and_then(|parameter| request.match_info().get(parameter.name));
        let parameter = parameter.unwrap_or_default();
        let outcome = match self.operation.cost {
            Cost::Cheap => run(self.operation, Input { body: &body, parameter }),
            Cost::Expensive => {
                let (operation, parameter) = (self.operation, parameter.to_owned());
                let work = move || run(operation, Input { body: &body, parameter: &parameter });
                self.shared.expensive.run(work).await.unwrap_or_else(|problem| Some(Err(problem)))
            }
        };
        match outcome {
            Some(Ok(answer)) => self.accept(request, answer),
            Some(Err(problem)) => refuse(problem, request),
            None => fail(request),
        }
    }

    fn accept(&self, request: &HttpRequest, Answer { body, judgement }: Answer) -> HttpResponse {
        if let (Some(verdicts), Some(judgement)) = (&self.verdicts, &judgement) {
            verdicts.record(judgement);
        }
        let media_type = self.operation.answer.media_type();
        let mut response = HttpResponse::Ok();
        response.content_type(media_type.declared());
        if media_type != MediaType::Json {
            response.insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"));
        }
        if media_type == MediaType::Svg {
            // Opened as a page of its own, a picture may use its style and nothing else.
            response.insert_header((header::CONTENT_SECURITY_POLICY, PICTURE_POLICY));
        }
        if self.operation.immutable {
            caching::keep_for_ever(&mut response, request);
        }
        response.body(body)
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

/// Whether the body is declared to be of this type; parameters such as a charset may follow.
pub(super) fn is_declared(headers: &HeaderMap, wanted: &str) -> bool {
    let declared =
        headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let essence = declared.split(';').next().unwrap_or_default();
    essence.trim().eq_ignore_ascii_case(wanted)
}

fn declared_length(headers: &HeaderMap) -> Option<usize> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    #[test]
    fn a_type_may_be_declared_with_parameters_and_in_any_case() {
        let declared = |text| {
            let mut headers = HeaderMap::new();
            headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(text));
            is_declared(&headers, "application/json")
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
        assert!(!is_declared(&HeaderMap::new(), "application/json"));
    }
}
