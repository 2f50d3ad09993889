#![doc = include_str!("../README.md")]

mod batch;
mod client;
mod error;
mod games;
#[rustfmt::skip]
#[allow(missing_docs, unreachable_pub, dead_code, clippy::all, clippy::unwrap_used)]
mod generated;
mod pictures;
mod score_sheet;
mod seed;
mod transport;

pub use batch::{AnswersOf, BatchAnswer, BatchAnswers, BatchId, BatchLine, BatchOperation};
pub use client::{Builder, Mwamuzi};
pub use error::Error;
pub use games::*;
pub use generated::types;

/// The program in the project's README compiles.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
