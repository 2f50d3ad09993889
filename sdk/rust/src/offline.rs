//! The referee in the same process: the same operations, carried out by the service itself and not sent anywhere.
//!
//! The generated client builds the request and reads the answer as it does online; what lies between, the
//! connection, is taken out. So the answers are those of a server, to the byte, and its problems too, but for the
//! request id, of which there is none.

use std::panic::{self, AssertUnwindSafe};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use mwamuzi_api::problem::{Problem, failure};
use mwamuzi_api::service::batch::{Cutter, LONGEST_LINE};
use mwamuzi_api::service::{self, Cost, Input, Operation};
use reqwest::header::{CONTENT_TYPE, HeaderValue};
use reqwest::{Request, Response};

use crate::Error;
use crate::client::{Builder, Mwamuzi};

/// Requests are built with it and never sent.
const BASE_URL: &str = "http://offline.invalid";
/// The longest body, that of a server which is not set to another.
const LONGEST_BODY: usize = LONGEST_LINE;

impl Mwamuzi {
    /// A referee inside this process: the same calls and the same answers, without a server and without a network.
    /// Needs the feature `offline`.
    ///
    /// Fresh seeds come from the client as they do online. There are no retries and there is no time limit; what takes
    /// long runs on a thread of its own where the runtime is tokio's.
    ///
    /// ```
    /// use mwamuzi::Mwamuzi;
    /// use mwamuzi::types::*;
    ///
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), mwamuzi::Error> {
    /// let client = Mwamuzi::offline()?;
    /// let game = client.ludo().new_game(LudoNewRequest::new(vec![LudoSetupPlayer::default(); 4])).await?;
    /// assert_eq!(game.state.players.len(), 4);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// [`Error::Settings`] if the HTTP client that builds the requests cannot be set up.
    pub fn offline() -> Result<Self, Error> {
        Builder::offline(BASE_URL).build()
    }
}

/// What a server would answer.
pub(crate) async fn answer(request: &Request, operation_id: &str) -> Response {
    let body = request.body().and_then(reqwest::Body::as_bytes).unwrap_or_default();
    let operation = service::find(operation_id);
    let called =
        operation.and_then(|operation| Some((operation, parameter(operation, request.url().path())?)));
    let outcome = match called {
        None => Some(Err(Problem::no_such_path())),
        Some(_) if body.len() > LONGEST_BODY => Some(Err(Problem::body_too_large(LONGEST_BODY))),
        Some((operation, parameter)) => carry_out(operation, body, parameter).await,
    };
    match outcome {
        Some(Ok((media_type, body))) => response(200, media_type, body),
        Some(Err(problem)) => refusal(&problem.document(None)),
        None => refusal(&failure(None)),
    }
}

/// Media type and body of the answer; none if the operation panicked, which no input should make it do.
type Outcome = Option<Result<(&'static str, Vec<u8>), Problem>>;

async fn carry_out(operation: &'static Operation, body: &[u8], parameter: String) -> Outcome {
    match (operation.cost, tokio::runtime::Handle::try_current()) {
        (Cost::Expensive, Ok(runtime)) => {
            let body = body.to_vec();
            let work = runtime.spawn_blocking(move || run(operation, &body, &parameter));
            // Broken off only when the runtime shuts down.
            work.await.ok().flatten()
        }
        _ => run(operation, body, &parameter),
    }
}

fn run(operation: &Operation, body: &[u8], parameter: &str) -> Outcome {
    let outcome = panic::catch_unwind(AssertUnwindSafe(|| (operation.run)(Input { body, parameter })));
    let outcome = outcome.ok()?;
    Some(outcome.map(|answer| (operation.answer.media_type().declared(), answer.body)))
}

/// What stands in the path for the parameter of the operation, if it has one; none if it is not a path of this
/// operation.
fn parameter(operation: &Operation, path: &str) -> Option<String> {
    let Some(parameter) = operation.parameter else { return Some(String::new()) };
    let (before, after) = operation.path.split_once(&format!("{{{}}}", parameter.name))?;
    let text = path.strip_prefix(before)?.strip_suffix(after)?;
    (!text.is_empty() && !text.contains('/')).then(|| decoded(text))
}

/// The text without its percent escapes, as a server reads it: those of `%`, `/` and `+` stay.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        match escaped(rest) {
            Some(byte) if !b"%/+".contains(&byte) => {
                bytes.push(byte);
                rest = &rest[3..];
            }
            _ => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The byte that stands at the beginning as an escape.
fn escaped(text: &[u8]) -> Option<u8> {
    let [b'%', high, low, ..] = text else { return None };
    let digit = |digit: u8| char::from(digit).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    Some(digit(*high)? * 16 + digit(*low)?)
}

fn refusal(document: &mwamuzi_api::problem::ProblemDocument) -> Response {
    // Plain data with text keys: writing it cannot fail.
    let body = serde_json::to_vec(document).unwrap_or_default();
    response(document.status, "application/problem+json", body)
}

fn response(status: u16, media_type: &'static str, body: Vec<u8>) -> Response {
    let mut response = http::Response::new(body);
    *response.status_mut() =
        http::StatusCode::from_u16(status).unwrap_or(http::StatusCode::INTERNAL_SERVER_ERROR);
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
    response.into()
}

/// The answers to pieces of a batch, each of which holds whole lines.
pub(crate) struct Answered<S>(pub(crate) Pin<Box<S>>);

impl<S, E> Stream for Answered<S>
where
    S: Stream<Item = Result<Vec<u8>, E>>,
{
    type Item = reqwest::Result<Bytes>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        loop {
            // A line that cannot be written ends the batch, and the reader tells that answers are missing.
            let Some(Ok(piece)) = ready!(self.0.as_mut().poll_next(context)) else {
                return Poll::Ready(None);
            };
            let answers = answers(&piece);
            if !answers.is_empty() {
                return Poll::Ready(Some(Ok(answers.into())));
            }
        }
    }
}

