//! Listens and announces itself.
//!
//! The server is put together from the framework's parts and not by `HttpServer`, which lets nobody come between it
//! and a connection; see `connection` for what is done there.

use std::future::ready;
use std::io::{self, Write as _};
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;
use std::time::Duration;

use actix_http::error::DispatchError;
use actix_http::{HttpService, KeepAlive, Protocol};
use actix_server::Server;
use actix_service::{
    IntoServiceFactory as _, ServiceFactory, ServiceFactoryExt as _, fn_service, map_config,
};
use actix_web::App;
use actix_web::dev::AppConfig;
use actix_web::middleware::from_fn;
use actix_web::rt::{self, net::TcpStream};
use socket2::{Domain, Socket, Type};

use super::connection::{Connection, LINGER};
use super::shared::Shared;
use super::shutdown::{self, Signals};
use super::{Settings, log, middleware, routes};

/// Connections that wait to be taken up.
const BACKLOG: i32 = 1024;

/// Serves until SIGTERM or SIGINT; the error is a message for a person.
pub fn serve(settings: Settings) -> Result<(), String> {
    log::start(settings.log_format, settings.log_level);
    let address = settings.listen;
    let (listener, address) =
        listen(address).map_err(|error| format!("cannot listen on {address}: {error}"))?;
    let shared = Shared::new(settings).map_err(|error| format!("cannot set up the server: {error}"))?;
    rt::System::new()
        .block_on(run(listener, address, Arc::new(shared)))
        .map_err(|error| format!("the server failed: {error}"))
}

fn listen(address: SocketAddr) -> io::Result<(Socket, SocketAddr)> {
    let socket = Socket::new(Domain::for_address(address), Type::STREAM, None)?;
    // A port that connections of an earlier run still linger on can be taken; one that is listened on cannot.
    socket.set_reuse_address(true)?;
    socket.bind(&address.into())?;
    socket.listen(BACKLOG)?;
    let address = socket.local_addr()?.as_socket().unwrap_or(address);
    Ok((socket, address))
}

async fn run(listener: Socket, address: SocketAddr, shared: Arc<Shared>) -> io::Result<()> {
    let signals = Signals::new()?;
    let workers = TcpListener::from(listener.try_clone()?);
    let each = Arc::clone(&shared);
    let server = Server::build()
        .workers(shared.settings.workers)
        .disable_signals()
        .listen("mwamuzi", workers, move || worker(&each))?
        .run();
    rt::spawn(shutdown::on_signal(signals, server.handle(), listener, shared));
    announce(address);
    server.await
}

/// What a worker does with a connection.
fn worker(
    shared: &Arc<Shared>,
) -> impl ServiceFactory<TcpStream, Config = (), Response = (), Error = DispatchError, InitError = ()> + use<>
{
    let each = Arc::clone(shared);
    let complete = move |request, next| middleware::complete_answer(Arc::clone(&each), request, next);
    let app = App::new().configure(|config| routes::register(config, shared)).wrap(from_fn(complete));
    let app = app.into_factory().map_err(|error: actix_web::Error| error.error_response());
    let http = HttpService::build()
        // The connection keeps time itself.
        .keep_alive(KeepAlive::Os)
        .client_request_timeout(Duration::ZERO)
        .client_disconnect_timeout(LINGER)
        .h1_allow_half_closed(true)
        .on_connect_ext(|connection: &Connection, data| drop(data.insert(connection.state())))
        .finish(map_config(app, |()| AppConfig::default()));
    let shared = Arc::clone(shared);
    let connect = move |stream: TcpStream| {
        let peer = stream.peer_addr().ok();
        ready(Ok::<_, DispatchError>((Connection::new(stream, Arc::clone(&shared)), Protocol::Http1, peer)))
    };
    fn_service(connect).and_then(http)
}

/// Whoever started the server reads the port here; if nobody does, it serves all the same.
fn announce(address: SocketAddr) {
    let mut stdout = io::stdout();
    let _ = writeln!(stdout, "mwamuzi listens on http://{address}").and_then(|()| stdout.flush());
    tracing::info!(target: "mwamuzi", %address, "listening");
}
