//! Matches, illegal moves and lists of legal moves over all pages.

use mwamuzi::types::*;
use mwamuzi::{AnyMoveList, Error, Lcr, LcrAccepted, Match, Playable};
use serde_json::{Value, json};

use crate::answers::{accepted, rejected, roll, state};
use crate::server::{Reply, Server};

/// A verdict that brings the game to this ply.
fn accepted_to(ply: u32) -> Value {
    let mut verdict = accepted();
    verdict["state"]["ply"] = json!(ply);
    verdict["state"]["turn"]["seat"] = json!(ply % 3);
    verdict
}

fn replayed(ply: u32) -> Value {
    json!({ "steps": [], "ok": true, "state": accepted_to(ply)["state"] })
}

fn some_roll() -> LcrMove {
    LcrMove::Roll { dice: None }
}

/// A match with this much of a script, played as far as the script's first `moves` go.
async fn played(moves: u32, more: Vec<Reply>) -> (Server, Match<Lcr>) {
    let verdicts = (1..=moves).map(|ply| Reply::json(200, &accepted_to(ply)));
    let server = Server::start(verdicts.chain(more).collect());
    let mut game = Match::from_state(server.client().lcr(), state());
    for _ in 0..moves {
        game.apply(some_roll()).await.expect("the move is legal");
    }
    (server, game)
}

#[tokio::test]
async fn an_illegal_move_where_a_legal_one_is_asked_for_is_an_error_that_says_why() {
    let server = Server::start(vec![Reply::json(200, &rejected())]);
    let error = server.client().lcr().apply_or_raise(roll()).await.unwrap_err();
    let illegal = error.illegal_move().unwrap();
    assert_eq!(illegal.violations[0].rule, "lcr.dice_count");
    assert!(matches!(&illegal.legal_moves, AnyMoveList::Lcr(list) if list.total == 0));
    assert_eq!(error.to_string(), "Too many. (lcr.dice_count)");
    assert_eq!(error.code(), None);
}

#[tokio::test]
async fn a_legal_move_where_one_is_asked_for_is_the_whole_verdict() {
    let server = Server::start(vec![Reply::json(200, &accepted())]);
    let verdict: LcrAccepted = server.client().lcr().apply_or_raise(roll()).await.unwrap();
    assert_eq!(verdict.state, state());
    assert_eq!(serde_json::to_value(LcrVerdict::from(verdict)).unwrap(), accepted());
}

#[tokio::test]
async fn every_legal_move_is_listed_page_after_page_and_no_sooner_than_it_is_wanted() {
    let page = |dice: &[&str], next: Option<&str>| {
        let moves: Vec<_> = dice.iter().map(|die| json!({ "type": "roll", "dice": [die] })).collect();
        let mut page = json!({ "seat": 0, "moves": moves, "total": 3, "complete": true });
        if let Some(next) = next {
            page["next"] = json!(next);
        }
        Reply::json(200, &page)
    };
    let server = Server::start(vec![page(&["left", "right"], Some("there")), page(&["dot"], None)]);
    let request =
        LcrLegalMovesRequest { limit: Some(2), outcomes: Some(true), ..LcrLegalMovesRequest::new(state()) };
    let mut moves = server.client().lcr().legal_moves_all(request);
    assert!(server.seen().is_empty());
    for die in [LcrDie::Left, LcrDie::Right] {
        assert_eq!(moves.next().await.unwrap().unwrap(), LcrMove::Roll { dice: Some(vec![die]) });
    }
    assert_eq!(server.seen().len(), 1);
    assert_eq!(moves.collect().await.unwrap(), [LcrMove::Roll { dice: Some(vec![LcrDie::Dot]) }]);
    let asked: Vec<_> = server.seen().iter().map(|seen| seen.json()).collect();
    assert_eq!((&asked[0]["limit"], asked[0].get("cursor")), (&json!(2), None));
    assert_eq!((&asked[1]["limit"], &asked[1]["cursor"]), (&json!(2), &json!("there")));
    assert!(asked.iter().all(|request| request.get("outcomes").is_none()), "moves alone are given");
}

#[tokio::test]
async fn nothing_follows_a_page_that_fails() {
    let server = Server::start(vec![Reply::problem(422, "impossible_state")]);
    let mut moves = server.client().lcr().legal_moves_all(LcrLegalMovesRequest::new(state()));
    assert_eq!(moves.next().await.unwrap().unwrap_err().code(), Some("impossible_state"));
    assert!(moves.next().await.is_none());
    assert_eq!(server.seen().len(), 1);
}

#[tokio::test]
async fn a_match_begins_with_a_set_up_and_keeps_who_played_what() {
    let begun =
        json!({ "state": accepted_to(0)["state"], "events": [], "legal_moves": accepted()["legal_moves"] });
    let script = [begun, accepted_to(1), accepted_to(2)];
    let server = Server::start(script.iter().map(|body| Reply::json(200, body)).collect());
    let setup = LcrNewRequest::new(vec![LcrSetupPlayer { name: None }; 3]);
    let mut game = Match::start(server.client().lcr(), setup).await.unwrap();
    game.apply(some_roll()).await.unwrap();
    game.apply_with(some_roll(), |request| request.seed = Some("mine".into())).await.unwrap();
    let seats: Vec<_> = game.log().iter().map(|entry| entry.seat).collect();
    assert_eq!((seats, game.state().ply, game.seat_to_move()), (vec![0, 1], 2, Some(2)));
    assert_eq!(game.log()[0].move_, LcrMove::Roll { dice: Some(vec![LcrDie::Dot; 3]) }, "with its chance");
    let sent: Vec<_> = server.seen().iter().map(|seen| seen.json()).collect();
    assert_eq!(sent[2]["state"]["ply"], 1);
    assert_eq!(sent[2]["seed"], "mine");
    assert_ne!(sent[0]["seed"], sent[1]["seed"], "every decision has a chance of its own");
}

