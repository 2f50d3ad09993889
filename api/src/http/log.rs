//! The log: lines of text or JSON on stderr.

use std::io::{self, IsTerminal as _};

use clap::ValueEnum;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

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

/// Starts the log; once a process.
pub(super) fn start(format: LogFormat, level: LogLevel) {
    // A full disk or a closed stderr must not stop the referee: what cannot be written is lost in silence.
    let lines = fmt::layer().with_writer(io::stderr).log_internal_errors(false);
    let lines = match format {
        LogFormat::Text => lines.with_ansi(io::stderr().is_terminal()).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).with_current_span(false).boxed(),
    };
    // A second start in one process, as tests may do, keeps the first log.
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter(level))).try_init();
}

/// The framework is quiet unless asked: it calls every client that breaks off an error of the server.
fn filter(level: LogLevel) -> Targets {
    let ours = LevelFilter::from(level);
    let theirs = if matches!(level, LogLevel::Debug | LogLevel::Trace) { ours } else { LevelFilter::OFF };
    Targets::new()
        .with_target("mwamuzi", ours)
        .with_target("actix_server", ours.min(LevelFilter::WARN))
        .with_default(theirs)
}
