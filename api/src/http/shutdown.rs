//! Stops in good order: whatever a client was promised is answered first.
//!
//! 1. `/readyz` answers 503, every answer closes its connection, and nothing more is accepted.
//! 2. Requests in flight are answered, those included whose body is still arriving. A connection that is idle is kept
//!    for a moment, since a request may be on its way.
//! 3. Once the last connection is closed, or the time for it is up, the workers stop.

use std::future::poll_fn;
use std::io;
use std::net::Shutdown;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};

use actix_server::ServerHandle;
use actix_web::rt::signal::unix::{Signal, SignalKind, signal};
use actix_web::rt::time::sleep;
use socket2::Socket;

use super::log;
use super::shared::Shared;

/// Time for what has been accepted to reach its worker.
const HANDOVER: Duration = Duration::from_millis(50);

const LOOK_EVERY: Duration = Duration::from_millis(10);

/// The signals that stop the server.
pub(super) struct Signals {
    terminate: Signal,
    interrupt: Signal,
}

impl Signals {
    /// Begins to listen for them.
    pub(super) fn new() -> io::Result<Self> {
        Ok(Self { terminate: signal(SignalKind::terminate())?, interrupt: signal(SignalKind::interrupt())? })
    }

    async fn received(&mut self) {
        poll_fn(|context| match self.terminate.poll_recv(context) {
            Poll::Pending => self.interrupt.poll_recv(context).map(drop),
            Poll::Ready(_) => Poll::Ready(()),
        })
        .await;
    }
}

/// Waits for a signal, then stops; at a second signal without waiting any longer.
pub(super) async fn on_signal(
    mut signals: Signals,
    server: ServerHandle,
    listener: Socket,
    shared: Arc<Shared>,
) {
    signals.received().await;
    let (connections, in_flight) = (shared.connections(), shared.metrics.in_flight());
    tracing::info!(target: "mwamuzi", connections, in_flight, "shutting down");
    shared.begin_shutdown();
    log::expect_closing();
    server.pause().await;
    // The framework keeps its copy of the listener until the workers stop; meanwhile the system would go on taking
    // connections that nobody serves. This closes every copy at once, on Linux; elsewhere it may be refused.
    let _ = listener.shutdown(Shutdown::Both);
    drop(listener);
    let finished = tokio::select! {
        finished = last_connection(&shared) => finished,
        () = signals.received() => false,
    };
    if !finished {
        tracing::warn!(target: "mwamuzi", connections = shared.connections(), "connections cut off at shutdown");
    }
    server.stop(finished).await;
}

/// Waits for the last connection to close; false if that takes too long.
async fn last_connection(shared: &Shared) -> bool {
    let started = Instant::now();
    sleep(HANDOVER).await;
    while shared.connections() > 0 {
        if started.elapsed() >= shared.settings.shutdown_grace {
            return false;
        }
        sleep(LOOK_EVERY).await;
    }
    true
}
