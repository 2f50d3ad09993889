//! The CPU players, by positions where the answer is clear.

mod greedy;
mod strong;
