//! The yardstick of the batch: a route that reads each line into the same types, judges nothing, and writes as a
//! line what it has read. What it takes is the price of HTTP, of cutting lines and of reading and writing JSON.
//!
//! It shares with the service the reading of lines into requests, and uses both cores in the same way.

use std::convert::Infallible;
use std::io::Write as _;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::rt;
use actix_web::web::{self, Bytes};
use actix_web::{App, HttpResponse, HttpServer};
use futures_core::Stream;
use mwamuzi_api::service::batch::{Cutter, Group, LONGEST_LINE, Line};
use mwamuzi_api::service::{LcrApplyRequest, QwirkleApplyRequest};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::sync::mpsc::{self, Receiver, Sender};

const IN_FLIGHT: usize = 4;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Called<'a> {
    id: u64,
    game: &'a str,
    op: &'a str,
    #[serde(borrow)]
    body: &'a RawValue,
}

/// Writes what was read as `R`; tells whether it could be read.
fn write_again<R: DeserializeOwned + Serialize>(body: &RawValue, answers: &mut Vec<u8>) -> bool {
    let read = serde_json::from_str::<R>(body.get());
    read.is_ok_and(|request| serde_json::to_writer(answers, &request).is_ok())
}

fn echo(mut group: Group) -> Bytes {
    let mut answers = Vec::new();
    while let Some(line) = group.next_line() {
        let Line::Text(text) = line else { continue };
        let Ok(called) = serde_json::from_slice::<Called<'_>>(text) else { continue };
        // Writing to memory cannot fail.
        let _ = write!(answers, "{{\"id\":{},\"status\":200,\"body\":", called.id);
        let is_read = match (called.game, called.op) {
            ("lcr", "apply") => write_again::<LcrApplyRequest>(called.body, &mut answers),
            ("qwirkle", "apply") => write_again::<QwirkleApplyRequest>(called.body, &mut answers),
            _ => false,
        };
        let _ = writeln!(answers, "{}", if is_read { "}" } else { "null}" });
    }
    answers.into()
}

/// The groups in the works, in order.
struct Answers(Receiver<rt::task::JoinHandle<Bytes>>, Option<rt::task::JoinHandle<Bytes>>);

impl Stream for Answers {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let Self(receiver, current) = &mut *self;
        loop {
            if let Some(group) = current {
                let done = std::task::ready!(Pin::new(group).poll(context));
                *current = None;
                return Poll::Ready(Some(Ok(done.unwrap_or_default())));
            }
            match std::task::ready!(receiver.poll_recv(context)) {
                Some(group) => *current = Some(group),
                None => return Poll::Ready(None),
            }
        }
    }
}

async fn pump(mut payload: web::Payload, sender: Sender<rt::task::JoinHandle<Bytes>>) {
    let mut cutter = Cutter::new(LONGEST_LINE);
    loop {
        let next = std::future::poll_fn(|context| Pin::new(&mut payload).poll_next(context)).await;
        match &next {
            Some(Ok(bytes)) => cutter.push(bytes),
            Some(Err(_)) => return,
            None => cutter.end(),
        }
        while (cutter.is_full() || next.is_none())
            && let Some(group) = cutter.take()
        {
            if sender.send(rt::task::spawn_blocking(|| echo(group))).await.is_err() {
                return;
            }
        }
        if next.is_none() {
            return;
        }
    }
}

async fn echo_all(payload: web::Payload) -> HttpResponse {
    let (sender, receiver) = mpsc::channel(IN_FLIGHT);
    rt::spawn(pump(payload, sender));
    HttpResponse::Ok().content_type("application/x-ndjson").streaming(Answers(receiver, None))
}

#[actix_web::main]
async fn main() -> std::io::Result<()> {
    let server = HttpServer::new(|| App::new().route("/v1/batch", web::post().to(echo_all)));
    let server = server.workers(2).bind(("127.0.0.1", 0))?;
    if let Some(address) = server.addrs().first() {
        writeln!(std::io::stdout(), "mwamuzi listens on http://{address}")?;
    }
    server.run().await
}
