//! Score sheets kept as tables.

use mwamuzi::Error;
use serde_json::json;

use crate::server::{Reply, Server};

const SHEET: &str = "player,points\nAsha,3\nJosé,4\n";

#[tokio::test]
async fn a_table_is_sent_as_it_is_and_its_audit_read() {
    let turn = |seat: u8, points: u32, totals: [u32; 2]| json!({"seat": seat, "verdict": "right", "claimed": points, "totals": totals});
    let audit = json!({
        "players": [{}, {}], "turns": [turn(0, 3, [3, 0]), turn(1, 4, [3, 4])], "totals": [3, 4], "winners": [1], "ok": true, "later": {},
    });
    let server = Server::start(vec![Reply::json(200, &audit)]);
    let audit = server.client().qwirkle().tally_csv(SHEET).await.unwrap();
    assert!(audit.ok && audit.totals == [3, 4]);
    let seen = server.seen();
    assert!(seen[0].line.starts_with("POST /v1/games/qwirkle/tally.csv "), "{}", seen[0].line);
    assert!(seen[0].headers.to_lowercase().contains("content-type: text/csv"), "{}", seen[0].headers);
    assert_eq!(seen[0].body, SHEET);
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_a_problem_and_a_busy_referee_is_asked_again() {
    let server = Server::start(vec![Reply::problem(503, "overloaded"), Reply::problem(400, "malformed_csv")]);
    let error = server.client().qwirkle().tally_csv("nonsense").await.unwrap_err();
    assert!(matches!(error, Error::Problem(_)), "{error:?}");
    assert_eq!(error.code(), Some("malformed_csv"));
    assert_eq!(server.seen().len(), 2);
}
