//! The command line: what can be set, and what each command does.

mod tally;

use std::io::{self, Write as _};
use std::net::{SocketAddr, ToSocketAddrs as _};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use std::{fs, thread};

use clap::{Args, Parser, Subcommand};

use self::tally::Tally;
use crate::http::{self, LogFormat, LogLevel, Origin, Settings};
use crate::{openapi, service};

/// A stateless HTTP rules referee for tabletop games: a state and a move in, a verdict out.
///
/// Without a command it serves. Every setting can also be given in the environment variable that is named beside it.
#[derive(Debug, Parser)]
#[command(name = "mwamuzi", version, args_conflicts_with_subcommands = true)]
struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Serve over HTTP until SIGTERM or SIGINT [the default command]
    Serve(Serve),
    /// Print the OpenAPI document
    Openapi(Openapi),
    /// Audit a Qwirkle score sheet: exit 0 if it is right, 1 if it is wrong, 2 if it cannot be read
    Tally(Tally),
}

#[derive(Debug, Args)]
struct Serve {
    /// Address and port to listen on; port 0 picks a free one
    #[arg(long, env = "MWAMUZI_LISTEN", value_name = "HOST:PORT", default_value = "127.0.0.1:8080", value_parser = address)]
    listen: SocketAddr,
    /// Worker threads [default: one a core]
    #[arg(long, env = "MWAMUZI_WORKERS", value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=512))]
    workers: Option<u16>,
    /// How many expensive requests are worked on at once, apart from the cheap ones [default: one a core]
    #[arg(long, env = "MWAMUZI_EXPENSIVE_AT_ONCE", value_name = "NUMBER", value_parser = clap::value_parser!(u16).range(1..=512))]
    expensive_at_once: Option<u16>,
    /// How many more expensive requests may wait; beyond that the answer is 503 with Retry-After
    #[arg(long, env = "MWAMUZI_EXPENSIVE_WAITING", value_name = "NUMBER", default_value_t = 32)]
    expensive_waiting: u16,
    /// The longest request body, or line of a batch, in bytes
    #[arg(long, env = "MWAMUZI_BODY_LIMIT", value_name = "BYTES", default_value_t = service::LONGEST_BODY)]
    body_limit: usize,
    /// The time within which the head of a request, and then its body, must have arrived, in seconds
    #[arg(long, env = "MWAMUZI_READ_TIMEOUT", value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    read_timeout: Duration,
    /// How long an idle connection is kept open, in seconds
    #[arg(long, env = "MWAMUZI_KEEP_ALIVE", value_name = "SECONDS", default_value = "75", value_parser = seconds)]
    keep_alive: Duration,
    /// How long requests in flight may take to finish at shutdown, in whole seconds
    #[arg(long, env = "MWAMUZI_SHUTDOWN_GRACE", value_name = "SECONDS", default_value_t = 30)]
    shutdown_grace: u32,
    /// A web origin whose pages may read the answers; repeatable (in the environment: separated by commas) [default:
    /// every origin, without credentials]
    #[arg(long, env = "MWAMUZI_ALLOW_ORIGIN", value_name = "ORIGIN", value_delimiter = ',')]
    allow_origin: Vec<Origin>,
    /// How log lines, on stderr, are written
    #[arg(long, env = "MWAMUZI_LOG_FORMAT", value_name = "FORMAT", value_enum, default_value_t)]
    log_format: LogFormat,
    /// What is logged; one line a request is info
    #[arg(long, env = "MWAMUZI_LOG_LEVEL", value_name = "LEVEL", value_enum, default_value_t)]
    log_level: LogLevel,
}

#[derive(Debug, Args)]
struct Openapi {
    /// Compare the document with a file; exit 1 if they differ
    #[arg(long, value_name = "FILE", conflicts_with = "write")]
    check: Option<PathBuf>,
    /// Write the document to a file
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

impl From<Serve> for Settings {
    fn from(serve: Serve) -> Self {
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        Self {
            listen: serve.listen,
            workers: serve.workers.map_or_else(cores, usize::from),
            expensive_at_once: serve.expensive_at_once.map_or_else(cores, usize::from),
            expensive_waiting: serve.expensive_waiting.into(),
            body_limit: serve.body_limit,
            read_timeout: serve.read_timeout,
            keep_alive: serve.keep_alive,
            shutdown_grace: Duration::from_secs(serve.shutdown_grace.into()),
            allow_origins: serve.allow_origin,
            log_format: serve.log_format,
            log_level: serve.log_level,
        }
    }
}

/// Does what the command line says.
pub fn run() -> ExitCode {
    let CommandLine { command, serve } = CommandLine::parse();
    let outcome = match command.unwrap_or(Command::Serve(serve)) {
        Command::Serve(serve) => http::serve(serve.into()),
        Command::Openapi(Openapi { check: Some(file), .. }) => check(&file),
        Command::Openapi(Openapi { write: Some(file), .. }) => write(&file),
        Command::Openapi(_) => print(&openapi::text()),
        Command::Tally(tally) => return tally.run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            complain(&message);
            ExitCode::FAILURE
        }
    }
}

fn print(text: &str) -> Result<(), String> {
    match io::stdout().write_all(text.as_bytes()) {
        // `mwamuzi openapi | head` has read all that it wants.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(format!("cannot print: {error}")),
        _ => Ok(()),
    }
}

fn check(file: &Path) -> Result<(), String> {
    let held =
        fs::read_to_string(file).map_err(|error| format!("cannot read {}: {error}", file.display()))?;
    if held == openapi::text() {
        return Ok(());
    }
    Err(format!("{} is not the document that this build writes; run: cargo generate", file.display()))
}

fn write(file: &Path) -> Result<(), String> {
    fs::write(file, openapi::text()).map_err(|error| format!("cannot write {}: {error}", file.display()))
}

/// Says what went wrong, if anybody listens.
fn complain(message: &str) {
    let _ = writeln!(io::stderr(), "mwamuzi: {message}");
}

fn address(text: &str) -> Result<SocketAddr, String> {
    let shape = "expected HOST:PORT, such as 127.0.0.1:8080 or [::1]:8080";
    let mut found = text.to_socket_addrs().map_err(|error| format!("{error}; {shape}"))?;
    found.next().ok_or_else(|| format!("the host has no address; {shape}"))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 =
        text.parse().map_err(|_| "expected a number of seconds, such as 10 or 0.5".to_owned())?;
    match Duration::try_from_secs_f64(seconds) {
        Ok(duration) if !duration.is_zero() && seconds <= 86_400.0 => Ok(duration),
        _ => Err("expected more than 0 and at most 86400 seconds".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn serving_is_the_default() {
        let parsed = CommandLine::try_parse_from(["mwamuzi", "--listen", "127.0.0.1:0"]).unwrap();
        assert!(parsed.command.is_none());
        assert_eq!(parsed.serve.listen.port(), 0);
    }

    #[test]
    fn a_time_is_a_positive_number_of_seconds() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for wrong in ["0", "-1", "nan", "inf", "1e99", "ten", ""] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }
}
