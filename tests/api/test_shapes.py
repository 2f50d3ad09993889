"""The wrong shape: 400 with a pointer that names the very field, inside unions too, and every fault at once."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from support.client import Client
from support.pointers import resolve
from support.positions import (
    FITTING,
    YARD,
    die,
    lcr_state,
    ludo_to_roll,
    ludo_with_choices,
    move,
    place,
    qwirkle_state,
    roll,
)

REMOVED = object()


def lcr_body(**changes: Any) -> dict[str, Any]:
    return {"state": lcr_state(), "move": roll("dot", "left", "dot")} | changes


def qwirkle_body(**changes: Any) -> dict[str, Any]:
    return {"state": qwirkle_state(), "move": place(FITTING)} | changes


def ludo_body(**changes: Any) -> dict[str, Any]:
    return {"state": ludo_with_choices(), "move": move(0)} | changes


def with_changes(body: dict[str, Any], *changes: tuple[str, Any]) -> dict[str, Any]:
    """The body with another value at each pointer, or without the member."""
    body = copy.deepcopy(body)
    for pointer, value in changes:
        parent, _, name = pointer.rpartition("/")
        holder = resolve(body, parent)
        if value is REMOVED:
            del holder[name]
        else:
            holder[int(name) if isinstance(holder, list) else name] = value
    return body


def pointers(client: Client, game: str, body: Any) -> list[str]:
    return client.refused(game, "apply", body, 400, "invalid_request")


LCR_FAULTS = [
    ("/state", REMOVED),
    ("/move", REMOVED),
    ("/state/pot", REMOVED),
    ("/state/game", REMOVED),
    ("/state/rules", REMOVED),
    ("/state/options/starting_chips", REMOVED),
    ("/state/players/1/chips", REMOVED),
    ("/state/turn/phase", REMOVED),
    ("/state/turn/seat", REMOVED),
    ("/move/type", REMOVED),
    ("/state", None),
    ("/move", None),
    ("/seat", None),
    ("/chance", None),
    ("/state/players/0/name", None),
    ("/state", []),
    ("/move", ["roll", ["dot"]]),
    ("/state/players/0", ["Asha", 3]),
    ("/state/options", [3]),
    ("/state/turn", ["roll", 0]),
    ("/state/players", {"0": {"chips": 3}}),
    ("/state/pot", "0"),
    ("/state/pot", True),
    ("/state/players/2/chips", -1),
    ("/state/players/0/name", 7),
    ("/state/turn/phase", "rolling"),
    ("/state/turn/seat", 24),
    ("/move/type", "throw"),
    ("/move/type", 3),
    ("/move/dice", "dot"),
    ("/move/dice/1", "up"),
    ("/move/dice/2", 6),
    ("/move/dice/0", None),
    ("/seat", 24),
    ("/seat", -1),
    ("/seat", "0"),
    ("/chance", "dealer"),
    ("/seed", 5),
    ("/colour", 1),
    ("/move/die", 1),
    ("/state/bag", []),
    ("/state/players/0/score", 3),
    ("/state/options/chips", 3),
    ("/state/turn/die", 3),
    ("/legal_moves", True),
    ("/legal_moves", {"limit": 1, "offset": 1}),
]


@pytest.mark.parametrize(("pointer", "value"), LCR_FAULTS, ids=lambda part: "removed" if part is REMOVED else repr(part))
def test_a_fault_of_shape_in_lcr_is_named_by_its_pointer(client: Client, pointer: str, value: Any) -> None:
    expected = "/legal_moves/offset" if isinstance(value, dict) and "offset" in value else pointer
    assert pointers(client, "lcr", with_changes(lcr_body(), (pointer, value))) == [expected]


QWIRKLE_FAULTS = [
    ("/move/tiles/0/y", "0"),
    ("/move/tiles/0/y", REMOVED),
    ("/move/tiles/0/color", "pink"),
    ("/move/tiles/0/shape", 4),
    ("/move/tiles/0/z", 4),
    ("/move/tiles/0", ["red"]),
    ("/move/tiles", REMOVED),
    ("/move/count", 2),
    ("/move/drawn", None),
    ("/move/drawn", [{"color": "red"}]),
    ("/state/board/4/x", 0.5),
    ("/state/board/0/shape", "triangle"),
    ("/state/players/0/hand/kind", "secret"),
    ("/state/players/0/hand/size", 6),
    ("/state/players/1/hand/tiles/2/color", None),
    ("/state/players/1/hand", []),
    ("/state/options/opening", "any"),
    ("/state/turn", {"phase": "over"}),
    ("/state/turn", {"phase": "over", "reason": "bored"}),
    ("/views", "yes"),
]
INSIDE = {"[{'color': 'red'}]": "/0/shape", "{'phase': 'over'}": "/reason", "{'phase': 'over', 'reason': 'bored'}": "/reason"}


@pytest.mark.parametrize(("pointer", "value"), QWIRKLE_FAULTS, ids=lambda part: "removed" if part is REMOVED else repr(part))
def test_a_fault_of_shape_in_qwirkle_is_named_by_its_pointer(client: Client, pointer: str, value: Any) -> None:
    assert pointers(client, "qwirkle", with_changes(qwirkle_body(), (pointer, value))) == [pointer + INSIDE.get(repr(value), "")]


LUDO_FAULTS = [
    ("/state/players/0/pieces", [YARD] * 5),
    ("/state/players/0/pieces", [YARD] * 3),
    ("/state/players/0/pieces", {"0": YARD}),
    ("/state/players/0/pieces/1/square", 52),
    ("/state/players/0/pieces/1/square", -1),
    ("/state/players/0/pieces/1/square", "10"),
    ("/state/players/0/pieces/1/square", REMOVED),
    ("/state/players/0/pieces/1/step", 2),
    ("/state/players/0/pieces/0/at", "garage"),
    ("/state/players/0/pieces/0/at", REMOVED),
    ("/state/players/0/pieces/0/square", 3),
    ("/state/players/0/pieces/3", None),
    ("/state/players/0/pieces/3", ["finish"]),
    ("/state/players/1/color", "purple"),
    ("/state/players/1/color", REMOVED),
    ("/state/players/1/place", None),
    ("/state/starter", REMOVED),
    ("/state/starter", 24),
    ("/state/turn/die", REMOVED),
    ("/state/turn/sixes", REMOVED),
    ("/state/turn/tries", 0),
    ("/state/turn/seat", -1),
    ("/state/turn/phase", "capture"),
    ("/state/options/blocking", "triples"),
    ("/state/options/blocking", REMOVED),
    ("/state/options/exit_rolls", 6),
    ("/state/options/exit_rolls", [6, "1"]),
    ("/state/options/exact_finish", "yes"),
    ("/state/options/turn_seconds", None),
    ("/state/options/undo", True),
    ("/move/piece", 4),
    ("/move/piece", -1),
    ("/move/piece", REMOVED),
    ("/move/piece", 0.5),
    ("/move/die", 6),
    ("/move/type", "exit"),
    ("/seconds", -1),
    ("/seconds", "3"),
    ("/seconds", None),
    ("/views", True),
]
INSIDE_LUDO = {"[6, '1']": "/1"}


@pytest.mark.parametrize(("pointer", "value"), LUDO_FAULTS, ids=lambda part: "removed" if part is REMOVED else repr(part))
def test_a_fault_of_shape_in_ludo_is_named_by_its_pointer(client: Client, pointer: str, value: Any) -> None:
    assert pointers(client, "ludo", with_changes(ludo_body(), (pointer, value))) == [pointer + INSIDE_LUDO.get(repr(value), "")]


@pytest.mark.parametrize("step", [0, 6, -1])
def test_a_lane_of_ludo_has_the_steps_1_to_5(client: Client, step: int) -> None:
    body = with_changes(ludo_body(), ("/state/players/0/pieces/1", {"at": "lane", "step": step}))
    assert pointers(client, "ludo", body) == ["/state/players/0/pieces/1/step"]


@pytest.mark.parametrize("number", [-1, 0.5, "6", None, [6]])
def test_a_die_of_ludo_that_is_no_natural_number_is_refused(client: Client, number: Any) -> None:
    body = {"state": ludo_to_roll(), "move": {"type": "roll", "die": number}}
    assert pointers(client, "ludo", body) == ["/move/die"]


def test_every_fault_of_a_body_of_ludo_is_reported(client: Client) -> None:
    changes = [("/state/players/0/pieces/1/square", 52), ("/state/players/1/color", 3), ("/state/turn/die", "6"), ("/move/piece", 4)]
    assert sorted(pointers(client, "ludo", with_changes(ludo_body(), *changes))) == sorted(pointer for pointer, _ in changes)


def test_every_fault_of_one_body_is_reported(client: Client) -> None:
    changes = [("/state/pot", "x"), ("/state/players/0/chips", -1), ("/state/turn/seat", None), ("/move/dice/0", "up"), ("/colour", 1)]
    assert sorted(pointers(client, "lcr", with_changes(lcr_body(), *changes))) == sorted(pointer for pointer, _ in changes)


def test_every_fault_inside_one_union_is_reported(client: Client) -> None:
    changes = [("/move/tiles/0/y", "0"), ("/move/tiles/0/shape", REMOVED), ("/move/drawn", 3)]
    assert sorted(pointers(client, "qwirkle", with_changes(qwirkle_body(), *changes))) == sorted(pointer for pointer, _ in changes)


def test_a_pointer_escapes_the_characters_it_has_to(client: Client) -> None:
    assert pointers(client, "lcr", lcr_body(**{"a/b~c": 1})) == ["/a~1b~0c"]


@pytest.mark.parametrize("operation", ["apply", "check", "legal-moves"])
def test_a_state_of_another_game_is_refused_at_its_game(client: Client, operation: str) -> None:
    body = {"state": lcr_state(game="qwirkle")} | ({"move": roll()} if operation == "apply" else {})
    assert client.refused("lcr", operation, body, 400, "invalid_request") == ["/state/game"]


@pytest.mark.parametrize("operation", ["apply", "check", "legal-moves"])
def test_rules_of_another_version_are_unsupported(client: Client, operation: str) -> None:
    body = {"state": lcr_state(rules=2)} | ({"move": roll()} if operation == "apply" else {})
    assert client.refused("lcr", operation, body, 422, "unsupported_rules") == ["/state/rules"]


def test_a_new_game_of_another_version_is_unsupported(client: Client) -> None:
    body = {"players": [{}, {}, {}], "rules": 2}
    assert client.refused("lcr", "new", body, 422, "unsupported_rules") == ["/rules"]


def test_a_state_of_a_later_version_may_have_any_shape(client: Client) -> None:
    body = {"state": {"game": "lcr", "rules": 2, "bank": {"chips": 9}}, "move": {"type": "roll", "cup": "wood"}}
    assert client.refused("lcr", "apply", body, 422, "unsupported_rules") == ["/state/rules"]


@pytest.mark.parametrize("game", ["lcr", "ludo", "qwirkle"])
def test_rules_left_out_mean_version_one(client: Client, game: str) -> None:
    assert client.ask(game, "new", players=[{}, {}, {}])["state"]["rules"] == 1


def test_a_number_that_the_game_does_not_know_is_judged(client: Client) -> None:
    answer = client.ask("lcr", "apply", **lcr_body(move=roll("dot", "dot", "dot", "dot")))
    assert [violation["rule"] for violation in answer["violations"]] == ["lcr.dice_count"]
    answer = client.ask("lcr", "apply", **lcr_body(seat=9))
    assert [violation["rule"] for violation in answer["violations"]] == ["lcr.turn"]


@pytest.mark.parametrize("number", [0, 7, 2**31])
def test_a_number_that_no_die_shows_is_judged(client: Client, number: int) -> None:
    answer = client.ask("ludo", "apply", state=ludo_to_roll(), move=die(number))
    assert [(violation["rule"], violation["pointer"]) for violation in answer["violations"]] == [("ludo.die", "/move/die")]


def test_an_impossible_state_is_refused_with_every_fault_and_its_rule(client: Client) -> None:
    body = lcr_body(state=lcr_state(pot=1, turn={"phase": "roll", "seat": 7}))
    response = client.post("/v1/games/lcr/apply", body)
    assert (response.status_code, response.json()["code"]) == (422, "impossible_state")
    assert {error["rule"] for error in response.json()["errors"]} == {"lcr.conservation", "lcr.state_turn"}


def test_an_invalid_set_up_is_refused_with_every_fault_and_its_rule(client: Client) -> None:
    response = client.post("/v1/games/lcr/new", {"players": [{}, {}], "options": {"starting_chips": 101}})
    assert (response.status_code, response.json()["code"]) == (422, "invalid_setup")
    assert {error["rule"] for error in response.json()["errors"]} == {"lcr.players", "lcr.chips"}
