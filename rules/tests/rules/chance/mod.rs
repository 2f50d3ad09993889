//! Chance: the written method held still by numbers, and its fairness.

mod fairness;
mod method;
mod vectors;
