//! The one middleware: request id, cross-origin headers, figures, the log line.

use std::future::{Future, Ready, ready};
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use actix_web::body::{BodySize, BoxBody, MessageBody as _};
use actix_web::dev::{Service, ServiceRequest, ServiceResponse, Transform, forward_ready};
use actix_web::http::ConnectionType;
use actix_web::{Error, HttpMessage as _};

use super::metrics::{self, OTHER, RouteFigures};
use super::request_id::{REQUEST_ID, RequestId};
use super::server::Shared;

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
        let in_flight = self.shared.metrics.enter();
        let id = RequestId::of(request.headers());
        let grant = self.shared.cors.grant(request.method(), request.headers());
        request.extensions_mut().insert(id.clone());
        let answer = self.inner.call(request);
        let shared = Arc::clone(&self.shared);
        Box::pin(async move {
            let mut response = answer.await?;
            grant.seal(response.response_mut());
            response.headers_mut().insert(REQUEST_ID, id.header());
            if shared.is_draining() {
                response.response_mut().head_mut().set_connection_type(ConnectionType::Close);
            }
            record(&response, &id, started.elapsed());
            drop(in_flight);
            Ok(response)
        })
    }
}

/// Counts the answer and writes its line. Paths are written as patterns: what a client puts in a path stays out.
fn record(response: &ServiceResponse<BoxBody>, id: &RequestId, took: Duration) {
    let request = response.request();
    let route = request.app_data::<Arc<RouteFigures>>();
    if let Some(route) = route {
        route.record(request.method(), response.status(), took);
    }
    let bytes = match response.response().body().size() {
        BodySize::Sized(bytes) => bytes,
        BodySize::None | BodySize::Stream => 0,
    };
    tracing::info!(
        target: "mwamuzi",
        method = metrics::label(request.method()),
        path = route.map_or(OTHER, |route| route.path()),
        status = response.status().as_u16(),
        micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX),
        bytes,
        request_id = id.as_str(),
        "answered"
    );
}
