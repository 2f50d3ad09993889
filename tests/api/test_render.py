"""Pictures of positions: SVG, pixels, text and links, as anybody gets them."""

from __future__ import annotations

import json
import re
import struct
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from support.client import Client

EXAMPLES = Path(__file__).resolve().parents[2] / "openapi" / "examples"
SEATS = {"lcr": (3, 8, 24), "qwirkle": (2, 6), "ludo": (2, 3, 4), "pegs-and-jokers": (4, 6, 8)}
GAMES = sorted(SEATS)
TABLES = [(game, seats) for game in GAMES for seats in SEATS[game]]
SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 64 * 1024
NASTY = ["</text><script>alert(1)</script>", "\"'&<>]]>", "💩🎲👩‍👩‍👧", "\u202eمرحبا بالعالم\u202c", "W" * 64, "\ufffe\uffff", "  ", "Ⱥ̴̢̛̘͙̙̈́̀"]


def example(game: str) -> dict[str, Any]:
    return json.loads((EXAMPLES / f"{game}.json").read_text())["render"][0]["request"]


def play(client: Client, game: str, seats: int, plies: int, name: str = "") -> dict[str, Any]:
    """The verdict of the last of so many moves, always the first that is listed."""
    players = [{"name": name}] * seats if name else [{}] * seats
    answer = client.ask(game, "new", players=players, seed="pictures")
    for ply in range(plies):
        if not (moves := answer["legal_moves"]["moves"]):
            break
        answer = client.ask(game, "apply", state=answer["state"], move=moves[0], seed=f"pictures {ply}")
    return answer


def svg(client: Client, game: str, **body: Any) -> ElementTree.Element:
    """The picture, which has to be well-formed, closed in itself and not large."""
    response = client.post(f"/v1/games/{game}/render", body)
    assert response.status_code == 200, response.text
    assert response.headers["content-type"] == "image/svg+xml"
    assert response.headers["content-security-policy"] == "default-src 'none'; style-src 'unsafe-inline'"
    assert response.headers["x-content-type-options"] == "nosniff"
    assert len(response.content) <= MOST_BYTES
    root = ElementTree.fromstring(response.content)
    names = {element.tag for element in root.iter()}
    assert names <= {SVG + name for name in "svg title desc style defs g use rect circle path text".split()}, names
    assert all(href.startswith("#mwamuzi-") for element in root.iter() for key, href in element.attrib.items() if key.endswith("href"))
    assert root.findtext(f"{SVG}title") and root.findtext(f"{SVG}desc")
    return root


def marks(root: ElementTree.Element, kind: str) -> list[str]:
    return [element.attrib[f"data-{kind}"] for element in root.iter() if f"data-{kind}" in element.attrib]


