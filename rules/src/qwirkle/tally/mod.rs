//! The audit of a score sheet.

mod wire;

pub use wire::*;
