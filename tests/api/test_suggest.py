"""CPU players: legal, reproducible, blind to what the seat to move cannot see, and good for a missing player."""

from __future__ import annotations

import json
from typing import Any

import pytest

from api.test_pegs_positions import GAME as PEGS
from api.test_pegs_positions import hidden_hand, holding
from api.test_pegs_positions import over as pegs_over
from api.test_pegs_positions import table as pegs_table
from api.test_pegs_positions import track as hole
from support.client import Client
from support.moves import whole_list
from support.positions import (
    lcr_over,
    lcr_state,
    ludo_over,
    ludo_player,
    ludo_state,
    ludo_to_roll,
    ludo_with_choices,
    move,
    qwirkle_opening,
    qwirkle_over,
    qwirkle_state,
    qwirkle_with_hidden_hand,
    to_move,
    track,
)

LEVELS = ["random", "greedy", "strong"]
GOING_ON = {
    "lcr": lcr_state(),
    "ludo": ludo_with_choices(),
    "qwirkle": qwirkle_state(),
    PEGS: holding("K", {0: [hole(30)], 1: [hole(31)]}),
}
OVER = {"lcr": lcr_over(), "ludo": ludo_over(), "qwirkle": qwirkle_over(), PEGS: pegs_over()}
EVERY_GAME = pytest.mark.parametrize(("game", "state"), GOING_ON.items(), ids=GOING_ON)
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def suggest(client: Client, game: str, state: dict[str, Any], **more: Any) -> dict[str, Any]:
    return client.ask(game, "suggest", state=state, **more)


@EVERY_LEVEL
@EVERY_GAME
def test_what_is_suggested_is_listed_explained_and_accepted(client: Client, game: str, state: dict[str, Any], level: str) -> None:
    answer = suggest(client, game, state, level=level)
    assert answer["level"] == level
    assert answer["move"] in whole_list(client, game, state)
    assert answer["why"]["reason"] and answer["why"]["message"].endswith(".")
    assert client.ask(game, "apply", state=state, move=answer["move"])["verdict"] == "accepted"


@EVERY_GAME
def test_a_cpu_player_is_greedy_unless_asked_otherwise(client: Client, game: str, state: dict[str, Any]) -> None:
    assert suggest(client, game, state) == suggest(client, game, state, level="greedy")


@EVERY_LEVEL
@EVERY_GAME
def test_the_same_seed_gives_the_same_suggestion(client: Client, game: str, state: dict[str, Any], level: str) -> None:
    answers = [suggest(client, game, state, level=level, seed="usiku") for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]


@EVERY_GAME
def test_without_a_seed_only_the_random_level_varies(client: Client, game: str, state: dict[str, Any]) -> None:
    for level in LEVELS:
        answers = {json.dumps(suggest(client, game, state, level=level)) for _ in range(30)}
        varies = level == "random" and len(whole_list(client, game, state)) > 1
        assert (len(answers) > 1) == varies, level


def test_seeds_lead_the_random_level_to_every_move(client: Client) -> None:
    state = ludo_with_choices()
    suggested = [suggest(client, "ludo", state, level="random", seed=f"mbegu {number}") for number in range(40)]
    assert {answer["move"]["piece"] for answer in suggested} == {0, 1, 2}
    assert {answer["why"]["reason"] for answer in suggested} == {"at_random"}


@EVERY_GAME
def test_a_level_that_there_is_not_is_refused(client: Client, game: str, state: dict[str, Any]) -> None:
    for level in ("perfect", "STRONG", "Greedy", "", 1):
        assert client.refused(game, "suggest", {"state": state, "level": level}, 400, "invalid_request") == ["/level"]


@pytest.mark.parametrize(("game", "state"), OVER.items(), ids=OVER)
def test_a_finished_game_has_no_suggestion(client: Client, game: str, state: dict[str, Any]) -> None:
    for level in LEVELS:
        body = {"state": state, "level": level}
        assert client.refused(game, "suggest", body, 422, "game_over") == ["/state/turn"]