def words(root: ElementTree.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def looks(root: ElementTree.Element) -> str:
    return " ".join(element.attrib.get("class", "") for element in root.iter())


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("plies", [0, 25])
def test_every_game_is_drawn_by_every_number_of_players(client: Client, game: str, seats: int, plies: int) -> None:
    answer = play(client, game, seats, plies)
    highlight = {"events": answer["events"], "targets": True}
    for seat in (None, 0, seats - 1, 23):
        body = {"state": answer["state"], "highlight": highlight} | ({} if seat is None else {"seat": seat})
        svg(client, game, **body)
        text = client.post(f"/v1/games/{game}/render.txt", body)
        assert text.status_code == 200 and text.headers["content-type"] == "text/plain; charset=utf-8"
        assert text.text.endswith("\n") and "\x1b" not in text.text


@pytest.mark.parametrize("game", GAMES)
def test_equal_requests_give_equal_bytes_and_keys_in_any_order_are_equal(client: Client, game: str) -> None:
    body = example(game)
    backwards = {"state": dict(reversed(list(body["state"].items()))), **{key: body[key] for key in body if key != "state"}}
    first, again, other = (client.post(f"/v1/games/{game}/render", request).content for request in (body, body, backwards))
    assert first == again == other


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NASTY)
def test_no_name_breaks_a_picture(client: Client, game: str, name: str) -> None:
    state = play(client, game, SEATS[game][0], 3, name)["state"]
    root = svg(client, game, state=state)
    assert "script" not in {element.tag.removeprefix(SVG) for element in root.iter()}
    assert client.post(f"/v1/games/{game}/render.png", {"state": state}).content.startswith(b"\x89PNG")
    assert client.post(f"/v1/games/{game}/render.txt", {"state": state}).status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_pixels_are_bounded_and_dark_on_request(client: Client, game: str) -> None:
    body = example(game)
    pictures = []
    for theme in ({}, {"theme": "light"}, {"theme": "dark"}):
        response = client.post(f"/v1/games/{game}/render.png", body | theme)
        assert response.status_code == 200 and response.headers["content-type"] == "image/png"
        width, height = struct.unpack(">II", response.content[16:24])
        assert 320 <= width <= 1600 and 200 <= height <= 1600
        pictures.append(response.content)
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_drawn_is_refused_like_everywhere(client: Client, game: str) -> None:
    state = example(game)["state"]
    for operation in ("render", "render.png", "render.txt", "render-link"):
        faulty = state | {"players": state["players"][:1]}
        client.refused(game, operation, {"state": faulty}, 422, "impossible_state")
        client.refused(game, operation, {"state": state, "highlights": {}}, 400, "invalid_request")
        client.refused(game, operation, {"state": state, "highlight": {"targets": None}}, 400, "invalid_request")
        client.refused(game, operation, {"state": state, "highlight": {"squares_of": []}}, 400, "invalid_request")
        client.refused(game, operation, {"state": state, "theme": "sepia"}, 400, "invalid_request")
        client.refused(game, operation, {"state": state | {"rules": 2}}, 422, "unsupported_rules")


def test_a_picture_is_dark_where_that_is_preferred(client: Client) -> None:
    state = example("lcr")["state"]
    style = {theme: svg(client, "lcr", state=state, **theme_of(theme)).findtext(f"{SVG}style") for theme in ("", "auto", "light", "dark")}
    assert style[""] == style["auto"]
    assert "prefers-color-scheme:dark" in str(style["auto"])
    assert "prefers-color-scheme" not in str(style["light"]) + str(style["dark"])
    assert style["light"] != style["dark"]


def theme_of(theme: str) -> dict[str, str]:
    return {"theme": theme} if theme else {}


def test_ludo_marks_the_pieces_that_may_move_and_where_they_land(client: Client) -> None:
    state = client.ask("ludo", "new", players=[{}, {}], starter=0)["state"]
    state = client.ask("ludo", "apply", state=state, move={"type": "roll", "die": 6})["state"]
    plain, lit = svg(client, "ludo", state=state), svg(client, "ludo", state=state, highlight={"targets": True})
    assert marks(plain, "square") == [] and marks(lit, "square") == ["0"]
    assert sorted(marks(lit, "piece")) == [f"{seat}/{piece}" for seat in range(2) for piece in range(4)]
    assert "0 1 2 3" in words(lit)


def test_ludo_draws_the_last_move_and_what_is_pointed_out(client: Client) -> None:
    state = client.ask("ludo", "new", players=[{}, {}], starter=0)["state"]
    state = client.ask("ludo", "apply", state=state, move={"type": "roll", "die": 6})["state"]
    verdict = client.ask("ludo", "apply", state=state, move={"type": "move", "piece": 2})
    state = verdict["state"]
    assert "-last" not in looks(svg(client, "ludo", state=state))
    assert "-last" in looks(svg(client, "ludo", state=state, highlight={"events": verdict["events"]}))
    pointed = {"squares": [0, 51], "pieces": [{"seat": 0, "piece": 2}, {"seat": 9, "piece": 0}]}
    assert looks(svg(client, "ludo", state=state, highlight=pointed)).count("-pointed") > 1
    client.refused("ludo", "render", {"state": state, "highlight": {"squares": [52]}}, 400, "invalid_request")
    client.refused("ludo", "render", {"state": state, "highlight": {"pieces": [{"seat": 0, "piece": 4}]}}, 400, "invalid_request")


