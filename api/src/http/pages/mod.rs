//! The pages for people, and the document.

mod html;
mod playground;
mod problems;
mod rulebooks;

use std::collections::BTreeMap;
use std::sync::Arc;

use actix_web::http::header::{self, ETag, EntityTag, HeaderValue, IfNoneMatch};
use actix_web::web::Bytes;
use actix_web::{HttpMessage as _, HttpRequest, HttpResponse, web};

use super::refusal::refuse;
use super::routes::{Verb, resource};
use super::shared::Shared;
use crate::openapi;
use crate::problem::{Code, Problem};

const PAGE: &str = "text/html; charset=utf-8";

/// What scripts and styles the pages may load: their own, from here.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; \
     frame-ancestors 'none'",
);

/// A page that never changes while the server runs.
#[derive(Clone, Debug)]
struct StaticPage {
    media_type: &'static str,
    body: Bytes,
    etag: EntityTag,
}

/// Everything that is made once, at the start.
#[derive(Debug)]
pub(super) struct Pages {
    pages: Vec<(&'static str, StaticPage)>,
    /// By code.
    problems: BTreeMap<&'static str, StaticPage>,
    /// By game.
    rulebooks: BTreeMap<&'static str, StaticPage>,
}

impl Pages {
    /// Makes the pages; fails only if this program was built wrong.
    pub(super) fn make() -> Result<Self, String> {
        let own = |text: &'static str| Bytes::from_static(text.as_bytes());
        let document = serde_json::to_vec(&openapi::document_with_examples())
            .map_err(|error| format!("the OpenAPI document: {error}"))?;
        let mut pages = vec![
            ("/", StaticPage::new(PAGE, own(include_str!("../../../assets/playground/index.html")))),
            (
                "/style.css",
                StaticPage::new("text/css; charset=utf-8", own(include_str!("../../../assets/style.css"))),
            ),
            (
                "/favicon.svg",
                StaticPage::new("image/svg+xml", own(include_str!("../../../assets/favicon.svg"))),
            ),
            ("/openapi.json", StaticPage::new("application/json", document.into())),
            ("/docs", StaticPage::new(PAGE, own(include_str!("../../../assets/docs.html")))),
            (
                "/docs/start.js",
                StaticPage::new(
                    "text/javascript; charset=utf-8",
                    own(include_str!("../../../assets/docs.js")),
                ),
            ),
            ("/docs/swagger-ui.css", StaticPage::new("text/css; charset=utf-8", swagger("swagger-ui.css")?)),
            (
                "/docs/swagger-ui-bundle.js",
                StaticPage::new("text/javascript; charset=utf-8", swagger("swagger-ui-bundle.js")?),
            ),
            (
                "/docs/start",
                StaticPage::page(html::frame("Getting started", include_str!("../../../assets/start.html"))),
            ),
            ("/docs/problems", StaticPage::page(problems::list())),
            ("/docs/rules", StaticPage::page(rulebooks::list())),
        ];
        let files = playground::FILES.into_iter();
        pages.extend(files.map(|(path, media_type, text)| (path, StaticPage::new(media_type, own(text)))));
        let problems = Code::ALL.map(|code| (code.row().code, StaticPage::page(problems::page(code.row()))));
        let rulebooks = rulebooks::pages().into_iter().map(|(game, page)| (game, StaticPage::page(page)));
        Ok(Self { pages, problems: problems.into(), rulebooks: rulebooks.collect() })
    }
}

/// A file of Swagger UI, as it comes with the crate.
fn swagger(name: &str) -> Result<Bytes, String> {
    match utoipa_swagger_ui::serve(name, Arc::new(utoipa_swagger_ui::Config::from("/openapi.json"))) {
        Ok(Some(file)) if !file.bytes.is_empty() => Ok(file.bytes.into_owned().into()),
        Ok(_) => Err(format!("Swagger UI comes without {name}")),
        Err(error) => Err(format!("Swagger UI: {name}: {error}")),
    }
}

/// Registers the pages.
pub(super) fn register(config: &mut web::ServiceConfig, shared: &Arc<Shared>) {
    for (path, page) in shared.pages.pages.clone() {
        let serve = move |request: HttpRequest| {
            let page = page.clone();
            async move { page.answer(&request) }
        };
        config.service(resource(shared, path, Verb::Get, serve));
    }
    config.service(resource(shared, "/docs/problems/{code}", Verb::Get, problem));
    config.service(resource(shared, "/docs/rules/{game}", Verb::Get, rulebook));
    // Habit adds a slash here.
    config.service(resource(shared, "/docs/", Verb::Get, async || {
        HttpResponse::PermanentRedirect().insert_header((header::LOCATION, "/docs")).finish()
    }));
    config.service(resource(shared, "/favicon.ico", Verb::Get, async || {
        HttpResponse::PermanentRedirect().insert_header((header::LOCATION, "/favicon.svg")).finish()
    }));
}

async fn problem(request: HttpRequest, shared: web::Data<Shared>) -> HttpResponse {
    one_of(&shared.pages.problems, &request, "code", "No such problem. /docs/problems lists them.")
}

async fn rulebook(request: HttpRequest, shared: web::Data<Shared>) -> HttpResponse {
    one_of(&shared.pages.rulebooks, &request, "game", "No such game. /docs/rules lists them.")
}

/// The page that the path's parameter asks for.
fn one_of(
    pages: &BTreeMap<&'static str, StaticPage>,
    request: &HttpRequest,
    parameter: &str,
    missing: &str,
) -> HttpResponse {
    match pages.get(request.match_info().get(parameter).unwrap_or_default()) {
        Some(page) => page.answer(request),
        None => refuse(Problem::new(Code::NotFound, missing), request),
    }
}

impl StaticPage {
    fn new(media_type: &'static str, body: Bytes) -> Self {
        use sha2::Digest as _;
        let digest: [u8; 32] = sha2::Sha256::digest(&body).into();
        let tag = digest[..12].iter().fold(String::new(), |tag, byte| format!("{tag}{byte:02x}"));
        Self { media_type, body, etag: EntityTag::new_strong(tag) }
    }

