"""Chance: seeds reproduce it, without one it varies, what is stated is kept, what has to be stated is asked for."""

from __future__ import annotations

import json
from typing import Any

import pytest

from support.client import Client
from support.positions import FITTING, die, lcr_state, ludo_state, ludo_to_roll, place, qwirkle_state, roll, tile

ATTEMPTS = 40
"""So many draws come out all alike less than once in 10^18; a starter among three is the likeliest of them."""

SET_UPS: dict[str, dict[str, Any]] = {
    "lcr": {"players": [{}, {}, {}]},
    "ludo": {"players": [{}, {}, {}]},
    "qwirkle": {"players": [{}, {}]},
}
OPEN_CHANCE: dict[str, dict[str, Any]] = {
    "lcr": {"state": lcr_state(), "move": {"type": "roll"}},
    "ludo": {"state": ludo_to_roll(), "move": {"type": "roll"}},
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


def test_only_ply_and_seed_enter_the_die_of_ludo(client: Client) -> None:
    def rolled(state: dict[str, Any]) -> int:
        return client.ask("ludo", "apply", state=state, move={"type": "roll"}, seed="s")["move"]["die"]

    other = ludo_state(*ludo_to_roll()["players"][::-1], turn=ludo_to_roll()["turn"] | {"seat": 1}, exit_rolls=[1, 6])
    assert rolled(ludo_to_roll()) == rolled(other)
    assert {rolled(ludo_to_roll() | {"ply": ply}) for ply in range(ATTEMPTS)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("game", GAMES)
def test_a_move_comes_back_with_its_chance_and_is_judged_again_without_a_generator(client: Client, game: str) -> None:
    rolled = client.ask(game, "apply", **OPEN_CHANCE[game])
    stated = client.ask(game, "apply", state=OPEN_CHANCE[game]["state"], move=rolled["move"], chance="stated")
    assert stated == rolled


def test_what_is_stated_beats_the_seed(client: Client) -> None:
    for n in range(5):
        answer = client.ask("lcr", "apply", state=lcr_state(), move=roll("left", "right", "center"), seed=str(n))
        assert answer["move"]["dice"] == ["left", "right", "center"]
        answer = client.ask("ludo", "apply", state=ludo_to_roll(), move=die(n + 1), seed=str(n))
        assert answer["move"] == die(n + 1)
    drawn = [tile("green", "clover")]
    answer = client.ask("qwirkle", "apply", state=qwirkle_state(), move=place(FITTING, drawn=drawn), seed="n")
    assert answer["move"]["drawn"] == drawn


@pytest.mark.parametrize("game", GAMES)
def test_chance_that_has_to_be_stated_is_asked_for(client: Client, game: str) -> None:
    answer = client.ask(game, "apply", **OPEN_CHANCE[game], chance="stated", seed="n")
    assert answer["verdict"] == "rejected"
    assert [violation["reason"] for violation in answer["violations"]] == ["not_stated"]


@pytest.mark.parametrize("game", ["lcr", "ludo"])
def test_a_starter_is_drawn_and_named(client: Client, game: str) -> None:
    answers = [client.ask(game, "new", players=[{}] * 3, seed=str(n)) for n in range(ATTEMPTS)]
    assert {answer["state"]["turn"]["seat"] for answer in answers} == {0, 1, 2}
    for answer in answers:
        drawn = [event["seat"] for event in answer["events"] if event["type"] == "starter_drawn"]
        assert drawn == [answer["state"]["turn"]["seat"]]


@pytest.mark.parametrize("game", ["lcr", "ludo"])
def test_a_stated_starter_is_kept(client: Client, game: str) -> None:
    for seat in range(3):
        answer = client.ask(game, "new", players=[{}] * 3, starter=seat)
        turn = answer["state"]["turn"]
        assert (turn["phase"], turn["seat"]) == ("roll", seat)
        assert answer["state"].get("starter", seat) == seat
        assert not [event for event in answer["events"] if event["type"] == "starter_drawn"]


@pytest.mark.parametrize("game", ["lcr", "ludo"])
def test_a_starter_that_has_to_be_stated_is_asked_for(client: Client, game: str) -> None:
    body = {"players": [{}] * 3, "chance": "stated"}
    response = client.post(f"/v1/games/{game}/new", body)
    assert (response.status_code, response.json()["code"]) == (422, "invalid_setup")
    assert [(error["pointer"], error["rule"]) for error in response.json()["errors"]] == [("/starter", f"{game}.starter")]
    assert client.ask(game, "new", **body, starter=2)["state"]["turn"]["seat"] == 2
