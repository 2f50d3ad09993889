//! Many operations in one call: lines are sent while their answers are read.
//!
//! Memory stays bounded however many lines there are: the referee reads no further than its answers are read, and what
//! it does not read is not asked of the caller's iterator or stream.

use std::future::poll_fn;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures_core::Stream;
use reqwest::header::{CONTENT_TYPE, USER_AGENT};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use tokio::time::{Instant, Sleep, sleep};

use crate::Error;
use crate::client::Mwamuzi;

/// How many bytes of lines are sent at a time.
const PIECE: usize = 16 * 1024;

/// A request that a line of a batch can carry: every request of this client that takes and gives JSON.
pub trait BatchOperation: Serialize {
    /// What the referee answers.
    type Answer: DeserializeOwned;
    /// The game, with underscores: `pegs_and_jokers`.
    const GAME: &'static str;
    /// The operation, with underscores: `legal_moves`.
    const OPERATION: &'static str;
}

/// An id of a line, given back in its answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum BatchId {
    /// Below 2^53, and above its negative.
    Number(i64),
    /// Up to 128 characters.
    Text(String),
}

impl From<i64> for BatchId {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for BatchId {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<&str> for BatchId {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for BatchId {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// A line of a batch: an operation of a game and what it is asked.
///
/// ```
/// use mwamuzi::types::LcrNewRequest;
/// use mwamuzi::{BatchLine, Mwamuzi};
///
/// # fn line(players: Vec<mwamuzi::types::LcrSetupPlayer>) {
/// let line = BatchLine::new(&LcrNewRequest::new(players)).with_id("table-7");
/// # }
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct BatchLine {
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<BatchId>,
    game: String,
    op: String,
    body: Box<RawValue>,
}

impl BatchLine {
    /// The operation that this request belongs to.
    #[must_use]
    pub fn new<R: BatchOperation>(request: &R) -> Self {
        Self::of(&R::GAME.replace('_', "-"), R::OPERATION, request)
    }

    /// An operation by its names, such as one that is newer than this client: the game's path, and the operation with
    /// underscores.
    #[must_use]
    pub fn of(game: &str, operation: &str, body: &impl Serialize) -> Self {
        // Requests are plain data with text keys: that cannot fail. What is not becomes null, which the referee refuses.
        let body = to_raw_value(body).unwrap_or_else(|_| RawValue::NULL.to_owned());
        Self { id: None, game: game.to_owned(), op: operation.to_owned(), body }
    }

    /// The same line with an id, which its answer gives back.
    #[must_use]
    pub fn with_id(mut self, id: impl Into<BatchId>) -> Self {
        self.id = Some(id.into());
        self
    }
}

/// The answer to a line.
#[derive(Clone, Debug, Deserialize)]
#[non_exhaustive]
pub struct BatchAnswer {
    /// The id of the line, if it had one.
    #[serde(default)]
    pub id: Option<BatchId>,
    /// The status that the operation alone would have had: 200, or that of a problem.
    pub status: u16,
    /// The answer, or the problem document, as JSON.
    pub body: Box<RawValue>,
}

impl BatchAnswer {
    /// The answer to a line with a request of this type.
    ///
    /// # Errors
    /// [`Error::Problem`] if the line could not be judged, [`Error::Unexpected`] if the answer cannot be read.
    pub fn read<R: BatchOperation>(&self) -> Result<R::Answer, Error> {
        let body = self.body.get();
        if self.status == 200 {
            return serde_json::from_str(body).map_err(|error| unreadable(self.status, body, &error));
        }
        match serde_json::from_str(body) {
            Ok(problem) => Err(Error::Problem(Box::new(problem))),
            Err(error) => Err(unreadable(self.status, body, &error)),
        }
    }
}

fn unreadable(status: u16, body: &str, error: &serde_json::Error) -> Error {
    Error::Unexpected { status, body: body.to_owned(), reason: error.to_string() }
}

impl Mwamuzi {
    /// Sends lines and gives their answers, in order, while lines are still sent. The lines are taken from the iterator
    /// as fast as the referee reads them, so it may be endless; it must not wait for an answer.
    ///
    /// A line that cannot be judged costs its own answer alone. The call is not repeated when it breaks off: send the
    /// lines without an answer again. The client's `timeout` is here the longest wait for the next answer.
    ///
    /// ```no_run
    /// # use mwamuzi::types::*;
    /// # async fn check(client: mwamuzi::Mwamuzi, moves: Vec<LcrApplyRequest>) -> Result<(), mwamuzi::Error> {
    /// use mwamuzi::BatchLine;
    ///
    /// let lines = moves.into_iter().map(|request| BatchLine::new(&request));
    /// let mut answers = client.batch(lines).await?;
    /// while let Some(answer) = answers.next().await {
    ///     match answer?.read::<LcrApplyRequest>() {
    ///         Ok(verdict) => println!("{}", verdict.is_accepted()),
    ///         Err(error) => println!("{error}"), // this line's alone
    ///     }
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// See [`Error`].
    pub async fn batch<I>(&self, lines: I) -> Result<BatchAnswers, Error>
    where
        I: IntoIterator<Item = BatchLine, IntoIter: Send + 'static>,
    {
        self.batch_stream(Iterated(lines.into_iter())).await
    }

