//! Sets of options that between them have everything that can be chosen.

use mwamuzi_rules::Chance;
use mwamuzi_rules::ludo::{
    LudoBlocking, LudoBoard, LudoExitRolls, LudoNoPieceOnTheWay, LudoOptions, LudoSafeSquares,
};

use crate::support::{Choices, seeded};

/// A value of an option.
type Value = fn(&mut LudoOptions);

/// The values of each option; those of `exit_rolls` stand for all its 63.
const VALUES: [&[Value]; 12] = [
    &[|options| options.board = LudoBoard::Cross, |options| options.board = LudoBoard::ByPlayers],
    &[
        |options| options.exit_rolls = LudoExitRolls(vec![6]),
        |options| options.exit_rolls = LudoExitRolls(vec![1, 6]),
        |options| options.exit_rolls = LudoExitRolls(vec![5]),
        |options| options.exit_rolls = LudoExitRolls(vec![1, 2, 3, 4, 5, 6]),
    ],
    &[
        |options| options.no_piece_on_the_way = LudoNoPieceOnTheWay::Roll,
        |options| options.no_piece_on_the_way = LudoNoPieceOnTheWay::FreeExit,
        |options| options.no_piece_on_the_way = LudoNoPieceOnTheWay::ThreeRolls,
    ],
    &[|options| options.three_sixes_end_turn = true, |options| options.three_sixes_end_turn = false],
    &[|options| options.roll_again_on_capture = true, |options| options.roll_again_on_capture = false],
    &[|options| options.roll_again_on_finish = false, |options| options.roll_again_on_finish = true],
    &[
        |options| options.safe_squares = LudoSafeSquares::StartsAndStars,
        |options| options.safe_squares = LudoSafeSquares::Starts,
        |options| options.safe_squares = LudoSafeSquares::None,
    ],
    &[
        |options| options.blocking = LudoBlocking::Pairs,
        |options| options.blocking = LudoBlocking::None,
        |options| options.blocking = LudoBlocking::NoPassing,
    ],
    &[|options| options.exact_finish = true, |options| options.exact_finish = false],
    &[|options| options.play_all_places = false, |options| options.play_all_places = true],
    &[|options| options.rotate_starter = true, |options| options.rotate_starter = false],
    &[
        |options| options.turn_seconds = None,
        |options| options.turn_seconds = Some(30),
        |options| options.turn_seconds = Some(60),
    ],
];

/// How many sets are drawn.
const DRAWN: u32 = 200;

fn changed(values: &[Value]) -> LudoOptions {
    let mut options = LudoOptions::default();
    values.iter().for_each(|set| set(&mut options));
    options
}

/// Every value of every option, the others as usual.
pub(crate) fn singles() -> Vec<LudoOptions> {
    VALUES.iter().flat_map(|values| values.iter().map(|&value| changed(&[value]))).collect()
}

/// Every two values of two options, the others as usual.
pub(crate) fn pairs() -> Vec<LudoOptions> {
    let mut pairs = Vec::new();
    for (number, values) in VALUES.iter().enumerate() {
        for others in &VALUES[number + 1..] {
            let with_all = |&value: &Value| others.iter().map(move |&other| changed(&[value, other]));
            pairs.extend(values.iter().flat_map(with_all));
        }
    }
    pairs
}

/// A set drawn at random.
pub(crate) fn any_options(dice: &mut impl Chance) -> LudoOptions {
    changed(&VALUES.map(|values| dice.pick(values)))
}

/// Sets drawn at random; the seed of every random choice is in `support`.
pub(crate) fn drawn() -> Vec<LudoOptions> {
    (0..DRAWN).map(|number| any_options(&mut seeded("options of ludo", number))).collect()
}

#[test]
fn every_single_value_every_pair_and_two_hundred_more_are_played() {
    assert_eq!((singles().len(), pairs().len(), drawn().len()), (30, 410, 200));
}
