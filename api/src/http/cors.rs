//! Cross-origin requests: open to every web page without credentials, or to the origins that are named.
//!
//! A page of an origin that may not read the answers gets them without the headers that would let it.
//!
//! Not `actix-cors`, because every refusal here is a problem document. As of its version 0.7.2 that crate answers a
//! preflight by itself with 400 and a line of plain text (`CorsError::error_response`) where the origin, the method or
//! a header that is asked for is not in its lists. Here a preflight is never refused: the lists in the answer tell the
//! browser, which then tells the page. It also adds its headers only where the request names an origin; here a cache
//! may hold one answer for all.

use std::net::Ipv6Addr;
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

    /// Reads an origin, and writes it as browsers send it: in lower case and without the port that goes without saying.
    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || "expected a scheme, a host and perhaps a port, such as https://example.org".to_owned();
        let origin = text.to_ascii_lowercase();
        let (scheme, authority) = origin.split_once("://").ok_or_else(wrong)?;
        let usual_port = match scheme {
            "http" => 80,
            "https" => 443,
            _ => return Err(wrong()),
        };
        let (host, port) = match authority.rsplit_once(':') {
            Some((host, port)) if !port.ends_with(']') => (host, port_number(port).ok_or_else(wrong)?),
            _ => (authority, usual_port),
        };
        if !is_host(host) {
            return Err(wrong());
        }
        let port = if port == usual_port { String::new() } else { format!(":{port}") };
        HeaderValue::from_str(&format!("{scheme}://{host}{port}")).map(Self).map_err(|_| wrong())
    }
}

fn port_number(text: &str) -> Option<u16> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok())?
}

/// Whether this is a name, an address of IPv4, or one of IPv6 in brackets.
fn is_host(text: &str) -> bool {
    match text.strip_prefix('[').and_then(|text| text.strip_suffix(']')) {
        Some(address) => address.parse::<Ipv6Addr>().is_ok(),
        None => !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-._".contains(c)),
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
pub(super) struct CorsDecision {
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

    pub(super) fn decide(&self, method: &Method, headers: &HeaderMap) -> CorsDecision {
        let preflight = method == Method::OPTIONS
            && headers.contains_key(header::ORIGIN)
            && headers.contains_key(header::ACCESS_CONTROL_REQUEST_METHOD);
        if self.is_open() {
            return CorsDecision { origin: Some(EVERY_ORIGIN), varies: false, preflight };
        }
        let origin =
            headers.get(header::ORIGIN).filter(|sent| self.named.iter().any(|named| named.0 == *sent));
        CorsDecision { origin: origin.cloned(), varies: true, preflight }
    }
}

impl CorsDecision {
    /// Lets the page read the answer; answers the question of a browser.
    pub(super) fn apply(self, response: &mut HttpResponse<BoxBody>) {
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
        for (text, sent) in [
            ("https://a.org:443", "https://a.org"),
            ("http://a.org:80", "http://a.org"),
            ("http://a.org:443", "http://a.org:443"),
            ("https://a.org:08443", "https://a.org:8443"),
            ("http://[::1]:80", "http://[::1]"),
            ("http://[::1]", "http://[::1]"),
        ] {
            assert_eq!(text.parse::<Origin>().unwrap().0, sent, "{text}");
        }
        for wrong in [
            "*",
            "null",
            "example.org",
            "https://",
            "https://example.org/",
            "ftp://example.org",
            "https://a b",
            "https://a.org:",
            "https://a.org:+1",
            "https://a.org:65536",
            "https://a:b:80",
            "https://[a]",
            "https://:443",
        ] {
            assert!(wrong.parse::<Origin>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn only_a_named_origin_may_read() {
        let cors = Cors::new(vec!["https://example.org".parse().unwrap()]);
        let decided = |origin| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ORIGIN, HeaderValue::from_static(origin));
            cors.decide(&Method::GET, &headers).origin
        };
        assert!(decided("https://example.org").is_some());
        assert!(decided("https://example.com").is_none());
    }
}
