//! How a request is sent: its time limit, and when it is sent again.
//!
//! This is the hook through which the generated client sends everything. A retry sends the same bytes. Every
//! operation of the referee is a pure function and the chance is pinned by a seed, so it is safe to send a request
//! again even if the first one may have been answered. A timeout is not retried: it means that the time for the whole
//! call is used up.

use std::time::{Duration, Instant, SystemTime};

use progenitor_client::{ClientHooks, OperationInfo};
use reqwest::header::{HeaderValue, RETRY_AFTER, USER_AGENT};
use reqwest::{Request, Response, StatusCode};

use crate::generated::Client;
use crate::seed;

/// The longest wait before the first retry; it doubles with each one, up to [`LONGEST_WAIT`].
const FIRST_WAIT: Duration = Duration::from_millis(100);
const LONGEST_WAIT: Duration = Duration::from_secs(5);

/// How long a call may take, and how often it may be sent again.
#[derive(Clone, Debug)]
pub(crate) struct Limits {
    /// For the whole call: every attempt and every wait.
    pub(crate) timeout: Duration,
    pub(crate) retries: u32,
    pub(crate) user_agent: HeaderValue,
    /// Nothing is sent: the service in this process answers.
    #[cfg(feature = "offline")]
    pub(crate) offline: bool,
}

impl ClientHooks<Limits> for Client {
    async fn exec(&self, mut request: Request, info: &OperationInfo) -> reqwest::Result<Response> {
        let limits = &self.inner;
        #[cfg(feature = "offline")]
        if limits.offline {
            return Ok(crate::offline::answer(&request, info.operation_id).await);
        }
        #[cfg(not(feature = "offline"))]
        let _ = info;
        let deadline = Instant::now() + limits.timeout;
        request.headers_mut().insert(USER_AGENT, limits.user_agent.clone());
        let mut retry = 0;
        loop {
            let outcome = attempt(&self.client, &request, deadline).await;
            let wait = wait_before(retry, &outcome);
            let left = deadline.saturating_duration_since(Instant::now());
            if !passes(&outcome) || retry == limits.retries || wait >= left {
                return outcome;
            }
            tokio::time::sleep(wait).await;
            retry += 1;
        }
    }
}

/// Sends a copy of the request and reads the whole answer, so that one that breaks off can be asked for again.
async fn attempt(
    client: &reqwest::Client,
    request: &Request,
    deadline: Instant,
) -> reqwest::Result<Response> {
    let mut copy = Request::new(request.method().clone(), request.url().clone());
    *copy.headers_mut() = request.headers().clone();
    *copy.body_mut() = request.body().and_then(reqwest::Body::as_bytes).map(|bytes| bytes.to_vec().into());
    *copy.timeout_mut() = Some(deadline.saturating_duration_since(Instant::now()));
    let response = client.execute(copy).await?;
    let (status, headers) = (response.status(), response.headers().clone());
    let mut whole = http::Response::new(response.bytes().await?);
    *whole.status_mut() = status;
    *whole.headers_mut() = headers;
    Ok(whole.into())
}

/// Whether the trouble may pass by itself.
fn passes(outcome: &reqwest::Result<Response>) -> bool {
    match outcome {
        Ok(response) => matches!(
            response.status(),
            StatusCode::TOO_MANY_REQUESTS
                | StatusCode::BAD_GATEWAY
                | StatusCode::SERVICE_UNAVAILABLE
                | StatusCode::GATEWAY_TIMEOUT
        ),
        Err(error) if error.is_builder() || error.is_redirect() => false,
        Err(error) => error.is_connect() || !error.is_timeout(),
    }
}

/// Exponential backoff with full jitter, on top of what the server asks for.
fn wait_before(retry: u32, outcome: &reqwest::Result<Response>) -> Duration {
    let most = FIRST_WAIT.saturating_mul(2_u32.saturating_pow(retry)).min(LONGEST_WAIT);
    let asked = outcome.as_ref().ok().and_then(retry_after).unwrap_or_default();
    asked.saturating_add(seed::part_of(most))
}

/// What a Retry-After header asks for: seconds from the referee, a date from what may stand between.
fn retry_after(response: &Response) -> Option<Duration> {
    let asked = response.headers().get(RETRY_AFTER)?.to_str().ok()?.trim();
    if let Ok(seconds) = asked.parse() {
        return Some(Duration::from_secs(seconds));
    }
    let until = httpdate::parse_http_date(asked).ok()?;
    Some(until.duration_since(SystemTime::now()).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(status: u16, retry_after: &'static str) -> reqwest::Result<Response> {
        let mut response = http::Response::new("");
        *response.status_mut() = StatusCode::from_u16(status).unwrap();
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_static(retry_after));
        Ok(response.into())
    }

    /// The longest of many waits before the same retry.
    fn longest_of_many(retry: u32) -> Duration {
        (0..400).map(|_| wait_before(retry, &answer(503, "soon"))).max().unwrap()
    }

    #[test]
    fn the_wait_grows_to_a_limit() {
        let near = |wait: Duration, most: Duration| (most / 2..=most).contains(&wait);
        assert!(near(longest_of_many(0), Duration::from_millis(100)));
        assert!(near(longest_of_many(2), Duration::from_millis(400)));
        assert!(near(longest_of_many(40), Duration::from_secs(5)));
    }

    #[test]
    fn the_wait_is_at_least_what_the_server_asks_for() {
        let wait = wait_before(0, &answer(429, "7"));
        assert!((Duration::from_secs(7)..=Duration::from_secs(8)).contains(&wait));
    }

    #[test]
    fn a_date_to_wait_for_is_understood() {
        let mut response = http::Response::new("");
        let until = httpdate::fmt_http_date(SystemTime::now() + Duration::from_secs(60));
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from_str(&until).unwrap());
        let wait = retry_after(&response.into()).unwrap();
        assert!((Duration::from_secs(55)..=Duration::from_secs(60)).contains(&wait), "{wait:?}");
        let past = answer(503, "Sun, 06 Nov 1994 08:49:37 GMT");
        assert_eq!(retry_after(past.as_ref().unwrap()), Some(Duration::ZERO));
    }

    #[test]
    fn only_what_may_pass_is_retried() {
        assert!([429, 502, 503, 504].iter().all(|status| passes(&answer(*status, ""))));
        assert!([200, 400, 404, 413, 422, 500].iter().all(|status| !passes(&answer(*status, ""))));
    }
}
