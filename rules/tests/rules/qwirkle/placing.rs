//! Placements and what they break.

use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleMove, QwirklePlacedTile, QwirkleScoring, score};
use mwamuzi_rules::{Cell, Claim, Game, Seat};

use super::support::{broken, place, play, put, reasons, row, state, tiles};

const FIRST: &str = "rq rq bs yc gx oo";
const SECOND: &str = "gq gd ps px oc yd";

/// A row of three red tiles with a hole: `ro .. rx rs`.
fn holed() -> mwamuzi_rules::qwirkle::State {
    let mut board = row(0, 0, "ro .. rx rs");
    board.extend([put(0, 1, "bo"), put(1, 1, "bd"), put(2, 1, "bx")]);
    state(&board, &["ro rx rd bs rq oq", SECOND])
}

#[test]
fn a_placed_tile_that_stands_in_the_line_is_named_before_its_twin() {
    let state = holed();
    let violations =
        Qwirkle::judge(&state, &place(row(1, 0, "rx")), &Claim::default()).map(|_| ()).unwrap_err();
    let [attribute, duplicate] = &violations[..] else { panic!("{violations:?}") };
    assert_eq!((attribute.rule, attribute.reason), ("qwirkle.line_attribute", "mixed_line"));
    assert_eq!(attribute.message, "The column would be neither of one colour nor of one shape.");
    assert_eq!((duplicate.rule, duplicate.reason), ("qwirkle.line_duplicate", "tile_repeated"));
    assert_eq!(duplicate.message, "The row would hold the red cross twice.");
    assert_eq!(duplicate.pointer, "/move/tiles/0");
    assert_eq!(duplicate.cells, [Cell { x: 1, y: 0 }, Cell { x: 2, y: 0 }]);
}

#[test]
fn joining_equal_tiles_names_those_that_were_there() {
    let mut board = row(0, 0, "ro rx .. ro");
    board.extend([put(1, 1, "bx"), put(3, 1, "bo"), put(2, 1, "bd")]);
    let state = state(&board, &["rd rd bs yc gx oo", SECOND]);
    let violations =
        Qwirkle::judge(&state, &place(row(2, 0, "rd")), &Claim::default()).map(|_| ()).unwrap_err();
    let [duplicate] = &violations[..] else { panic!("{violations:?}") };
    assert_eq!((duplicate.rule, duplicate.reason), ("qwirkle.line_duplicate", "joins_equal_tiles"));
    assert_eq!(duplicate.cells, [Cell { x: 0, y: 0 }, Cell { x: 3, y: 0 }]);
}

#[test]
fn every_broken_rule_is_told_in_the_order_of_the_rulebook() {
    let state = state(&row(0, 0, "ro rx"), &[FIRST, SECOND]);
    let played = place(vec![put(2, 0, "ro"), put(9, 4, "bs"), put(5, 7, "pd")]);
    let pointer = |text: &str| text.to_owned();
    assert_eq!(
        broken(&state, &played),
        [
            ("qwirkle.in_hand", "not_in_hand", pointer("/move/tiles/0")),
            ("qwirkle.in_hand", "not_in_hand", pointer("/move/tiles/2")),
            ("qwirkle.shared_attribute", "nothing_shared", pointer("/move/tiles/1")),
            ("qwirkle.one_line", "not_in_line", pointer("/move/tiles/1")),
            ("qwirkle.line_duplicate", "tile_repeated", pointer("/move/tiles/0")),
        ]
    );
}

#[test]
fn seven_tiles_are_too_many_and_no_tiles_too_few() {
    let state = state(&row(0, 0, "ro rx"), &[FIRST, SECOND]);
    let seven = place(row(2, 0, "rd rq rs rc bo bx bd"));
    let cited = broken(&state, &seven);
    assert!(cited.contains(&("qwirkle.count", "too_many", "/move/tiles".into())), "{cited:?}");
    assert!(cited.contains(&("qwirkle.line_attribute", "mixed_line", "/move/tiles/0".into())), "{cited:?}");
    assert_eq!(broken(&state, &place(vec![])), [("qwirkle.count", "no_tiles", "/move/tiles".into())]);
}

#[test]
fn two_tiles_for_one_cell_leave_the_lines_unjudged() {
    let state = state(&row(0, 0, "ro rx"), &[FIRST, SECOND]);
    let both = place(vec![put(2, 0, "rq"), put(2, 0, "rq")]);
    assert_eq!(
        broken(&state, &both),
        [
            ("qwirkle.count", "same_cell", "/move/tiles/1".to_owned()),
            ("qwirkle.shared_attribute", "same_tile_twice", "/move/tiles/1".to_owned()),
        ]
    );
    let taken = place(vec![put(1, 0, "rq")]);
    assert_eq!(broken(&state, &taken), [("qwirkle.empty_cell", "cell_taken", "/move/tiles/0".to_owned())]);
}

