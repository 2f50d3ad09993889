//! What the connection and the middleware tell each other.

use std::cell::Cell;
use std::rc::Rc;
use std::task::Context;

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

/// Where the body of a request stands that is answered while it comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Input {
    /// There is no such body, or it has come.
    None,
    /// More of it may come; what came so far is being worked on.
    Taken,
    /// Nothing is left to do until more of it comes, since then.
    Awaited(Instant),
}

/// The state of one connection, as both see it.
#[derive(Debug)]
pub(super) struct ConnectionState {
    phase: Cell<Phase>,
    requests: Cell<u64>,
    /// When the phase began.
    since: Cell<Instant>,
    input: Cell<Input>,
    /// The client has closed its half, which the framework has not been told yet.
    end_withheld: Cell<bool>,
    /// Something was given to the framework that is not known to be written.
    unwritten: Cell<bool>,
    /// The task waits until all is written.
    awaits_writing: Cell<bool>,
}

impl ConnectionState {
    pub(super) fn new() -> Rc<Self> {
        Rc::new(Self {
            phase: Cell::new(Phase::Waiting),
            requests: Cell::new(0),
            since: Cell::new(Instant::now()),
            input: Cell::new(Input::None),
            end_withheld: Cell::new(false),
            unwritten: Cell::new(false),
            awaits_writing: Cell::new(false),
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

    /// Some of a body has come that is answered while it comes.
    pub(super) fn take_input(&self, _: &Context<'_>) {
        self.input.set(Input::Taken);
    }

    /// Nothing is left to do until more of the body comes.
    pub(super) fn await_input(&self, context: &Context<'_>) {
        if !matches!(self.input.get(), Input::Awaited(_)) {
            self.input.set(Input::Awaited(Instant::now()));
            self.look_again_for_end(context);
        }
    }

    /// No more of the body comes.
    pub(super) fn end_input(&self, context: &Context<'_>) {
        self.input.set(Input::None);
        self.look_again_for_end(context);
    }

    /// Since when nothing but the client has been waited for, while a body is answered that still comes.
    pub(super) fn awaited_since(&self) -> Option<Instant> {
        match self.input.get() {
            Input::Awaited(since) => Some(since),
            Input::None | Input::Taken => None,
        }
    }

    /// The wait for the client begins anew.
    pub(super) fn restart_wait(&self) {
        if self.awaited_since().is_some() {
            self.input.set(Input::Awaited(Instant::now()));
        }
    }

    /// Whether the framework must not learn yet that the client has closed its half: it would throw away what has come
    /// of a body and was not taken yet.
    pub(super) fn withholds_end(&self) -> bool {
        let withholds = self.input.get() == Input::Taken;
        self.end_withheld.set(withholds);
        withholds
    }

    fn look_again_for_end(&self, context: &Context<'_>) {
        if self.end_withheld.take() {
            context.waker().wake_by_ref();
        }
    }

    /// Something is given to the framework to be written.
    pub(super) fn writes(&self) {
        self.unwritten.set(true);
    }

    /// All is written.
    pub(super) fn has_written(&self, context: &Context<'_>) {
        self.unwritten.set(false);
        if self.awaits_writing.take() {
            context.waker().wake_by_ref();
        }
    }

    /// Whether all is written that was given to the framework; if not, the task is woken when it is.
    pub(super) fn is_written(&self) -> bool {
        let is_written = !self.unwritten.get();
        self.awaits_writing.set(!is_written);
        is_written
    }

    /// A request has come; it is being answered until what is returned is dropped.
    pub(super) fn begin_answer(self: Rc<Self>) -> AnswerInProgress {
        self.phase.set(Phase::Answering);
        self.requests.set(self.requests.get() + 1);
        AnswerInProgress { connection: self, is_last: false }
    }
}

/// A request that is being answered.
#[derive(Debug)]
pub(super) struct AnswerInProgress {
    connection: Rc<ConnectionState>,
    is_last: bool,
}

impl AnswerInProgress {
    /// No request follows this one.
    pub(super) fn is_last(&mut self) {
        self.is_last = true;
    }
}

impl Drop for AnswerInProgress {
    fn drop(&mut self) {
        self.connection.input.set(Input::None);
        if self.connection.phase() == Phase::Answering {
            self.connection.enter(if self.is_last { Phase::Closing } else { Phase::Waiting });
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
        let mut answer = Rc::clone(&state).begin_answer();
        answer.is_last();
        drop(answer);
        assert_eq!(state.phase(), Phase::Closing);
    }
}
