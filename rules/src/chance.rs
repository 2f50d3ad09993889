//! Where dice, draws and shuffles come from.
//!
//! The rules never roll by themselves: they are handed a [`Chance`]. This module also holds the one generator
//! whose results are promised for ever, [`SeededChance`]; the operating system's randomness lives with whoever
//! calls the rules.
//!
//! # The written method
//! For rules version 1 this never changes; the vectors in `tests/rules/chance/vectors.rs` hold it still.
//!
//! 1. **Key.** SHA-256 over five texts in this order: rules version, game, operation, ply, seed. Each text is
//!    UTF-8, preceded by its length in bytes as a 32-bit big-endian number; numbers are written in decimal.
//!    The game is its path (`pegs-and-jokers`), the operation its snake_case name (`apply`, `new`, `rematch`);
//!    the ply of `new` and `rematch` is 0.
//! 2. **Stream.** ChaCha20 with that key, a zero nonce and a zero counter. The key stream is read as 32-bit
//!    little-endian words, none left out.
//! 3. **A number below `n`.** Let `limit` be the largest multiple of `n` that is at most 2^32. Words at or above
//!    `limit` are thrown away; the first word below it, modulo `n`, is the number. Every number has the same
//!    chance. A bound of 1 reads no word.
//! 4. **A draw from a bag** of several kinds of things: with `t` things left, take a number below `t` and walk the
//!    kinds in their written order, taking off each kind's count, until the number falls into one. The thing is
//!    taken out before the next is drawn.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use sha2::{Digest, Sha256};

/// A source of equally likely 32-bit words, from which numbers and draws follow by the method written above.
pub trait Chance {
    /// The next word; every value from 0 to 2^32 − 1 must be equally likely.
    fn word(&mut self) -> u32;

    /// A number from 0 to `bound` − 1, each equally likely.
    ///
    /// A `bound` of 0 or 1 gives 0 and takes no word.
    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 {
            return 0;
        }
        let limit = (1u64 << 32) / u64::from(bound) * u64::from(bound);
        loop {
            let word = self.word();
            if u64::from(word) < limit {
                return word % bound;
            }
        }
    }

    /// Takes one thing out of a bag whose kinds have these `counts`, and tells its kind (the index in `counts`).
    /// `None` from an empty bag.
    fn draw(&mut self, counts: &mut [u8]) -> Option<usize> {
        let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
        if total == 0 {
            return None;
        }
        let mut number = self.below(total);
        for (kind, count) in counts.iter_mut().enumerate() {
            if number < u32::from(*count) {
                *count -= 1;
                return Some(kind);
            }
            number -= u32::from(*count);
        }
        None
    }
}

/// For what leaves nothing to chance.
pub(crate) struct NoChance;

impl Chance for NoChance {
    fn word(&mut self) -> u32 {
        0
    }
}

impl<C: Chance + ?Sized> Chance for &mut C {
    fn word(&mut self) -> u32 {
        (**self).word()
    }
}

/// What a seed is bound to: the same seed gives other numbers in another game, operation or ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedTuple<'a> {
    /// The version of the rules, 1.
    pub rules: u32,
    /// The game's path, `lcr`.
    pub game: &'a str,
    /// The operation in snake_case, `apply`.
    pub operation: &'a str,
    /// How many moves had been accepted before; 0 where a game begins.
    pub ply: u32,
    /// The caller's text.
    pub seed: &'a str,
}

/// Reproducible chance: ChaCha20 keyed by SHA-256 over a [`SeedTuple`], as the module's page writes down.
#[derive(Debug)]
pub struct SeededChance(ChaCha20Rng);

impl SeededChance {
    /// The stream that belongs to `tuple`, from its start.
    #[must_use]
    pub fn new(tuple: &SeedTuple<'_>) -> Self {
        let (rules, ply) = (tuple.rules.to_string(), tuple.ply.to_string());
        let mut hash = Sha256::new();
        for text in [rules.as_str(), tuple.game, tuple.operation, ply.as_str(), tuple.seed] {
            hash.update(u32::try_from(text.len()).unwrap_or(u32::MAX).to_be_bytes());
            hash.update(text.as_bytes());
        }
        Self(ChaCha20Rng::from_seed(hash.finalize().into()))
    }
}

impl Chance for SeededChance {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}
