#![doc = include_str!("../README.md")]

mod accepted;
mod batch;
mod client;
mod error;
mod games;
#[rustfmt::skip]
#[allow(missing_docs, unreachable_pub, dead_code, clippy::all, clippy::unwrap_used)]
mod generated;
mod matches;
#[cfg(feature = "offline")]
mod offline;
mod pages;
mod pictures;
mod playable;
mod score_sheet;
mod seed;
mod transport;

pub use accepted::IllegalMove;
pub use batch::{AnswersOf, BatchAnswer, BatchAnswers, BatchId, BatchLine, BatchOperation};
pub use client::{Builder, Mwamuzi};
pub use error::Error;
pub use games::*;
pub use generated::types;
pub use matches::{LogEntry, Match};
pub use pages::LegalMovesAll;
pub use playable::{Document, Playable};

/// The program in the project's README compiles.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
