//! The slips that explain a wrong number.

use mwamuzi_rules::qwirkle::QwirkleSlip::{
    self, CrossingLineForgotten, OldTilesForgotten, QwirkleBonusMissed, QwirkleBonusTwice, WrongPoints,
};

use super::{audit, laid, swapped};
use crate::qwirkle::support::{put, row};

/// The slips of a turn that lays the blue star under the red one: a row of 4 and a column of 3 in all.
fn of_claim(points: u32) -> Vec<QwirkleSlip> {
    let found = audit(
        2,
        vec![
            laid(0, row(0, 0, "ro rx rd rs"), 4),
            laid(1, vec![put(3, 1, "gs"), put(3, 2, "bs")], 3),
            laid(0, row(0, 2, "bo bx bd"), points),
        ],
    );
    assert_eq!(found.turns[2].right, Some(4));
    found.turns[2].slips.clone()
}

#[test]
fn one_line_alone_cannot_be_forgotten() {
    assert_eq!(of_claim(0), [WrongPoints]);
    assert_eq!(of_claim(3), [OldTilesForgotten], "three new tiles beside an old one");
    assert_eq!(of_claim(4), []);
    assert_eq!(of_claim(5), [WrongPoints]);
    assert_eq!(of_claim(10), [WrongPoints], "six too many are no end bonus while the bag is full");
}

#[test]
fn any_of_the_lines_may_be_forgotten_but_not_all() {
    let slips = |points| {
        let opening = laid(0, row(0, 0, "ro rx rd"), 3);
        let below = laid(1, row(0, 1, "yo yx yd"), 9);
        let third = laid(0, row(0, 2, "bo bx bd"), points);
        let found = audit(2, vec![opening, below, third]);
        assert_eq!(found.turns[2].right, Some(12));
        found.turns[2].slips.clone()
    };
    assert_eq!(slips(9), [CrossingLineForgotten]);
    assert_eq!(slips(6), [CrossingLineForgotten]);
    assert_eq!(slips(3), [CrossingLineForgotten, OldTilesForgotten]);
    assert_eq!(slips(0), [WrongPoints]);
    assert_eq!(slips(11), [WrongPoints]);
}

#[test]
fn the_six_of_a_qwirkle_may_be_missed_or_counted_twice() {
    let slips = |points| {
        let opening = laid(0, row(0, 0, "ro rx rd rq rs"), 5);
        let sixth = laid(1, row(5, 0, "rc"), points);
        audit(2, vec![opening, sixth]).turns[1].slips.clone()
    };
    assert_eq!(slips(12), []);
    assert_eq!(slips(6), [QwirkleBonusMissed]);
    assert_eq!(slips(18), [QwirkleBonusTwice]);
    assert_eq!(slips(1), [OldTilesForgotten]);
}

#[test]
fn a_swap_brings_nothing() {
    let mut swap = swapped(1, 2);
    swap.points.0 = 6;
    let found = audit(2, vec![laid(0, row(0, 0, "ro"), 1), swap]);
    assert_eq!((found.turns[1].right, found.turns[1].slips.as_slice()), (Some(0), [WrongPoints].as_slice()));
}
