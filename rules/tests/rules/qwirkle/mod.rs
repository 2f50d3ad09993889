//! Qwirkle: the worked cases, and positions of our own for what they lack.

#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "helpers of tests fail as tests do")]

mod cases;
mod hidden;
mod laws;
mod moves;
mod placing;
mod setups;
mod states;
pub(crate) mod support;
mod swapping;
mod targets;
mod wire;
