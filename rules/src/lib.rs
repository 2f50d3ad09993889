//! The rules of tabletop games as pure functions: set up, judge a move, play it, list the legal ones.
//!
//! No I/O, no clock, and no randomness of its own: whoever calls hands in a [`Chance`].
//!
//! # A turn of LCR
//! ```
//! use mwamuzi_rules::lcr::{Lcr, LcrDie, LcrMove, LcrOptions, LcrSetup, LcrSetupPlayer};
//! use mwamuzi_rules::{Claim, Game, Seat, SeedTuple, SeededChance};
//!
//! let tuple = SeedTuple { rules: 1, game: Lcr::ID, operation: "new", ply: 0, seed: "an evening in Mombasa" };
//! let mut chance = SeededChance::new(&tuple);
//! let setup = LcrSetup {
//!     players: vec![LcrSetupPlayer::default(); 3],
//!     options: LcrOptions::default(),
//!     starter: Some(Seat(0)),
//! };
//! let started = Lcr::start(&setup, false, &mut chance).expect("three players may play");
//!
//! let roll = LcrMove::Roll { dice: Some(vec![LcrDie::Left, LcrDie::Center, LcrDie::Dot]) };
//! let ruling = Lcr::judge(&started.state, &roll, &Claim::default()).expect("a legal roll");
//! let played = ruling.play(&mut chance);
//! assert_eq!(played.score.totals, [1, 4, 3]);
//! ```
//!
//! # A turn of Qwirkle
//! ```
//! use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleOptions, QwirkleOrder, QwirkleSetup, QwirkleSetupPlayer};
//! use mwamuzi_rules::{Claim, Game, SeedTuple, SeededChance};
//!
//! let tuple = SeedTuple { rules: 1, game: Qwirkle::ID, operation: "new", ply: 0, seed: "an evening in Mombasa" };
//! let mut chance = SeededChance::new(&tuple);
//! let setup = QwirkleSetup {
//!     players: vec![QwirkleSetupPlayer::default(); 2],
//!     options: QwirkleOptions::default(),
//!     starter: None,
//!     deal: Default::default(),
//! };
//! let started = Qwirkle::start(&setup, false, &mut chance).expect("two players may play");
//!
//! let moves = Qwirkle::moves(&started.state, QwirkleOrder::Points);
//! let best = Qwirkle::spell(&started.state, &moves.candidates[0]);
//! let ruling = Qwirkle::judge(&started.state, &best, &Claim::default()).expect("a listed move is legal");
//! let played = ruling.play(&mut chance);
//! assert_eq!(played.score.totals.iter().sum::<u32>(), played.score.gained);
//! ```

pub mod answer;
pub mod chance;
pub mod game;
mod games;
pub mod lcr;
pub mod options;
pub mod qwirkle;
pub mod rulebook;
pub mod wire;

pub use answer::{Cell, Fault, GameResult, Unverified, Violation};
pub use chance::{Chance, SeedTuple, SeededChance};
pub use game::{Claim, Game, HiddenHands, Played, Rematch, Ruling};
pub use wire::{PlayerName, RULES_VERSION, Seat};
