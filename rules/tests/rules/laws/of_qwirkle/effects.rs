//! What the referee of Qwirkle carries out by itself, one test a rule.

use mwamuzi_rules::qwirkle::{Qwirkle, QwirkleScore};
use mwamuzi_rules::{Game, GameResult, Seat};
use serde_json::Value;

use crate::cases::{cases, file, read};
use crate::laws::lawful::effects;
use crate::qwirkle::support::{place, play, put, row, state};

/// What the move of a worked case scores, and how the game stands then.
fn of_the_case(name: &str) -> (QwirkleScore, Option<GameResult>) {
    let file = file("qwirkle.json");
    let case: &Value = cases(&file).iter().find(|case| case["name"] == name).expect("the case");
    let before = Qwirkle::admit(&read(&case["request"]["state"])).expect("a possible state");
    let played = play(&before, &read(&case["request"]["move"]));
    let result = Qwirkle::standing(&played.state).result;
    (played.score, result)
}

effects! {
    "qwirkle.score_line": every_line_touched_scores_a_point_a_tile_old_ones_too {
        let board = [row(0, 0, "rs ro rx"), row(0, 1, "bs")].concat();
        let before = state(&board, &["bo yx rd yc ps oq", "6"]);
        let score = play(&before, &place(vec![put(1, 1, "bo")])).score;
        let points: Vec<u32> = score.lines.iter().map(|line| line.points).collect();
        assert_eq!((score.gained, points), (4, vec![2, 2]), "a tile in two lines counts in both");
        let score = play(&before, &place(vec![put(3, 0, "rd")])).score;
        assert_eq!(score.gained, 4, "three old tiles and a new one");
        assert_eq!(of_the_case("lone_opening_tile_scores_one").0.gained, 1);
    }

    "qwirkle.score_qwirkle": a_line_of_six_scores_twelve {
        let before = state(&row(0, 0, "rs ro rx rd rq"), &["rc yx gd yc ps oq", "6"]);
        assert_eq!(play(&before, &place(vec![put(5, 0, "rc")])).score.gained, 12);
        let before = state(&row(0, 0, "rs ro rx rd"), &["rc yx gd yc ps oq", "6"]);
        assert_eq!(play(&before, &place(vec![put(4, 0, "rc")])).score.gained, 5);
    }

    "qwirkle.score_end": whoever_plays_the_last_tile_ends_the_game_and_scores_six_more {
        let (score, result) = of_the_case("last_tile_ends_the_game_with_six_more");
        assert_eq!((score.gained, score.end_bonus), (10, 6));
        assert_eq!(result.expect("the game is over").reason, "played_out");
        let (score, result) = of_the_case("all_six_played_but_the_bag_is_not_empty");
        assert_eq!((score.gained, score.end_bonus, result), (14, 0, None));
    }

    "qwirkle.winner": most_points_win_and_equal_points_share {
        let winners = |name| of_the_case(name).1.expect("the game is over").winners;
        assert_eq!(winners("equal_points_share_the_win"), [Seat(0), Seat(1)]);
        assert_eq!(winners("who_plays_out_may_still_lose"), [Seat(1)]);
    }
}
