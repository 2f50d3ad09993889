//! What all tests share: seeded choices, bytes, and a chance that must not be asked.

use mwamuzi_rules::{Chance, SeedTuple, SeededChance, Suggest, Suggestion, SuggestionLevel};
use serde::Serialize;

/// The seed of every random choice in these tests; `purpose` and `number` tell the streams apart, and a failure
/// names both.
const SEED: &str = "usiku wa mvua";

/// The stream of random choices that belongs to `purpose` and `number`.
pub(crate) fn seeded(purpose: &str, number: u32) -> SeededChance {
    SeededChance::new(&SeedTuple { rules: 1, game: "tests", operation: purpose, ply: number, seed: SEED })
}

/// Choices that tests make from chance.
pub(crate) trait Choices: Chance {
    /// One of `things`, each equally likely.
    fn pick<T: Clone>(&mut self, things: &[T]) -> T {
        let length = u32::try_from(things.len()).expect("few things");
        things[self.below(length) as usize].clone()
    }

    /// True once in `many` times.
    fn one_in(&mut self, many: u32) -> bool {
        self.below(many) == 0
    }

    /// A number from 0 to `most`.
    fn up_to(&mut self, most: u8) -> u8 {
        u8::try_from(self.below(u32::from(most) + 1)).expect("at most 255")
    }

    /// `things` in an order that is each equally likely.
    fn shuffle<T>(&mut self, things: &mut [T]) {
        for end in (1..things.len()).rev() {
            let other = self.below(u32::try_from(end + 1).expect("few things"));
            things.swap(end, other as usize);
        }
    }
}

impl<C: Chance + ?Sized> Choices for C {}

/// A chance that nothing may be left to.
#[derive(Debug)]
pub(crate) struct NoChance;

impl Chance for NoChance {
    fn word(&mut self) -> u32 {
        panic!("everything was stated, and yet the referee drew")
    }
}

/// What goes over the wire.
pub(crate) fn bytes(thing: &impl Serialize) -> String {
    serde_json::to_string(thing).expect("every wire type can be written")
}

/// What a CPU player does in a possible position; the seed is always the same.
pub(crate) fn suggested<G: Suggest>(state: &G::WireState, level: SuggestionLevel) -> Suggestion<G> {
    let state = G::admit(state).unwrap_or_else(|faults| panic!("{faults:?}"));
    G::suggest(&state, level, G::EFFORT, &mut seeded("a suggestion", 1))
        .expect("there is something to suggest")
}
