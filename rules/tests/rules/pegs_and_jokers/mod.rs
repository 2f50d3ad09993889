//! Pegs and Jokers: the worked cases, and positions of our own for what they lack.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod bumping;
mod case_file;
mod effects;
mod events;
mod geometry;
mod hidden;
mod reasons;
mod setups;
mod states;
mod suggestions;
pub(crate) mod support;
mod wire;

pub(crate) use effects::EFFECTS;
