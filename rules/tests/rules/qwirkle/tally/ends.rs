//! How a game ends on a sheet, and the 6 for the last tile.

use mwamuzi_rules::qwirkle::{QwirkleAuditVerdict, QwirkleSlip, QwirkleTallyRequest, tally};

use super::{alone, audit, broken, claiming_the_end, laid, passed, rules, swapped, whole_game};
use crate::qwirkle::support::{put, row};

/// The whole game without its last turn, in which seat 1 lays the last tile of the hand.
fn before_the_last() -> QwirkleTallyRequest {
    let mut game = whole_game();
    game.turns.pop();
    (game.totals, game.winners) = (None, None);
    game
}

/// How many tiles the bag of a game of two holds after these turns.
fn bag(game: &QwirkleTallyRequest) -> usize {
    let laid: usize = game.turns.iter().flat_map(|turn| &turn.tiles).map(Vec::len).sum();
    96_usize.saturating_sub(laid)
}

#[test]
fn no_more_can_be_swapped_than_the_bag_holds() {
    let game = before_the_last();
    let mut bags = Vec::new();
    for turns in 1..game.turns.len() {
        let mut cut = game.clone();
        let seat = cut.turns[turns].seat.0;
        cut.turns.truncate(turns);
        let bag = bag(&cut);
        cut.turns.push(swapped(seat, 6));
        let found = tally(&cut).unwrap();
        let wanted: &[&str] = if bag < 6 { &["qwirkle.swap_bag"] } else { &[] };
        let told: Vec<&str> =
            rules(&found, turns).into_iter().filter(|&rule| rule != "qwirkle.in_hand").collect();
        assert_eq!(told, wanted, "with {bag} in the bag after {turns} turns");
        bags.push(bag);
    }
    assert!(bags.iter().any(|bag| (1..6).contains(bag)) && bags.contains(&0), "{bags:?}");
}

#[test]
fn the_last_tile_with_the_bag_empty_ends_the_game() {
    let found = tally(&before_the_last()).unwrap();
    assert_eq!((found.finished, found.ok), (Some(false), true));
    assert_eq!(tally(&whole_game()).unwrap().finished, Some(true));
}

#[test]
fn the_six_for_the_last_tile_are_missed_even_where_they_are_claimed() {
    let mut game = whole_game();
    let last = game.turns.len() - 1;
    game.turns[last].points.0 -= 6;
    game.turns[last].claims_end_bonus = true;
    assert_eq!(tally(&game).unwrap().turns[last].slips, [QwirkleSlip::EndBonusMissed]);
}

#[test]
fn six_too_many_near_the_end_are_the_end_bonus() {
    let mut game = before_the_last();
    let last = game.turns.len() - 1;
    game.turns[last].points.0 += 6;
    assert_eq!(tally(&game).unwrap().turns[last].slips, [QwirkleSlip::EndBonusWrong]);
}

#[test]
fn an_end_bonus_claimed_while_the_bag_holds_tiles_is_wrong() {
    let found = audit(2, vec![claiming_the_end(laid(0, row(0, 0, "ro rx"), 8))]);
    assert_eq!(found.turns[0].slips, [QwirkleSlip::EndBonusWrong]);
    let right_but_claimed = audit(2, vec![claiming_the_end(laid(0, row(0, 0, "ro rx"), 2))]);
    assert_eq!(right_but_claimed.turns[0].slips, [QwirkleSlip::EndBonusWrong]);
    let also_wrong = audit(2, vec![claiming_the_end(laid(0, row(0, 0, "ro rx"), 5))]);
    assert_eq!(also_wrong.turns[0].slips, [QwirkleSlip::EndBonusWrong, QwirkleSlip::WrongPoints]);
}

#[test]
fn whoever_lays_more_than_the_hand_holds_has_laid_the_last_of_it() {
    let mut game = before_the_last();
    let last = game.turns.len();
    game.turns.push(laid(1, vec![put(50, 50, "yo"), put(51, 50, "yx")], 8));
    let found = tally(&game).unwrap();
    let reason = ("qwirkle.in_hand", "more_than_held", format!("/turns/{last}/tiles"));
    assert!(broken(&found, last).contains(&reason), "{:?}", broken(&found, last));
    assert_eq!((found.turns[last].end_bonus, found.finished), (Some(6), Some(true)));
}

#[test]
fn after_the_end_that_alone_is_told_and_lines_score_without_the_bonus() {
    let mut game = whole_game();
    (game.totals, game.winners) = (None, None);
    let end = game.turns.len();
    game.turns.push(laid(0, vec![put(500, 500, "yo")], 1));
    game.turns.push(alone(1, 9));
    game.turns.push(swapped(1, 9));
    let found = tally(&game).unwrap();
    for turn in end..end + 3 {
        let over = ("qwirkle.over", "after_the_end", format!("/turns/{turn}"));
        assert_eq!(broken(&found, turn), [over]);
    }
    assert_eq!((found.turns[end].right, found.turns[end].end_bonus), (Some(1), None));
    assert_eq!((found.first_wrong, found.finished), (u32::try_from(end).ok(), Some(true)));
}

#[test]
fn in_a_dead_position_a_pass_cites_both_rules_and_the_game_has_ended() {
    // The dead position of the rules page, laid as nobody may: all at once.
    let numbers = [".. 4 1 5 3 2", "4 1 3 6 2 5", "3 6 2 1 5 4", ".. .. 6 .. .. .."];
    let shapes = ["po", "px", "pd", "pq", "ps", "pc"];
    let letters = |row: &str| {
        let shape = |number: &str| number.parse::<usize>().map_or("..", |number| shapes[number - 1]);
        row.split(' ').map(shape).collect::<Vec<_>>().join(" ")
    };
    let tiles: Vec<_> = (0..).zip(numbers).flat_map(|(y, numbers)| row(0, y, &letters(numbers))).collect();
    let found = audit(2, vec![laid(0, tiles, 0), passed(1)]);
    assert_eq!(rules(&found, 1), ["qwirkle.must_swap", "qwirkle.pass"]);
    assert_eq!(found.finished, Some(true));
    assert_eq!(found.turns[0].verdict, QwirkleAuditVerdict::Illegal);
}
