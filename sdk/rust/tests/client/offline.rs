//! The same calls without a server.

use mwamuzi::types::*;
use mwamuzi::{BatchLine, Error, Match, Mwamuzi};
use serde_json::json;

use crate::answers::{roll, state};

fn client() -> Mwamuzi {
    Mwamuzi::offline().expect("nothing has to be there")
}

#[tokio::test]
async fn whole_games_are_played_saved_loaded_taken_back_and_replayed() {
    let client = client();
    let setup = LudoNewRequest::new(vec![LudoSetupPlayer::default(); 2]);
    let mut game = Match::start(client.ludo(), setup).await.unwrap();
    while !game.is_over() {
        let first = game.legal_moves_all().next().await.unwrap().unwrap();
        game.apply(first).await.unwrap();
    }
    assert!(game.log().len() > 50);
    assert!(game.replay().await.unwrap());
    let mut loaded = Match::from_json(client.ludo(), &game.to_json().unwrap()).unwrap();
    for _ in 0..3 {
        assert_eq!(loaded.undo().await.unwrap(), game.undo().await.unwrap());
        assert_eq!(loaded.state(), game.state());
    }
    assert!(loaded.replay().await.unwrap());
}

#[tokio::test]
async fn every_decision_has_a_fresh_seed() {
    let client = client();
    let mut rolled = Vec::new();
    for _ in 0..20 {
        rolled.push(client.lcr().apply_or_raise(roll()).await.unwrap().move_);
    }
    assert!(rolled.iter().any(|other| *other != rolled[0]), "{rolled:?}");
}

#[tokio::test]
async fn illegal_moves_and_problems_are_those_of_a_server() {
    let client = client();
    let many = LcrApplyRequest::new(state(), LcrMove::Roll { dice: Some(vec![LcrDie::Dot; 4]) });
    let error = client.lcr().apply_or_raise(many).await.unwrap_err();
    assert_eq!(error.illegal_move().unwrap().violations[0].rule, "lcr.dice_count");
    let mut impossible = state();
    impossible.pot = 8;
    let error = client.lcr().apply(LcrApplyRequest::new(impossible, roll().move_)).await.unwrap_err();
    assert_eq!(error.code(), Some("impossible_state"));
    assert_eq!(error.problem().unwrap().request_id, None);
    assert_eq!(client.game("chess").await.unwrap_err().code(), Some("not_found"));
    assert_eq!(client.game("lcr").await.unwrap().game, "lcr");
    assert_eq!(client.games().await.unwrap().len(), 4);
}

#[tokio::test]
async fn a_batch_is_answered_in_order_line_by_line() {
    let client = client();
    let lines = (0..1000_u32).map(|id| {
        let line = if id % 10 == 7 {
            BatchLine::of("lcr", "applaud", &json!({}))
        } else {
            BatchLine::new(&LcrApplyRequest { seed: Some(id.to_string()), ..roll() })
        };
        line.with_id(id)
    });
    let mut answers = client.batch(lines).await.unwrap();
    for id in 0..1000_u32 {
        let answer = answers.next().await.unwrap().unwrap();
        assert_eq!(answer.id, Some(id.into()));
        match answer.read::<LcrApplyRequest>() {
            Ok(verdict) => assert!(verdict.is_accepted() && id % 10 != 7),
            Err(Error::Problem(problem)) => assert_eq!((problem.code.as_str(), id % 10), ("not_found", 7)),
            Err(error) => panic!("{error}"),
        }
    }
    assert!(answers.next().await.is_none());
}

#[tokio::test]
async fn a_batch_takes_no_more_lines_than_its_answers_are_read() {
    let endless = std::iter::repeat_with(|| BatchLine::new(&roll()));
    let mut answers = client().batch(endless).await.unwrap();
    for _ in 0..100 {
        assert!(answers.next().await.unwrap().is_ok());
    }
}
