//! Cross-origin requests: open to every web page without credentials, or to the origins that are named.
//!
//! A page of an origin that may not read the answers gets them without the headers that would let it.

use std::str::FromStr;

use actix_web::HttpResponse;
use actix_web::body::BoxBody;
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderValue};

/// A web origin, `https://example.org` or `http://localhost:5173`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin(HeaderValue);

impl FromStr for Origin {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || "expected a scheme, a host and perhaps a port, such as https://example.org".to_owned();
        // Browsers send origins in lower case.
        let origin = text.to_ascii_lowercase();
        let (scheme, host) = origin.split_once("://").ok_or_else(wrong)?;
        let is_host = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
        if !matches!(scheme, "http" | "https") || host.is_empty() || !host.chars().all(is_host) {
            return Err(wrong());
        }
        HeaderValue::from_str(&origin).map(Self).map_err(|_| wrong())
    }
}

/// What pages may read beside the body.
const EXPOSED: HeaderValue = HeaderValue::from_static("x-request-id, retry-after, allow, etag");
const METHODS: HeaderValue = HeaderValue::from_static("GET, HEAD, POST");
const HEADERS: HeaderValue = HeaderValue::from_static("content-type, x-request-id, if-none-match");
/// Browsers ask again after a day; most keep the answer for two hours at most.
const MAX_AGE: HeaderValue = HeaderValue::from_static("86400");
const EVERY_ORIGIN: HeaderValue = HeaderValue::from_static("*");

/// What pages may do here.
#[derive(Clone, Debug)]
pub(super) struct Cors {
    named: Vec<Origin>,
}

/// What one request may do.
#[derive(Debug)]
pub(super) struct Grant {
    /// The value of access-control-allow-origin, where the answer may be read.
    origin: Option<HeaderValue>,
    /// The answer depends on the header origin.
    varies: bool,
    /// The request is the question of a browser before the real one.
    preflight: bool,
}

impl Cors {
    pub(super) const fn new(named: Vec<Origin>) -> Self {
        Self { named }
    }

    /// Whether every page may read every answer.
    pub(super) const fn is_open(&self) -> bool {
        self.named.is_empty()
    }

    pub(super) fn grant(&self, method: &Method, headers: &HeaderMap) -> Grant {
        let preflight = method == Method::OPTIONS
            && headers.contains_key(header::ORIGIN)
            && headers.contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
        if self.is_open() {
            return Grant { origin: Some(EVERY_ORIGIN), varies: false, preflight };
        }
        let origin =
            headers.get(header::ORIGIN).filter(|sent| self.named.iter().any(|named| named.0 == *sent));
        Grant { origin: origin.cloned(), varies: true, preflight }
    }
}

impl Grant {
    /// Lets the page read the answer; answers the question of a browser.
    pub(super) fn seal(self, response: &mut HttpResponse<BoxBody>) {
        if self.preflight && self.origin.is_some() {
            // Also where there is nothing: the page shall see the 404 of its own request.
            *response = HttpResponse::NoContent().finish();
        }
        let headers = response.headers_mut();
        if self.varies {
            headers.append(header::VARY, HeaderValue::from_static("origin"));
        }
        let Some(origin) = self.origin else { return };
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, origin);
        if self.preflight {
            headers.insert(header::ACCESS_CONTROL_ALLOW_METHODS, METHODS);
            headers.insert(header::ACCESS_CONTROL_ALLOW_HEADERS, HEADERS);
            headers.insert(header::ACCESS_CONTROL_MAX_AGE, MAX_AGE);
        } else {
            headers.insert(header::ACCESS_CONTROL_EXPOSE_HEADERS, EXPOSED);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_a_scheme_a_host_and_a_port() {
        assert!("http://localhost:5173".parse::<Origin>().is_ok());
        assert_eq!("HTTPS://Example.org".parse::<Origin>(), "https://example.org".parse());
        for wrong in [
            "*",
            "null",
            "example.org",
            "https://",
            "https://example.org/",
            "ftp://example.org",
            "https://a b",
        ] {
            assert!(wrong.parse::<Origin>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_a_named_origin_may_read() {
        let cors = Cors::new(vec!["https://example.org".parse().unwrap()]);
        let grant = |origin| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            cors.grant(&Method::GET, &headers).origin
        };
        assert!(grant("https://example.org").is_some());
        assert!(grant("https://example.com").is_none());
    }
}
