//! Second, slow and obvious generators that restate the rules from their page and share only the wire types with
//! the real ones.

mod lcr;
mod ludo;
mod ludo_agrees;
mod ludo_possible;
mod pegs_and_jokers;
mod pegs_and_jokers_agrees;
mod qwirkle;
mod qwirkle_agrees;
