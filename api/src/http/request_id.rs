//! The id of a request, as in the header x-request-id.

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};

pub(super) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id that is taken over from a client.
const LONGEST: usize = 64;

/// The id of a request: letters, digits and a few marks.
#[derive(Clone, Debug)]
pub(super) struct RequestId(HeaderValue);

impl RequestId {
    /// The id that the client sent, if it is a sane one, else a fresh one.
    pub(super) fn of(headers: &HeaderMap) -> Self {
        match headers.get(REQUEST_ID) {
            Some(sent) if is_sane(sent.as_bytes()) => Self(sent.clone()),
            _ => Self::fresh(),
        }
    }

    /// 128 random bits in hexadecimal.
    pub(super) fn fresh() -> Self {
        let text = format!("{:032x}", rand::random::<u128>());
        Self(HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static("none")))
    }

    pub(super) fn as_str(&self) -> &str {
        self.0.to_str().unwrap_or_default()
    }

    pub(super) fn header(&self) -> HeaderValue {
        self.0.clone()
    }
}

/// 1 to 64 letters, digits and the marks that ids of proxies use: what can stand in a header, a log line and a page
/// without harm.
fn is_sane(id: &[u8]) -> bool {
    let fits = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._:/+=@".contains(byte);
    (1..=LONGEST).contains(&id.len()) && id.iter().all(fits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sane_id_is_kept() {
        let mut headers = HeaderMap::new();
        headers.insert(REQUEST_ID, HeaderValue::from_static("order-66/a"));
        assert_eq!(RequestId::of(&headers).as_str(), "order-66/a");
    }

    #[test]
    fn an_id_that_could_do_harm_is_replaced() {
        for wrong in ["", "a b", "a\tb", "Größe", &"x".repeat(65)] {
            assert!(!is_sane(wrong.as_bytes()), "{wrong}");
        }
        assert!(is_sane("x".repeat(64).as_bytes()));
    }

    #[test]
    fn fresh_ids_are_128_bits_and_differ() {
        let (one, other) = (RequestId::fresh(), RequestId::fresh());
        assert_eq!(one.as_str().len(), 32);
        assert!(one.as_str().bytes().all(|byte| byte.is_ascii_hexdigit()));
        assert_ne!(one.as_str(), other.as_str());
    }
}
