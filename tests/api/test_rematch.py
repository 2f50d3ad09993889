"""A rematch: the same players and options, a fresh start, and only after the end."""

from __future__ import annotations

from typing import Any

import pytest

from support.client import Client
from support.positions import lcr_over, lcr_state, qwirkle_over, qwirkle_state


@pytest.mark.parametrize(("game", "state"), [("lcr", lcr_state()), ("qwirkle", qwirkle_state())], ids=["lcr", "qwirkle"])
def test_a_game_that_goes_on_has_no_rematch(client: Client, game: str, state: dict[str, Any]) -> None:
    client.refused(game, "rematch", {"state": state}, 422, "not_over")


@pytest.mark.parametrize(("game", "state"), [("lcr", lcr_over()), ("qwirkle", qwirkle_over())], ids=["lcr", "qwirkle"])
def test_a_rematch_keeps_names_and_options_and_starts_afresh(client: Client, game: str, state: dict[str, Any]) -> None:
    answer = client.ask(game, "rematch", state=state, seed="n")
    again = answer["state"]
    assert again["options"] == state["options"] and again["ply"] == 0 and again["turn"]["phase"] != "over"
    assert [player.get("name") for player in again["players"]] == [player.get("name") for player in state["players"]]
    assert answer == client.ask(game, "rematch", state=state, seed="n")
    assert answer["legal_moves"]["total"] > 0
    assert client.ask(game, "check", state=again)["possible"] is True


def test_a_rematch_of_lcr_takes_a_starter(client: Client) -> None:
    for seat in range(3):
        answer = client.ask("lcr", "rematch", state=lcr_over(), starter=seat)
        assert answer["state"]["turn"] == {"phase": "roll", "seat": seat}
        assert [player["chips"] for player in answer["state"]["players"]] == [3, 3, 3]


def test_a_rematch_of_qwirkle_deals_again(client: Client) -> None:
    answer = client.ask("qwirkle", "rematch", state=qwirkle_over())
    players = answer["state"]["players"]
    assert all(player["score"] == 0 and len(player["hand"]["tiles"]) == 6 for player in players)
    assert answer["state"]["board"] == []
    assert answer["left"] == {"bag": 108 - 6 * len(players)}
