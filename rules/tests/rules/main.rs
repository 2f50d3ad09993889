//! The tests of the rules, one binary: the laws of every game, chance, each game's own, and the slow generators.

mod cases;
mod chance;
mod laws;
mod lcr;
mod ludo;
mod pegs_and_jokers;
mod qwirkle;
mod slow;
mod statistics;
mod support;
mod tiles;