    /// [`batch`](Self::batch) with lines from a stream, which may wait for what it likes, earlier answers among it.
    ///
    /// # Errors
    /// See [`Error`].
    pub async fn batch_stream<S>(&self, lines: S) -> Result<BatchAnswers, Error>
    where
        S: Stream<Item = BatchLine> + Send + 'static,
    {
        let sent = Arc::new(AtomicU64::new(0));
        let body = Lines { lines: Some(Box::pin(lines)), sent: Arc::clone(&sent) };
        let limits = &self.raw.inner;
        #[cfg(feature = "offline")]
        if limits.offline {
            let answered = crate::offline::Answered(Box::pin(body));
            return Ok(BatchAnswers::new(Box::pin(answered), sent, limits.timeout));
        }
        let request = self
            .raw
            .client
            .post(format!("{}/v1/batch", self.raw.baseurl))
            .header(CONTENT_TYPE, "application/x-ndjson")
            .header(USER_AGENT, limits.user_agent.clone())
            .body(reqwest::Body::wrap_stream(body));
        let head = tokio::time::timeout(limits.timeout, request.send()).await;
        let response = head.map_err(|_| Error::TimedOut)?.map_err(Error::Connection)?;
        if response.status() != 200 {
            return Err(Error::from_response(response).await);
        }
        Ok(BatchAnswers::new(Box::pin(response.bytes_stream()), sent, limits.timeout))
    }

    /// A batch of requests of one type; their answers are read and come in the same order.
    ///
    /// # Errors
    /// See [`Error`].
    pub async fn batch_of<R, I>(&self, requests: I) -> Result<AnswersOf<R>, Error>
    where
        R: BatchOperation,
        I: IntoIterator<Item = R, IntoIter: Send + 'static>,
    {
        let answers = self.batch(requests.into_iter().map(|request| BatchLine::new(&request))).await?;
        Ok(AnswersOf { answers, request: PhantomData })
    }
}

/// An iterator as a stream that is always ready.
struct Iterated<I>(I);

// Nothing in it is pinned.
impl<I> Unpin for Iterated<I> {}

impl<I: Iterator> Stream for Iterated<I> {
    type Item = I::Item;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<I::Item>> {
        Poll::Ready(self.0.next())
    }
}

/// The body of the request: as many lines at a time as are there, up to a piece.
struct Lines<S> {
    /// None when all are sent.
    lines: Option<Pin<Box<S>>>,
    sent: Arc<AtomicU64>,
}

impl<S: Stream<Item = BatchLine>> Stream for Lines<S> {
    type Item = Result<Vec<u8>, serde_json::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut piece = Vec::new();
        while piece.len() < PIECE
            && let Some(lines) = &mut self.lines
        {
            match lines.as_mut().poll_next(context) {
                Poll::Ready(Some(line)) => {
                    serde_json::to_writer(&mut piece, &line)?;
                    piece.push(b'\n');
                    self.sent.fetch_add(1, Ordering::Relaxed);
                }
                Poll::Ready(None) => self.lines = None,
                Poll::Pending if piece.is_empty() => return Poll::Pending,
                Poll::Pending => break,
            }
        }
        Poll::Ready(if piece.is_empty() { None } else { Some(Ok(piece)) })
    }
}

type Bytes = Pin<Box<dyn Stream<Item = reqwest::Result<bytes::Bytes>> + Send>>;

/// The answers to a batch, in the order of its lines; also a [`Stream`]. Dropping it ends the batch.
pub struct BatchAnswers {
    /// None at the end and after an error.
    bytes: Option<Bytes>,
    /// What came and was not given yet; all before `begin` was.
    buffer: Vec<u8>,
    begin: usize,
    /// Where to go on to look for the end of a line.
    looked: usize,
    sent: Arc<AtomicU64>,
    answered: u64,
    /// How long a line may wait for its answer, from when the timer was set last.
    patience: Duration,
    timer: Pin<Box<Sleep>>,
    /// How many lines were sent when the timer was set.
    waiting: u64,
}

impl std::fmt::Debug for BatchAnswers {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("BatchAnswers").field("answered", &self.answered).finish_non_exhaustive()
    }
}

impl BatchAnswers {
    fn new(bytes: Bytes, sent: Arc<AtomicU64>, patience: Duration) -> Self {
        Self {
            bytes: Some(bytes),
            buffer: Vec::new(),
            begin: 0,
            looked: 0,
            sent,
            answered: 0,
            patience,
            timer: Box::pin(sleep(patience)),
            waiting: 0,
        }
    }

