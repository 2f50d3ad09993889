"""The wrong shape in Pegs and Jokers: 400 with a pointer that names the very field; and what is judged instead."""

from __future__ import annotations

from typing import Any

import pytest

from api.test_pegs_positions import GAME, START, draw, exchange, holding, home, move, play, step, table, track
from api.test_shapes import REMOVED, with_changes
from support.client import Client

STATE = holding("7", {0: [track(30), home(2)], 1: [track(40)]}, discard=["K"], hidden=[2])
BODY = {"state": STATE, "move": play("7", step(0, track(33)), step(1, home(4)))}

WRONG: list[tuple[str, Any]] = [
    ("/state/players/0/pegs", [START] * 6),
    ("/state/players/0/pegs", [START] * 4),
    ("/state/players/0/pegs", []),
    ("/state/players/0/pegs", {"0": START}),
    ("/state/players/0/pegs", REMOVED),
    ("/state/players/0/pegs/0", None),
    ("/state/players/0/pegs/0", ["track", 30]),
    ("/state/players/0/pegs/0", 30),
    ("/state/players/0/pegs/0/at", "garage"),
    ("/state/players/0/pegs/0/at", REMOVED),
    ("/state/players/0/pegs/0/hole", REMOVED),
    ("/state/players/0/pegs/0/hole", -1),
    ("/state/players/0/pegs/0/hole", 256),
    ("/state/players/0/pegs/0/hole", 0.5),
    ("/state/players/0/pegs/0/hole", "30"),
    ("/state/players/0/pegs/0/hole", None),
    ("/state/players/0/pegs/0/side", 1),
    ("/state/players/0/pegs/1/hole", 0),
    ("/state/players/0/pegs/1/hole", 6),
    ("/state/players/0/pegs/1/hole", -1),
    ("/state/players/0/pegs/2/hole", 3),
    ("/state/players/0/hand", REMOVED),
    ("/state/players/0/hand", ["7"]),
    ("/state/players/0/hand/kind", "secret"),
    ("/state/players/0/hand/cards", "7"),
    ("/state/players/0/hand/cards/0", "1"),
    ("/state/players/0/hand/cards/0", "11"),
    ("/state/players/0/hand/cards/0", "a"),
    ("/state/players/0/hand/cards/0", "Joker"),
    ("/state/players/0/hand/cards/0", 7),
    ("/state/players/0/hand/cards/0", None),
    ("/state/players/0/hand/size", 6),
    ("/state/players/2/hand/size", -1),
    ("/state/players/2/hand/size", 163),
    ("/state/players/2/hand/size", "5"),
    ("/state/players/2/hand/size", REMOVED),
    ("/state/players/0/color", "pink"),
    ("/state/players/0/color", None),
    ("/state/players/0/name", None),
    ("/state/players/0/tiles", []),
    ("/state/players", {}),
    ("/state/discard", REMOVED),
    ("/state/discard", None),
    ("/state/discard", ["2"] * 217),
    ("/state/discard/0", "C"),
    ("/state/dealer", REMOVED),
    ("/state/dealer", -1),
    ("/state/dealer", 24),
    ("/state/starter", 0),
    ("/state/pile", []),
    ("/state/turn/phase", "exchange"),
    ("/state/turn/seat", -1),
    ("/state/turn/seat", 24),
    ("/state/turn/seat", REMOVED),
    ("/state/turn/hole", 3),
    ("/state/ply", -1),
    ("/state/ply", REMOVED),
    ("/state/options/seven_split", "any"),
    ("/state/options/seven_split", REMOVED),
    ("/state/options/joker_from_home", "yes"),
    ("/state/options/home_entry", None),
    ("/state/options/undo", True),
    ("/state/game", "ludo"),
    ("/state/game", REMOVED),
    ("/state/rules", REMOVED),
    ("/move", None),
    ("/move/type", "pass"),
    ("/move/type", REMOVED),
    ("/move/card", "X"),
    ("/move/card", 7),
    ("/move/card", REMOVED),
    ("/move/drawn", ["2"]),
    ("/move/steps", REMOVED),
    ("/move/steps", None),
    ("/move/steps", {"peg": 0}),
    ("/move/steps", [step(0, track(33))] * 163),
    ("/move/steps/0", [0, 33]),
    ("/move/steps/0/peg", 5),
    ("/move/steps/0/peg", -1),
    ("/move/steps/0/peg", "0"),
    ("/move/steps/0/peg", REMOVED),
    ("/move/steps/0/seat", 2),
    ("/move/steps/0/to", REMOVED),
    ("/move/steps/0/to", 33),
    ("/move/steps/0/to/at", "yard"),
    ("/move/steps/0/to/hole", -1),
    ("/move/steps/0/to/hole", 256),
    ("/move/steps/1/to/hole", 6),
    ("/move/steps/1/to/hole", 0),
    ("/seat", 24),
    ("/seat", -1),
    ("/seat", None),
    ("/chance", "dealer"),
    ("/seed", 5),
    ("/seconds", 3),
    ("/views", "yes"),
    ("/views", None),
    ("/legal_moves", True),
]


