//! What is sent again, what is not, and that the same thing is sent.

use std::net::TcpListener;
use std::thread;
use std::time::{Duration, Instant};

use mwamuzi::types::*;
use mwamuzi::{Error, Mwamuzi};

use crate::answers::{accepted, roll, state};
use crate::server::{Reply, Server};

#[tokio::test]
async fn a_busy_referee_is_asked_again_with_the_same_bytes_and_the_same_seed() {
    let server = Server::start(vec![
        Reply::problem(503, "overloaded"),
        Reply::Answer { status: 502, headers: "", body: "<h1>proxy</h1>".into() },
        Reply::json(200, &accepted()),
    ]);
    let verdict = server.client().lcr().apply(roll()).await.unwrap();
    assert!(verdict.is_accepted());
    let seen = server.seen();
    assert_eq!(seen.len(), 3);
    assert!(seen.iter().all(|request| request.body == seen[0].body));
    assert_eq!(seen[0].line, "POST /v1/games/lcr/apply HTTP/1.1");
    assert_eq!(seen[0].json()["seed"].as_str().map(str::len), Some(32));
    assert!(seen[2].headers.contains("user-agent: mwamuzi-rust/"), "{}", seen[2].headers);
    assert!(seen[2].headers.contains("content-type: application/json"), "{}", seen[2].headers);
}

#[tokio::test]
async fn each_decision_has_its_own_seed_and_one_that_was_given_is_sent() {
    let server = Server::start(vec![Reply::json(200, &accepted()); 4]);
    let client = server.client();
    client.lcr().apply(roll()).await.unwrap();
    client.lcr().apply(roll()).await.unwrap();
    client.lcr().apply(LcrApplyRequest { seed: Some("mine".into()), ..roll() }).await.unwrap();
    client.lcr().apply(LcrApplyRequest { chance: Some(ChanceMode::Stated), ..roll() }).await.unwrap();
    let seeds: Vec<_> = server.seen().iter().map(|request| request.json()["seed"].clone()).collect();
    assert!(seeds[0].is_string() && seeds[0] != seeds[1]);
    assert_eq!(seeds[2], "mine");
    assert!(seeds[3].is_null(), "where everything is stated there is nothing to seed");
}

#[tokio::test]
async fn new_games_and_rematches_are_seeded_too() {
    let server = Server::start(vec![Reply::problem(422, "not_over"); 2]);
    let client = server.client();
    client.lcr().new_game(LcrNewRequest::new(vec![LcrSetupPlayer::default(); 3])).await.unwrap_err();
    client.lcr().rematch(LcrRematchRequest::new(state())).await.unwrap_err();
    assert!(server.seen().iter().all(|request| request.json()["seed"].is_string()));
}

#[tokio::test]
async fn the_wait_that_the_referee_asks_for_is_kept() {
    let server = Server::start(vec![
        Reply::problem(429, "rate_limited").with("retry-after: 1\r\n"),
        Reply::json(200, &accepted()),
    ]);
    server.client().lcr().apply(roll()).await.unwrap();
    let seen = server.seen();
    assert!(seen[1].at - seen[0].at >= Duration::from_secs(1));
}

#[tokio::test]
async fn a_wait_that_would_outlast_the_call_ends_it_at_once_with_the_problem() {
    let server = Server::start(vec![Reply::problem(429, "rate_limited").with("retry-after: 3600\r\n")]);
    let begun = Instant::now();
    let error = server.client().lcr().apply(roll()).await.unwrap_err();
    assert_eq!(error.code(), Some("rate_limited"));
    assert!(begun.elapsed() < Duration::from_secs(5));
}

#[tokio::test]
async fn retries_end() {
    let server = Server::start(vec![Reply::problem(503, "overloaded"); 3]);
    let client = Mwamuzi::builder(&server.url()).retries(2).build().unwrap();
    assert_eq!(client.lcr().apply(roll()).await.unwrap_err().code(), Some("overloaded"));
    assert_eq!(server.seen().len(), 3);
}

#[tokio::test]
async fn what_cannot_be_judged_is_not_sent_again() {
    for (status, code) in
        [(400, "invalid_request"), (413, "too_large"), (422, "impossible_state"), (500, "what")]
    {
        let server = Server::start(vec![Reply::problem(status, code), Reply::json(200, &accepted())]);
        assert_eq!(server.client().lcr().apply(roll()).await.unwrap_err().code(), Some(code));
        assert_eq!(server.seen().len(), 1, "{code}");
    }
}

#[tokio::test]
async fn an_answer_that_cannot_be_read_is_not_asked_for_again() {
    let server = Server::start(vec![Reply::json(200, &serde_json::json!({})), Reply::json(200, &accepted())]);
    assert!(matches!(server.client().lcr().apply(roll()).await, Err(Error::Unexpected { status: 200, .. })));
    assert_eq!(server.seen().len(), 1);
}

#[tokio::test]
async fn a_connection_that_breaks_is_made_again() {
    let server = Server::start(vec![Reply::Close, Reply::BreakOff, Reply::json(200, &accepted())]);
    assert!(server.client().lcr().apply(roll()).await.unwrap().is_accepted());
    let seen = server.seen();
    assert!(seen.len() == 3 && seen.iter().all(|request| request.body == seen[0].body));
}

#[tokio::test]
async fn a_referee_that_comes_up_late_is_found() {
    let reserved = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = reserved.local_addr().unwrap();
    drop(reserved);
    let starting = thread::spawn(move || {
        thread::sleep(Duration::from_millis(150));
        Server::on(TcpListener::bind(address).unwrap(), vec![Reply::json(200, &accepted())])
    });
    let client = Mwamuzi::builder(&format!("http://{address}")).retries(20).build().unwrap();
    assert!(client.lcr().apply(roll()).await.unwrap().is_accepted());
    starting.join().unwrap();
}

#[tokio::test]
async fn a_referee_that_is_not_there_is_a_connection_error() {
    let reserved = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", reserved.local_addr().unwrap());
    drop(reserved);
    let client = Mwamuzi::builder(&url).retries(1).build().unwrap();
    let error = client.games().await.unwrap_err();
    assert!(matches!(error, Error::Connection(_)) && !error.is_timeout());
    assert!(std::error::Error::source(&error).is_some());
}

#[tokio::test]
async fn a_call_ends_when_its_time_is_up_and_is_not_made_again() {
    let server = Server::start(vec![Reply::Hang, Reply::json(200, &accepted())]);
    let client = Mwamuzi::builder(&server.url()).timeout(Duration::from_millis(300)).build().unwrap();
    let begun = Instant::now();
    let error = client.lcr().apply(roll()).await.unwrap_err();
    assert!(error.is_timeout(), "{error:?}");
    assert!(begun.elapsed() < Duration::from_secs(5));
    assert_eq!(server.seen().len(), 1);
}

#[tokio::test]
async fn the_time_of_a_call_counts_all_its_attempts() {
    let busy = Reply::problem(503, "overloaded").with("retry-after: 1\r\n");
    let server = Server::start(vec![busy; 9]);
    let client =
        Mwamuzi::builder(&server.url()).timeout(Duration::from_millis(2500)).retries(9).build().unwrap();
    let begun = Instant::now();
    assert_eq!(client.lcr().apply(roll()).await.unwrap_err().code(), Some("overloaded"));
    assert!(begun.elapsed() < Duration::from_millis(2500));
    assert!((2..=3).contains(&server.seen().len()));
}
