//! What can be set.

use std::net::SocketAddr;
use std::time::Duration;

use super::{LogFormat, LogLevel, Origin};

/// The settings of a server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen; port 0 picks a free one.
    pub listen: SocketAddr,
    /// Worker threads.
    pub workers: usize,
    /// How many expensive requests are worked on at once.
    pub expensive_at_once: usize,
    /// How many more may wait; the next is answered with 503.
    pub expensive_waiting: usize,
    /// The longest body, or line of a batch, in bytes.
    pub body_limit: usize,
    /// The time for a head, and then for a body, to arrive.
    pub read_timeout: Duration,
    /// How long an idle connection is kept.
    pub keep_alive: Duration,
    /// How long requests in flight may take at shutdown.
    pub shutdown_grace: Duration,
    /// The web origins whose pages may read the answers; none named means every one.
    pub allow_origins: Vec<Origin>,
    /// How log lines are written.
    pub log_format: LogFormat,
    /// What is logged.
    pub log_level: LogLevel,
}

#[cfg(test)]
impl Settings {
    /// Settings for a test, which listens nowhere.
    pub(super) fn for_tests() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            workers: 1,
            expensive_at_once: 1,
            expensive_waiting: 1,
            body_limit: 1000,
            read_timeout: Duration::from_secs(10),
            keep_alive: Duration::from_secs(75),
            shutdown_grace: Duration::from_secs(30),
            allow_origins: Vec::new(),
            log_format: LogFormat::default(),
            log_level: LogLevel::default(),
        }
    }
}
