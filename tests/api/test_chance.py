"""Chance: seeds reproduce it, without one it varies, what is stated is kept, what has to be stated is asked for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support.client import Client
from support.positions import FITTING, lcr_state, place, qwirkle_state, roll, tile

ATTEMPTS = 40
"""So many draws come out all alike less than once in 10^18; a starter among three is the likeliest of them."""

SET_UPS: dict[str, dict[str, Any]] = {"lcr": {"players": [{}, {}, {}]}, "qwirkle": {"players": [{}, {}]}}
OPEN_CHANCE = {
    "lcr": {"state": lcr_state(), "move": {"type": "roll"}},
    "qwirkle": {"state": qwirkle_state(), "move": place(FITTING)},
}
GAMES = sorted(SET_UPS)


def distinct(answers: list[dict[str, Any]]) -> int:
    return len({json.dumps(answer, sort_keys=True) for answer in answers})


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_reproduces_a_new_game(client: Client, game: str) -> None:
    assert distinct([client.ask(game, "new", **SET_UPS[game], seed="karibu") for _ in range(5)]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_reproduces_a_move(client: Client, game: str) -> None:
    assert distinct([client.ask(game, "apply", **OPEN_CHANCE[game], seed="karibu") for _ in range(5)]) == 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("operation", ["new", "apply"])
def test_seeds_lead_to_different_chance(client: Client, game: str, operation: str) -> None:
    body = SET_UPS[game] if operation == "new" else OPEN_CHANCE[game]
    assert distinct([client.ask(game, operation, **body, seed=str(n)) for n in range(ATTEMPTS)]) > 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("operation", ["new", "apply"])
def test_without_a_seed_chance_varies(client: Client, game: str, operation: str) -> None:
    body = SET_UPS[game] if operation == "new" else OPEN_CHANCE[game]
    assert distinct([client.ask(game, operation, **body) for _ in range(ATTEMPTS)]) > 1


@pytest.mark.parametrize("game", GAMES)
def test_the_empty_seed_is_a_seed(client: Client, game: str) -> None:
    assert distinct([client.ask(game, "apply", **OPEN_CHANCE[game], seed="") for _ in range(10)]) == 1


def test_only_ply_and_seed_enter_the_dice_of_lcr(client: Client) -> None:
    def dice(**changes: Any) -> list[str]:
        return client.ask("lcr", "apply", state=lcr_state(**changes), move={"type": "roll"}, seed="s")["move"]["dice"]

    assert dice() == dice(turn={"phase": "roll", "seat": 2})
    assert len({tuple(dice(ply=ply)) for ply in range(ATTEMPTS)}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_a_move_comes_back_with_its_chance_and_is_judged_again_without_a_generator(client: Client, game: str) -> None:
    rolled = client.ask(game, "apply", **OPEN_CHANCE[game])
    stated = client.ask(game, "apply", state=OPEN_CHANCE[game]["state"], move=rolled["move"], chance="stated")
    assert stated == rolled


def test_what_is_stated_beats_the_seed(client: Client) -> None:
    for n in range(5):
        answer = client.ask("lcr", "apply", state=lcr_state(), move=roll("left", "right", "center"), seed=str(n))
        assert answer["move"]["dice"] == ["left", "right", "center"]
    drawn = [tile("green", "clover")]
    answer = client.ask("qwirkle", "apply", state=qwirkle_state(), move=place(FITTING, drawn=drawn), seed="n")
    assert answer["move"]["drawn"] == drawn


@pytest.mark.parametrize("game", GAMES)
def test_chance_that_has_to_be_stated_is_asked_for(client: Client, game: str) -> None:
    answer = client.ask(game, "apply", **OPEN_CHANCE[game], chance="stated", seed="n")
    assert answer["verdict"] == "rejected"
    assert [violation["reason"] for violation in answer["violations"]] == ["not_stated"]


def test_a_starter_is_drawn_and_named(client: Client) -> None:
    answers = [client.ask("lcr", "new", players=[{}] * 3, seed=str(n)) for n in range(ATTEMPTS)]
    assert {answer["state"]["turn"]["seat"] for answer in answers} == {0, 1, 2}
    for answer in answers:
        drawn = [event["seat"] for event in answer["events"] if event["type"] == "starter_drawn"]
        assert drawn == [answer["state"]["turn"]["seat"]]


def test_a_stated_starter_is_kept(client: Client) -> None:
    for seat in range(3):
        answer = client.ask("lcr", "new", players=[{}] * 3, starter=seat)
        assert answer["state"]["turn"] == {"phase": "roll", "seat": seat}
        assert not [event for event in answer["events"] if event["type"] == "starter_drawn"]
