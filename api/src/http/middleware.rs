//! The one middleware: request id, cross-origin headers, figures, the log line.

use std::rc::Rc;
use std::sync::Arc;
use std::time::Instant;

use actix_web::body::{BodySize, BoxBody, MessageBody as _};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{ConnectionType, Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage as _};

use super::connection_state::{AnswerInProgress, ConnectionState};
use super::log::{self, Answered};
use super::metrics::{self, InFlight, RouteFigures};
use super::request_id::{REQUEST_ID, RequestId};
use super::shared::Shared;
use super::streamed::Streamed;

/// Passes a request on and completes its answer. Until that is done the connection counts as busy: a body that is made
/// while it is sent takes what that means with it.
pub(super) async fn complete_answer(
    shared: Arc<Shared>,
    request: ServiceRequest,
    next: Next<BoxBody>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let started = Instant::now();
    let in_flight = shared.metrics.enter();
    let mut connection =
        request.conn_data::<Rc<ConnectionState>>().map(|state| Rc::clone(state).begin_answer());
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
        connection.iter_mut().for_each(AnswerInProgress::is_last);
    }
    let mut answering = Answering {
        route: response.request().app_data::<Arc<RouteFigures>>().map(Arc::clone),
        method: response.request().method().clone(),
        status: response.status(),
        bytes: 0,
        started,
        id,
        _in_flight: in_flight,
        _connection: connection,
    };
    Ok(match response.response().body().size() {
        BodySize::Stream => response.map_body(|_, body| BoxBody::new(Streamed::new(body, answering))),
        BodySize::Sized(bytes) => {
            answering.bytes = bytes;
            response
        }
        BodySize::None => response,
    })
}

/// An answer on its way; counted, and written in the log, when it is dropped.
pub(super) struct Answering {
    route: Option<Arc<RouteFigures>>,
    method: Method,
    status: StatusCode,
    bytes: u64,
    started: Instant,
    id: RequestId,
    _in_flight: InFlight,
    _connection: Option<AnswerInProgress>,
}

impl Answering {
    /// More of the body was made.
    pub(super) fn count(&mut self, bytes: usize) {
        self.bytes += bytes as u64;
    }
}

impl Drop for Answering {
    /// Paths are written as patterns: what a client puts in a path stays out.
    fn drop(&mut self) {
        let Some(route) = &self.route else { return };
        let took = self.started.elapsed();
        route.record(&self.method, self.status, took);
        log::answered(&Answered {
            method: metrics::label(&self.method),
            path: route.path(),
            status: self.status.as_u16(),
            took,
            bytes: self.bytes,
            id: &self.id,
        });
    }
}
