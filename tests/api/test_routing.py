"""Paths, methods and media types: what is not there is a problem document too."""

from __future__ import annotations

import json

import httpx
import pytest

from support.client import PROBLEM, Client
from support.document import Document
from support.positions import lcr_state

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


@pytest.mark.parametrize("origin", ["https://example.org", "http://localhost:3000", "null"])
def test_a_browser_may_ask_from_anywhere(client: Client, origin: str) -> None:
    asked = {"origin": origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type"}
    response = client.send("OPTIONS", CHECK, headers=asked)
    assert response.status_code in (200, 204), response.text
    assert response.headers["access-control-allow-origin"] in ("*", origin)
    assert "POST" in response.headers["access-control-allow-methods"]
    assert "content-type" in response.headers["access-control-allow-headers"].lower()
    assert "access-control-allow-credentials" not in response.headers


def test_answers_and_problems_are_readable_from_another_origin(client: Client) -> None:
    for path in ("/v1/games", "/v1/nothing"):
        response = client.http.get(path, headers={"origin": "https://example.org"})
        assert response.headers["access-control-allow-origin"] in ("*", "https://example.org")
        assert "access-control-allow-credentials" not in response.headers
