//! Qwirkle: the worked cases, and positions of our own for what they lack.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod cases;
mod games;
mod hidden;
mod moves;
mod notation;
mod placing;
mod setups;
mod states;
mod suggestions;
pub(crate) mod support;
mod swapping;
mod tally;
mod targets;
mod wire;
