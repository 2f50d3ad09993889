//! Every path, and what answers a path or a method that there is not.

use std::sync::Arc;

use actix_web::http::{Method, header};
use actix_web::{Handler, HttpRequest, HttpResponse, Resource, Responder, guard, web};

use super::batch::BatchHandler;
use super::operation_handler::OperationHandler;
use super::refusal::refuse;
use super::shared::Shared;
use super::{pages, probes};
use crate::problem::{Code, Problem};
use crate::service::{self, Body};

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
        if matches!(operation.request, Some(Body::Lines(..))) {
            let handler = BatchHandler::new(shared);
            let handle = move |request, payload| handler.clone().handle(request, payload);
            config.service(resource(shared, &operation.path, operation.method.into(), handle));
            continue;
        }
        let verdicts = operation.game.map(|game| Arc::new(shared.metrics.verdicts(game)));
        let handler = OperationHandler { operation, shared: Arc::clone(shared), verdicts };
        let handle = move |request, payload| handler.clone().handle(request, payload);
        config.service(resource(shared, &operation.path, operation.method.into(), handle));
    }
    config.service(resource(shared, "/healthz", Verb::Get, probes::health));
    config.service(resource(shared, "/readyz", Verb::Get, probes::ready));
    config.service(resource(shared, "/metrics", Verb::Get, probes::metrics));
    pages::register(config, shared);
    config.app_data(Arc::clone(shared.metrics.other()));
    config.app_data(web::Data::from(Arc::clone(shared)));
    config.default_service(web::to(not_found));
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

async fn not_found(request: HttpRequest) -> HttpResponse {
    if request.method() == Method::OPTIONS && request.path() == "*" {
        return HttpResponse::NoContent().insert_header((header::ALLOW, "GET, HEAD, POST, OPTIONS")).finish();
    }
    refuse(Problem::no_such_path(), &request)
}

#[cfg(test)]
mod tests {
    use actix_web::http::StatusCode;
    use actix_web::middleware::from_fn;
    use actix_web::test::{TestRequest, call_service, init_service, read_body};
    use actix_web::{App, rt};

    use super::super::{Settings, middleware};
    use super::*;

    /// Status, allow and body of what answers these requests.
    fn answers(requests: Vec<TestRequest>) -> Vec<(StatusCode, String, String)> {
        let shared = Arc::new(Shared::new(Settings::for_tests()).unwrap());
        rt::System::new().block_on(async {
            let each = Arc::clone(&shared);
            let complete = move |request, next| middleware::complete_answer(Arc::clone(&each), request, next);
            let app = App::new().configure(|config| register(config, &shared)).wrap(from_fn(complete));
            let app = init_service(app).await;
            let mut answers = Vec::new();
            for request in requests {
                let response = call_service(&app, request.to_request()).await;
                assert!(response.headers().contains_key("x-request-id"));
                let allow =
                    response.headers().get(header::ALLOW).map(|allow| allow.to_str().unwrap().to_owned());
                let status = response.status();
                let body = String::from_utf8_lossy(&read_body(response).await).into_owned();
                answers.push((status, allow.unwrap_or_default(), body));
            }
            answers
        })
    }

    #[test]
    fn every_operation_has_its_route_and_tells_its_method() {
        let requests = || service::table().iter().map(|operation| TestRequest::delete().uri(&operation.path));
        for (operation, (status, allow, body)) in service::table().iter().zip(answers(requests().collect())) {
            assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED, "{}", operation.id);
            assert_eq!(allow, Verb::from(operation.method).allow());
            assert!(body.contains("\"request_id\""), "{body}");
        }
    }

    #[test]
    fn what_there_is_not_is_a_problem() {
        let odd = [
            "/v2",
            "/v1/games/",
            "/v1/games/lcr/apply/",
            "/v1/games/lcr/applies",
            "/%00",
            "//",
            "/docs/problems/x",
        ];
        for (status, _, body) in answers(odd.map(|path| TestRequest::get().uri(path)).into()) {
            assert_eq!(status, StatusCode::NOT_FOUND, "{body}");
            assert!(body.contains("\"code\":\"not_found\""), "{body}");
        }
    }

    #[test]
    fn a_body_is_refused_for_its_type_and_its_length() {
        let post = || TestRequest::post().uri("/v1/games/lcr/new");
        let json = || post().insert_header((header::CONTENT_TYPE, "application/json"));
        let statuses = answers(vec![post(), json().set_payload("{"), json().set_payload(vec![b' '; 1001])]);
        let statuses: Vec<_> = statuses.iter().map(|(status, ..)| status.as_u16()).collect();
        assert_eq!(statuses, [415, 400, 413]);
    }
}
