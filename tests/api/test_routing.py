"""Paths, methods and media types: what is not there is a problem document too."""

from __future__ import annotations

import json
from collections.abc import Iterator

import httpx
import pytest

from support.client import PROBLEM, Client
from support.document import Document
from support.positions import lcr_state
from support.server import Server
from support.wire import Wire

CHECK = "/v1/games/lcr/check"
BODY = json.dumps({"state": lcr_state()})


def assert_problem(response: httpx.Response, status: int, code: str) -> None:
    assert response.status_code == status, response.text
    assert response.headers["content-type"] == PROBLEM
    assert response.json()["code"] == code


@pytest.mark.parametrize(
    "path",
    [
        "/v2",
        "/v1",
        "/v1/games/chess",
        "/v1/games/lcr/nothing",
        "/v1/games/LCR",
        "/v1/games/lcr/",
        "/v1/games//new",
        "/%00",
        "/v1/games/%F0%9F",
    ],
)
def test_a_path_that_is_not_there_is_not_found(client: Client, path: str) -> None:
    assert_problem(client.http.get(path), 404, "not_found")


def test_posting_to_an_unknown_game_is_not_found(client: Client) -> None:
    assert_problem(client.post("/v1/games/chess/apply", {}), 404, "not_found")


@pytest.mark.parametrize("method", ["GET", "PUT", "PATCH", "DELETE", "HEAD", "MADEUP"])
def test_another_method_on_a_post_path_is_not_allowed(client: Client, method: str) -> None:
    response = client.send(method, CHECK)
    assert response.status_code == 405
    assert "POST" in response.headers["allow"].replace(" ", "").split(",")


def test_posting_where_one_can_only_read_is_not_allowed(client: Client) -> None:
    response = client.post("/v1/games", {})
    assert_problem(response, 405, "method_not_allowed")
    assert {"GET", "HEAD"} <= set(response.headers["allow"].replace(" ", "").split(","))


def test_every_documented_path_answers_another_method_with_405(client: Client, document: Document) -> None:
    for path, item in document.content["paths"].items():
        response = client.send("DELETE", path.replace("{game}", "lcr"))
        assert response.status_code == 405, path
        assert {method.upper() for method in item if method in ("get", "post")} <= set(
            response.headers["allow"].replace(" ", "").split(",")
        ), path


@pytest.mark.parametrize(
    "content_type", [None, "text/plain", "application/x-www-form-urlencoded", "application/jsonx", "multipart/form-data", "nonsense", ""]
)
def test_a_body_that_does_not_call_itself_json_is_unsupported(client: Client, content_type: str | None) -> None:
    headers = {} if content_type is None else {"content-type": content_type}
    assert_problem(client.send("POST", CHECK, content=BODY, headers=headers), 415, "unsupported_media_type")


@pytest.mark.parametrize(
    "content_type",
    ["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8", "application/json ; charset=utf-8"],
)
def test_json_may_name_its_charset(client: Client, content_type: str) -> None:
    assert client.send("POST", CHECK, content=BODY, headers={"content-type": content_type}).status_code == 200


def test_a_query_that_nobody_asked_for_changes_nothing(client: Client) -> None:
    assert client.get("/v1/games?game=chess").json() == client.get("/v1/games").json()


@pytest.mark.parametrize("path", ["/v1/games", "/v1/games/lcr", "/healthz", "/openapi.json"])
def test_head_answers_like_get_without_a_body(client: Client, path: str) -> None:
    got, head = client.get(path), client.send("HEAD", path)
    assert head.status_code == 200 and head.content == b""
    assert head.headers["content-type"] == got.headers["content-type"]


def test_options_tells_what_is_allowed(client: Client) -> None:
    response = client.send("OPTIONS", CHECK)
    assert response.status_code in (200, 204)
    assert "POST" in response.headers["allow"]


EXPOSED = "x-request-id, retry-after, allow, etag"


@pytest.fixture(scope="module")
def choosy() -> Iterator[httpx.Client]:
    """A client of a service that names the origins whose pages may read its answers."""
    with (
        Server("--allow-origin", "https://A.org:443", "--allow-origin", "http://localhost:5173") as server,
        httpx.Client(base_url=server.url) as http,
    ):
        yield http


def preflight(origin: str, method: str = "POST", headers: str = "content-type") -> dict[str, str]:
    return {"origin": origin, "access-control-request-method": method, "access-control-request-headers": headers}


def assert_allowed(response: httpx.Response, origin: str) -> None:
    assert response.status_code == 204 and response.content == b""
    assert response.headers["access-control-allow-origin"] == origin
    assert response.headers["access-control-allow-methods"] == "GET, HEAD, POST"
    assert response.headers["access-control-allow-headers"] == "content-type, x-request-id, if-none-match"
    assert response.headers["access-control-max-age"] == "86400"
    assert "access-control-allow-credentials" not in response.headers


@pytest.mark.parametrize("origin", ["https://example.org", "http://localhost:3000", "null"])
def test_a_browser_may_ask_from_anywhere(client: Client, origin: str) -> None:
    assert_allowed(client.send("OPTIONS", CHECK, headers=preflight(origin)), "*")


@pytest.mark.parametrize(("path", "asked"), [("/nothing", {}), (CHECK, {"method": "DELETE"}), (CHECK, {"headers": "x-other"})])
def test_a_browser_is_told_what_it_may_do_whatever_it_asks_for(client: Client, path: str, asked: dict[str, str]) -> None:
    assert_allowed(client.http.request("OPTIONS", path, headers=preflight("https://example.org", **asked)), "*")


def test_answers_and_problems_are_readable_from_another_origin(client: Client) -> None:
    for path in ("/v1/games", "/v1/nothing"):
        for headers in ({"origin": "https://example.org"}, {}):
            response = client.http.get(path, headers=headers)
            assert response.headers["access-control-allow-origin"] == "*"
            assert response.headers["access-control-expose-headers"] == EXPOSED
            assert "vary" not in response.headers
            assert "access-control-allow-credentials" not in response.headers


@pytest.mark.parametrize("origin", ["https://a.org", "http://localhost:5173"])
def test_a_named_origin_may_read(choosy: httpx.Client, origin: str) -> None:
    answer = choosy.get("/v1/nothing", headers={"origin": origin})
    assert answer.headers["access-control-allow-origin"] == origin
    assert answer.headers["access-control-expose-headers"] == EXPOSED
    assert answer.headers["vary"] == "origin"
    asked = choosy.options(CHECK, headers=preflight(origin))
    assert_allowed(asked, origin)
    assert asked.headers["vary"] == "origin"


@pytest.mark.parametrize("origin", ["https://b.org", "http://a.org", "https://a.org:8443", "http://localhost", "null"])
def test_no_other_origin_may_read(choosy: httpx.Client, origin: str) -> None:
    for response in (choosy.get("/v1/games", headers={"origin": origin}), choosy.options(CHECK, headers=preflight(origin))):
        assert response.is_success
        assert response.headers["vary"] == "origin"
        assert [name for name in response.headers if name.startswith("access-control-")] == []


def test_an_unreadable_request_is_answered_to_no_origin_where_some_are_named(choosy: httpx.Client) -> None:
    with Wire(int(choosy.base_url.port or 0)) as wire:
        wire.send(b"hello\r\norigin: https://a.org\r\n\r\n")
        answer = wire.answer()
    assert answer and answer.status == 400
    assert "access-control-allow-origin" not in answer.headers
