//! The pages for people, and the document.

use std::sync::Arc;

use actix_web::http::header::{self, HeaderValue};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse, web};

use super::refusal::refuse;
use super::routes::{Verb, resource};
use super::shared::Shared;
use crate::openapi;
use crate::problem::{Code, Problem, Row};

const PAGE: &str = "text/html; charset=utf-8";

/// What scripts and styles the pages may load: their own, from here.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; \
     frame-ancestors 'none'",
);

/// A page that never changes while the server runs.
#[derive(Clone, Debug)]
struct Leaf {
    media_type: &'static str,
    body: Bytes,
    etag: HeaderValue,
}

/// Everything that is made once, at the start.
#[derive(Debug)]
pub(super) struct Pages {
    leaves: Vec<(&'static str, Leaf)>,
    problems: Vec<(&'static str, Leaf)>,
}

impl Pages {
    /// Makes the pages.
    pub(super) fn make() -> Self {
        let own = |text: &'static str| Bytes::from_static(text.as_bytes());
        let document = serde_json::to_vec(&openapi::document_with_examples()).unwrap_or_default();
        let leaves = vec![
            ("/", Leaf::new(PAGE, own(include_str!("../../assets/home.html")))),
            ("/style.css", Leaf::new("text/css; charset=utf-8", own(include_str!("../../assets/style.css")))),
            ("/favicon.svg", Leaf::new("image/svg+xml", own(include_str!("../../assets/favicon.svg")))),
            ("/openapi.json", Leaf::new("application/json", document.into())),
            ("/docs", Leaf::new(PAGE, own(include_str!("../../assets/docs.html")))),
            (
                "/docs/start.js",
                Leaf::new("text/javascript; charset=utf-8", own(include_str!("../../assets/docs.js"))),
            ),
            ("/docs/swagger-ui.css", Leaf::new("text/css; charset=utf-8", swagger("swagger-ui.css"))),
            (
                "/docs/swagger-ui-bundle.js",
                Leaf::new("text/javascript; charset=utf-8", swagger("swagger-ui-bundle.js")),
            ),
            ("/docs/problems", Leaf::new(PAGE, list_of_problems().into())),
        ];
        let page = |code: Code| (code.row().code, Leaf::new(PAGE, page_of_problem(code.row()).into()));
        Self { leaves, problems: Code::ALL.map(page).to_vec() }
    }
}

/// A file of Swagger UI, as it comes with the crate.
fn swagger(name: &str) -> Bytes {
    let file = utoipa_swagger_ui::serve(name, Arc::new(utoipa_swagger_ui::Config::from("/openapi.json")));
    file.ok().flatten().map(|file| Bytes::from(file.bytes.into_owned())).unwrap_or_default()
}

/// Registers the pages.
pub(super) fn register(config: &mut web::ServiceConfig, shared: &Arc<Shared>) {
    for (path, leaf) in shared.pages.leaves.clone() {
        let serve = move |request: HttpRequest| {
            let leaf = leaf.clone();
            async move { leaf.answer(&request) }
        };
        config.service(resource(shared, path, Verb::Get, serve));
    }
    config.service(resource(shared, "/docs/problems/{code}", Verb::Get, problem));
    // Habit adds a slash here.
    config.service(resource(shared, "/docs/", Verb::Get, async || {
        HttpResponse::PermanentRedirect().insert_header((header::LOCATION, "/docs")).finish()
    }));
    config.service(resource(shared, "/favicon.ico", Verb::Get, async || {
        HttpResponse::PermanentRedirect().insert_header((header::LOCATION, "/favicon.svg")).finish()
    }));
}

async fn problem(request: HttpRequest, shared: web::Data<Shared>) -> HttpResponse {
    let asked = request.match_info().get("code").unwrap_or_default();
    match shared.pages.problems.iter().find(|(code, _)| *code == asked) {
        Some((_, leaf)) => leaf.answer(&request),
        None => refuse(Problem::new(Code::NotFound, "No such problem. /docs/problems lists them."), &request),
    }
}

impl Leaf {
    fn new(media_type: &'static str, body: Bytes) -> Self {
        use sha2::Digest as _;
        let digest: [u8; 32] = sha2::Sha256::digest(&body).into();
        let tag = digest[..12].iter().fold(String::new(), |tag, byte| format!("{tag}{byte:02x}"));
        let etag = HeaderValue::from_str(&format!("\"{tag}\"")).unwrap_or(HeaderValue::from_static("\"\""));
        Self { media_type, body, etag }
    }

    /// The page, or that it has not changed.
    fn answer(&self, request: &HttpRequest) -> HttpResponse {
        let held = request.headers().get(header::IF_NONE_MATCH).map(HeaderValue::as_bytes);
        let mut response = if held.is_some_and(|held| lists(held, self.etag.as_bytes())) {
            HttpResponse::NotModified().finish()
        } else {
            HttpResponse::Ok().insert_header((header::CONTENT_TYPE, self.media_type)).body(self.body.clone())
        };
        let headers = response.headers_mut();
        headers.insert(header::ETAG, self.etag.clone());
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        headers.insert(header::CONTENT_SECURITY_POLICY, POLICY);
        response
    }
}

/// Whether a list of tags, perhaps weak ones, has this one.
fn lists(held: &[u8], etag: &[u8]) -> bool {
    held.split(|byte| *byte == b',')
        .map(<[u8]>::trim_ascii)
        .any(|one| one == b"*" || one.strip_prefix(b"W/").unwrap_or(one) == etag)
}

fn page_of_problem(row: Row) -> String {
    let Row { code, status, title, meaning } = row;
    let [code, title, meaning] = [code, title, meaning].map(escape);
    frame(
        &title,
        &format!(
            "<p><a href=\"/docs/problems\">Problems</a></p>\n<h1>{title}</h1>\n\
             <p>Status <strong>{status}</strong>, code <code>{code}</code></p>\n<p>{meaning}</p>\n\
             <p>Every operation: <a href=\"/docs\">the API documentation</a>.</p>"
        ),
    )
}

fn list_of_problems() -> String {
    let line = |code: Code| {
        let Row { code, status, title, .. } = code.row();
        let [code, title] = [code, title].map(escape);
        format!("<li><a href=\"/docs/problems/{code}\"><code>{code}</code></a> {status}: {title}</li>\n")
    };
    let list: String = Code::ALL.map(line).concat();
    frame(
        "Problems",
        &format!("<p><a href=\"/docs\">API documentation</a></p>\n<h1>Problems</h1>\n<ul>\n{list}</ul>"),
    )
}

fn frame(title: &str, body: &str) -> String {
    include_str!("../../assets/frame.html").replace("{{title}}", title).replace("{{body}}", body)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#39;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_problem_has_a_page_that_says_what_it_means() {
        for code in Code::ALL {
            let page = page_of_problem(code.row());
            assert!(page.contains(&escape(code.row().meaning)), "{page}");
            assert!(!page.contains("{{"), "{page}");
        }
    }

    #[test]
    fn text_is_escaped() {
        assert_eq!(escape("<a href=\"x\">&'"), "&lt;a href=&quot;x&quot;&gt;&amp;&#39;");
    }

    #[test]
    fn a_tag_is_found_in_a_list() {
        assert!(lists(b"\"a\", W/\"b\"", b"\"b\""));
        assert!(lists(b"*", b"\"b\""));
        assert!(!lists(b"\"a\"", b"\"b\""));
    }
}
