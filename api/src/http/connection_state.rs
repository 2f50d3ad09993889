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

/// The state of one connection, as both see it.
#[derive(Debug)]
pub(super) struct ConnectionState {
    phase: Cell<Phase>,
    requests: Cell<u64>,
    /// When the phase began.
    since: Cell<Instant>,
}

impl ConnectionState {
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

    /// No request follows.
    pub(super) fn close(&self) {
        self.enter(Phase::Closing);
    }

    fn enter(&self, phase: Phase) {
        self.phase.set(phase);
        self.since.set(Instant::now());
    }

    /// A request has come; it is being answered until what is returned is dropped.
    pub(super) fn begin_answer(self: Rc<Self>) -> AnswerInProgress {
        self.phase.set(Phase::Answering);
        self.requests.set(self.requests.get() + 1);
        AnswerInProgress(self)
    }
}

/// A request that is being answered.
#[derive(Debug)]
pub(super) struct AnswerInProgress(Rc<ConnectionState>);

impl AnswerInProgress {
    /// No request follows this one.
    pub(super) fn is_last(&self) {
        self.0.close();
    }
}

impl Drop for AnswerInProgress {
    fn drop(&mut self) {
        if self.0.phase() == Phase::Answering {
            self.0.enter(Phase::Waiting);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_connection_waits_again_after_an_answer() {
        let state = ConnectionState::new();
        let answer = Rc::clone(&state).begin_answer();
        assert_eq!((state.phase(), state.requests()), (Phase::Answering, 1));
        drop(answer);
        assert_eq!(state.phase(), Phase::Waiting);
    }

    #[test]
    fn after_the_last_answer_nothing_is_awaited() {
        let state = ConnectionState::new();
        let answer = Rc::clone(&state).begin_answer();
        answer.is_last();
        drop(answer);
        assert_eq!(state.phase(), Phase::Closing);
    }
}
