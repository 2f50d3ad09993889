//! `POST /v1/batch`: lines in, lines out, while they come.
//!
//! The lines of one batch are worked on by all cores and answered in order. What is kept of a batch is bounded however
//! long it is: a few groups of lines, each with at most a piece of its answers. Where the answers are not read, no
//! more lines are.
//!
//! ```text
//! payload ──Cutter──▶ groups ──at most IN_FLIGHT, each a task──▶ pieces of answers, in order ──▶ response body
//!                                 │ steps of a few milliseconds, as many at once as expensive work may run
//! ```
//!
//! A group is worked off in steps, each with a place of its own among the expensive work: so several batches and
//! expensive single requests take turns, and a client that does not read holds no place.

use std::collections::VecDeque;
use std::error::Error;
use std::fmt;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use actix_web::body::{BodySize, MessageBody};
use actix_web::rt;
use actix_web::web::{self, Bytes};
use actix_web::{HttpMessage as _, HttpRequest, HttpResponse};
use futures_core::Stream as _;
use tokio::sync::mpsc::{self, Receiver, Sender};

use super::connection_state::ConnectionState;
use super::metrics::VerdictFigures;
use super::operation_handler::is_declared;
use super::refusal::refuse_and_close;
use super::request_id::RequestId;
use super::shared::Shared;
use crate::problem::{Code, Problem};
use crate::service::batch::{Cutter, Group, Outcome};
use crate::service::{MediaType, table};

/// How many groups of one batch are in the works at once, for every core: one that is worked on and one that waits.
const IN_FLIGHT_A_CORE: usize = 2;

/// How long a step takes before others have their turn.
const STEP: Duration = Duration::from_millis(10);

/// How many bytes of answers end a step.
const PIECE_LENGTH: usize = 64 * 1024;

/// Names that other people give to the same type.
const OTHER_NAMES: [&str; 2] = ["application/ndjson", "application/jsonl"];

/// Carries out batches.
#[derive(Clone)]
pub(super) struct BatchHandler {
    shared: Arc<Shared>,
    verdicts: Arc<Vec<(&'static str, VerdictFigures)>>,
}

impl BatchHandler {
    pub(super) fn new(shared: &Arc<Shared>) -> Self {
        let mut verdicts: Vec<(&str, VerdictFigures)> = Vec::new();
        for game in table().iter().filter_map(|operation| operation.game) {
            if verdicts.iter().all(|(known, _)| *known != game) {
                verdicts.push((game, shared.metrics.verdicts(game)));
            }
        }
        Self { shared: Arc::clone(shared), verdicts: Arc::new(verdicts) }
    }

    /// Begins to answer at once: the client may wait for the head of the answer before it sends a line.
    pub(super) async fn handle(self, request: HttpRequest, payload: web::Payload) -> HttpResponse {
        let own = MediaType::Ndjson.essence();
        if !OTHER_NAMES.iter().chain([&own]).any(|name| is_declared(request.headers(), name)) {
            let problem = Problem::new(Code::UnsupportedMediaType, format!("Send content-type: {own}."));
            return refuse_and_close(problem, &request);
        }
        // What came together with the head is taken up before the answer begins: the framework closes a connection whose
        // request is not whole by then. So a small batch leaves its connection open.
        rt::task::yield_now().await;
        let connection = request.conn_data::<Rc<ConnectionState>>().map(Rc::clone);
        let request_id = request.extensions().get::<RequestId>().map(|id| id.as_str().into());
        let settings = &self.shared.settings;
        let body = BatchBody {
            lines: Cutter::new(settings.body_limit),
            in_flight: VecDeque::new(),
            most_in_flight: settings.expensive_at_once.saturating_mul(IN_FLIGHT_A_CORE).clamp(2, 64),
            input: Input::Open(payload),
            connection,
            work: Arc::new(Work { handler: self, request_id }),
        };
        HttpResponse::Ok().content_type(own).body(body)
    }
}

/// The lines that are still to come.
enum Input {
    Open(web::Payload),
    /// All have come.
    Ended,
    /// They broke off.
    Broken(Box<dyn Error>),
}

/// The answers, made as they are sent.
struct BatchBody {
    input: Input,
    lines: Cutter,
    /// The answers to each group, in order.
    in_flight: VecDeque<Receiver<Piece>>,
    most_in_flight: usize,
    /// None in tests without a connection.
    connection: Option<Rc<ConnectionState>>,
    work: Arc<Work>,
}

/// A piece of the answers to a group, or that the rest cannot be given.
type Piece = Result<Bytes, Stopped>;

/// The server stops under way.
#[derive(Debug)]
struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the work on a batch was stopped")
    }
}

impl Error for Stopped {}

/// What the tasks of a batch share.
struct Work {
    handler: BatchHandler,
    request_id: Option<Box<str>>,
}

impl MessageBody for BatchBody {
    type Error = Box<dyn Error>;

    fn size(&self) -> BodySize {
        BodySize::Stream
    }