#[tokio::test]
async fn an_illegal_move_changes_nothing() {
    let (_server, mut game) = played(1, vec![Reply::json(200, &rejected())]).await;
    let before = game.to_json().unwrap();
    assert!(matches!(game.apply(some_roll()).await, Err(Error::IllegalMove(_))));
    assert_eq!(game.to_json().unwrap(), before);
}

#[tokio::test]
async fn moves_are_taken_back_without_asking() {
    let (server, mut game) = played(2, vec![]).await;
    assert_eq!(game.undo().await.unwrap().unwrap().seat, 1);
    assert_eq!(game.undo().await.unwrap().unwrap().seat, 0);
    assert_eq!(game.undo().await.unwrap(), None);
    assert_eq!((game.state(), game.log().len()), (&state(), 0));
    assert_eq!(server.seen().len(), 2);
}

#[tokio::test]
async fn a_saved_match_has_the_form_that_all_clients_read() {
    let (server, game) = played(1, vec![]).await;
    let saved: Value = serde_json::from_str(&game.to_json().unwrap()).unwrap();
    let expected = json!({
        "mwamuzi": 1, "game": "lcr", "start": serde_json::to_value(state()).unwrap(),
        "log": [{ "seat": 0, "move": { "type": "roll", "dice": ["dot", "dot", "dot"] } }],
        "state": accepted_to(1)["state"],
    });
    assert_eq!(saved, expected);
    let mut newer = saved;
    newer["title"] = json!("Friday");
    newer["log"][0]["seconds"] = json!(7);
    let loaded = Match::from_json(server.client().lcr(), &newer.to_string()).unwrap();
    assert_eq!((loaded.first(), loaded.state(), loaded.log()), (game.first(), game.state(), game.log()));
}

#[tokio::test]
async fn what_is_no_match_of_this_game_is_refused() {
    let (server, game) = played(0, vec![]).await;
    let saved = game.to_json().unwrap();
    assert!(matches!(Match::from_json(server.client().ludo(), &saved), Err(Error::Settings(_))));
    let newer = saved.replace("\"mwamuzi\":1", "\"mwamuzi\":2");
    for text in ["", "[]", "{}", "null", &newer, &saved.replace("\"log\"", "\"logs\"")] {
        let refused = Match::from_json(server.client().lcr(), text);
        assert!(matches!(refused, Err(Error::Settings(_))), "{text}");
    }
}

#[tokio::test]
async fn a_loaded_match_is_taken_back_and_replayed_by_the_referee() {
    let (server, game) =
        played(2, vec![Reply::json(200, &replayed(1)), Reply::json(200, &replayed(7))]).await;
    let mut loaded = Match::from_json(server.client().lcr(), &game.to_json().unwrap()).unwrap();
    assert_eq!(loaded.undo().await.unwrap().unwrap().seat, 1);
    assert_eq!(loaded.state().ply, 1);
    let sent = server.seen()[2].json();
    assert_eq!(sent["state"]["ply"], 0);
    let played = json!([{ "seat": 0, "move": { "type": "roll", "dice": ["dot", "dot", "dot"] } }]);
    assert_eq!(sent["moves"], played);
    assert!(!loaded.replay().await.unwrap(), "the referee came to another state");
}

#[tokio::test]
async fn a_log_with_an_illegal_move_is_told_and_kept() {
    let mut stopped = replayed(0);
    stopped["ok"] = json!(false);
    let (server, game) = played(2, vec![Reply::json(200, &stopped), Reply::json(200, &stopped)]).await;
    let mut loaded = Match::from_json(server.client().lcr(), &game.to_json().unwrap()).unwrap();
    assert!(matches!(loaded.undo().await, Err(Error::Settings(_))));
    assert_eq!(loaded.to_json().unwrap(), game.to_json().unwrap());
    assert!(!loaded.replay().await.unwrap());
}

#[tokio::test]
async fn a_long_match_is_replayed_in_several_calls() {
    let (_, game) = played(1, vec![]).await;
    let mut saved: Value = serde_json::from_str(&game.to_json().unwrap()).unwrap();
    saved["log"] = json!(vec![saved["log"][0].clone(); 4000]);
    let script = vec![Reply::json(200, &replayed(5)), Reply::json(200, &replayed(1))];
    let server = Server::start(script);
    let loaded = Match::from_json(server.client().lcr(), &saved.to_string()).unwrap();
    assert!(loaded.replay().await.unwrap());
    let sent = server.seen();
    let moves = |index: usize| sent[index].json()["moves"].as_array().unwrap().len();
    assert_eq!(moves(0) + moves(1), 4000);
    assert!(sent.iter().all(|seen| seen.body.len() < 256 * 1024));
    assert_eq!(sent[1].json()["state"]["ply"], 5, "the second goes on where the first ended");
}

#[tokio::test]
async fn code_for_every_game_is_written_once() {
    async fn first_move<G: Playable>(game: G, state: G::State) -> G::Move {
        Match::from_state(game, state).legal_moves_all().next().await.unwrap().unwrap()
    }
    let list = Reply::json(200, &accepted()["legal_moves"]);
    let server = Server::start(vec![list]);
    let task = tokio::spawn(first_move(server.client().lcr(), state()));
    assert_eq!(task.await.unwrap(), some_roll());
}
