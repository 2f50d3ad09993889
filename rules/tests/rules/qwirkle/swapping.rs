//! Swaps, passes, stops and what they break.

use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleEvent, QwirkleMove, QwirklePlacedTile, State};
use mwamuzi_rules::{Claim, Game, Seat};

use super::support::{broken, put, row, state, tiles};

const FIRST: &str = "rq rq bs yc gx oo";
const SECOND: &str = "gq gd ps px oc yd";

fn swap(letters: &str, drawn: Option<&str>) -> QwirkleMove {
    QwirkleMove::Swap { tiles: tiles(letters), drawn: drawn.map(tiles) }
}

/// The dead position of eighteen purple tiles.
pub(crate) fn dead_board() -> Vec<QwirklePlacedTile> {
    let rows = [".41532", "413625", "362154", "..6"];
    let shapes = ["o", "x", "d", "q", "s", "c"];
    let mut board = Vec::new();
    for (y, row) in (0..).zip(rows) {
        for (x, letter) in (0..).zip(row.chars()) {
            let Some(shape) = letter.to_digit(10) else { continue };
            board.push(put(x, y, &format!("p{}", shapes[shape as usize - 1])));
        }
    }
    board
}

fn start() -> State {
    state(&row(0, 0, "ro rx"), &[FIRST, SECOND])
}

#[test]
fn there_is_nothing_to_stop_with_an_empty_bag() {
    let late = broken(&super::games::last_turns(), &QwirkleMove::Stop {});
    assert_eq!(late, [("qwirkle.end_stuck", "bag_empty", "/move".to_owned())]);
}

#[test]
fn what_was_laid_aside_cannot_be_drawn_back() {
    let cited = |drawn| broken(&start(), &swap("rq rq", Some(drawn)));
    // The third red square is in the bag: one may be drawn, not two.
    assert_eq!(cited("rq ps"), []);
    assert_eq!(cited("rq rq"), [("qwirkle.draw", "drawn_back", "/move/drawn/1".to_owned())]);
    assert_eq!(cited("ro ro"), []);
    assert_eq!(
        cited("rx rx rx"),
        [
            ("qwirkle.draw", "wrong_number", "/move/drawn".to_owned()),
            ("qwirkle.draw", "not_in_bag", "/move/drawn/2".to_owned()),
        ]
    );
}

#[test]
fn an_open_hand_names_what_it_swaps() {
    let cited = broken(&start(), &QwirkleMove::SwapHidden { count: 2 });
    assert_eq!(cited, [("qwirkle.swap", "names_no_tiles", "/move/type".to_owned())]);
}

#[test]
fn a_swap_cannot_open_the_game_nor_can_it_be_empty() {
    let state = state(&[], &[FIRST, SECOND]);
    assert_eq!(
        broken(&state, &swap("", None)),
        [
            ("qwirkle.count", "no_tiles", "/move/tiles".to_owned()),
            ("qwirkle.opening", "no_swap", "/move/type".to_owned()),
        ]
    );
}

#[test]
fn a_swap_of_seven_is_judged() {
    let cited = broken(&start(), &swap("rq rq bs yc gx oo oo", None));
    assert_eq!(
        cited,
        [
            ("qwirkle.in_hand", "not_in_hand", "/move/tiles/6".to_owned()),
            ("qwirkle.count", "too_many", "/move/tiles".to_owned()),
        ]
    );
}

#[test]
fn the_referee_puts_the_tiles_back_only_after_the_draw() {
    let state = start();
    for seed in 0..200 {
        let played = swap("rq rq bs", None);
        let ruling = Qwirkle::judge(&state, &played, &Claim::default()).unwrap();
        let done = ruling.play(&mut super::support::Counting(seed));
        let again = Qwirkle::judge(&state, &done.played, &Claim { stated: true, ..Claim::default() });
        assert_eq!(again.unwrap().play(&mut crate::support::NoChance).state, done.state);
        assert_eq!(Qwirkle::standing(&done.state).left, Qwirkle::standing(&state).left);
        assert!(matches!(
            done.events[..],
            [
                QwirkleEvent::Swapped { seat: Seat(0), count: 3, tiles: Some(_) },
                QwirkleEvent::Drawn { seat: Seat(0), count: 3, tiles: Some(_) },
                QwirkleEvent::Turn { seat: Seat(1) },
            ]
        ));
    }
}

#[test]
fn a_pass_with_tiles_in_the_bag_breaks_one_rule_or_two() {
    assert_eq!(
        broken(&start(), &QwirkleMove::Pass {}),
        [("qwirkle.pass", "bag_not_empty", "/move".to_owned())]
    );
    let nothing_fits = state(&row(0, 0, "ro"), &["bs bs gs gs ys ys", SECOND]);
    assert_eq!(
        broken(&nothing_fits, &QwirkleMove::Pass {}),
        [
            ("qwirkle.must_swap", "cannot_place", "/move".to_owned()),
            ("qwirkle.pass", "bag_not_empty", "/move".to_owned()),
        ]
    );
}

#[test]
fn a_dead_position_may_be_stopped_and_nobody_scores() {
    let state = state(&dead_board(), &[FIRST, "gq gd gs gx oc yd"]);
    let played = super::support::play(&state, &QwirkleMove::Stop {});
    assert_eq!(played.events, [QwirkleEvent::Over { reason: "dead".into() }]);
    assert_eq!(played.score.gained, 0);
    let result = Qwirkle::standing(&played.state).result.unwrap();
    assert_eq!((result.reason, result.places), ("dead", vec![1, 1]));
    assert_eq!(broken(&start(), &QwirkleMove::Stop {})[0].1, "something_fits");
}
