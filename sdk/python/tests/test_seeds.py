"""Chance: a fresh seed for each decision, the same one in every retry."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from answers import ACCEPTED, MOVES, STATE, fresh, problem
from conftest import Caller, Use

from mwamuzi.types import LcrMoveRoll, LcrSetupPlayer, LcrState

BEGUN = {"state": STATE, "events": [], "legal_moves": MOVES}
PLAYERS = [LcrSetupPlayer(), LcrSetupPlayer(), LcrSetupPlayer()]


def state() -> LcrState:
    return LcrState.from_dict(STATE)


DECISIONS: dict[str, tuple[Use, dict[str, Any]]] = {
    "new_game": (lambda client: client.lcr.new_game(PLAYERS), BEGUN),
    "apply": (lambda client: client.lcr.apply(state(), LcrMoveRoll()), ACCEPTED),
    "apply_or_raise": (lambda client: client.lcr.apply_or_raise(state(), LcrMoveRoll()), ACCEPTED),
    "rematch": (lambda client: client.lcr.rematch(state()), BEGUN),
}


def bodies(call: Caller, use: Use, *answers: httpx.Response) -> list[dict[str, Any]]:
    """What a use sends to a referee that gives these answers."""
    seen: list[dict[str, Any]] = []

    def referee(request: httpx.Request) -> httpx.Response:
        seen.append(json.loads(request.content))
        return answers[len(seen) - 1]

    call(referee, use)
    return seen


@pytest.mark.parametrize("decision", DECISIONS)
def test_a_retry_carries_the_seed_of_the_first_attempt(call: Caller, waits: list[float], decision: str) -> None:
    use, answer = DECISIONS[decision]
    first, second, third = bodies(call, use, problem(503), problem(502), httpx.Response(200, json=answer))
    assert first == second == third
    assert len(first["seed"]) == 32 and int(first["seed"], 16) >= 0


def test_every_decision_has_a_seed_of_its_own(call: Caller) -> None:
    use, answer = DECISIONS["apply"]
    (one,) = bodies(call, use, httpx.Response(200, json=answer))
    (other,) = bodies(call, use, httpx.Response(200, json=answer))
    assert one["seed"] != other["seed"]


def test_a_seed_that_was_given_stays(call: Caller) -> None:
    (sent,) = bodies(
        call, lambda client: client.lcr.apply(state(), LcrMoveRoll(), seed="mine"), httpx.Response(200, json=ACCEPTED)
    )
    assert sent["seed"] == "mine"


def test_stated_chance_needs_no_seed(call: Caller) -> None:
    move = LcrMoveRoll(dice=["dot", "left", "right"])
    (sent,) = bodies(
        call, lambda client: client.lcr.apply(state(), move, chance="stated"), httpx.Response(200, json=ACCEPTED)
    )
    assert "seed" not in sent
    assert sent["move"] == {"type": "roll", "dice": ["dot", "left", "right"]}


def test_what_is_absent_is_left_out_and_an_empty_list_is_not(call: Caller) -> None:
    move = LcrMoveRoll(dice=[])
    (sent,) = bodies(
        call, lambda client: client.lcr.apply(state(), move, chance="stated"), httpx.Response(200, json=fresh(ACCEPTED))
    )
    assert sent == {"state": STATE, "move": {"type": "roll", "dice": []}, "chance": "stated"}
