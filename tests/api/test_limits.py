"""How much is too much: of bytes, of things in a list, of characters in a name, of the board."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest

from support.client import Client
from support.moves import whole_list
from support.positions import lcr_state, place, placed, qwirkle_state, roll, tile

CHECK = "/v1/games/lcr/check"
BODY_LIMIT = 256 * 1024
FAR = 10**9


def body_of(size: int) -> bytes:
    return json.dumps({"state": lcr_state()}).encode().ljust(size)


def named(name: str) -> dict[str, Any]:
    return {"players": [{"name": name}, {}, {}]}


def chunks(body: bytes) -> Iterator[bytes]:
    for start in range(0, len(body), 10_000):
        yield body[start : start + 10_000]


@pytest.mark.parametrize("chunked", [False, True], ids=["content_length", "chunked"])
def test_a_body_of_exactly_the_limit_is_read(client: Client, chunked: bool) -> None:
    body = body_of(BODY_LIMIT)
    response = client.http.post(CHECK, content=chunks(body) if chunked else body, headers={"content-type": "application/json"})
    assert response.status_code == 200, response.text


@pytest.mark.parametrize("chunked", [False, True], ids=["content_length", "chunked"])
def test_one_byte_more_is_too_large(client: Client, chunked: bool) -> None:
    body = body_of(BODY_LIMIT + 1)
    response = client.http.post(CHECK, content=chunks(body) if chunked else body, headers={"content-type": "application/json"})
    assert response.status_code == 413, response.text
    assert response.headers["content-type"] == "application/problem+json"
    assert response.json()["code"] == "too_large"


def test_a_name_of_a_megabyte_is_too_large(client: Client) -> None:
    response = client.post("/v1/games/lcr/new", named("x" * 2**20))
    assert (response.status_code, response.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize("character", ["x", "é", "字", "🎲", "\u202e", "\u0301"], ids=lambda c: unicodedata.name(c).lower())
def test_names_are_counted_in_unicode_scalar_values(client: Client, character: str) -> None:
    state = client.ask("lcr", "new", **named(character * 64))["state"]
    assert state["players"][0]["name"] == character * 64
    assert client.refused("lcr", "new", named(character * 65), 400, "invalid_request") == ["/players/0/name"]


@pytest.mark.parametrize("code", [0x00, 0x09, 0x0A, 0x1F, 0x7F, 0x80, 0x85, 0x9F], ids=hex)
def test_a_control_character_in_a_name_is_refused(client: Client, code: int) -> None:
    assert client.refused("lcr", "new", named(f"a{chr(code)}b"), 400, "invalid_request") == ["/players/0/name"]


@pytest.mark.parametrize(
    "name", ["", " ", "Аша Müller", "<script>alert(1)</script>", '"\\', "\u2028", "\U0010ffff", "a" * 32 + "\u00a0" * 32]
)
def test_any_other_text_is_a_name_and_is_given_back(client: Client, name: str) -> None:
    assert client.ask("lcr", "new", **named(name))["state"]["players"][0]["name"] == name


def test_a_seed_has_up_to_128_characters(client: Client) -> None:
    body = {"players": [{}, {}, {}], "seed": "ß" * 128}
    assert client.ask("lcr", "new", **body) == client.ask("lcr", "new", **body)
    assert client.refused("lcr", "new", body | {"seed": "ß" * 129}, 400, "invalid_request") == ["/seed"]


def test_162_dice_are_judged_and_163_refused(client: Client) -> None:
    body = {"state": lcr_state(), "move": roll(*["dot"] * 162)}
    assert client.ask("lcr", "apply", **body)["verdict"] == "rejected"
    assert client.refused("lcr", "apply", body | {"move": roll(*["dot"] * 163)}, 400, "invalid_request") == ["/move/dice"]


def test_162_tiles_are_judged_and_163_refused(client: Client) -> None:
    tiles = [placed(n, 9, "red", "star") for n in range(163)]
    answer = client.ask("qwirkle", "apply", state=qwirkle_state(), move=place(*tiles[:162]))
    assert "qwirkle.count" in [violation["rule"] for violation in answer["violations"]]
    body = {"state": qwirkle_state(), "move": place(*tiles)}
    assert client.refused("qwirkle", "apply", body, 400, "invalid_request") == ["/move/tiles"]


def test_163_cells_on_a_board_are_refused(client: Client) -> None:
    board = [placed(n, 0, "red", "star") for n in range(163)]
    assert client.refused("qwirkle", "check", {"state": qwirkle_state() | {"board": board}}, 400, "invalid_request") == ["/state/board"]


@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_cell_lies_within_a_thousand_million(client: Client, axis: str, sign: int) -> None:
    edge = placed(0, 0, "red", "square") | {axis: sign * FAR}
    answer = client.ask("qwirkle", "apply", state=qwirkle_state(), move=place(edge))
    assert "qwirkle.connected" in [violation["rule"] for violation in answer["violations"]]
    beyond = edge | {axis: sign * (FAR + 1)}
    refused = client.refused("qwirkle", "apply", {"state": qwirkle_state(), "move": place(beyond)}, 400, "invalid_request")
    assert refused == [f"/move/tiles/0/{axis}"]


def test_no_move_is_listed_beyond_the_edge_of_the_board(client: Client) -> None:
    hand = [tile("red", shape) for shape in ("circle", "cross", "diamond", "square", "clover")] + [tile("blue", "circle")]
    state = qwirkle_state() | {"board": [placed(FAR, -FAR, "red", "star")]}
    state["players"][0]["hand"]["tiles"] = hand
    placements = [move for move in whole_list(client, "qwirkle", state) if move["type"] == "place"]
    cells = {(tile["x"], tile["y"]) for move in placements for tile in move["tiles"]}
    assert (FAR - 5, -FAR) in cells and (FAR, -FAR + 5) in cells
    assert all(abs(x) <= FAR and abs(y) <= FAR for x, y in cells)
