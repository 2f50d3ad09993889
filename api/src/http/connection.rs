//! A connection of a client, with what the framework does not do.
//!
//! - A head that does not arrive in time is cut off. The framework does so with the first request of a connection
//!   only, so that a slow sender could hold a connection that has had its first answer for ever.
//! - A client that does not read its answers is cut off. The framework has no time limit for writing.
//! - What the framework itself answers becomes a problem document; see `framework_errors`.
//! - A body that is answered while it comes has to go on coming, as long as nothing but it is waited for; that the
//!   client has closed its half is not told before all that came was taken.
//! - At shutdown an idle connection is kept for a moment, so that a request on its way still gets its answer.
//!
//! One timer serves for all that is read. It is never set further ahead than the shortest time that may have to be
//! kept, so that a request moves it only when it has run down. A second one runs only while a write is stalled.
//!
//! # What this relies on
//!
//! The dispatcher of HTTP/1 in actix-http 3.20.0 (`h1/dispatcher.rs`). To be looked at again with every new version;
//! `tests/api/test_connections.py` fails if one of these no longer holds.
//!
//! - Each of its turns first reads until `poll_read` is pending, then writes until `poll_write` is pending; it calls
//!   `poll_flush` of the connection only when all it has to say is written. So a problem document that is written at
//!   a flush never lands inside an answer.
//! - Zero bytes read mean that the client has closed its half: what is being answered is finished first, because of
//!   `h1_allow_half_closed`.
//! - An error of `poll_write` ends the connection at once.
//! - `client_request_timeout` covers the first head only, `keep_alive` does not cover writing; both are switched off
//!   in `server`.
//! - What `on_connect_ext` puts in the data of a connection is there in every request.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use actix_web::rt;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _, ReadBuf};
use tokio::net::TcpStream;
use tokio::runtime::Handle;
use tokio::time::{Instant, Sleep, sleep, sleep_until, timeout};

use super::connection_state::{ConnectionState, Phase};
use super::framework_errors;
use super::request_id::RequestId;
use super::shared::{OpenConnection, Shared};

/// How long a client may go on sending after its last answer, so that it comes to read it.
pub(super) const LINGER: Duration = Duration::from_secs(2);

/// The most that is read at a time. The framework looks at the size of a head between reads only, into a buffer that
/// may have grown large: so a head of 128 KiB is read, and one of 192 KiB never.
const LARGEST_READ: usize = 64 * 1024;

/// How long an idle connection is kept once the server shuts down.
pub(super) const IDLE_AT_SHUTDOWN: Duration = Duration::from_millis(500);

/// A connection of a client.
pub(super) struct Connection {
    /// There until dropped.
    stream: Option<TcpStream>,
    state: Rc<ConnectionState>,
    shared: Arc<Shared>,
    reading: ReadClock,
    /// Runs while the client reads nothing of what is being written.
    stalled: Option<Pin<Box<Sleep>>>,
    /// What is still to be written of a problem document.
    problem: Vec<u8>,
    /// A problem document was written; the client shall come to read it.
    sent_problem: bool,
    _open: OpenConnection,
}

/// How long the client may still take to send.
struct ReadClock {
    timer: Pin<Box<Sleep>>,
    /// When the time is up; none while a request is being answered, unless more of its body is awaited.
    deadline: Option<Instant>,
    /// The phase and the number of requests that the deadline belongs to.
    seen: (Phase, u64),
    /// Part of a head has come.
    begun: bool,
    /// Ready once the server shuts down.
    shutdown: Option<Pin<Box<dyn Future<Output = ()>>>>,
}

impl Connection {
    pub(super) fn new(stream: TcpStream, shared: Arc<Shared>) -> Self {
        // Answers leave in one piece: there is nothing to wait for.
        let _ = stream.set_nodelay(true);
        let open = shared.connect();
        let deadline = Instant::now() + shared.settings.read_timeout;
        let reading = ReadClock {
            timer: Box::pin(sleep_until(deadline)),
            deadline: Some(deadline),
            seen: (Phase::Waiting, 0),
            begun: false,
            shutdown: Some(Box::pin(shared.shutdown())),
        };
        Self {
            stream: Some(stream),
            state: ConnectionState::new(),
            shared,
            reading,
            stalled: None,
            problem: Vec::new(),
            sent_problem: false,
            _open: open,
        }
    }

    /// What the middleware sees of it.
    pub(super) fn state(&self) -> Rc<ConnectionState> {
        Rc::clone(&self.state)
    }

    fn stream(&mut self) -> io::Result<Pin<&mut TcpStream>> {
        self.stream.as_mut().map(Pin::new).ok_or_else(|| io::ErrorKind::NotConnected.into())
    }

    /// Sets the deadline anew if requests or answers have come since the last time.
    fn update_deadline(&mut self) {
        let now = (self.state.phase(), self.state.requests());
        if now.0 == Phase::Answering {
            // More of a body that is answered while it comes has the same time as a whole one.
            self.reading.deadline =
                self.state.awaited_since().map(|since| since + self.shared.settings.read_timeout);
        }
        if now == self.reading.seen {
            return;
        }
        self.reading.seen = now;
        self.reading.begun = false;
        self.reading.deadline = match now.0 {
            Phase::Waiting => Some(self.state.since() + self.idle_time()),
            Phase::Answering => self.reading.deadline,
            Phase::Closing => Some(self.state.since() + LINGER),
        };
    }

    fn idle_time(&self) -> Duration {
        if self.shared.is_shutting_down() { IDLE_AT_SHUTDOWN } else { self.shared.settings.keep_alive }
    }

