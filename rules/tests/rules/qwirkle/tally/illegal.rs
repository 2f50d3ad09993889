//! Turns that broke a rule and stood.

use mwamuzi_rules::qwirkle::{QwirkleAuditVerdict, QwirkleOpening, QwirkleSetupOptions, tally};

use super::{alone, audit, broken, laid, passed, rules, sheet, swapped};
use crate::qwirkle::support::{put, row};

#[test]
fn whoever_has_the_first_turn_begins_and_after_a_turn_out_of_order_the_next_seat_goes_on() {
    let found = audit(
        3,
        vec![
            laid(2, row(0, 0, "ro rx rd"), 3),
            laid(0, row(3, 0, "rq"), 4),
            laid(0, row(4, 0, "rs"), 5),
            laid(1, row(5, 0, "rc"), 12),
        ],
    );
    assert_eq!(broken(&found, 2), [("qwirkle.turn", "out_of_turn", "/turns/2/seat".into())]);
    assert_eq!((found.first_wrong, &found.totals), (Some(2), &vec![9, 12, 3]));
    assert!(found.turns[3].violations.is_empty());
}

#[test]
fn a_turn_of_a_seat_that_nobody_sits_on_lies_and_counts_for_nobody() {
    let turns = |next| {
        vec![laid(0, row(0, 0, "ro rx rd"), 3), laid(9, row(3, 0, "rq"), 4), laid(next, row(4, 0, "rs"), 5)]
    };
    for next in [0, 1] {
        let found = audit(2, turns(next));
        assert_eq!(broken(&found, 1), [("qwirkle.turn", "no_such_seat", "/turns/1/seat".into())]);
        assert_eq!((found.turns[1].right, &found.turns[1].totals), (Some(4), &vec![3, 0]));
        assert_eq!((found.turns[2].right, found.turns[2].verdict), (Some(5), QwirkleAuditVerdict::Right));
    }
}

#[test]
fn two_tiles_on_one_cell_cannot_be_scored_and_the_first_stays() {
    let found = audit(
        2,
        vec![laid(0, row(0, 0, "ro rx rd"), 3), laid(1, row(2, 0, "rq rs"), 5), laid(0, row(3, 0, "rc"), 5)],
    );
    assert_eq!(broken(&found, 1), [("qwirkle.empty_cell", "cell_taken", "/turns/1/tiles/0".into())]);
    assert_eq!((found.turns[1].right, found.turns[1].lines.len()), (None, 0));
    assert_eq!(found.turns[1].totals, [3, 5], "the claim counts where nothing better is known");
    assert!(rules(&found, 2).contains(&"qwirkle.empty_cell"));
}

#[test]
fn a_fourth_copy_is_blamed_on_whoever_lays_it() {
    let mut turns = vec![laid(0, row(0, 0, "ro"), 1)];
    turns.push(laid(1, row(1, 0, "rx"), 2));
    turns.push(laid(0, vec![put(1, 1, "ro")], 2));
    turns.push(laid(1, vec![put(0, 1, "rx")], 4));
    turns.push(laid(0, vec![put(2, 1, "rx")], 3));
    turns.push(laid(1, vec![put(3, 1, "rx")], 4));
    let found = audit(2, turns);
    assert!(!rules(&found, 4).contains(&"qwirkle.in_hand"));
    assert!(broken(&found, 5).contains(&("qwirkle.in_hand", "fourth_copy", "/turns/5/tiles/0".into())));
}

#[test]
fn a_tile_that_touches_nothing_is_told_and_one_beside_it_is_not() {
    let found = audit(
        2,
        vec![laid(0, row(0, 0, "ro rx"), 2), laid(1, row(9, 9, "bs"), 1), laid(0, row(10, 9, "bc"), 2)],
    );
    assert_eq!(broken(&found, 1), [("qwirkle.connected", "touches_nothing", "/turns/1/tiles".into())]);
    assert_eq!((found.turns[1].right, found.turns[1].lines.len()), (Some(1), 0));
    assert!(found.turns[2].violations.is_empty());
    assert_eq!(found.turns[2].right, Some(2));
}

#[test]
fn tiles_scattered_over_the_table_form_no_line_and_bring_nothing() {
    let found = audit(2, vec![laid(0, vec![put(0, 0, "ro"), put(2, 2, "rx")], 2)]);
    assert_eq!(rules(&found, 0), ["qwirkle.one_line"]);
    assert_eq!(found.turns[0].right, Some(0));
}

#[test]
fn seven_tiles_score_as_a_line_of_seven() {
    let found = audit(2, vec![laid(0, row(0, 0, "ro rx rd rq rs rc ro"), 7)]);
    assert!(broken(&found, 0).contains(&("qwirkle.count", "too_many", "/turns/0/tiles".into())));
    assert!(rules(&found, 0).contains(&"qwirkle.line_duplicate"));
    assert_eq!((found.turns[0].right, found.turns[0].lines[0].length), (Some(7), 7));
}

#[test]
fn no_tiles_are_a_fault_and_bring_nothing() {
    let found = audit(2, vec![laid(0, vec![], 1), laid(1, row(0, 0, "ro rx"), 2)]);
    assert_eq!(broken(&found, 0), [("qwirkle.count", "no_tiles", "/turns/0/tiles".into())]);
    assert_eq!(found.turns[0].right, Some(0));
    assert!(found.turns[1].violations.is_empty(), "the board is still empty, and the next turn opens");
}

