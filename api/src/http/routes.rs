//! Every path, and what answers a path or a method that there is not.

use std::sync::Arc;

use actix_web::http::{Method, header};
use actix_web::{Handler, HttpRequest, HttpResponse, Resource, Responder, guard, web};

use super::judge::Desk;
use super::metrics::OTHER;
use super::refusal::refuse;
use super::server::Shared;
use super::{pages, probes};
use crate::problem::{Code, Problem};
use crate::service;

/// The methods of a resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    /// GET, and HEAD with it.
    Get,
    /// POST.
    Post,
}

impl Verb {
    /// The value of the header allow.
    const fn allow(self) -> &'static str {
        match self {
            Self::Get => "GET, HEAD, OPTIONS",
            Self::Post => "POST, OPTIONS",
        }
    }

    fn route(self) -> actix_web::Route {
        match self {
            Self::Get => web::route().guard(guard::Any(guard::Get()).or(guard::Head())),
            Self::Post => web::post(),
        }
    }
}

impl From<service::Method> for Verb {
    fn from(method: service::Method) -> Self {
        match method {
            service::Method::Get => Self::Get,
            service::Method::Post => Self::Post,
        }
    }
}

/// Registers every path.
pub(super) fn register(config: &mut web::ServiceConfig, shared: &Arc<Shared>) {
    for operation in service::table() {
        let judged = operation.game.map(|game| Arc::new(shared.metrics.judged(game)));
        let desk = Desk { operation, shared: Arc::clone(shared), judged };
        let serve = move |request, payload| desk.clone().serve(request, payload);
        config.service(resource(shared, &operation.path, operation.method.into(), serve));
    }
    config.service(resource(shared, "/healthz", Verb::Get, probes::health));
    config.service(resource(shared, "/readyz", Verb::Get, probes::ready));
    config.service(resource(shared, "/metrics", Verb::Get, probes::metrics));
    pages::register(config, shared);
    config.app_data(shared.metrics.route(OTHER));
    config.app_data(web::Data::from(Arc::clone(shared)));
    config.default_service(web::to(nothing_here));
}

/// One path with its method; other methods are told which it is.
pub(super) fn resource<F, Args>(shared: &Shared, path: &str, verb: Verb, handler: F) -> Resource
where
    F: Handler<Args>,
    Args: actix_web::FromRequest + 'static,
    F::Output: Responder + 'static,
{
    web::resource(path)
        .app_data(shared.metrics.route(path))
        .route(verb.route().to(handler))
        .default_service(web::to(move |request: HttpRequest| async move { other_method(&request, verb) }))
}

/// Answers a method that the path does not have; OPTIONS asks which it has.
fn other_method(request: &HttpRequest, verb: Verb) -> HttpResponse {
    let allow = header::HeaderValue::from_static(verb.allow());
    let mut response = if request.method() == Method::OPTIONS {
        HttpResponse::NoContent().finish()
    } else {
        let detail = format!("{} is not among: {}.", request.method(), verb.allow());
        refuse(Problem::new(Code::MethodNotAllowed, detail), request)
    };
    response.headers_mut().insert(header::ALLOW, allow);
    response
}

async fn nothing_here(request: HttpRequest) -> HttpResponse {
    if request.method() == Method::OPTIONS && request.path() == "*" {
        return HttpResponse::NoContent().insert_header((header::ALLOW, "GET, HEAD, POST, OPTIONS")).finish();
    }
    refuse(
        Problem::new(Code::NotFound, "No such path. GET /v1/games lists the games, /docs every path."),
        &request,
    )
}
