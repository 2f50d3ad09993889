//! Every die face, tile and starter is as likely as it should be, by chi-square.
//!
//! Each sample is seeded and its size stands beside it. A statistic is refused where a fair source would exceed it
//! once in 15,787 times (p = 6.334e-5, what four standard errors are). Each is then tried on a source with a small
//! planted bias and must refuse that.

mod of_lcr;
mod of_pegs_and_jokers;
mod of_qwirkle;

use mwamuzi_rules::Chance;

/// A planted bias: numbers are one byte modulo the bound, with nothing thrown away.
struct ByteModulo<C>(C);

impl<C: Chance> Chance for ByteModulo<C> {
    fn word(&mut self) -> u32 {
        self.0.word()
    }

    fn below(&mut self, bound: u32) -> u32 {
        if bound <= 1 { 0 } else { (self.0.word() & 0xff) % bound }
    }
}

/// A planted bias: one word in so many is the lowest.
struct FavoursTheFirst<C> {
    once_in: u32,
    fair: C,
}

impl<C: Chance> Chance for FavoursTheFirst<C> {
    fn word(&mut self) -> u32 {
        if self.fair.below(self.once_in) == 0 { 0 } else { self.fair.word() }
    }
}
