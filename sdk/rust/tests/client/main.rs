//! The client against a server that says what it is told to say.

mod answers;
mod batch;
mod document;
mod matches;
#[cfg(feature = "offline")]
mod offline;
mod pictures;
mod retries;
mod score_sheet;
mod server;