#[test]
fn a_gap_is_pointed_at() {
    let state = state(&row(0, 0, "ro rx"), &["rq rs rd yc gx oo", SECOND]);
    let played = place(vec![put(2, 0, "rq"), put(4, 0, "rs")]);
    let violations = Qwirkle::judge(&state, &played, &Claim::default()).map(|_| ()).unwrap_err();
    assert_eq!(violations[0].cells, [Cell { x: 3, y: 0 }]);
    assert_eq!(reasons(violations), [("qwirkle.one_line", "gap", "/move/tiles/1".to_owned())]);
}

#[test]
fn out_of_turn_the_hand_is_not_judged_but_the_board_is() {
    let state = state(&row(0, 0, "ro rx"), &[FIRST, SECOND]);
    let claim = Claim { seat: Some(Seat(1)), ..Claim::default() };
    let played = place(row(2, 0, "px"));
    let violations = Qwirkle::judge(&state, &played, &claim).map(|_| ()).unwrap_err();
    let cited: Vec<_> = reasons(violations).into_iter().map(|(rule, reason, _)| (rule, reason)).collect();
    assert_eq!(cited, [("qwirkle.turn", "out_of_turn"), ("qwirkle.line_attribute", "mixed_line")]);
}

#[test]
fn what_is_drawn_must_be_stated_where_nothing_is_left_to_chance() {
    let state = state(&row(0, 0, "ro rx"), &[FIRST, SECOND]);
    let claim = Claim { stated: true, ..Claim::default() };
    let played = place(row(2, 0, "rq"));
    let violations = Qwirkle::judge(&state, &played, &claim).map(|_| ()).unwrap_err();
    assert_eq!(reasons(violations), [("qwirkle.draw", "not_stated", "/move".to_owned())]);
    let stated = QwirkleMove::Place { tiles: row(2, 0, "rq"), drawn: Some(tiles("pc")) };
    assert!(Qwirkle::judge(&state, &stated, &claim).is_ok());
}

#[test]
fn the_referee_draws_up_to_six_and_tells_the_tiles() {
    let state = state(&row(0, 0, "ro rx"), &["rq rs rd yc gx oo", SECOND]);
    let played = play(&state, &place(row(2, 0, "rq rs rd")));
    let QwirkleMove::Place { drawn: Some(drawn), .. } = &played.played else { panic!() };
    assert_eq!(drawn.len(), 3);
    assert_eq!(played.score.gained, 5);
    assert_eq!(Qwirkle::standing(&played.state).left.bag, 108 - 5 - 12);
    let again = Qwirkle::judge(&state, &played.played, &Claim { stated: true, ..Claim::default() });
    assert_eq!(again.unwrap().play(&mut crate::support::NoChance).state, played.state);
}

#[test]
fn nothing_overflows_at_the_edge_of_the_grid() {
    const EDGE: i32 = 1_000_000_000;
    for (x, y) in [(EDGE, EDGE), (-EDGE, -EDGE), (EDGE, -EDGE)] {
        let state = state(&[put(x, y, "ro")], &["rq rs rd yc gx oo", SECOND]);
        let inwards = if x > 0 { x - 1 } else { x + 1 };
        assert_eq!(play(&state, &place(vec![put(inwards, y, "rq")])).score.gained, 2);
        let far = place(vec![put(-x, -y, "rq")]);
        assert_eq!(
            broken(&state, &far),
            [("qwirkle.connected", "touches_nothing", "/move/tiles".to_owned())]
        );
        let apart = place(vec![put(inwards, y, "rq"), put(-x, y, "rs")]);
        assert_eq!(broken(&state, &apart), [("qwirkle.one_line", "gap", "/move/tiles/1".to_owned())]);
        let lone = score(&[], &[put(x, y, "ro")]).unwrap();
        assert!(matches!(lone, QwirkleScoring::Accepted(points) if points.points == 1));
    }
}

#[test]
fn an_opening_of_matching_tiles_scores_one_to_five_or_twelve() {
    let set = row(0, 0, "ro rx rd rq rs rc");
    let points = |number: usize| match score(&[], &set[..number]).unwrap() {
        QwirkleScoring::Accepted(points) => points.points,
        QwirkleScoring::Rejected(violations) => panic!("{violations:?}"),
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(points), [1, 2, 3, 4, 5, 12]);
}

/// The sixth row of a full block, cell by cell: with `n` tiles laid the row and `n` columns count.
#[test]
fn a_turn_scores_at_most_eighty_four() {
    let rows = ["o", "x", "d", "q", "s", "c"]
        .map(|shape| ["r", "o", "y", "g", "b", "p"].map(|color| format!("{color}{shape}")).join(" "));
    let board: Vec<_> = (0..5).zip(&rows).flat_map(|(y, letters)| row(0, y, letters)).collect();
    let last = row(0, 5, &rows[5]);
    let points = |number: usize| match score(&board, &last[..number]).unwrap() {
        QwirkleScoring::Accepted(points) => points.points,
        QwirkleScoring::Rejected(violations) => panic!("{violations:?}"),
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(points), [12, 26, 39, 52, 65, 84]);
}