    fn poll_next(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Box<dyn Error>>>> {
        loop {
            while self.in_flight.len() < self.most_in_flight
                && let Poll::Ready(Some(group)) = self.poll_group(context)
            {
                let answers = self.work.begin(group);
                self.in_flight.push_back(answers);
            }
            let Some(first) = self.in_flight.front_mut() else { return self.poll_end() };
            match ready!(first.poll_recv(context)) {
                Some(Ok(piece)) => {
                    self.tell(ConnectionState::writes);
                    return Poll::Ready(Some(Ok(piece)));
                }
                Some(Err(stopped)) => {
                    self.in_flight.clear();
                    self.lines = Cutter::new(0);
                    self.input = Input::Broken(stopped.into());
                }
                None => drop(self.in_flight.pop_front()),
            }
        }
    }
}

impl BatchBody {
    /// The next group of lines: a large one if many have come, else what there is. None at the end.
    fn poll_group(&mut self, context: &mut Context<'_>) -> Poll<Option<Group>> {
        while !self.lines.is_full()
            && let Input::Open(payload) = &mut self.input
        {
            match Pin::new(payload).poll_next(context) {
                Poll::Ready(Some(Ok(bytes))) => {
                    self.input_is(ConnectionState::take_input, context);
                    self.lines.push(&bytes);
                }
                Poll::Ready(Some(Err(error))) => {
                    // A line that broke off is none.
                    self.input_is(ConnectionState::end_input, context);
                    self.input = Input::Broken(error.into());
                }
                Poll::Ready(None) => {
                    self.input_is(ConnectionState::end_input, context);
                    self.lines.end();
                    self.input = Input::Ended;
                }
                Poll::Pending => {
                    let group = self.lines.take();
                    if group.is_none() && self.in_flight.is_empty() {
                        self.input_is(ConnectionState::await_input, context);
                    }
                    return group.map_or(Poll::Pending, |group| Poll::Ready(Some(group)));
                }
            }
        }
        Poll::Ready(self.lines.take())
    }

    fn tell(&self, what: fn(&ConnectionState)) {
        self.connection.iter().for_each(|connection| what(connection));
    }

    fn input_is(&self, tell: fn(&ConnectionState, &Context<'_>), context: &Context<'_>) {
        if let Some(connection) = &self.connection {
            tell(connection, context);
        }
    }

    /// Nothing is in flight: either more lines are awaited, or this is the end. One that was broken off is told to the
    /// framework only when all answers are written, since it then drops the connection.
    fn poll_end(&mut self) -> Poll<Option<Result<Bytes, Box<dyn Error>>>> {
        match &self.input {
            Input::Open(_) => Poll::Pending,
            Input::Ended => Poll::Ready(None),
            Input::Broken(_) => {
                if let Some(connection) = &self.connection
                    && !connection.is_written()
                {
                    return Poll::Pending;
                }
                match std::mem::replace(&mut self.input, Input::Ended) {
                    Input::Broken(error) => Poll::Ready(Some(Err(error))),
                    _ => Poll::Ready(None),
                }
            }
        }
    }
}

impl Work {
    /// Begins to work on a group; its answers come in pieces. If nobody wants them any more, the work ends.
    fn begin(self: &Arc<Self>, group: Group) -> Receiver<Piece> {
        let (sender, receiver) = mpsc::channel(1);
        rt::spawn(Arc::clone(self).answer(group, sender));
        receiver
    }

    async fn answer(self: Arc<Self>, mut group: Group, sender: Sender<Piece>) {
        while !group.is_done() {
            let work = Arc::clone(&self);
            let wanted = sender.clone();
            let step = self.handler.shared.expensive.run_in_turn(move || work.step(group, &wanted));
            let done = tokio::select! {
                biased;
                () = sender.closed() => return,
                done = step => done,
            };
            let Some((rest, answers)) = done else {
                // Nobody is there to be told if this fails.
                let _ = sender.send(Err(Stopped)).await;
                return;
            };
            group = rest;
            if !answers.is_empty() && sender.send(Ok(answers.into())).await.is_err() {
                return;
            }
        }
    }

    /// Answers lines until a piece is full, the time is up, or nobody wants them any more.
    fn step(&self, mut group: Group, wanted: &Sender<Piece>) -> (Group, Vec<u8>) {
        let mut answers = Vec::with_capacity(PIECE_LENGTH + PIECE_LENGTH / 4);
        let started = Instant::now();
        while !wanted.is_closed()
            && let Some(outcome) = group.answer_next(self.request_id.as_deref(), &mut answers)
        {
            self.record(&outcome);
            if answers.len() >= PIECE_LENGTH || started.elapsed() >= STEP {
                break;
            }
        }
        (group, answers)
    }

    fn record(&self, outcome: &Outcome) {
        match outcome {
            Outcome::Answered { judged: Some((game, judgement)) } => {
                let figures = self.handler.verdicts.iter().find(|(known, _)| known == game);
                figures.iter().for_each(|(_, figures)| figures.record(judgement));
            }
            Outcome::Answered { judged: None } => {}
            Outcome::Failed { operation } => {
                tracing::error!(target: "mwamuzi", operation, "an operation panicked");
            }
        }
    }
}
