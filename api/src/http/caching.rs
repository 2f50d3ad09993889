//! Answers that never change: whoever has one may keep it for ever, and is told so when asking again.

use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, HttpResponseBuilder};
use sha2::{Digest as _, Sha256};

const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The tag of what stands at a path: the same as long as this version of the program answers.
fn tag(request: &HttpRequest) -> String {
    let digest =
        Sha256::new().chain_update(env!("CARGO_PKG_VERSION")).chain_update(request.path()).finalize();
    let hex: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{hex}\"")
}

/// Whether the sender has the answer already.
pub(super) fn is_known(request: &HttpRequest) -> bool {
    let Some(tags) = request.headers().get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()) else {
        return false;
    };
    let tag = tag(request);
    tags.split(',').any(|known| known.trim().trim_start_matches("W/") == tag)
}

/// What whoever has the answer already is told.
pub(super) fn not_modified(request: &HttpRequest) -> HttpResponse {
    let mut response = HttpResponse::NotModified();
    keep_for_ever(&mut response, request);
    response.finish()
}

/// Tells that the answer may be kept.
pub(super) fn keep_for_ever(response: &mut HttpResponseBuilder, request: &HttpRequest) {
    response.insert_header((header::CACHE_CONTROL, HeaderValue::from_static(FOR_EVER)));
    response.insert_header((header::ETAG, tag(request)));
}
