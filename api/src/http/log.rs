//! The log: lines of text or JSON on stderr.

use std::io::{self, IsTerminal as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use clap::ValueEnum;
use tracing::Metadata;
use tracing_subscriber::filter::{FilterExt as _, LevelFilter, Targets, dynamic_filter_fn};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

use super::request_id::RequestId;

/// How log lines are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// One JSON object a line.
    Json,
}

/// What is logged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum LogLevel {
    /// Nothing.
    Off,
    /// What should never happen.
    Error,
    /// What somebody should look at.
    Warn,
    /// Also one line a request.
    #[default]
    Info,
    /// Also what the web framework does.
    Debug,
    /// Everything.
    Trace,
}

impl From<LogLevel> for LevelFilter {
    fn from(level: LogLevel) -> Self {
        match level {
            LogLevel::Off => Self::OFF,
            LogLevel::Error => Self::ERROR,
            LogLevel::Warn => Self::WARN,
            LogLevel::Info => Self::INFO,
            LogLevel::Debug => Self::DEBUG,
            LogLevel::Trace => Self::TRACE,
        }
    }
}

/// What the line of a request tells; never what a client wrote, but for its id.
pub(super) struct Answered<'a> {
    pub(super) method: &'static str,
    pub(super) path: &'a str,
    pub(super) status: u16,
    pub(super) took: Duration,
    pub(super) bytes: u64,
    pub(super) id: &'a RequestId,
}

/// Writes the line of a request.
pub(super) fn answered(line: &Answered<'_>) {
    tracing::info!(
        target: "mwamuzi",
        method = line.method,
        path = line.path,
        status = line.status,
        micros = u64::try_from(line.took.as_micros()).unwrap_or(u64::MAX),
        bytes = line.bytes,
        request_id = line.id.as_str(),
        "answered"
    );
}

/// Starts the log; once a process.
pub(super) fn start(format: LogFormat, level: LogLevel) {
    // A full disk or a closed stderr must not stop the referee: what cannot be written is lost in silence.
    let lines = fmt::layer().with_writer(io::stderr).log_internal_errors(false);
    let lines = match format {
        LogFormat::Text => lines.with_ansi(io::stderr().is_terminal()).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_current_span(false).boxed(),
    };
    // A second start in one process, as tests may do, keeps the first log.
    let _ = tracing_subscriber::registry()
        .with(lines.with_filter(filter(level).and(dynamic_filter_fn(|event, _| !is_expected(event)))))
        .try_init();
}

/// The framework is quiet unless asked: it calls every client that breaks off an error of the server.
fn filter(level: LogLevel) -> Targets {
    let ours = LevelFilter::from(level);
    if matches!(level, LogLevel::Debug | LogLevel::Trace) {
        return Targets::new().with_default(ours);
    }
    Targets::new().with_target("mwamuzi", ours).with_target("actix_server", ours.min(LevelFilter::WARN))
}

/// The listener is about to be closed under the framework's hands, which it will call an error.
static CLOSING: AtomicBool = AtomicBool::new(false);

/// Says so, once a process.
pub(super) fn expect_closing() {
    CLOSING.store(true, Ordering::Relaxed);
}

fn is_expected(event: &Metadata<'_>) -> bool {
    event.target() == "actix_server::accept" && CLOSING.load(Ordering::Relaxed)
}
