//! Listens, announces itself, and shuts down in good order.

use std::io::{self, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use actix_web::dev::ServerHandle;
use actix_web::rt::signal::unix::{SignalKind, signal};
use actix_web::rt::{self, time::sleep};
use actix_web::{App, HttpServer};
use socket2::{Domain, Socket, Type};

use super::cors::Cors;
use super::edge::Edge;
use super::metrics::Metrics;
use super::pages::Pages;
use super::{Settings, log, routes};

/// Connections that wait to be taken up.
const BACKLOG: i32 = 1024;

/// How long busy connections are still served after the signal, so that each can be told to close.
const DRAIN: Duration = Duration::from_millis(400);

/// What all workers share.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) settings: Settings,
    pub(super) metrics: Metrics,
    pub(super) cors: Cors,
    pub(super) pages: Pages,
    draining: AtomicBool,
}

impl Shared {
    /// Whether the server has been told to stop.
    pub(super) fn is_draining(&self) -> bool {
        self.draining.load(Ordering::Relaxed)
    }
}

/// Serves until SIGTERM or SIGINT; the error is a message for a person.
pub fn serve(settings: Settings) -> Result<(), String> {
    log::start(settings.log_format, settings.log_level);
    let address = settings.listen;
    let (listener, address) =
        listen(address).map_err(|error| format!("cannot listen on {address}: {error}"))?;
    let shared = Shared {
        metrics: Metrics::new().map_err(|error| format!("cannot set up metrics: {error}"))?,
        cors: Cors::new(settings.allow_origins.clone()),
        pages: Pages::make(),
        settings,
        draining: AtomicBool::new(false),
    };
    rt::System::new()
        .block_on(run(listener, address, Arc::new(shared)))
        .map_err(|error| format!("the server failed: {error}"))
}

fn listen(address: SocketAddr) -> io::Result<(TcpListener, SocketAddr)> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, None)?;
    // A port that connections of an earlier run still linger on can be taken; one that is listened on cannot.
    socket.set_reuse_address(true)?;
    socket.bind(&address.into())?;
    socket.listen(BACKLOG)?;
    let listener = TcpListener::from(socket);
    let address = listener.local_addr()?;
    Ok((listener, address))
}

async fn run(listener: TcpListener, address: SocketAddr, shared: Arc<Shared>) -> io::Result<()> {
    let settings = &shared.settings;
    let (app, grace) = (Arc::clone(&shared), settings.shutdown_grace);
    let server = HttpServer::new(move || {
        App::new().configure(|config| routes::register(config, &app)).wrap(Edge(Arc::clone(&app)))
    })
    .workers(settings.workers)
    .keep_alive(settings.keep_alive)
    .client_request_timeout(settings.read_timeout)
    .client_disconnect_timeout(Duration::from_secs(2))
    .shutdown_timeout(grace.as_secs())
    .disable_signals()
    .listen(listener)?
    .run();
    rt::spawn(stop_on_signal(server.handle(), Arc::clone(&shared)));
    announce(address);
    server.await
}

/// Whoever started the server reads the port here; if nobody does, it serves all the same.
fn announce(address: SocketAddr) {
    let mut stdout = io::stdout();
    let _ = writeln!(stdout, "mwamuzi listens on http://{address}").and_then(|()| stdout.flush());
    tracing::info!(target: "mwamuzi", %address, "listening");
}

async fn stop_on_signal(server: ServerHandle, shared: Arc<Shared>) {
    let (Ok(mut terminate), Ok(mut interrupt)) =
        (signal(SignalKind::terminate()), signal(SignalKind::interrupt()))
    else {
        tracing::error!(target: "mwamuzi", "cannot listen for signals");
        return;
    };
    std::future::poll_fn(|context| match terminate.poll_recv(context) {
        std::task::Poll::Pending => interrupt.poll_recv(context),
        received => received,
    })
    .await;
    tracing::info!(target: "mwamuzi", in_flight = shared.metrics.in_flight(), "shutting down");
    shared.draining.store(true, Ordering::Relaxed);
    sleep(DRAIN).await;
    server.stop(true).await;
}
