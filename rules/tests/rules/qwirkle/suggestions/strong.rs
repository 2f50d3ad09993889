//! Strong Qwirkle, by positions where the answer is clear.

use mwamuzi_rules::SuggestionLevel::{Greedy, Strong};
use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleMove, QwirkleState};

use crate::cases::{cases, file, read};
use crate::qwirkle::support::{place, position, put, row};
use crate::support::suggested;

/// The state in which a worked case begins.
fn case(name: &str) -> QwirkleState {
    let file = file("qwirkle.json");
    let case = cases(&file).iter().find(|case| case["name"] == name).unwrap();
    read(&case["request"]["state"])
}

#[test]
fn a_line_of_five_is_not_opened_for_a_point_more() {
    let state = position(&row(0, 0, "ro rs rd rq"), &["rx gq yq pc gc gc", "6"]);
    let (greedy, strong) = (suggested::<Qwirkle>(&state, Greedy), suggested::<Qwirkle>(&state, Strong));
    assert_eq!(greedy.played, place(vec![put(-1, 0, "rx")]));
    let QwirkleMove::Place { tiles, .. } = &strong.played else { panic!("{:?}", strong.played) };
    assert!(tiles.iter().all(|tile| tile.y != 0), "{tiles:?} makes a line of five");
    assert_eq!(strong.why.reason, "looks_ahead");
    assert_eq!(strong.value.map(|value| value.points), Some(4));
}

#[test]
fn a_qwirkle_is_made() {
    let state = position(&row(0, 0, "ro rs rd rq rx"), &["rc gq yq bq gx gx", "6"]);
    let suggestion = suggested::<Qwirkle>(&state, Strong);
    assert_eq!(suggestion.value.map(|value| value.points), Some(12));
}

#[test]
fn the_end_bonus_is_taken() {
    for name in ["last_tile_ends_the_game_with_six_more", "last_tiles_together_end_the_game"] {
        let suggestion = suggested::<Qwirkle>(&case(name), Strong);
        assert_eq!(suggestion.why.reason, "plays_out", "{name}: {}", suggestion.why.message);
    }
}

#[test]
fn a_dead_position_is_ended() {
    let rows = [".. pq po ps pd px", "pq po pd pc px ps", "pd pc px po ps pq", ".. .. pc .. .. .."];
    let board: Vec<_> = (0..).zip(rows).flat_map(|(y, letters)| row(0, y, letters)).collect();
    let suggestion = suggested::<Qwirkle>(&position(&board, &["ro rs rd rq rx rc", "6"]), Strong);
    assert_eq!((suggestion.played, suggestion.why.reason), (QwirkleMove::Stop {}, "dead"));
}

#[test]
fn a_swap_keeps_tiles_that_go_together() {
    // Nothing fits. Five yellow tiles of five shapes go together; the sixth tile is a second one of them.
    let suggestion =
        suggested::<Qwirkle>(&position(&row(0, 0, "ro rs"), &["yd yd yq yc yx gx", "6"]), Strong);
    let QwirkleMove::Swap { tiles, .. } = &suggestion.played else { panic!("{:?}", suggestion.played) };
    assert!(tiles.len() < 4, "{tiles:?} are laid aside");
    assert_eq!(suggestion.why.reason, "looks_ahead");
}
