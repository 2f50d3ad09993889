//! What all workers share.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::watch;

use super::Settings;
use super::cors::Cors;
use super::expensive::ExpensiveWork;
use super::log::{self, Answered};
use super::metrics::Metrics;
use super::pages::Pages;
use super::request_id::RequestId;

/// What all workers share.
#[derive(Debug)]
pub(super) struct Shared {
    pub(super) settings: Settings,
    pub(super) metrics: Metrics,
    pub(super) cors: Cors,
    pub(super) pages: Pages,
    pub(super) expensive: ExpensiveWork,
    connections: Arc<AtomicUsize>,
    /// Whether the server has been told to stop.
    shutdown: watch::Sender<bool>,
}

/// An open connection, until it is dropped.
#[derive(Debug)]
pub(super) struct OpenConnection(Arc<AtomicUsize>);

impl Drop for OpenConnection {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Shared {
    /// Fails only if this program was built wrong; the error is a message for a person.
    pub(super) fn new(settings: Settings) -> Result<Self, String> {
        Ok(Self {
            metrics: Metrics::new().map_err(|error| format!("metrics: {error}"))?,
            cors: Cors::new(settings.allow_origins.clone()),
            pages: Pages::make()?,
            expensive: ExpensiveWork::new(settings.expensive_at_once, settings.expensive_waiting),
            settings,
            connections: Arc::default(),
            shutdown: watch::Sender::new(false),
        })
    }

    /// Counts a connection in.
    pub(super) fn connect(&self) -> OpenConnection {
        self.connections.fetch_add(1, Ordering::Relaxed);
        OpenConnection(Arc::clone(&self.connections))
    }

    /// How many connections are open.
    pub(super) fn connections(&self) -> usize {
        self.connections.load(Ordering::Relaxed)
    }

    /// Counts and logs an answer to what could not be read.
    pub(super) fn record_unread(&self, status: u16, bytes: usize, id: &RequestId) {
        let route = self.metrics.other();
        route.record_unread(status);
        let (path, bytes) = (route.path(), bytes as u64);
        log::answered(&Answered { method: "other", path, status, took: Duration::ZERO, bytes, id });
    }

    /// The server has been told to stop: answers say so, and idle connections close.
    pub(super) fn begin_shutdown(&self) {
        self.shutdown.send_replace(true);
    }

    /// Whether the server has been told to stop.
    pub(super) fn is_shutting_down(&self) -> bool {
        *self.shutdown.borrow()
    }

    /// Waits until the server is told to stop.
    pub(super) fn shutdown(&self) -> impl Future<Output = ()> + use<> {
        let mut told = self.shutdown.subscribe();
        async move {
            // Nobody is left to tell it only when everything ends.
            let _ = told.wait_for(|told| *told).await;
        }
    }
}
