//! The one middleware: request id, cross-origin headers, figures, the log line.

use std::future::{Future, Ready, ready};
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{Service, ServiceRequest, ServiceResponse, Transform, forward_ready};
use actix_web::http::ConnectionType;
use actix_web::web::Bytes;
use actix_web::{Error, HttpMessage as _};

use super::line::{Answering, Line};
use super::log::{self, Answered};
use super::metrics::{self, InFlight, RouteFigures};
use super::request_id::{REQUEST_ID, RequestId};
use super::shared::Shared;

/// Makes the middleware of a worker.
#[derive(Clone)]
pub(super) struct Edge(pub(super) Arc<Shared>);

/// The middleware of a worker.
pub(super) struct EdgeService<S> {
    inner: S,
    shared: Arc<Shared>,
}

impl<S> Transform<S, ServiceRequest> for Edge
where
    S: Service<ServiceRequest, Response = ServiceResponse<BoxBody>, Error = Error>,
    S::Future: 'static,
{
    type Response = ServiceResponse<BoxBody>;
    type Error = Error;
    type Transform = EdgeService<S>;
    type InitError = ();
    type Future = Ready<Result<Self::Transform, ()>>;

    fn new_transform(&self, inner: S) -> Self::Future {
        ready(Ok(EdgeService { inner, shared: Arc::clone(&self.0) }))
    }
}

impl<S> Service<ServiceRequest> for EdgeService<S>
where
    S: Service<ServiceRequest, Response = ServiceResponse<BoxBody>, Error = Error>,
    S::Future: 'static,
{
    type Response = ServiceResponse<BoxBody>;
    type Error = Error;
    type Future = Pin<Box<dyn Future<Output = Result<Self::Response, Error>>>>;

    forward_ready!(inner);

    fn call(&self, request: ServiceRequest) -> Self::Future {
        let started = Instant::now();
        let hold = Hold {
            _in_flight: self.shared.metrics.enter(),
            answering: request.conn_data::<Rc<Line>>().map(|line| Rc::clone(line).answer()),
        };
        let id = RequestId::of(request.headers());
        let grant = self.shared.cors.grant(request.method(), request.headers());
        request.extensions_mut().insert(id.clone());
        let answer = self.inner.call(request);
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let mut response = answer.await?;
            grant.seal(response.response_mut());
            response.headers_mut().insert(REQUEST_ID, id.header());
            let head = response.response_mut().head_mut();
            if shared.is_draining() {
                head.set_connection_type(ConnectionType::Close);
            }
            if head.connection_type() == ConnectionType::Close {
                hold.is_last();
            }
            record(&response, &id, started.elapsed());
            Ok(hold.until_sent(response))
        })
    }
}

/// A request that is being answered; while it lasts its connection is busy and the figures count it.
struct Hold {
    _in_flight: InFlight,
    answering: Option<Answering>,
}

impl Hold {
    fn is_last(&self) {
        self.answering.iter().for_each(Answering::is_last);
    }

    /// A body that is made bit by bit is part of answering; any other is as good as sent.
    fn until_sent(self, response: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
        match response.response().body().size() {
            BodySize::Stream => response.map_body(|_, body| Held { body, _hold: self }.boxed()),
            BodySize::None | BodySize::Sized(_) => response,
        }
    }
}

/// A body that is made bit by bit, and what lasts as long.
struct Held {
    body: BoxBody,
    _hold: Hold,
}

impl MessageBody for Held {
    type Error = Box<dyn std::error::Error>;

    fn size(&self) -> BodySize {
        self.body.size()
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Self::Error>>> {
        Pin::new(&mut self.body).poll_next(context)
    }
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
