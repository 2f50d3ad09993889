//! The one middleware: request id, cross-origin headers, figures, the log line.

use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::body::{BodySize, BoxBody, MessageBody as _};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::ConnectionType;
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage as _};

use super::connection_state::{AnswerInProgress, ConnectionState};
use super::log::{self, Answered};
use super::metrics::{self, RouteFigures};
use super::request_id::{REQUEST_ID, RequestId};
use super::shared::Shared;

/// Passes a request on and completes its answer. Until that is done the connection counts as busy; every body is
/// whole by then, none is made bit by bit.
pub(super) async fn complete_answer(
    shared: Arc<Shared>,
    request: ServiceRequest,
    next: Next<BoxBody>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let started = Instant::now();
    let _in_flight = shared.metrics.enter();
    let answer = request.conn_data::<Rc<ConnectionState>>().map(|state| Rc::clone(state).begin_answer());
    let id = RequestId::of(request.headers());
    let cors = shared.cors.decide(request.method(), request.headers());
    request.extensions_mut().insert(id.clone());

    let mut response = next.call(request).await?;

    cors.apply(response.response_mut());
    response.headers_mut().insert(REQUEST_ID, id.header());
    let head = response.response_mut().head_mut();
    if shared.is_shutting_down() {
        head.set_connection_type(ConnectionType::Close);
    }
    if head.connection_type() == ConnectionType::Close {
        answer.iter().for_each(AnswerInProgress::is_last);
    }
    record(&response, &id, started.elapsed());
    Ok(response)
}

/// Counts the answer and writes its line. Paths are written as patterns: what a client puts in a path stays out.
fn record(response: &ServiceResponse<BoxBody>, id: &RequestId, took: Duration) {
    let request = response.request();
    let Some(route) = request.app_data::<Arc<RouteFigures>>() else { return };
    route.record(request.method(), response.status(), took);
    let bytes = match response.response().body().size() {
        BodySize::Sized(bytes) => bytes,
        BodySize::None | BodySize::Stream => 0,
    };
    log::answered(&Answered {
        method: metrics::label(request.method()),
        path: route.path(),
        status: response.status().as_u16(),
        took,
        bytes,
        id,
    });
}