#[test]
fn a_mixed_line_is_blamed_on_whoever_made_it_and_not_on_whoever_extends_it() {
    let found = audit(
        2,
        vec![laid(0, row(0, 0, "ro rx"), 2), laid(1, row(2, 0, "bs"), 3), laid(0, row(3, 0, "rs"), 4)],
    );
    assert_eq!(broken(&found, 1), [("qwirkle.line_attribute", "mixed_line", "/turns/1/tiles/0".into())]);
    assert_eq!((broken(&found, 2), found.turns[2].right), (vec![], Some(4)));
    assert_eq!(found.first_wrong, Some(1));
}

#[test]
fn a_tile_twice_in_a_line_is_told_once_and_a_third_copy_is_told_of_its_own_turn() {
    let found = audit(
        2,
        vec![
            laid(0, row(0, 0, "ro rx"), 2),
            laid(1, row(2, 0, "rx"), 3),
            laid(0, row(3, 0, "rd"), 4),
            laid(1, row(4, 0, "rx"), 5),
        ],
    );
    assert_eq!(rules(&found, 1), ["qwirkle.line_duplicate"]);
    assert_eq!(rules(&found, 2), Vec::<&str>::new());
    assert_eq!(rules(&found, 3), ["qwirkle.line_duplicate"]);
}

#[test]
fn whoever_joins_two_parts_is_blamed_for_what_they_have_in_common() {
    let opening = laid(0, row(0, 0, "ro rx"), 2);
    let below = laid(1, vec![put(0, 1, "yo"), put(0, 2, "bo")], 3);
    let right = laid(0, row(1, 2, "bs bc"), 3);
    let up = laid(1, vec![put(3, 2, "bx"), put(3, 1, "rx"), put(3, 0, "gx")], 7);
    let join = laid(0, row(2, 0, "rd"), 4);
    let found = audit(2, vec![opening, below, right, up, join]);
    assert_eq!(rules(&found, 3), Vec::<&str>::new());
    assert_eq!(rules(&found, 4), ["qwirkle.line_attribute"], "the green cross stands beyond the gap");
}

#[test]
fn a_swap_cannot_open_the_game_and_has_one_to_six_tiles() {
    let found = audit(2, vec![swapped(0, 2), laid(1, row(0, 0, "ro rx"), 2), swapped(0, 0), swapped(1, 7)]);
    assert_eq!(broken(&found, 0), [("qwirkle.opening", "no_swap", "/turns/0/swap".into())]);
    assert!(found.turns[1].violations.is_empty());
    assert_eq!(broken(&found, 2), [("qwirkle.count", "no_tiles", "/turns/2/swap".into())]);
    assert_eq!(broken(&found, 3), [("qwirkle.count", "too_many", "/turns/3/swap".into())]);
}

#[test]
fn a_pass_before_anything_lies_breaks_the_rule_on_passes() {
    let found = audit(2, vec![passed(0)]);
    assert_eq!(broken(&found, 0), [("qwirkle.pass", "bag_not_empty", "/turns/0/pass".into())]);
}

#[test]
fn the_starters_next_turn_can_betray_that_the_opening_was_too_small() {
    // One was drawn, two are laid: the red square or the red star was there from the start.
    let turns =
        vec![laid(0, row(0, 0, "ro"), 1), laid(1, row(1, 0, "rx"), 2), laid(0, row(2, 0, "rq rs"), 4)];
    let bound = audit(2, turns.clone());
    assert_eq!(broken(&bound, 0), [("qwirkle.opening", "too_small", "/turns/0/tiles".into())]);
    assert_eq!((bound.first_wrong, bound.ok), (Some(0), false));
    let mut free = sheet(2, turns);
    free.options = Some(QwirkleSetupOptions { opening: Some(QwirkleOpening::Free) });
    assert!(tally(&free).unwrap().ok);
}

#[test]
fn an_opening_is_not_blamed_where_its_tiles_may_have_been_all() {
    // Two were drawn and two are laid; and after a swap nothing is known.
    let drawn =
        vec![laid(0, row(0, 0, "ro rx"), 2), laid(1, row(2, 0, "rd"), 3), laid(0, row(3, 0, "rq rs"), 5)];
    assert!(audit(2, drawn).ok);
    let exchanged = vec![
        laid(0, row(0, 0, "ro"), 1),
        laid(1, row(1, 0, "rx"), 2),
        swapped(0, 5),
        laid(1, row(2, 0, "rd"), 3),
        laid(0, row(3, 0, "rq rs"), 5),
    ];
    assert!(audit(2, exchanged).ok);
}

#[test]
fn where_some_tiles_are_unknown_only_what_is_certain_is_told() {
    let unknown = || vec![laid(0, row(0, 0, "ro rx"), 2), alone(1, 4)];
    let with = |turn| audit(2, [unknown(), vec![turn]].concat());
    let apart = with(laid(0, vec![put(7, 7, "bs"), put(9, 7, "bc")], 6));
    assert!(apart.ok, "a tile may lie between them, and others beside them");
    assert_eq!((apart.turns[2].right, apart.finished), (None, None));
    let mixed = with(laid(0, row(2, 0, "bs"), 3));
    assert_eq!(rules(&mixed, 2), ["qwirkle.line_attribute"]);
    let taken = with(laid(0, row(1, 0, "rs"), 3));
    assert_eq!(rules(&taken, 2), ["qwirkle.empty_cell"]);
    let corner = with(laid(0, vec![put(7, 7, "bs"), put(8, 8, "bc")], 6));
    assert_eq!(rules(&corner, 2), ["qwirkle.one_line"]);
    assert!(with(swapped(0, 6)).ok && with(passed(0)).ok, "nobody knows what the bag holds");
}
