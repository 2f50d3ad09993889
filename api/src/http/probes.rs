//! What an operator asks: is it alive, is it ready, what are its figures.

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};

use super::refusal::{json, refuse};
use super::shared::Shared;
use crate::problem::{Code, Problem};

const OK: &[u8] = br#"{"status":"ok"}"#;

/// The process lives.
pub(super) async fn health() -> HttpResponse {
    fresh(json(OK))
}

/// The process takes requests: true until it is told to stop.
pub(super) async fn ready(request: HttpRequest, shared: web::Data<Shared>) -> HttpResponse {
    if shared.is_shutting_down() {
        return fresh(refuse(Problem::new(Code::Overloaded, "This server is shutting down."), &request));
    }
    fresh(json(OK))
}

/// The figures.
pub(super) async fn metrics(shared: web::Data<Shared>) -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; version=0.0.4; charset=utf-8").body(shared.metrics.page())
}

fn fresh(mut response: HttpResponse) -> HttpResponse {
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}