    /// The answer to the next line, when it comes; none after the last, and after an error.
    pub async fn next(&mut self) -> Option<Result<BatchAnswer, Error>> {
        poll_fn(|context| Pin::new(&mut *self).poll_next(context)).await
    }

    /// The next whole line that has come.
    fn take_line(&mut self) -> Option<Result<BatchAnswer, Error>> {
        let length = self.buffer[self.looked..].iter().position(|byte| *byte == b'\n');
        let Some(length) = length else {
            self.looked = self.buffer.len();
            return None;
        };
        let end = self.looked + length;
        let line = &self.buffer[self.begin..end];
        let answer = serde_json::from_slice(line)
            .map_err(|error| unreadable(200, &String::from_utf8_lossy(line), &error));
        (self.begin, self.looked) = (end + 1, end + 1);
        self.answered += 1;
        Some(answer)
    }

    fn wait_anew(&mut self) {
        self.waiting = self.sent.load(Ordering::Relaxed);
        self.timer.as_mut().reset(Instant::now() + self.patience);
    }

    fn keep(&mut self, bytes: &[u8]) {
        self.buffer.drain(..self.begin);
        self.looked -= self.begin;
        self.begin = 0;
        self.buffer.extend_from_slice(bytes);
    }

    /// The end: none if all is answered, else what is missing.
    fn ended(&self) -> Option<Result<BatchAnswer, Error>> {
        let sent = self.sent.load(Ordering::Relaxed);
        (self.answered < sent).then(|| {
            Err(Error::Unexpected {
                status: 200,
                body: String::from_utf8_lossy(&self.buffer[self.begin..]).into_owned(),
                reason: format!("the answers end after {} of {sent}", self.answered),
            })
        })
    }
}

impl Stream for BatchAnswers {
    type Item = Result<BatchAnswer, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = &mut *self;
        loop {
            if let Some(answer) = this.take_line() {
                if answer.is_err() {
                    this.bytes = None;
                }
                return Poll::Ready(Some(answer));
            }
            let Some(bytes) = &mut this.bytes else { return Poll::Ready(None) };
            match bytes.as_mut().poll_next(context) {
                Poll::Ready(Some(Ok(bytes))) => {
                    this.keep(&bytes);
                    this.wait_anew();
                }
                Poll::Ready(Some(Err(error))) => {
                    this.bytes = None;
                    return Poll::Ready(Some(Err(Error::Connection(error))));
                }
                Poll::Ready(None) => {
                    this.bytes = None;
                    return Poll::Ready(this.ended());
                }
                Poll::Pending => {
                    ready!(this.timer.as_mut().poll(context));
                    // Where no line has waited all the time, it is the caller's lines that are slow.
                    if this.answered < this.waiting {
                        this.bytes = None;
                        return Poll::Ready(Some(Err(Error::TimedOut)));
                    }
                    this.wait_anew();
                }
            }
        }
    }
}

/// The answers to a batch of requests of one type; also a [`Stream`].
#[derive(Debug)]
pub struct AnswersOf<R> {
    answers: BatchAnswers,
    request: PhantomData<fn() -> R>,
}

impl<R: BatchOperation> AnswersOf<R> {
    /// The answer to the next request, when it comes. [`Error::Problem`] is that request's alone; after any other error
    /// nothing follows.
    pub async fn next(&mut self) -> Option<Result<R::Answer, Error>> {
        Some(self.answers.next().await?.and_then(|answer| answer.read::<R>()))
    }
}

impl<R: BatchOperation> Stream for AnswersOf<R> {
    type Item = Result<R::Answer, Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let next = ready!(Pin::new(&mut self.answers).poll_next(context));
        Poll::Ready(next.map(|answer| answer.and_then(|answer| answer.read::<R>())))
    }
}
