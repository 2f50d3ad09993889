//! What the connection and the middleware tell each other.

use std::cell::Cell;
use std::rc::Rc;

use tokio::time::Instant;

/// Where a connection stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// A request is awaited, or its head is arriving.
    Waiting,
    /// A request is being answered; its body may still be arriving.
    Answering,
    /// The last answer is given.
    Closing,
}

/// One connection, as both see it.
#[derive(Debug)]
pub(super) struct Line {
    phase: Cell<Phase>,
    requests: Cell<u64>,
    /// When the phase began.
    since: Cell<Instant>,
}

impl Line {
    pub(super) fn new() -> Rc<Self> {
        Rc::new(Self {
            phase: Cell::new(Phase::Waiting),
            requests: Cell::new(0),
            since: Cell::new(Instant::now()),
        })
    }

    pub(super) fn phase(&self) -> Phase {
        self.phase.get()
    }

    /// How many requests have come so far.
    pub(super) fn requests(&self) -> u64 {
        self.requests.get()
    }

    /// When the phase began; not kept for the phase of answering, which has no end of its own.
    pub(super) fn since(&self) -> Instant {
        self.since.get()
    }

    pub(super) fn close(&self) {
        self.enter(Phase::Closing);
    }

    fn enter(&self, phase: Phase) {
        self.phase.set(phase);
        self.since.set(Instant::now());
    }

    /// A request has come; it is being answered until what is returned is dropped.
    pub(super) fn answer(self: Rc<Self>) -> Answering {
        self.phase.set(Phase::Answering);
        self.requests.set(self.requests.get() + 1);
        Answering(self)
    }
}

/// A request that is being answered.
#[derive(Debug)]
pub(super) struct Answering(Rc<Line>);

impl Answering {
    /// No request follows this one.
    pub(super) fn is_last(&self) {
        self.0.close();
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        if self.0.phase() == Phase::Answering {
            self.0.enter(Phase::Waiting);
        }
    }
}
