//! What the client makes of answers, those of a later referee among them.

use mwamuzi::types::*;
use mwamuzi::{Error, Mwamuzi};
use serde_json::{Value, json};

use crate::server::{Reply, Server};

/// The state before the move.
pub(crate) fn state() -> LcrState {
    serde_json::from_value(state_document()).expect("a state")
}

fn state_document() -> Value {
    json!({
        "game": "lcr", "rules": 1, "options": { "starting_chips": 3 },
        "players": [{ "name": "Asha", "chips": 3 }, { "chips": 3 }, { "chips": 3 }],
        "pot": 0, "turn": { "phase": "roll", "seat": 0 }, "ply": 0,
    })
}

pub(crate) fn roll() -> LcrApplyRequest {
    LcrApplyRequest::new(state(), LcrMove::Roll { dice: None })
}

/// A verdict as the referee gives it.
pub(crate) fn accepted() -> Value {
    json!({
        "verdict": "accepted",
        "move": { "type": "roll", "dice": ["dot", "dot", "dot"] },
        "events": [{ "type": "rolled", "seat": 0, "dice": ["dot", "dot", "dot"] }],
        "score": { "gained": 0, "totals": [3, 3, 3] },
        "state": state_document(),
        "legal_moves": { "seat": 0, "moves": [{ "type": "roll" }], "total": 1, "complete": true },
        "unverified": [],
    })
}

pub(crate) fn rejected() -> Value {
    json!({
        "verdict": "rejected",
        "violations": [{ "rule": "lcr.dice_count", "reason": "too_many", "message": "Too many.", "pointer": "/move/dice" }],
        "legal_moves": { "seat": 0, "moves": [], "total": 0, "complete": true },
    })
}

/// What the client says to a verdict.
async fn judged(verdict: &Value) -> Result<LcrVerdict, Error> {
    Server::start(vec![Reply::json(200, verdict)]).client().lcr().apply(roll()).await
}

#[tokio::test]
async fn a_verdict_is_matched_exhaustively() {
    match judged(&accepted()).await.unwrap() {
        LcrVerdict::Accepted { state: next, events, .. } => {
            assert_eq!(next, state());
            assert!(matches!(events[0].known(), Some(LcrEventKnown::Rolled { seat: 0, .. })));
        }
        LcrVerdict::Rejected { violations, .. } => panic!("{violations:?}"),
    }
    let verdict = judged(&rejected()).await.unwrap();
    assert!(!verdict.is_accepted());
    assert!(verdict.state().is_none());
    assert_eq!(verdict.violations()[0].rule, "lcr.dice_count");
    assert_eq!(verdict.into_state().unwrap_err()[0].to_string(), "Too many. (lcr.dice_count)");
}

#[tokio::test]
async fn what_a_later_referee_says_more_is_read() {
    let mut verdict = accepted();
    verdict["applause"] = json!("loud");
    verdict["score"]["medals"] = json!([1, 0, 0]);
    verdict["legal_moves"]["advice"] = json!("roll");
    verdict["events"][0]["heat"] = json!(7);
    verdict["unverified"] = json!([{ "rule": "lcr.the_new_rule", "message": "Who knows.", "since": 2 }]);
    let LcrVerdict::Accepted { events, unverified, .. } = judged(&verdict).await.unwrap() else {
        panic!("it was accepted");
    };
    assert!(events[0].known().is_some(), "a further field does not hide a known event");
    assert_eq!(unverified[0].rule, "lcr.the_new_rule");
}

#[tokio::test]
async fn unknown_rules_and_reasons_are_passed_on() {
    let mut verdict = rejected();
    verdict["violations"][0]["rule"] = json!("lcr.the_new_rule");
    verdict["violations"][0]["reason"] = json!("unheard_of");
    verdict["violations"][0]["planets"] = json!(["mars"]);
    let verdict = judged(&verdict).await.unwrap();
    assert_eq!(verdict.violations()[0].rule, "lcr.the_new_rule");
    assert_eq!(verdict.violations()[0].reason, "unheard_of");
}