    fn page(text: String) -> Self {
        Self::new(PAGE, text.into())
    }

    /// The page, or that it has not changed.
    fn answer(&self, request: &HttpRequest) -> HttpResponse {
        let is_held = match request.get_header::<IfNoneMatch>() {
            Some(IfNoneMatch::Any) => true,
            Some(IfNoneMatch::Items(held)) => held.iter().any(|held| held.weak_eq(&self.etag)),
            None => false,
        };
        let mut response = if is_held { HttpResponse::NotModified() } else { HttpResponse::Ok() };
        response
            .insert_header(ETag(self.etag.clone()))
            .insert_header((header::CACHE_CONTROL, "no-cache"))
            .insert_header((header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
            .insert_header((header::CONTENT_SECURITY_POLICY, POLICY));
        if is_held {
            return response.finish();
        }
        response.insert_header((header::CONTENT_TYPE, self.media_type)).body(self.body.clone())
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn no_page_is_empty() {
        let pages = Pages::make().unwrap();
        let fixed = pages.pages.iter().map(|(path, page)| (*path, page));
        let by_name = pages.problems.iter().chain(&pages.rulebooks).map(|(name, page)| (*name, page));
        for (path, page) in fixed.chain(by_name) {
            assert!(!page.body.is_empty(), "{path}");
        }
    }

    #[test]
    fn a_page_that_the_client_holds_is_not_sent_again() {
        let page = StaticPage::new(PAGE, "text".into());
        let tag = page.etag.to_string();
        let status = |held: &str| {
            let request = TestRequest::get().insert_header((header::IF_NONE_MATCH, held)).to_http_request();
            page.answer(&request).status().as_u16()
        };
        for held in [&tag, "*", &format!("W/{tag}"), &format!("\"a\", {tag}")] {
            assert_eq!(status(held), 304, "{held}");
        }
        for other in ["", "\"a\"", "nonsense"] {
            assert_eq!(status(other), 200, "{other}");
        }
    }
}
