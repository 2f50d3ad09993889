//! Batches against a server that answers each line as it comes.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use mwamuzi::types::*;
use mwamuzi::{BatchId, BatchLine, Error, Mwamuzi};
use serde_json::{Value, json};

use crate::answers::{accepted, roll};
use crate::server::{Reply, Server};

/// What the server answers a line with; none: it closes the connection.
type Answer = fn(&Value) -> Option<Value>;

/// A server for one batch that reads no further than its answers are read, and how many lines it has read.
fn serve(answer: Answer) -> (Mwamuzi, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port is free");
    let url = format!("http://{}", listener.local_addr().expect("it is bound"));
    let read = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&read);
    thread::spawn(move || {
        let (stream, _) = listener.accept().expect("somebody calls");
        // A client that goes away ends it.
        let _ = answer_lines(stream, answer, &count);
    });
    let client =
        Mwamuzi::builder(&url).timeout(Duration::from_millis(1500)).build().expect("the URL is good");
    (client, read)
}

fn answer_lines(mut stream: TcpStream, answer: Answer, count: &AtomicUsize) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        reader.read_line(&mut head)?;
    }
    assert!(head.starts_with("POST /v1/batch HTTP/1.1\r\n"), "{head}");
    assert!(head.contains("content-type: application/x-ndjson\r\n"), "{head}");
    write!(stream, "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n")?;
    let mut rest = String::new();
    loop {
        let mut size = String::new();
        reader.read_line(&mut size)?;
        let size = usize::from_str_radix(size.trim(), 16).expect("a chunk has a size");
        let mut chunk = vec![0; size + 2];
        reader.read_exact(&mut chunk)?;
        if size == 0 {
            return stream.write_all(b"0\r\n\r\n");
        }
        rest.push_str(std::str::from_utf8(&chunk[..size]).expect("lines are UTF-8"));
        while let Some(end) = rest.find('\n') {
            let line: Value = serde_json::from_str(&rest[..end]).expect("a line is JSON");
            rest.drain(..=end);
            count.fetch_add(1, Ordering::SeqCst);
            let Some(answer) = answer(&line) else { return Ok(()) };
            let answer = format!("{answer}\n");
            write!(stream, "{:x}\r\n{answer}\r\n", answer.len())?;
        }
    }
}

fn verdict(line: &Value) -> Option<Value> {
    assert_eq!((&line["game"], &line["op"]), (&json!("lcr"), &json!("apply")));
    Some(json!({ "id": line["id"], "status": 200, "body": accepted() }))
}

#[tokio::test]
async fn ten_thousand_lines_are_answered_in_order_while_they_are_sent() {
    let (client, _) = serve(verdict);
    let lines = (0..10_000_u32).map(|id| BatchLine::new(&roll()).with_id(id));
    let mut answers = client.batch(lines).await.unwrap();
    for id in 0..10_000_u32 {
        let answer = answers.next().await.unwrap().unwrap();
        assert_eq!(answer.id, Some(BatchId::from(id)));
        assert!(answer.read::<LcrApplyRequest>().unwrap().is_accepted());
    }
    assert!(answers.next().await.is_none());
    assert!(answers.next().await.is_none());
}

#[tokio::test]
async fn lines_are_made_no_faster_than_answers_are_read() {
    let (client, read) = serve(verdict);
    let made = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&made);
    let endless = std::iter::repeat_with(move || {
        count.fetch_add(1, Ordering::SeqCst);
        BatchLine::new(&roll())
    });
    let mut answers = client.batch(endless).await.unwrap();
    let mut last = usize::MAX;
    while last != made.load(Ordering::SeqCst) {
        last = made.load(Ordering::SeqCst);
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert!(read.load(Ordering::SeqCst) < 100_000, "buffers of the system alone are filled");
    assert!(answers.next().await.unwrap().is_ok());
}

#[tokio::test]
async fn requests_of_one_type_give_answers_of_theirs() {
    let (client, _) = serve(verdict);
    let mut verdicts = client.batch_of((0..3).map(|_| roll())).await.unwrap();
    let mut accepted = 0;
    while let Some(verdict) = verdicts.next().await {
        accepted += usize::from(verdict.unwrap().is_accepted());
    }
    assert_eq!(accepted, 3);
}

#[tokio::test]
async fn a_problem_is_its_own_lines_alone() {
    let (client, _) = serve(|line| {
        let problem = json!({
            "type": "/docs/problems/impossible_state", "title": "T", "status": 422, "detail": "D",
            "code": "impossible_state", "errors": [],
        });
        if line["id"] == "b" {
            Some(json!({ "id": "b", "status": 422, "body": problem }))
        } else {
            verdict(line)
        }
    });
    let lines = ["a", "b", "c"].map(|id| BatchLine::new(&roll()).with_id(id));
    let mut answers = client.batch(lines).await.unwrap();
    let mut read = Vec::new();
    while let Some(answer) = answers.next().await {
        read.push(answer.unwrap().read::<LcrApplyRequest>().map_err(|error| error.code().map(str::to_owned)));
    }
    assert!(matches!(read.as_slice(), [Ok(_), Err(Some(code)), Ok(_)] if code == "impossible_state"));
}

#[tokio::test]
async fn answers_that_break_off_end_with_an_error() {
    let (client, _) = serve(|line| if line["id"] == 1 { None } else { verdict(line) });
    let lines = (0..3_u32).map(|id| BatchLine::new(&roll()).with_id(id));
    let mut answers = client.batch(lines).await.unwrap();
    assert!(answers.next().await.unwrap().is_ok());
    assert!(matches!(answers.next().await, Some(Err(Error::Connection(_)))));
    assert!(answers.next().await.is_none());
}

#[tokio::test]
async fn an_answer_that_does_not_come_in_time_is_a_timeout() {
    let (client, _) = serve(|line| {
        if line["id"] == 1 {
            thread::sleep(Duration::from_secs(20));
        }
        verdict(line)
    });
    let lines = (0..3_u32).map(|id| BatchLine::new(&roll()).with_id(id));
    let mut answers = client.batch(lines).await.unwrap();
    assert!(answers.next().await.unwrap().is_ok());
    assert!(answers.next().await.unwrap().is_err_and(|error| error.is_timeout()));
    assert!(answers.next().await.is_none());
}

#[tokio::test]
async fn a_batch_that_is_refused_as_a_whole_is_a_problem() {
    let server = Server::start(vec![Reply::problem(503, "overloaded")]);
    let refused = server.client().batch(std::iter::empty()).await;
    assert_eq!(refused.unwrap_err().code(), Some("overloaded"));
}

#[test]
fn a_line_is_written_as_the_wire_wants_it() {
    let line = BatchLine::of("pegs-and-jokers", "legal_moves", &json!({ "state": 1 })).with_id("x");
    let expected = r#"{"id":"x","game":"pegs-and-jokers","op":"legal_moves","body":{"state":1}}"#;
    assert_eq!(serde_json::to_string(&line).unwrap(), expected);
    let line = serde_json::to_value(BatchLine::new(&roll())).unwrap();
    assert_eq!(line.as_object().unwrap().keys().collect::<Vec<_>>(), ["game", "op", "body"]);
}