#[tokio::test]
async fn an_unknown_event_is_kept_as_it_came() {
    let celebrated = json!({ "type": "celebrated", "seat": 2, "how": ["loudly", "long"] });
    let mut verdict = accepted();
    verdict["events"] = json!([celebrated, { "type": "turn", "seat": 1 }]);
    let LcrVerdict::Accepted { events, .. } = judged(&verdict).await.unwrap() else {
        panic!("it was accepted");
    };
    let LcrEvent::Unknown(fields) = &events[0] else { panic!("{events:?}") };
    assert_eq!(fields["type"], "celebrated");
    assert_eq!(serde_json::to_value(&events[0]).unwrap(), celebrated);
    assert_eq!(events[1], LcrEvent::Known(LcrEventKnown::Turn { seat: 1 }));
}

#[tokio::test]
async fn an_unknown_field_of_a_state_or_a_move_fails_loudly() {
    let places =
        ["/state", "/state/options", "/state/players/0", "/state/turn", "/move", "/legal_moves/moves/0"];
    for place in places {
        let mut verdict = accepted();
        verdict.pointer_mut(place).unwrap()["wild_dice"] = json!(true);
        let error = judged(&verdict).await.unwrap_err();
        assert!(matches!(error, Error::Unexpected { status: 200, .. }), "{place}: {error:?}");
        assert!(error.to_string().contains("wild_dice"), "{place}: {error}");
    }
    let mut over = accepted();
    over["state"]["turn"] = json!({ "phase": "over", "reason": "new" });
    assert!(judged(&over).await.is_err(), "not even beside nothing but a tag");
}

