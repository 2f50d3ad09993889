"""What the referee knows: the games, their options and their rulebooks."""

from __future__ import annotations

from typing import Any

import pytest

from support.client import Client
from support.positions import LUDO_DEFAULTS

RULES = {
    "lcr": "players chips starter dice_count resolve skip turn end over conservation state_turn",
    "qwirkle": "players deal starter turn in_hand count empty_cell shared_attribute one_line connected line_attribute line_duplicate opening"
    " swap swap_bag must_swap pass draw over score_line score_qwirkle score_end end_stuck end_dead winner"
    " state_tiles state_hand state_score state_end state_turn",
    "ludo": "players pieces starter turn phase die exit move pass six_again three_sixes capture capture_again finish_again one_bonus"
    " safe block exit_blocked stack lane exact none_on_the_way end places over rematch time rating state_square state_turn state_place",
}
SEATS = {"lcr": range(3, 25), "qwirkle": range(2, 7), "ludo": range(2, 5)}
DEFAULTS: dict[str, dict[str, Any]] = {"lcr": {"starting_chips": 3}, "qwirkle": {"opening": "announced"}, "ludo": LUDO_DEFAULTS}
WITHOUT_DEFAULT = {"ludo": {"turn_seconds"}}
GAMES = sorted(RULES)


def test_the_list_names_every_game(client: Client) -> None:
    listed = [game["game"] for game in client.get("/v1/games").json()["games"]]
    assert set(GAMES) <= set(listed) and len(set(listed)) == len(listed)
    for game in listed:
        assert client.get(f"/v1/games/{game}").status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_holds_every_rule_of_the_game_and_no_other(client: Client, game: str) -> None:
    assert sorted(client.rulebook(game)) == sorted(f"{game}.{rule}" for rule in RULES[game].split())


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_words_its_source_and_its_kind(client: Client, game: str) -> None:
    for rule in client.get(f"/v1/games/{game}").json()["rulebook"]:
        assert rule["kind"] in ("violation", "fault", "effect"), rule
        assert len(rule["text"]) > 10 and rule["source"], rule


@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_told_with_its_default_and_meaning(client: Client, game: str) -> None:
    options = client.get(f"/v1/games/{game}").json()["options"]
    assert {option["name"]: option["default"] for option in options if "default" in option} == DEFAULTS[game]
    assert {option["name"] for option in options if "default" not in option} == WITHOUT_DEFAULT.get(game, set())
    assert all(option["meaning"] and option["values"] for option in options)


@pytest.mark.parametrize("game", GAMES)
def test_a_new_game_shows_all_options_at_their_defaults(client: Client, game: str) -> None:
    assert client.ask(game, "new", players=[{}, {}, {}])["state"]["options"] == DEFAULTS[game]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_every_number_of_players_it_names_and_no_other(client: Client, game: str) -> None:
    assert client.get(f"/v1/games/{game}").json()["players"] == list(SEATS[game])
    for seats in SEATS[game]:
        assert len(client.ask(game, "new", players=[{}] * seats)["state"]["players"]) == seats
    for seats in (0, 1, SEATS[game].start - 1, SEATS[game].stop):
        response = client.post(f"/v1/games/{game}/new", {"players": [{}] * seats})
        assert (response.status_code, response.json()["code"]) == (422, "invalid_setup")
        assert [error["rule"] for error in response.json()["errors"]] == [f"{game}.players"]
