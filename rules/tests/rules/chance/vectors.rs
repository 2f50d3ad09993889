//! The seeded chance, word by word.
//!
//! The numbers were computed apart from this code: SHA-256 from Python's hashlib over the five texts, each behind
//! its length, and ChaCha20 written out from its definition (twenty rounds, zero nonce, zero counter; checked with
//! the published key stream of the zero key), its blocks read as little-endian words. For rules version 1 they
//! never change.

use mwamuzi_rules::{Chance, SeedTuple, SeededChance};

/// What belongs to one tuple.
struct Vector {
    tuple: SeedTuple<'static>,
    /// The first four words.
    first: [u32; 4],
    /// Words 15, 16, 63, 64, 255 and 256: where a block or a buffer of blocks ends and the next begins.
    seams: [u32; 6],
    /// The first twelve numbers below 6.
    dice: [u32; 12],
    /// The kinds drawn from counts 3, 0, 2, 1, 5 until nothing is left.
    drawn: [usize; 11],
    /// The first six numbers below 3,000,000,001, for which three words in ten are thrown away.
    large: [u32; 6],
}

const LONG: &str = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
                    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx";

const fn tuple(
    rules: u32,
    game: &'static str,
    operation: &'static str,
    ply: u32,
    seed: &'static str,
) -> SeedTuple<'static> {
    SeedTuple { rules, game, operation, ply, seed }
}

const VECTORS: [Vector; 5] = [
    Vector {
        tuple: tuple(1, "lcr", "new", 0, "an evening in Mombasa"),
        first: [0x5a6e_3114, 0x3fa5_86cd, 0x992a_69ef, 0xddcd_610e],
        seams: [0x9369_156e, 0xe401_e493, 0x0835_fb24, 0xda49_1358, 0x07de_d9b2, 0x5309_3b7c],
        dice: [2, 3, 5, 0, 5, 4, 2, 5, 5, 0, 4, 4],
        drawn: [0, 4, 4, 4, 2, 4, 2, 4, 3, 0, 0],
        large: [1_517_170_964, 1_067_812_557, 2_569_693_679, 735_342_572, 132_194_471, 2_281_986_900],
    },
    Vector {
        tuple: tuple(1, "lcr", "apply", 0, ""),
        first: [0x2012_7cca, 0x6341_010b, 0xfc9f_efb5, 0x8090_f194],
        seams: [0x4acf_f0fe, 0x6dcd_4a6b, 0x5440_0624, 0x76ea_212d, 0x6fa7_68c1, 0x9270_eb46],
        dice: [4, 5, 3, 4, 0, 5, 1, 1, 0, 3, 4, 4],
        drawn: [3, 0, 0, 4, 2, 4, 0, 4, 2, 4, 4],
        large: [538_082_506, 1_665_204_491, 2_156_982_676, 2_096_517_012, 1_100_563_115, 2_666_420_851],
    },
    Vector {
        tuple: tuple(1, "qwirkle", "apply", 41, "usiku wa manane: 🎲 ñ 東"),
        first: [0xc515_d970, 0x4739_a819, 0x685f_9d47, 0x4a44_a11d],
        seams: [0xe636_3cac, 0x6aad_b261, 0xf40c_4a7a, 0x0d32_8d24, 0xf292_ad06, 0xacc2_5165],
        dice: [4, 3, 1, 5, 1, 4, 4, 0, 4, 1, 4, 3],
        drawn: [0, 0, 2, 4, 4, 4, 4, 3, 2, 4, 0],
        large: [1_194_960_921, 1_751_096_647, 1_246_011_677, 2_168_995_471, 2_174_577_538, 1_746_586_878],
    },
    Vector {
        tuple: tuple(1, "pegs-and-jokers", "rematch", 0, LONG),
        first: [0x1696_2f3a, 0x865c_2e5e, 0x5353_19f0, 0x1c57_6f6b],
        seams: [0xa30e_6563, 0x02ac_6502, 0x2899_e40b, 0x7e7b_5222, 0x715a_8e6e, 0xea53_ee30],
        dice: [4, 0, 2, 3, 5, 2, 2, 3, 0, 3, 1, 1],
        drawn: [4, 4, 3, 2, 4, 0, 0, 2, 0, 4, 4],
        large: [378_941_242, 2_254_188_126, 1_397_955_056, 475_492_203, 2_963_112_389, 2_138_732_240],
    },
    Vector {
        tuple: tuple(2, "ludo", "apply", u32::MAX, "an evening in Mombasa"),
        first: [0x75f8_cf94, 0xeeb8_c2b2, 0x5072_523b, 0x8cad_467a],
        seams: [0x0b10_f744, 0x2478_c251, 0xfd50_a52f, 0x8eb7_62ed, 0xe540_063d, 0x413e_c954],
        dice: [0, 2, 5, 4, 3, 1, 4, 4, 2, 0, 0, 3],
        drawn: [0, 3, 4, 2, 4, 0, 4, 0, 4, 2, 4],
        large: [1_979_240_340, 1_349_669_435, 2_360_166_010, 295_899_567, 2_296_131_709, 1_038_874_684],
    },
];

#[test]
fn the_words_are_those_of_the_written_method() {
    for vector in VECTORS {
        let mut chance = SeededChance::new(&vector.tuple);
        let words: Vec<u32> = (0..257).map(|_| chance.word()).collect();
        assert_eq!(words[..4], vector.first, "{:?}", vector.tuple);
        assert_eq!([15, 16, 63, 64, 255, 256].map(|place| words[place]), vector.seams, "{:?}", vector.tuple);
    }
}

#[test]
fn numbers_and_draws_follow_from_the_words() {
    for vector in VECTORS {
        let fresh = || SeededChance::new(&vector.tuple);
        let mut chance = fresh();
        assert_eq!(vector.dice.map(|_| chance.below(6)), vector.dice, "{:?}", vector.tuple);
        let mut chance = fresh();
        assert_eq!(vector.large.map(|_| chance.below(3_000_000_001)), vector.large, "{:?}", vector.tuple);
        let (mut chance, mut bag) = (fresh(), [3, 0, 2, 1, 5]);
        assert_eq!(vector.drawn.map(|_| chance.draw(&mut bag).unwrap()), vector.drawn, "{:?}", vector.tuple);
        assert_eq!(chance.draw(&mut bag), None);
    }
}

#[test]
fn every_field_of_the_tuple_changes_the_words() {
    let words = |tuple: &SeedTuple<'_>| {
        let mut chance = SeededChance::new(tuple);
        [(); 4].map(|()| chance.word())
    };
    let one = tuple(1, "lcr", "apply", 7, "mvua");
    let others = [
        SeedTuple { rules: 2, ..one },
        SeedTuple { game: "ludo", ..one },
        SeedTuple { operation: "new", ..one },
        SeedTuple { ply: 8, ..one },
        SeedTuple { seed: "Mvua", ..one },
    ];
    for other in others {
        assert_ne!(words(&one), words(&other), "{other:?}");
    }
    assert_eq!(words(&one), words(&tuple(1, "lcr", "apply", 7, "mvua")));
}

#[test]
fn text_that_moves_from_one_field_to_the_next_changes_the_words() {
    let word = |game, operation, ply, seed| SeededChance::new(&tuple(1, game, operation, ply, seed)).word();
    assert_ne!(word("ab", "c", 0, ""), word("a", "bc", 0, ""));
    assert_ne!(word("a", "b1", 1, ""), word("a", "b", 11, ""));
    assert_ne!(word("a", "b", 1, "1"), word("a", "b", 11, ""));
}