def test_the_seat_sits_at_the_bottom(client: Client) -> None:
    state = client.ask("ludo", "new", players=[{"name": "Asha"}, {"name": "Juma"}], starter=0)["state"]
    names = [{text.text: float(text.attrib["y"]) for text in svg(client, "ludo", state=state, seat=seat).iter(f"{SVG}text")} for seat in (0, 1)]
    assert names[0]["Asha"] > names[0]["Juma"] and names[1]["Asha"] < names[1]["Juma"]
    assert svg(client, "ludo", state=state).attrib == svg(client, "ludo", state=state, seat=0).attrib


def test_qwirkle_marks_the_cells_of_targets_and_draws_tiles_not_yet_placed(client: Client) -> None:
    answer = play(client, "qwirkle", 2, 3)
    state = answer["state"]
    wanted = client.ask("qwirkle", "targets", state=state, placed=[])["targets"]
    cells = {(cell["x"], cell["y"]) for target in wanted for cell in target["cells"]}
    lit = svg(client, "qwirkle", state=state, highlight={"targets": True})
    assert {tuple(map(int, mark.split(","))) for mark in marks(lit, "cell")} == cells
    tile = wanted[0]["tile"] | wanted[0]["cells"][0]
    before = sum(1 for _ in svg(client, "qwirkle", state=state).iter(f"{SVG}use"))
    after = sum(1 for _ in svg(client, "qwirkle", state=state, highlight={"placed": [tile]}).iter(f"{SVG}use"))
    assert after == before + 1


def test_far_away_cells_do_not_blow_a_picture_up(client: Client) -> None:
    state = play(client, "qwirkle", 2, 3)["state"]
    far = {"cells": [{"x": 10**9, "y": -(10**9)}], "placed": [{"x": -(10**9), "y": 0, "color": "red", "shape": "star"}]}
    assert svg(client, "qwirkle", state=state, highlight=far).attrib == svg(client, "qwirkle", state=state).attrib


@pytest.mark.parametrize("game", ["qwirkle", "pegs-and-jokers"])
def test_hands_of_others_are_face_down(client: Client, game: str) -> None:
    state = play(client, game, SEATS[game][0], 0)["state"]
    kind = {"qwirkle": "tile", "pegs-and-jokers": "card"}[game]
    assert {mark.split("/")[0] for mark in marks(svg(client, game, state=state), kind)} == {str(seat) for seat in range(len(state["players"]))}
    assert {mark.split("/")[0] for mark in marks(svg(client, game, state=state, seat=1), kind)} == {"1"}
    assert marks(svg(client, game, state=state, seat=23), kind) == []
    view = client.ask(game, "view", state=state, seat=1)["state"]
    operation = f"/v1/games/{game}/render"
    assert client.post(operation, {"state": view, "seat": 1}).content == client.post(operation, {"state": state, "seat": 1}).content


def test_pegs_and_jokers_marks_what_may_be_played(client: Client) -> None:
    body = example("pegs-and-jokers")
    moves = client.ask("pegs-and-jokers", "legal_moves".replace("_", "-"), state=body["state"], limit=1000)["moves"]
    holes = {step["to"]["hole"] for move in moves for step in move.get("steps", []) if step["to"]["at"] == "track"}
    assert {int(mark) for mark in marks(svg(client, "pegs-and-jokers", **body), "hole")} == holes
    assert len(marks(svg(client, "pegs-and-jokers", **body), "peg")) == 5 * len(body["state"]["players"])


def link(client: Client, game: str, **body: Any) -> dict[str, str]:
    return client.ask(game, "render-link", **body)