/// Six columns and their common row grow to six at once with the last tiles of all.
#[test]
fn a_turn_scores_at_most_ninety_with_the_end_bonus() {
    let rows = [
        "oc oo ox od .. bq .. .. po .. .. ..",
        "yc yo yx yd .. rq rs .. px .. ys ..",
        "gc go gx gd gs gq .. pq ps .. yx yo",
        ".. bo bx bd .. yq pq rq .. od yd ..",
        ".. po px pd .. .. .. oq ox oc .. ..",
        ".. .. .. .. .. .. .. .. os .. .. ..",
        ".. .. .. .. oq os oc oo od ox .. ..",
        ".. .. .. yo yq ys yc .. oo oq .. ..",
        ".. ps .. go gq gs gc gd .. .. .. ..",
        ".. pc .. bo bq bs bc bd bx .. .. ..",
        ".. px pd po pq ps pc .. rx .. .. ..",
        ".. .. .. ro .. .. .. .. .. .. .. ..",
    ];
    let board: Vec<_> = (-5..).zip(rows).flat_map(|(y, letters)| row(-1, y, letters)).collect();
    let others = [
        "bc bc bd bo bq bs",
        "bs bx gc gd go gq",
        "gs gx gx os pc pd",
        "rc rc rd rd ro rs",
        "rx yc yd yq ys yx",
    ];
    let last = "ro rx rd rq rs rc";
    let hands: Vec<&str> = std::iter::once(last).chain(others).collect();
    let played = play(&state(&board, &hands), &place(row(0, 0, last)));
    let score = played.score;
    assert_eq!((score.gained, score.end_bonus, score.lines.len()), (90, 6, 7));
    let result = Qwirkle::standing(&played.state).result;
    assert_eq!(result.map(|result| result.reason), Some("played_out"));
}

/// The lowest: tiles that go on from one; five of them would make a Qwirkle with it, so they lie beside it. The
/// highest: the last tiles of a full block of six by six.
#[test]
fn the_lowest_and_the_highest_score_of_one_to_six_tiles() {
    let points = |board: &[QwirklePlacedTile], tiles: &[QwirklePlacedTile]| match score(board, tiles).unwrap()
    {
        QwirkleScoring::Accepted(points) => points.points,
        QwirkleScoring::Rejected(violations) => panic!("{violations:?}"),
    };
    let set = row(0, 0, "ro rx rd rq rs rc");
    let lowest = |number: usize| match number {
        5.. => points(&[put(0, 1, "bo")], &set[..number]),
        _ => points(&[put(number as i32, 0, "rc")], &set[..number]),
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(lowest), [2, 3, 4, 5, 7, 14]);
    let rows = ["o", "x", "d", "q", "s", "c"]
        .map(|shape| ["r", "o", "y", "g", "b", "p"].map(|color| format!("{color}{shape}")).join(" "));
    let block: Vec<_> = (0..).zip(&rows).flat_map(|(y, letters)| row(0, y, letters)).collect();
    let highest = |number: usize| {
        let (board, tiles) = block.split_at(block.len() - number);
        points(board, tiles)
    };
    assert_eq!([1, 2, 3, 4, 5, 6].map(highest), [24, 36, 48, 60, 72, 84]);
}

#[test]
fn a_score_is_told_on_a_board_with_faults_elsewhere() {
    let mut board = row(0, 0, "ro bx");
    board.extend(row(1_000_000_000, 5, "gs"));
    let points = score(&board, &row(1_000_000_000, 4, "gx")).unwrap();
    assert!(matches!(points, QwirkleScoring::Accepted(points) if points.points == 2));
}

#[test]
fn a_fourth_copy_in_hand_is_a_violation_and_on_the_board_a_fault() {
    let board = [put(0, 0, "ro"), put(5, 5, "ro"), put(9, 9, "ro")];
    let QwirkleScoring::Rejected(violations) = score(&board, &[put(0, 1, "ro")]).unwrap() else { panic!() };
    assert_eq!(reasons(violations)[0], ("qwirkle.in_hand", "fourth_copy", "/tiles/0".to_owned()));
    let four = [put(0, 0, "ro"), put(5, 5, "ro"), put(9, 9, "ro"), put(9, 9, "ro")];
    let found = super::support::faults(score(&four, &[]).unwrap_err());
    let expected = [("qwirkle.empty_cell", "/board/3"), ("qwirkle.state_tiles", "/board/3")];
    assert_eq!(found, expected.map(|(rule, pointer)| (rule, pointer.to_owned())));
}
