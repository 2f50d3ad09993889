//! Greedy Qwirkle: most points, else the largest swap.

use mwamuzi_rules::SuggestionLevel::Greedy;
use mwamuzi_rules::qwirkle::{
    Qwirkle, QwirkleMove, QwirkleOptions, QwirkleOrder, QwirkleSetup, QwirkleSetupPlayer,
};
use mwamuzi_rules::{Claim, Game, Suggest};

use crate::qwirkle::support::{Counting, place, position, put, row, tiles};
use crate::support::{NoChance, suggested};

#[test]
fn the_most_points_are_taken_and_of_equal_ones_the_first_of_the_list() {
    let state = position(&row(0, 0, "ro rs"), &["rd bs gx yc pq pq", "6"]);
    let suggestion = suggested::<Qwirkle>(&state, Greedy);
    assert_eq!(suggestion.played, place(vec![put(-1, 0, "rd")]));
    assert_eq!(suggestion.why.reason, "scores");
    assert_eq!(suggestion.why.message, "A placement of 1 tile for 3 points.");
    assert_eq!(suggestion.value.map(|value| value.points), Some(3));
}

#[test]
fn a_line_of_five_is_opened_for_one_point_more() {
    let state = position(&row(0, 0, "ro rs rd rq"), &["rx gq yq pc gc gc", "6"]);
    assert_eq!(suggested::<Qwirkle>(&state, Greedy).played, place(vec![put(-1, 0, "rx")]));
}

#[test]
fn where_nothing_fits_all_tiles_are_swapped() {
    let state = position(&row(0, 0, "ro rs"), &["gd gx yq bq pc oc", "6"]);
    let suggestion = suggested::<Qwirkle>(&state, Greedy);
    let QwirkleMove::Swap { tiles: swapped, drawn: None } = suggestion.played else {
        panic!("{:?}", suggestion.played);
    };
    assert_eq!(swapped.len(), 6);
    assert_eq!((suggestion.why.reason, suggestion.value.map(|value| value.points)), ("swaps", Some(0)));
}

#[test]
fn a_dead_position_is_ended_rather_than_swapped_in_for_ever() {
    let rows = [".. pq po ps pd px", "pq po pd pc px ps", "pd pc px po ps pq", ".. .. pc .. .. .."];
    let board: Vec<_> = (0..).zip(rows).flat_map(|(y, letters)| row(0, y, letters)).collect();
    let suggestion = suggested::<Qwirkle>(&position(&board, &["ro rs rd rq rx rc", "6"]), Greedy);
    assert_eq!((suggestion.played, suggestion.why.reason), (QwirkleMove::Stop {}, "dead"));
}

#[test]
fn the_opening_takes_the_whole_set() {
    let state = position(&[], &["ro rs rd bx bx gc", "6"]);
    let QwirkleMove::Place { tiles: placed, .. } = suggested::<Qwirkle>(&state, Greedy).played else {
        panic!("an opening is a placement");
    };
    let mut placed: Vec<_> = placed.iter().map(|tile| tile.tile()).collect();
    placed.sort_by_key(|tile| tile.shape as u8);
    assert_eq!(placed, tiles("ro rd rs"));
}

/// The end bonus is among the points: no listed move of a whole game would have scored more.
#[test]
fn to_the_last_tile_no_move_would_have_scored_more() {
    let players = vec![QwirkleSetupPlayer::default(); 2];
    let options = QwirkleOptions::default();
    let setup = QwirkleSetup { players, options, starter: None, deal: Default::default() };
    let mut chance = Counting(3);
    let mut state = Qwirkle::start(&setup, false, &mut chance).unwrap().state;
    let mut bonuses = 0;
    while Qwirkle::seat_to_move(&state).is_some() {
        let moves = Qwirkle::moves(&state, QwirkleOrder::Position).candidates;
        let gains = moves.iter().map(|listed| {
            let listed = Qwirkle::spell(&state, listed);
            Qwirkle::judge(&state, &listed, &Claim::default()).unwrap().foresee().gained.unwrap()
        });
        let most = gains.max().unwrap();
        let suggestion = Qwirkle::suggest(&state, Greedy, Qwirkle::EFFORT, &mut NoChance).unwrap();
        assert_eq!(suggestion.value.map(|value| value.points), u32::try_from(most).ok());
        bonuses += u32::from(suggestion.why.reason == "plays_out");
        let ruling = Qwirkle::judge(&state, &suggestion.played, &Claim::default()).unwrap();
        state = ruling.play(&mut chance).state;
    }
    assert_eq!(bonuses, 1, "this game ends by its last tile");
}