def shortened(part: Any) -> str:
    return "removed" if part is REMOVED else repr(part)[:40]


@pytest.mark.parametrize(("pointer", "value"), WRONG, ids=shortened)
def test_a_fault_of_shape_is_named_by_its_pointer(client: Client, pointer: str, value: Any) -> None:
    body = with_changes(BODY, (pointer, value))
    assert client.refused(GAME, "apply", body, 400, "invalid_request") == [pointer]


def test_the_body_that_is_spoilt_here_is_a_good_one(client: Client) -> None:
    assert client.ask(GAME, "apply", **BODY)["verdict"] == "rejected", "five in all are no seven"
    good = with_changes(BODY, ("/move/steps/0/to/hole", 35))
    assert client.ask(GAME, "apply", **good)["verdict"] == "accepted"


def test_every_fault_of_shape_is_told_at_once(client: Client) -> None:
    body = with_changes(
        BODY,
        ("/state/players/0/pegs/0/hole", -1),
        ("/state/players/1/hand/cards/2", "Z"),
        ("/move/steps/1/peg", 9),
        ("/seat", "0"),
    )
    assert sorted(client.refused(GAME, "apply", body, 400, "invalid_request")) == [
        "/move/steps/1/peg",
        "/seat",
        "/state/players/0/pegs/0/hole",
        "/state/players/1/hand/cards/2",
    ]


@pytest.mark.parametrize(
    "chosen",
    [
        {"type": "draw", "drawn": None},
        {"type": "draw", "drawn": "K"},
        {"type": "draw", "drawn": ["K", None]},
        {"type": "draw", "card": "K"},
        {"type": "exchange"},
        {"type": "exchange", "card": None},
        {"type": "exchange", "card": "7", "steps": []},
    ],
    ids=str,
)
def test_a_draw_or_an_exchange_of_the_wrong_shape_is_refused(client: Client, chosen: dict[str, Any]) -> None:
    pointers = client.refused(GAME, "apply", {"state": STATE, "move": chosen}, 400, "invalid_request")
    assert len(pointers) == 1 and pointers[0].startswith("/move/")


JUDGED: dict[str, tuple[dict[str, Any], str]] = {
    "no step": (play("7"), "pegs.seven"),
    "five steps": (play("7", *[step(peg, track(33)) for peg in range(5)]), "pegs.seven"),
    "a wrong count": (move("7", 0, track(38)), "pegs.seven"),
    "a hole beyond the ring": (move("7", 0, track(255)), "pegs.seven"),
    "a home hole too far": (move("7", 0, home(5)), "pegs.home_entry"),
    "no card drawn": (exchange("2") | {"drawn": []}, "pegs.draw"),
    "seven cards drawn": (exchange("2", *["3"] * 7), "pegs.draw"),
    "a card not held": (move("K", 0, track(40)), "pegs.in_hand"),
}


@pytest.mark.parametrize(("chosen", "rule"), JUDGED.values(), ids=[kind.replace(" ", "_") for kind in JUDGED])
def test_what_the_game_does_not_know_is_judged(client: Client, chosen: dict[str, Any], rule: str) -> None:
    answer = client.ask(GAME, "apply", state=STATE, move=chosen)
    assert answer["verdict"] == "rejected" and rule in {one["rule"] for one in answer["violations"]}


@pytest.mark.parametrize("seat", [4, 23])
def test_a_seat_that_nobody_sits_on_is_out_of_turn(client: Client, seat: int) -> None:
    answer = client.ask(GAME, "apply", state=table(), move=draw("K"), seat=seat)
    assert [one["rule"] for one in answer["violations"]] == ["pegs.turn"]


@pytest.mark.parametrize("operation", ["check", "legal-moves", "view", "rematch"])
def test_six_pegs_are_refused_by_every_operation(client: Client, operation: str) -> None:
    body = {"state": with_changes({"state": STATE}, ("/state/players/3/pegs", [START] * 6))["state"]}
    assert client.refused(GAME, operation, body, 400, "invalid_request") == ["/state/players/3/pegs"]
