//! Pictures are not JSON: they come back as text or bytes, and their refusals as problems.

use mwamuzi::Error;
use mwamuzi::types::*;
use serde_json::json;

use crate::answers::state;
use crate::server::{Reply, Server};

fn drawing(body: &str) -> Reply {
    Reply::Answer { status: 200, headers: "", body: body.into() }
}

#[tokio::test]
async fn pictures_come_as_text_and_bytes() {
    let server = Server::start(vec![drawing("<svg/>"), drawing("PNG"), drawing("> 3 Asha\n")]);
    let (client, request) = (server.client(), LcrRenderRequest::new(state()));
    assert_eq!(client.lcr().render(&request).await.unwrap(), "<svg/>");
    assert_eq!(client.lcr().render_png(&request).await.unwrap(), b"PNG");
    assert_eq!(client.lcr().render_text(&request).await.unwrap(), "> 3 Asha\n");
    let lines: Vec<String> = server.seen().into_iter().map(|seen| seen.line).collect();
    assert!(lines[0].starts_with("POST /v1/games/lcr/render "), "{lines:?}");
    assert!(lines[1].starts_with("POST /v1/games/lcr/render.png "), "{lines:?}");
    assert!(lines[2].starts_with("POST /v1/games/lcr/render.txt "), "{lines:?}");
}

#[tokio::test]
async fn a_link_is_followed_by_its_token() {
    let link = json!({ "token": "AXY", "svg": "/v1/render/AXY.svg", "png": "/v1/render/AXY.png" });
    let server = Server::start(vec![Reply::json(200, &link), drawing("<svg/>"), drawing("PNG")]);
    let client = server.client();
    let link = client.lcr().render_link(&LcrRenderRequest::new(state())).await.unwrap();
    assert_eq!(client.picture_svg(&link.token).await.unwrap(), "<svg/>");
    assert_eq!(client.picture_png(&link.token).await.unwrap(), b"PNG");
    let lines: Vec<String> = server.seen().into_iter().map(|seen| seen.line).collect();
    assert!(lines[1].starts_with("GET /v1/render/AXY.svg "), "{lines:?}");
}

#[tokio::test]
async fn what_cannot_be_drawn_is_a_problem() {
    let server =
        Server::start(vec![Reply::problem(422, "impossible_state"), Reply::problem(404, "not_found")]);
    let client = server.client();
    let refused = client.lcr().render(&LcrRenderRequest::new(state())).await;
    assert_eq!(refused.unwrap_err().code(), Some("impossible_state"));
    let missing = client.picture_png("nothing").await;
    assert!(matches!(missing, Err(Error::Problem(problem)) if problem.code == "not_found"));
}

#[tokio::test]
async fn a_token_stays_one_part_of_the_path() {
    let server = Server::start(vec![Reply::problem(404, "not_found"), Reply::problem(404, "not_found")]);
    let client = server.client();
    assert!(client.picture_svg("../games/lcr?x#y").await.is_err());
    assert!(client.picture_png("..").await.is_err());
    let lines: Vec<String> = server.seen().into_iter().map(|seen| seen.line).collect();
    assert!(lines[0].starts_with("GET /v1/render/..%2Fgames%2Flcr%3Fx%23y.svg "), "{lines:?}");
    assert!(lines[1].starts_with("GET /v1/render/...png "), "{lines:?}");
}
