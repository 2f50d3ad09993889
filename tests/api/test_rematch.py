"""A rematch: the same players and options, a fresh start, and only after the end."""

from __future__ import annotations

from typing import Any

import pytest

from support.client import Client
from support.positions import YARD, lcr_over, lcr_state, ludo_over, ludo_to_roll, qwirkle_over, qwirkle_state

GOING_ON = {"lcr": lcr_state(), "ludo": ludo_to_roll(), "qwirkle": qwirkle_state()}
OVER = {"lcr": lcr_over(), "ludo": ludo_over(), "qwirkle": qwirkle_over()}


@pytest.mark.parametrize(("game", "state"), GOING_ON.items(), ids=GOING_ON)
def test_a_game_that_goes_on_has_no_rematch(client: Client, game: str, state: dict[str, Any]) -> None:
    client.refused(game, "rematch", {"state": state}, 422, "not_over")


@pytest.mark.parametrize(("game", "state"), OVER.items(), ids=OVER)
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


@pytest.mark.parametrize("rotates", [True, False])
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_a_rematch_of_ludo_moves_the_starter_on_where_the_option_says_so(client: Client, starter: int, rotates: bool) -> None:
    over = ludo_over(rotate_starter=rotates) | {"starter": starter}
    answer = client.ask("ludo", "rematch", state=over)
    expected = (starter + 1) % 3 if rotates else starter
    assert answer["state"]["starter"] == answer["state"]["turn"]["seat"] == expected
    assert answer["events"] == [{"type": "turn", "seat": expected, "phase": "roll"}]


def test_a_rematch_of_ludo_takes_a_starter_and_clears_the_board(client: Client) -> None:
    for seat in range(3):
        again = client.ask("ludo", "rematch", state=ludo_over(), starter=seat)["state"]
        assert again["starter"] == again["turn"]["seat"] == seat
        assert all(player["pieces"] == [YARD] * 4 and "place" not in player for player in again["players"])
        assert [player["color"] for player in again["players"]] == ["yellow", "blue", "red"]


def test_a_starter_that_nobody_is_makes_no_rematch(client: Client) -> None:
    assert client.refused("ludo", "rematch", {"state": ludo_over(), "starter": 3}, 422, "invalid_setup") == ["/starter"]


def test_under_free_exit_a_rematch_begins_with_an_exit(client: Client) -> None:
    again = client.ask("ludo", "rematch", state=ludo_over(no_piece_on_the_way="free_exit"))
    assert again["state"]["turn"] == {"phase": "exit", "seat": 1}
    assert again["legal_moves"]["total"] == 4
