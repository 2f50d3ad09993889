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
//!
//! # A turn of Ludo
//! ```
//! use mwamuzi_rules::ludo::{Ludo, LudoMove, LudoOptions, LudoPiece, LudoSetup, LudoSetupPlayer};
//! use mwamuzi_rules::{Claim, Game, Seat, SeedTuple, SeededChance};
//!
//! let tuple = SeedTuple { rules: 1, game: Ludo::ID, operation: "new", ply: 0, seed: "an evening in Mombasa" };
//! let mut chance = SeededChance::new(&tuple);
//! let setup = LudoSetup {
//!     players: vec![LudoSetupPlayer::default(); 2],
//!     options: LudoOptions::default(),
//!     starter: Some(Seat(0)),
//! };
//! let started = Ludo::start(&setup, false, &mut chance).expect("two players may play");
//!
//! // The table saw a 6, and a piece leaves the yard with it. The 6 gives another roll.
//! let roll = LudoMove::Roll { die: Some(6) };
//! let ruling = Ludo::judge(&started.state, &roll, &Claim::default()).expect("a legal roll");
//! let rolled = ruling.play(&mut chance);
//! let out = LudoMove::Move { piece: 0 };
//! let ruling = Ludo::judge(&rolled.state, &out, &Claim::default()).expect("a 6 leaves the yard");
//! let moved = ruling.play(&mut chance);
//! assert_eq!(Ludo::wire(&moved.state).players[0].pieces[0], LudoPiece::Track { square: 0 });
//! assert_eq!(Ludo::seat_to_move(&moved.state), Some(Seat(0)));
//! ```
//!
//! # A turn of Pegs and Jokers
//! ```
//! use mwamuzi_rules::pegs_and_jokers::{
//!     PegsAndJokers, PegsAndJokersCard, PegsAndJokersDeal, PegsAndJokersMove, PegsAndJokersOptions,
//!     PegsAndJokersPeg, PegsAndJokersSetup, PegsAndJokersSetupPlayer, PegsAndJokersStep,
//! };
//! use mwamuzi_rules::{Claim, Game, Seat, SeedTuple, SeededChance};
//!
//! // One player at a real table states the own hand; the others are hidden, and nothing is left to chance.
//! let tuple = SeedTuple { rules: 1, game: PegsAndJokers::ID, operation: "apply", ply: 0, seed: "unused" };
//! let mut chance = SeededChance::new(&tuple);
//! let mut players = vec![PegsAndJokersSetupPlayer::default(); 4];
//! players[0].cards = Some(vec![PegsAndJokersCard::Two; 5]);
//! let setup = PegsAndJokersSetup {
//!     players,
//!     options: PegsAndJokersOptions::default(),
//!     dealer: Some(Seat(3)),
//!     deal: Some(PegsAndJokersDeal::Stated),
//! };
//! let started = PegsAndJokers::start(&setup, true, &mut chance).expect("four players may play");
//!
//! let draw = PegsAndJokersMove::Draw { drawn: Some(vec![PegsAndJokersCard::King]) };
//! let ruling = PegsAndJokers::judge(&started.state, &draw, &Claim::default()).expect("a legal draw");
//! assert_eq!(ruling.unverified()[0].rule, "pegs.draw");
//! let drawn = ruling.play(&mut chance);
//!
//! let come_out = PegsAndJokersStep { peg: 0, to: PegsAndJokersPeg::Track { hole: 8 } };
//! let play = PegsAndJokersMove::Play { card: PegsAndJokersCard::King, steps: vec![come_out] };
//! let ruling = PegsAndJokers::judge(&drawn.state, &play, &Claim::default()).expect("a king brings a peg out");
//! assert_eq!(PegsAndJokers::seat_to_move(&ruling.play(&mut chance).state), Some(Seat(1)));
//! ```

pub mod answer;
pub mod chance;
pub mod game;
mod games;
pub mod lcr;
pub mod ludo;
pub mod options;
pub mod pegs_and_jokers;
pub mod picture;
pub mod qwirkle;
pub mod replay;
pub mod rulebook;
pub mod suggest;
pub mod wire;

/// The types of every game in one place, for whoever makes something of each entry of [`for_each_game`].
pub mod every_game {
    pub use crate::lcr::{Lcr, wire::*};
    pub use crate::ludo::{Ludo, wire::*};
    pub use crate::pegs_and_jokers::{PegsAndJokers, wire::*};
    pub use crate::qwirkle::{Qwirkle, wire::*};
    pub use crate::wire::Seat;
}

pub use answer::{Cell, Fault, GameResult, Unverified, Violation};
pub use chance::{Chance, SeedTuple, SeededChance};
pub use game::{Claim, Game, HiddenHands, Played, Rematch, Ruling};
pub use picture::{Picture, Pictured};
pub use replay::{Replay, ReplayLine, replay};
pub use suggest::{Effort, NoSuggestion, Strongest, Suggest, Suggestion, SuggestionLevel, SuggestionReason};
pub use wire::{PlayerName, RULES_VERSION, Seat};
