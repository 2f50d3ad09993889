//! Second, slow and obvious generators that restate the rules from their page and share only the wire types with
//! the real ones.

mod lcr;
mod qwirkle;
mod qwirkle_agrees;
