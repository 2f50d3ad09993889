//! What numbers alone can tell, against the lists of the rules page and against all placements that there can be.

use std::collections::BTreeSet;

use mwamuzi_rules::qwirkle::{MOST_POINTS_OF_A_TURN, QwirkleAuditVerdict, QwirkleSlip};

use super::{alone, audit, claiming_the_end, laid, rules};
use crate::qwirkle::support::put;

/// The rules page: lowest and highest by number of tiles placed, and what cannot be had in between.
fn by_tiles(tiles: usize) -> BTreeSet<u32> {
    let (all, gaps): (_, Vec<u32>) = match tiles {
        1 => (2..=24, [11, 13].into_iter().chain(18..=23).collect()),
        2 => (3..=36, [23, 25].into_iter().chain(30..=35).collect()),
        3 => (4..=48, [35, 37].into_iter().chain(42..=47).collect()),
        4 => (5..=60, [47, 49].into_iter().chain(54..=59).collect()),
        5 => (7..=72, [59, 61].into_iter().chain(66..=71).collect()),
        _ => (14..=84, [71, 73].into_iter().chain(78..=83).collect()),
    };
    all.filter(|points| !gaps.contains(points)).collect()
}

/// The same by trying: a line along of up to six, and across each tile none or one of up to six; something old is
/// touched.
fn by_trying(tiles: usize) -> BTreeSet<u32> {
    let of_line = |length: usize| [0, 0, 2, 3, 4, 5, 12][length];
    let mut found = BTreeSet::new();
    for along in tiles..=6 {
        for number in 0..6_usize.pow(u32::try_from(tiles).unwrap()) {
            let across: Vec<usize> =
                (0..tiles).map(|tile| number / 6_usize.pow(u32::try_from(tile).unwrap()) % 6 + 1).collect();
            if along > tiles || across.iter().any(|&length| length > 1) {
                found.insert(of_line(along) + across.into_iter().map(of_line).sum::<u32>());
            }
        }
    }
    found
}

/// Which points a turn can have: after an unknown opening, before another turn or as the last.
fn possible(last: bool, turn: impl Fn(u32) -> mwamuzi_rules::qwirkle::QwirkleTallyTurn) -> BTreeSet<u32> {
    let is_possible = |&points: &u32| {
        let mut turns = vec![alone(0, 3), turn(points)];
        if !last {
            turns.push(alone(0, 2));
        }
        let found = audit(2, turns);
        let wrong = found.turns[1].slips.contains(&QwirkleSlip::ImpossiblePoints);
        assert_eq!(wrong, found.turns[1].verdict == QwirkleAuditVerdict::Wrong, "{points}");
        !wrong
    };
    (0..200).filter(is_possible).collect()
}

/// These points and the same with the end bonus.
fn with_the_bonus(points: &BTreeSet<u32>) -> BTreeSet<u32> {
    points.iter().copied().chain(points.iter().map(|points| points + 6)).collect()
}

#[test]
fn so_many_tiles_bring_what_the_rules_page_lists_and_what_trying_finds() {
    let shapes = ["ro", "rx", "rd", "rq", "rs", "rc"];
    for tiles in 1..=6 {
        let row = || (0..).zip(&shapes[..tiles]).map(|(x, shape)| put(x, 40, shape)).collect();
        let listed = by_tiles(tiles);
        assert_eq!(possible(false, |points| laid(1, row(), points)), listed, "{tiles} tiles");
        assert_eq!(by_trying(tiles), listed, "{tiles} tiles");
        let last = possible(true, |points| laid(1, row(), points));
        assert_eq!(last, with_the_bonus(&listed), "{tiles} tiles at the end");
    }
}

#[test]
fn a_turn_brings_2_to_84_but_for_the_gaps_and_a_swap_nothing() {
    let all: BTreeSet<u32> = (1..=6).flat_map(by_tiles).collect();
    let listed: BTreeSet<u32> =
        (2..=84).filter(|points| ![71, 73].contains(points) && !(78..=83).contains(points)).collect();
    assert_eq!(all, listed);
    let with_nothing = |points: &BTreeSet<u32>| points.iter().copied().chain([0]).collect::<BTreeSet<_>>();
    assert_eq!(possible(false, |points| alone(1, points)), with_nothing(&listed));
    let last: BTreeSet<u32> =
        (2..=90).filter(|&points| points != 79 && !(85..=89).contains(&points)).collect();
    assert_eq!(possible(true, |points| alone(1, points)), with_nothing(&last));
    let claimed = possible(true, |points| claiming_the_end(alone(1, points)));
    assert_eq!(claimed, listed.iter().map(|points| points + 6).collect());
}

#[test]
fn an_opening_brings_1_to_5_or_12() {
    let possible = |&points: &u32| audit(2, vec![alone(0, points), alone(1, 7)]).ok;
    assert_eq!((0..100).filter(possible).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 12]);
}

#[test]
fn an_opening_holds_no_end_bonus_even_as_the_last_turn() {
    let found = audit(2, vec![claiming_the_end(alone(0, 9))]);
    assert_eq!(rules(&found, 0), ["qwirkle.score_end"]);
    assert!(!audit(2, vec![alone(0, 18)]).ok);
}

#[test]
fn only_the_last_turn_may_claim_the_end_bonus() {
    let found = audit(2, vec![alone(0, 3), claiming_the_end(alone(1, 12)), claiming_the_end(alone(0, 9))]);
    assert_eq!(found.turns[1].violations[0].pointer, "/turns/1/claims_end_bonus");
    assert_eq!(rules(&found, 1), ["qwirkle.score_end"]);
    assert_eq!(rules(&found, 2), Vec::<&str>::new());
}

#[test]
fn more_than_36_is_unusual_and_impossible_points_are_that_alone() {
    let unusual = |points| {
        let found = audit(2, vec![alone(0, 3), alone(1, points), alone(0, 4)]);
        (found.turns[1].unusual, found.ok)
    };
    assert_eq!(unusual(36), (false, true));
    assert_eq!(unusual(37), (true, true));
    assert_eq!(unusual(71), (false, false));
    assert_eq!(unusual(1_000_000), (false, false));
}

#[test]
fn no_turn_brings_more_than_90_points() {
    assert_eq!(MOST_POINTS_OF_A_TURN, 90);
}
