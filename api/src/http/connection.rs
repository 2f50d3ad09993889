//! A connection of a client, with what the framework does not do.
//!
//! - A head that does not arrive in time is cut off. The framework does so with the first request of a connection
//!   only, so that a slow sender could hold a connection that has had its first answer for ever.
//! - What the framework itself answers becomes a problem document; see `last_words`.
//! - At shutdown an idle connection is kept for a moment, so that a request on its way still gets its answer.
//!
//! One timer serves for all of it. It is never set further ahead than the shortest time that may have to be kept, so
//! that a request moves it only when it has run down.

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
use tokio::time::{Instant, Sleep, sleep_until, timeout};

use super::last_words;
use super::line::{Line, Phase};
use super::request_id::RequestId;
use super::shared::{Connected, Shared};

/// How long a client may go on sending after its last answer, so that it comes to read it.
pub(super) const LINGER: Duration = Duration::from_secs(2);

/// How long an idle connection is kept once the server shuts down.
pub(super) const FAREWELL: Duration = Duration::from_millis(500);

/// A connection of a client.
pub(super) struct Connection {
    /// There until dropped.
    stream: Option<TcpStream>,
    line: Rc<Line>,
    shared: Arc<Shared>,
    clock: Clock,
    /// Last words that are still to be written.
    pending: Vec<u8>,
    /// Last words were written; the client shall come to read them.
    spoke: bool,
    _connected: Connected,
}

/// How long the client may still take.
struct Clock {
    timer: Pin<Box<Sleep>>,
    /// When the time is up; none while a request is being answered.
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
        let connected = shared.connect();
        let deadline = Instant::now() + shared.settings.read_timeout;
        let clock = Clock {
            timer: Box::pin(sleep_until(deadline)),
            deadline: Some(deadline),
            seen: (Phase::Waiting, 0),
            begun: false,
            shutdown: Some(Box::pin(shared.shutdown())),
        };
        let line = Line::new();
        Self {
            stream: Some(stream),
            line,
            shared,
            clock,
            pending: Vec::new(),
            spoke: false,
            _connected: connected,
        }
    }

    /// What the middleware sees of it.
    pub(super) fn line(&self) -> Rc<Line> {
        Rc::clone(&self.line)
    }

    fn stream(&mut self) -> io::Result<Pin<&mut TcpStream>> {
        self.stream.as_mut().map(Pin::new).ok_or_else(|| io::ErrorKind::NotConnected.into())
    }

    /// Sees what has happened since the last time.
    fn catch_up(&mut self) {
        let now = (self.line.phase(), self.line.requests());
        if now == self.clock.seen {
            return;
        }
        self.clock.seen = now;
        self.clock.begun = false;
        self.clock.deadline = match now.0 {
            Phase::Waiting => Some(self.line.since() + self.idle_time()),
            Phase::Answering => None,
            Phase::Closing => Some(self.line.since() + LINGER),
        };
    }

    fn idle_time(&self) -> Duration {
        if self.shared.is_draining() { FAREWELL } else { self.shared.settings.keep_alive }
    }

    /// Bytes have come.
    fn received(&mut self) {
        if self.clock.seen.0 == Phase::Waiting && !self.clock.begun {
            self.clock.begun = true;
            self.clock.deadline = Some(Instant::now() + self.shared.settings.read_timeout);
        }
    }

    /// Nothing has come: ready when the client's time is up.
    fn poll_patience(&mut self, context: &mut Context<'_>) -> Poll<()> {
        let clock = &mut self.clock;
        if let Some(shutdown) = &mut clock.shutdown
            && shutdown.as_mut().poll(context).is_ready()
        {
            clock.shutdown = None;
            if clock.seen.0 == Phase::Waiting && !clock.begun {
                clock.deadline = Some(Instant::now() + FAREWELL);
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

    /// The client has used up its time: says so if it has begun to speak.
    fn give_up(&mut self) {
        if self.line.phase() == Phase::Waiting && self.clock.begun {
            self.speak(408);
        }
        self.line.close();
    }

    /// Answers in place of the framework, once.
    fn speak(&mut self, status: u16) {
        if self.line.phase() != Phase::Closing {
            let id = RequestId::fresh();
            self.pending = last_words::problem(status, &id, self.shared.cors.is_open());
            self.spoke = true;
            self.shared.record_unread(status, self.pending.len(), &id);
            self.line.close();
        }
    }

    fn poll_pending(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        while !self.pending.is_empty() {
            let Some(stream) = self.stream.as_mut() else { break };
            let written = ready!(Pin::new(stream).poll_write(context, &self.pending))?;
            self.pending.drain(..written.max(1));
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
        self.catch_up();
        let before = buffer.filled().len();
        match self.stream()?.poll_read(context, buffer) {
            Poll::Ready(outcome) => {
                if buffer.filled().len() > before {
                    self.received();
                    if self.clock.deadline.is_some_and(|deadline| deadline <= Instant::now()) {
                        // Whoever always has something to send never lets the timer be looked at.
                        self.give_up();
                        buffer.set_filled(before);
                    }
                }
                Poll::Ready(outcome)
            }
            Poll::Pending => {
                ready!(self.poll_patience(context));
                self.give_up();
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
        match last_words::find_bare(bytes) {
            None => self.stream()?.poll_write(context, bytes),
            Some((0, status)) => {
                self.speak(status);
                Poll::Ready(Ok(bytes.len()))
            }
            Some((start, _)) => self.stream()?.poll_write(context, &bytes[..start]),
        }
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_pending(context))?;
        self.stream()?.poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        ready!(self.poll_pending(context))?;
        self.stream()?.poll_shutdown(context)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        // Closing while the client still sends would throw away what it has not read yet.
        if self.spoke
            && let Some(stream) = self.stream.take()
        {
            let pending = std::mem::take(&mut self.pending);
            // Not when the whole worker goes.
            if Handle::try_current().is_ok() {
                rt::spawn(async move { timeout(LINGER, see_off(stream, pending)).await });
            }
        }
    }
}

/// Says the rest, then reads until the client hangs up.
async fn see_off(mut stream: TcpStream, pending: Vec<u8>) -> io::Result<()> {
    stream.write_all(&pending).await?;
    stream.shutdown().await?;
    let mut waste = [0; 4096];
    while stream.read(&mut waste).await? > 0 {}
    Ok(())
}
