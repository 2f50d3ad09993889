//! Problem documents as HTTP answers.

use actix_web::http::header::{self, ContentType};
use actix_web::http::{ConnectionType, StatusCode};
use actix_web::{HttpMessage as _, HttpRequest, HttpResponse};

use super::request_id::RequestId;
use crate::problem::{Code, Problem, ProblemDocument, failure};

/// The media type of a problem document.
pub(super) const PROBLEM_JSON: &str = "application/problem+json";

/// How long a client should wait before it tries again, in seconds.
const RETRY_AFTER: &str = "1";

/// Answers a request with a problem.
pub(super) fn refuse(problem: Problem, request: &HttpRequest) -> HttpResponse {
    let code = problem.code;
    let id = request.extensions().get::<RequestId>().cloned();
    let mut response = answer(&problem.document(id.as_ref().map(RequestId::as_str)));
    if matches!(code, Code::RateLimited | Code::Overloaded) {
        response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from_static(RETRY_AFTER));
    }
    response
}

/// Answers with a problem, and closes the connection: the rest of the body may still be on its way, and no other
/// request can be told from it.
pub(super) fn refuse_and_close(problem: Problem, request: &HttpRequest) -> HttpResponse {
    let mut response = refuse(problem, request);
    response.head_mut().set_connection_type(ConnectionType::Close);
    response
}

/// Answers a request that the service failed at.
pub(super) fn fail(request: &HttpRequest) -> HttpResponse {
    answer(&failure(request.extensions().get::<RequestId>().map(RequestId::as_str)))
}

fn answer(document: &ProblemDocument) -> HttpResponse {
    let status = StatusCode::from_u16(document.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    // Plain data with text keys: writing it cannot fail.
    let body = serde_json::to_vec(document).unwrap_or_default();
    HttpResponse::build(status).insert_header((header::CONTENT_TYPE, PROBLEM_JSON)).body(body)
}

/// The media type of everything else.
pub(super) fn json(body: impl Into<actix_web::web::Bytes>) -> HttpResponse {
    HttpResponse::Ok().content_type(ContentType::json()).body(body.into())
}
