//! A server with a script: one reply a request, in order.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use mwamuzi::Mwamuzi;
use serde_json::{Value, json};

/// What the server does with one request.
#[derive(Clone, Debug)]
pub(crate) enum Reply {
    /// Answers.
    Answer { status: u16, headers: &'static str, body: String },
    /// Promises a body and closes the connection before it is whole.
    BreakOff,
    /// Closes the connection without a word.
    Close,
    /// Says nothing for as long as the test may last.
    Hang,
}

impl Reply {
    pub(crate) fn json(status: u16, body: &Value) -> Self {
        Self::Answer { status, headers: "", body: body.to_string() }
    }

    /// A problem document, as the referee writes it.
    pub(crate) fn problem(status: u16, code: &str) -> Self {
        Self::json(
            status,
            &json!({
                "type": format!("/docs/problems/{code}"), "title": "Something is wrong", "status": status,
                "detail": "It really is.", "code": code, "errors": [], "request_id": "7",
            }),
        )
    }

    /// The same with further headers, each with its line break.
    pub(crate) fn with(self, more: &'static str) -> Self {
        match self {
            Self::Answer { status, body, .. } => Self::Answer { status, headers: more, body },
            other => other,
        }
    }
}

/// One request as it arrived.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) line: String,
    pub(crate) headers: String,
    pub(crate) body: String,
    pub(crate) at: Instant,
}

impl Seen {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).expect("the client sends JSON")
    }
}

/// A running server.
pub(crate) struct Server {
    address: SocketAddr,
    seen: Arc<Mutex<Vec<Seen>>>,
}

impl Server {
    pub(crate) fn start(script: Vec<Reply>) -> Self {
        Self::on(TcpListener::bind("127.0.0.1:0").expect("a port is free"), script)
    }

    pub(crate) fn on(listener: TcpListener, script: Vec<Reply>) -> Self {
        let address = listener.local_addr().expect("it is bound");
        let seen = Arc::new(Mutex::new(Vec::new()));
        let record = Arc::clone(&seen);
        thread::spawn(move || {
            for reply in script {
                let (stream, _) = listener.accept().expect("somebody calls");
                serve(stream, &reply, &record);
            }
        });
        Self { address, seen }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// A client of this server, with the usual settings.
    pub(crate) fn client(&self) -> Mwamuzi {
        Mwamuzi::new(&self.url()).expect("the URL is good")
    }

    pub(crate) fn seen(&self) -> Vec<Seen> {
        self.seen.lock().expect("no test panics here").clone()
    }
}

fn serve(stream: TcpStream, reply: &Reply, record: &Mutex<Vec<Seen>>) {
    let mut reader = BufReader::new(stream.try_clone().expect("a stream has two ends"));
    let mut line = String::new();
    reader.read_line(&mut line).expect("a request begins");
    let mut headers = String::new();
    while !headers.ends_with("\r\n\r\n") && headers != "\r\n" {
        reader.read_line(&mut headers).expect("headers end");
    }
    let mut body = vec![0; length(&headers)];
    reader.read_exact(&mut body).expect("the body is whole");
    let body = String::from_utf8(body).expect("JSON is UTF-8");
    let line = line.trim_end().to_owned();
    record.lock().expect("no test panics here").push(Seen { line, headers, body, at: Instant::now() });
    answer(stream, reply);
}

fn length(headers: &str) -> usize {
    let lines = headers.lines().filter_map(|line| line.split_once(": "));
    let mut lengths = lines.filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    lengths.next().map_or(0, |(_, length)| length.parse().expect("a length is a number"))
}

fn answer(mut stream: TcpStream, reply: &Reply) {
    let written = match reply {
        Reply::Answer { status, headers, body } => {
            let length = body.len();
            write!(
                stream,
                "HTTP/1.1 {status} X\r\ncontent-length: {length}\r\nconnection: close\r\n{headers}\r\n{body}"
            )
        }
        Reply::BreakOff => write!(stream, "HTTP/1.1 200 X\r\ncontent-length: 1000\r\n\r\n{{\"state\":"),
        Reply::Close => Ok(()),
        Reply::Hang => {
            thread::sleep(Duration::from_secs(20));
            Ok(())
        }
    };
    written.expect("the client listens");
}