#[tokio::test]
async fn an_unknown_verdict_is_an_error_that_shows_what_came() {
    let error = judged(&json!({ "verdict": "adjourned" })).await.unwrap_err();
    let Error::Unexpected { status, body, reason } = error else { panic!("{error:?}") };
    assert_eq!((status, body.as_str()), (200, r#"{"verdict":"adjourned"}"#));
    assert!(reason.contains("adjourned"), "{reason}");
}

#[tokio::test]
async fn a_problem_is_typed() {
    let problem = json!({
        "type": "/docs/problems/impossible_state", "title": "The state is impossible", "status": 422,
        "detail": "/state/pot: 8 chips.", "code": "impossible_state", "instance": "/here",
        "errors": [{ "pointer": "/state/pot", "code": "against_the_rules", "detail": "8 chips.",
                     "rule": "lcr.conservation", "weight": 3 }],
    });
    let server =
        Server::start(vec![Reply::json(422, &problem).with("content-type: application/problem+json\r\n")]);
    let error = server.client().lcr().apply(roll()).await.unwrap_err();
    assert_eq!(error.code(), Some("impossible_state"));
    let problem = error.problem().unwrap();
    assert_eq!(problem.errors[0].pointer, "/state/pot");
    assert_eq!(problem.errors[0].rule.as_deref(), Some("lcr.conservation"));
    assert_eq!(error.to_string(), "The state is impossible (impossible_state): /state/pot: 8 chips.");
}

#[tokio::test]
async fn a_problem_of_a_status_and_a_code_that_nobody_wrote_down_is_a_problem_too() {
    let server = Server::start(vec![Reply::problem(418, "teapot")]);
    let error = server.client().lcr().check(state()).await.unwrap_err();
    assert_eq!(error.code(), Some("teapot"));
}

#[tokio::test]
async fn a_page_of_something_that_is_no_referee_is_shown() {
    let page = Reply::Answer { status: 404, headers: "", body: "<h1>nginx</h1>".into() };
    let error = Server::start(vec![page]).client().games().await.unwrap_err();
    assert!(matches!(error, Error::Unexpected { status: 404, ref body, .. } if body == "<h1>nginx</h1>"));
}

#[tokio::test]
async fn an_option_of_a_kind_that_came_later_does_not_hide_the_games() {
    let option = |default: Value| json!({ "name": "x", "type": "mixture", "values": "any", "meaning": "What.", "default": default });
    let games = json!({ "games": [{
        "game": "lcr", "title": "LCR", "summary": "Dice.", "players": [3, 4], "hidden_hands": false, "components": [],
        "options": [option(json!(3)), option(json!("words")), option(json!({ "from": 1.5 }))],
    }] });
    let games = Server::start(vec![Reply::json(200, &games)]).client().games().await.unwrap();
    let defaults: Vec<_> = games[0].options.iter().map(|option| option.default.clone().unwrap()).collect();
    assert_eq!(defaults[0], OptionValue::Number(3));
    assert_eq!(defaults[1], OptionValue::Text("words".into()));
    assert_eq!(defaults[2], OptionValue::Unknown(json!({ "from": 1.5 })));
}

#[tokio::test]
async fn a_replay_tells_each_move_and_where_it_first_differs() {
    let step = json!({
        "verdict": "accepted", "move": { "type": "roll", "dice": ["dot"] }, "gained": 0, "totals": [3, 3, 3],
        "claimed": { "points": 1 }, "differs": ["points", "luck"],
    });
    let stopped = json!({
        "verdict": "rejected", "move": { "type": "roll" }, "totals": [3, 3, 3],
        "violations": rejected()["violations"],
    });
    let replay =
        json!({ "steps": [step, stopped], "first_difference": 0, "state": state_document(), "ok": false });
    let claimed = ClaimedScore { points: Some(1), totals: None };
    let moves = vec![LcrReplayMove { claimed: Some(claimed.clone()), ..LcrReplayMove::new(roll().move_) }];
    let request = LcrReplayRequest::from_state(state(), moves);
    let answer = Server::start(vec![Reply::json(200, &replay)]).client().lcr().replay(request).await.unwrap();
    assert_eq!((answer.ok, answer.first_difference, &answer.state), (false, Some(0), &state()));
    let LcrReplayVerdict::Accepted { claimed: echoed, differs, .. } = &answer.steps[0] else {
        panic!("{answer:?}");
    };
    assert_eq!(*echoed, Some(claimed));
    assert_eq!(*differs, ["points", "luck"], "words that came later are passed on");
    assert!(
        matches!(&answer.steps[1], LcrReplayVerdict::Rejected { violations, .. } if violations.len() == 1)
    );
}

#[test]
fn a_replay_from_a_set_up_sends_what_was_set_and_nothing_else() {
    let setup =
        LcrReplaySetup { starter: Some(1), ..LcrReplaySetup::new(vec![LcrSetupPlayer { name: None }; 3]) };
    let moves = vec![LcrReplayMove::new(LcrMove::Roll { dice: Some(vec![LcrDie::Dot; 3]) })];
    let sent = serde_json::to_value(LcrReplayRequest::from_setup(setup, moves)).unwrap();
    let expected = json!({
        "setup": { "players": [{}, {}, {}], "starter": 1 },
        "moves": [{ "move": { "type": "roll", "dice": ["dot", "dot", "dot"] } }],
    });
    assert_eq!(sent, expected);
}

#[test]
fn no_dice_and_dice_left_out_are_different_moves() {
    let json = |dice| serde_json::to_value(LcrMove::Roll { dice }).unwrap();
    assert_eq!(json(None), json!({ "type": "roll" }));
    assert_eq!(json(Some(vec![])), json!({ "type": "roll", "dice": [] }));
}

#[tokio::test]
async fn calls_can_be_made_from_any_task() {
    let server = Server::start(vec![Reply::json(200, &accepted())]);
    let client: Mwamuzi = server.client();
    let task =
        tokio::spawn(async move { client.lcr().apply(roll()).await.map(|verdict| verdict.is_accepted()) });
    assert!(task.await.unwrap().unwrap());
}
