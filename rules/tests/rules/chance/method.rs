//! The written method at its edges, with words that are laid out by hand.

use mwamuzi_rules::Chance;

use crate::support::NoChance;

/// A chance that reads its words from a list and fails beyond the last.
struct Scripted(std::vec::IntoIter<u32>);

fn scripted<const N: usize>(words: [u32; N]) -> Scripted {
    Scripted(Vec::from(words).into_iter())
}

impl Chance for Scripted {
    fn word(&mut self) -> u32 {
        self.0.next().expect("no more words were to be read")
    }
}

#[test]
fn words_at_or_above_the_limit_are_thrown_away() {
    for bound in [3u32, 6, 7, 36, 108, 1_000_003, 3_000_000_001, u32::MAX] {
        let limit = u32::try_from((1u64 << 32) / u64::from(bound) * u64::from(bound)).expect("below 2^32");
        let mut chance = scripted([u32::MAX, limit, limit - 1, 0, bound - 1, 5]);
        assert_eq!(chance.below(bound), bound - 1, "{bound}: the last word below the limit");
        assert_eq!(chance.below(bound), 0, "{bound}: the first word");
        assert_eq!(chance.below(bound), bound - 1, "{bound}: the last number of the first round");
        assert_eq!(chance.word(), 5, "{bound}: a number takes one word below the limit");
    }
}

#[test]
fn where_the_bound_divides_evenly_no_word_is_thrown_away() {
    for bound in [2u32, 4, 1 << 16, 1 << 31] {
        assert_eq!(scripted([u32::MAX]).below(bound), bound - 1, "{bound}");
    }
}

#[test]
fn a_bound_of_none_or_one_takes_no_word() {
    assert_eq!(NoChance.below(0), 0);
    assert_eq!(NoChance.below(1), 0);
    assert_eq!(NoChance.draw(&mut [0, 1, 0]), Some(1));
}

#[test]
fn an_empty_bag_gives_nothing_and_takes_no_word() {
    assert_eq!(NoChance.draw(&mut []), None);
    assert_eq!(NoChance.draw(&mut [0, 0]), None);
}

#[test]
fn a_draw_walks_the_kinds_in_order_and_takes_the_thing_out() {
    let full = [2, 0, 1, 3];
    for (word, kind) in [(0, 0), (1, 0), (2, 2), (3, 3), (4, 3), (5, 3), (6, 0), (8, 2)] {
        let mut bag = full;
        assert_eq!(scripted([word]).draw(&mut bag), Some(kind), "word {word}");
        let mut expected = full;
        expected[kind] -= 1;
        assert_eq!(bag, expected, "word {word}");
    }
    let (mut chance, mut bag) = (scripted([1, 1, 1, 1, 1]), full);
    let drawn = [(); 6].map(|()| chance.draw(&mut bag));
    assert_eq!(drawn, [0, 2, 3, 3, 3, 0].map(Some), "the last one needs no word");
}

#[test]
fn counts_that_add_up_beyond_a_byte_are_drawn_from_evenly() {
    let mut bag = [255, 255, 255];
    assert_eq!(scripted([764]).draw(&mut bag), Some(2));
    assert_eq!(bag, [255, 255, 254]);
}

#[test]
fn a_borrowed_chance_goes_on_where_it_stood() {
    let mut chance = scripted([7, 8]);
    assert_eq!(Chance::below(&mut &mut chance, 10), 7);
    assert_eq!(chance.below(10), 8);
}