@pytest.mark.parametrize("level", LEVELS)
def test_lcr_has_one_move_and_says_so(client: Client, level: str) -> None:
    answer = suggest(client, "lcr", lcr_state(), level=level)
    assert answer["move"] == {"type": "roll"}
    assert answer["why"]["reason"] == "only_move"
    assert "value" not in answer


def test_a_roll_and_a_draw_are_suggested_without_their_chance(client: Client) -> None:
    assert suggest(client, "ludo", ludo_to_roll())["move"] == {"type": "roll"}
    answer = suggest(client, PEGS, pegs_table())
    assert answer["move"] == {"type": "draw"}
    assert answer["why"]["reason"] == "only_move" and "value" not in answer


def test_greedy_ludo_captures_and_says_what_it_brings(client: Client) -> None:
    answer = suggest(client, "ludo", ludo_with_choices(), level="greedy")
    assert answer["move"] == move(1)
    assert answer["why"] == {"reason": "captures", "message": "Piece 1 captures 1 piece on square 16."}
    assert answer["value"] == {"finished": 0, "captured": 1, "out": 0, "squares": 6}


def test_greedy_ludo_goes_home_before_it_captures(client: Client) -> None:
    asha = ludo_player("yellow", track(10), {"at": "lane", "step": 2})
    state = ludo_state(asha, ludo_player("red", track(14)), turn=to_move(4))
    answer = suggest(client, "ludo", state)
    assert answer["move"] == move(1)
    assert answer["why"] == {"reason": "finishes", "message": "Piece 1 reaches the finish."}
    assert answer["value"] == {"finished": 1, "captured": 0, "out": 0, "squares": 4}


def test_greedy_qwirkle_scores_what_the_best_listed_move_scores(client: Client) -> None:
    best = client.ask("qwirkle", "legal-moves", state=qwirkle_state(), order="points", limit=1, outcomes=True)
    answer = suggest(client, "qwirkle", qwirkle_state())
    assert answer["move"] == best["moves"][0]
    assert answer["value"] == {"points": best["outcomes"][0]["gained"]}


@EVERY_LEVEL
def test_the_view_of_the_seat_to_move_is_enough(client: Client, level: str) -> None:
    for game, state in (("qwirkle", qwirkle_state()), (PEGS, GOING_ON[PEGS])):
        view = client.ask(game, "view", state=state, seat=state["turn"]["seat"])["state"]
        assert view != state
        assert suggest(client, game, view, level=level, seed="s") == suggest(client, game, state, level=level, seed="s")


def test_of_a_hidden_hand_only_what_names_no_tiles_is_suggested(client: Client) -> None:
    answer = suggest(client, "qwirkle", qwirkle_with_hidden_hand())
    assert answer["move"] == {"type": "swap_hidden", "count": 6}
    assert answer["why"]["reason"] == "swaps"


def test_where_nothing_can_be_listed_of_a_hidden_hand_the_request_is_refused(client: Client) -> None:
    state = qwirkle_opening()
    seat = state["turn"]["seat"]
    state["players"][seat]["hand"] = {"kind": "hidden", "size": 6}
    assert client.refused("qwirkle", "suggest", {"state": state}, 422, "hidden_hand") == [f"/state/players/{seat}/hand"]


def test_of_a_hidden_hand_of_cards_a_play_is_suggested_with_a_caveat(client: Client) -> None:
    state = json.loads(json.dumps(GOING_ON[PEGS]))
    state["players"][0]["hand"] = hidden_hand(6)
    answer = suggest(client, PEGS, state)
    assert answer["move"] in whole_list(client, PEGS, state)
    assert answer["why"]["message"].endswith("it may hold that card.")


@EVERY_LEVEL
@EVERY_GAME
def test_to_suggest_and_apply_until_the_seat_changes_plays_for_a_missing_player(
    client: Client, game: str, state: dict[str, Any], level: str
) -> None:
    seat = state["turn"]["seat"]
    for step in range(60):
        answer = suggest(client, game, state, level=level, seed=f"hatua {step}")
        state = client.ask(game, "apply", state=state, move=answer["move"], seat=seat, seed=f"hatua {step}")["state"]
        if state["turn"].get("seat") != seat:
            return
    pytest.fail("the turn never passes")