@pytest.mark.parametrize("game", GAMES)
def test_a_link_shows_the_same_picture_for_ever(client: Client, game: str) -> None:
    body = example(game)
    made = link(client, game, **body)
    assert made == link(client, game, **body) and made["svg"] == f"/v1/render/{made['token']}.svg"
    assert re.fullmatch(r"[\w-]+", made["token"]) and len(made["token"]) <= 8000
    for kind, operation in (("svg", "render"), ("png", "render.png")):
        response = client.get(made[kind])
        assert response.status_code == 200
        assert response.content == client.post(f"/v1/games/{game}/{operation}", body).content
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        head = client.send("HEAD", made[kind])
        assert head.status_code == 200 and head.content == b"" and head.headers["etag"] == response.headers["etag"]
        again = client.get(made[kind], headers={"if-none-match": response.headers["etag"]})
        assert again.status_code == 304 and again.content == b"" and again.headers["etag"] == response.headers["etag"]
        assert client.get(made[kind], headers={"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("game", ["qwirkle", "pegs-and-jokers"])
def test_a_token_for_a_seat_holds_nothing_that_is_hidden_from_it(client: Client, game: str) -> None:
    state = play(client, game, SEATS[game][0], 0)["state"]
    view = client.ask(game, "view", state=state, seat=1)["state"]
    assert link(client, game, state=state, seat=1) == link(client, game, state=view, seat=1)


def test_the_fullest_states_fit_into_a_link(client: Client) -> None:
    names = ["".join(chr(0x1F300 + (7 * seat + 31 * letter * letter) % 700) for letter in range(64)) for seat in range(24)]
    state = client.ask("lcr", "new", players=[{"name": name} for name in names])["state"]
    assert client.get(link(client, "lcr", state=state)["svg"]).status_code == 200
    state = play(client, "qwirkle", 6, 200)["state"]
    assert len(link(client, "qwirkle", state=state)["token"]) < 3000


def packed(text: bytes, version: int = 1) -> str:
    deflate = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = bytes([version]) + deflate.compress(text) + deflate.flush()
    return urlsafe_b64encode(data).rstrip(b"=").decode()


@pytest.mark.parametrize(
    "token",
    ["A", "%00", "....", "AQ", "x" * 7999, packed(b"lcr\n{}"), packed(b"chess\n{}"), packed(b" " * 2**22), packed(b"lcr\n{}", 2), packed(b"lcr"), packed(b"\n\n")],
    ids=range(11),
)
def test_a_broken_token_is_no_picture(client: Client, token: str) -> None:
    for kind in ("svg", "png"):
        response = client.get(f"/v1/render/{token}.{kind}")
        assert (response.status_code, response.json()["code"]) == (404, "not_found")


def test_a_cut_or_changed_token_is_no_picture(client: Client) -> None:
    token = link(client, "ludo", **example("ludo"))["token"]
    assert urlsafe_b64decode(token + "=" * (-len(token) % 4))[0] == 1
    for broken in (token[:-9], token[9:], token[:40] + ("A" if token[40] != "A" else "B") + token[41:], token + "AAAA"):
        assert client.get(f"/v1/render/{broken}.svg").status_code in (404, 200)
    assert client.get(f"/v1/render/{token[:-9]}.svg").status_code == 404
    assert client.get(f"/v1/render/{token}.gif").status_code == 404


def test_a_highlight_too_long_for_a_link_is_refused(client: Client) -> None:
    state = play(client, "qwirkle", 2, 3)["state"]
    chance = Random(7)
    anywhere = {"x": (-(10**9), 10**9), "y": (-(10**9), 10**9)}
    cells = [[{axis: chance.randint(*bounds) for axis, bounds in anywhere.items()} for _ in range(160)] for _ in range(8)]
    events = [{"type": "placed", "seat": 0, "tiles": [cell | {"color": "red", "shape": "star"} for cell in some]} for some in cells]
    body = {"state": state, "highlight": {"cells": cells[0], "events": events}}
    client.refused("qwirkle", "render-link", body, 413, "too_large", beyond_schema="a link is shorter than a body")