    fn poll_receive(&mut self, context: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        if buffer.remaining() <= LARGEST_READ {
            return self.stream()?.poll_read(context, buffer);
        }
        let mut part = ReadBuf::new(buffer.initialize_unfilled_to(LARGEST_READ));
        ready!(self.stream()?.poll_read(context, &mut part))?;
        let length = part.filled().len();
        buffer.advance(length);
        Poll::Ready(Ok(()))
    }

    /// Bytes have come.
    fn received(&mut self) {
        if self.reading.seen.0 == Phase::Waiting && !self.reading.begun {
            self.reading.begun = true;
            self.reading.deadline = Some(Instant::now() + self.shared.settings.read_timeout);
        }
    }

    /// Nothing has come: ready when the client's time is up.
    fn poll_deadline(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let clock = &mut self.reading;
        if let Some(shutdown) = &mut clock.shutdown
            && shutdown.as_mut().poll(context).is_ready()
        {
            clock.shutdown = None;
            if clock.seen.0 == Phase::Waiting && !clock.begun {
                clock.deadline = Some(Instant::now() + IDLE_AT_SHUTDOWN);
            }
        }
        loop {
            // Nobody can need the timer earlier than this: a head that begins now has the whole time to arrive.
            let latest = Instant::now() + self.shared.settings.read_timeout;
            let wanted = clock.deadline.map_or(latest, |deadline| deadline.min(latest));
            if clock.timer.is_elapsed() || clock.timer.deadline() > wanted {
                clock.timer.as_mut().reset(wanted);
            }
            ready!(clock.timer.as_mut().poll(context));
            if clock.deadline.is_some_and(|deadline| deadline <= Instant::now()) {
                return Poll::Ready(());
            }
        }
    }

    /// The client has used up its time to send: it is told so if part of a head has come.
    fn end_reading(&mut self) {
        if self.state.phase() == Phase::Waiting && self.reading.begun {
            self.send_problem(408);
        }
        self.state.close();
    }

    /// Answers in place of the framework, once.
    fn send_problem(&mut self, status: u16) {
        if self.state.phase() != Phase::Closing {
            let id = RequestId::fresh();
            let (answer, body_length) = framework_errors::answer(status, &id, self.shared.cors.is_open());
            self.problem = answer;
            self.sent_problem = true;
            self.shared.record_unread(status, body_length, &id);
            self.state.close();
        }
    }

    /// Writes some of what is said; fails if the client has read nothing of it for too long.
    fn poll_send(&mut self, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        if let Poll::Ready(outcome) = self.stream()?.poll_write(context, bytes) {
            if self.stalled.take().is_some() {
                self.resume_reading(context);
            }
            return Poll::Ready(outcome);
        }
        let limit = self.shared.settings.read_timeout;
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(limit)));
        ready!(stalled.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }

    /// Nothing was read while a write was stalled, which is not held against the client.
    fn resume_reading(&mut self, context: &Context<'_>) {
        self.state.restart_wait();
        self.update_deadline();
        if self.reading.seen.0 == Phase::Waiting {
            let time = if self.reading.begun { self.shared.settings.read_timeout } else { self.idle_time() };
            self.reading.deadline = Some(Instant::now() + time);
        }
        context.waker().wake_by_ref();
    }

    fn poll_send_problem(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.problem.is_empty() {
            let problem = std::mem::take(&mut self.problem);
            let sent = self.poll_send(context, &problem);
            self.problem = problem;
            let written = ready!(sent)?;
            if written == 0 {
                return Poll::Ready(Err(io::ErrorKind::WriteZero.into()));
            }
            self.problem.drain(..written);
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncRead for Connection {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.stalled.is_some() {
            // Whoever does not read is not listened to; `poll_send` wakes the task.
            return Poll::Pending;
        }
        self.update_deadline();
        let before = buffer.filled().len();
        match self.poll_receive(context, buffer) {
            Poll::Ready(Ok(())) if buffer.filled().len() == before && self.state.withholds_end() => {
                // The state wakes the task when the end may be told.
                Poll::Pending
            }
            Poll::Ready(outcome) => {
                if buffer.filled().len() > before {
                    self.received();
                    if self.reading.deadline.is_some_and(|deadline| deadline <= Instant::now()) {
                        // Whoever always has something to send never lets the timer be looked at.
                        self.end_reading();
                        buffer.set_filled(before);
                    }
                }
                Poll::Ready(outcome)
            }
            Poll::Pending => {
                ready!(self.poll_deadline(context));
                self.end_reading();
                // Nothing read: to the framework the client has hung up.
                Poll::Ready(Ok(()))
            }
        }
    }
}

impl AsyncWrite for Connection {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        match framework_errors::find(bytes) {
            None => self.poll_send(context, bytes),
            Some((0, status)) => {
                self.send_problem(status);
                Poll::Ready(Ok(bytes.len()))
            }
            Some((start, _)) => self.poll_send(context, &bytes[..start]),
        }
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_send_problem(context))?;
        ready!(self.stream()?.poll_flush(context))?;
        self.state.has_written(context);
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_send_problem(context))?;
        self.stream()?.poll_shutdown(context)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        // Closing while the client still sends would throw away what it has not read yet.
        if self.sent_problem
            && self.stalled.is_none()
            && let Some(stream) = self.stream.take()
        {
            let problem = std::mem::take(&mut self.problem);
            // Not when the whole worker goes.
            if Handle::try_current().is_ok() {
                rt::spawn(async move { timeout(LINGER, close_after_client(stream, problem)).await });
            }
        }
    }
}

/// Writes the rest, then reads until the client closes.
async fn close_after_client(mut stream: TcpStream, problem: Vec<u8>) -> io::Result<()> {
    stream.write_all(&problem).await?;
    stream.shutdown().await?;
    let mut waste = [0; 4096];
    while stream.read(&mut waste).await? > 0 {}
    Ok(())
}