/// The answers to whole lines.
fn answers(lines: &[u8]) -> Vec<u8> {
    let mut cutter = Cutter::new(LONGEST_LINE);
    cutter.push(lines);
    cutter.end();
    let mut answers = Vec::new();
    while let Some(mut group) = cutter.take() {
        while group.answer_next(None, &mut answers).is_some() {}
    }
    answers
}

#[cfg(test)]
mod tests {
    use reqwest::{Method, Url};
    use serde_json::Value;

    use super::*;

    fn document() -> Value {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../openapi/mwamuzi.json");
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
    }

    async fn asked(method: Method, path: &str, body: Vec<u8>, operation_id: &str) -> (u16, String, Bytes) {
        let mut request = Request::new(method, Url::parse(&format!("{BASE_URL}{path}")).unwrap());
        *request.body_mut() = Some(body.into());
        let response = answer(&request, operation_id).await;
        let media_type = response.headers()[CONTENT_TYPE].to_str().unwrap().to_owned();
        (response.status().as_u16(), media_type, response.bytes().await.unwrap())
    }

    /// What the document says that a server answers to an example.
    fn documented<'a>(operation: &'a Value, name: &str) -> Option<(u16, &'a str, &'a Value)> {
        let responses = operation["responses"].as_object().unwrap();
        responses.iter().find_map(|(status, response)| {
            let (media_type, content) = response["content"].as_object()?.iter().next()?;
            Some((status.parse().ok()?, media_type.as_str(), content["examples"].get(name)?.get("value")?))
        })
    }

    #[tokio::test]
    async fn every_example_is_answered_as_the_document_says_to_the_byte() {
        let document = document();
        let mut answered = 0;
        for (path, operations) in document["paths"].as_object().unwrap() {
            let operation = &operations["post"];
            let examples = operation["requestBody"]["content"]["application/json"]["examples"].as_object();
            for (name, example) in examples.into_iter().flatten() {
                let id = operation["operationId"].as_str().unwrap();
                let body = serde_json::to_vec(&example["value"]).unwrap();
                let (status, media_type, bytes) = asked(Method::POST, path, body, id).await;
                let Some(expected) = documented(operation, name) else { continue };
                if expected.2.is_object() {
                    assert_eq!((status, media_type.as_str()), (expected.0, expected.1), "{id}: {name}");
                    assert_eq!(bytes, serde_json::to_vec(expected.2).unwrap(), "{id}: {name}");
                    answered += 1;
                }
            }
        }
        assert!(answered > 50, "{answered}");
    }

    #[tokio::test]
    async fn what_no_operation_takes_is_refused_as_a_server_refuses_it() {
        let long = vec![b' '; LONGEST_BODY + 1];
        let (status, media_type, body) = asked(Method::POST, "/v1/games/lcr/new", long, "lcr_new").await;
        assert_eq!((status, media_type.as_str()), (413, "application/problem+json"));
        assert!(body.starts_with(b"{\"type\":\"/docs/problems/too_large\""), "{body:?}");
        for (path, told) in [
            ("/v1/games/chess", "There is no game \\\"chess\\\"."),
            ("/v1/games/a%20b%C3%A9%2F%25", "There is no game \\\"a bé%2F%25\\\"."),
            ("/v1/games/..", "No such path."),
            ("/v1/games/", "No such path."),
        ] {
            let (status, _, body) = asked(Method::GET, path, vec![], "get_game").await;
            let body = std::str::from_utf8(&body).unwrap();
            assert!(status == 404 && body.contains(told) && !body.contains("request_id"), "{path}: {body}");
        }
    }

    #[tokio::test]
    async fn what_takes_long_runs_on_another_thread_and_answers_the_same() {
        let expensive = Operation {
            cost: Cost::Expensive,
            run: |_| Ok(service::Answer { body: vec![1], judgement: None }),
            ..service::find("lcr_new").unwrap().clone()
        };
        let expensive: &'static Operation = Box::leak(Box::new(expensive));
        let outcome = carry_out(expensive, b"", String::new()).await;
        assert_eq!(outcome, Some(Ok(("application/json", vec![1]))));
        let fails = Operation { run: |_| panic!("on purpose"), ..expensive.clone() };
        assert_eq!(carry_out(Box::leak(Box::new(fails)), b"", String::new()).await, None);
    }
}
