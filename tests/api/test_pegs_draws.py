"""Draws and reshuffles of Pegs and Jokers: phases, stated and drawn cards, the pile; and exchanges as far as they draw."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from api.test_pegs_positions import (
    CARDS,
    GAME,
    IDLE,
    accepted,
    all_cards,
    broken,
    draw,
    drawn,
    exchange,
    holding,
    listed,
    move,
    played,
    table,
    track,
    turn,
    unseen,
    violations,
    with_empty_pile,
)
from support.client import Client

STUCK = table(cards=[*IDLE, "9"])
"""Nothing can come out, so a card is to be exchanged."""


def test_a_draw_is_the_one_move_of_its_phase_and_leads_to_the_other(client: Client) -> None:
    assert listed(client, table()) == [draw()]
    answer = accepted(client, table(), draw("K"))
    assert answer["move"] == draw("K")
    assert answer["events"] == [drawn(0, "K"), turn(0, "play")]
    assert answer["state"]["players"][0]["hand"]["cards"] == [*IDLE, "K"]
    assert answer["score"] == {"gained": 0, "totals": [0, 0, 0, 0]}
    assert answer["left"] == {"pile": 141} and answer["unverified"] == []


def test_what_the_referee_draws_is_told_and_replays_as_stated(client: Client) -> None:
    for number in range(10):
        answer = accepted(client, table(), draw(), seed=str(number))
        (card,) = answer["move"]["drawn"]
        assert answer["events"] == [drawn(0, card), turn(0, "play")]
        assert accepted(client, table(), answer["move"], chance="stated") == answer
        assert accepted(client, table(), draw(), seed=str(number)) == answer


def test_the_referee_draws_every_card_that_is_in_the_pile_and_no_other(client: Client) -> None:
    cards = {accepted(client, table(ply=ply), draw(), seed="n")["move"]["drawn"][0] for ply in range(200)}
    assert cards == set(CARDS)
    only_jokers = with_empty_pile(table(), left=6)
    assert {accepted(client, only_jokers, draw())["move"]["drawn"][0] for _ in range(10)} == {"joker"}


def test_only_ply_seed_and_the_pile_enter_a_draw(client: Client) -> None:
    other = table({0: [track(8)], 3: [track(30)]}, seat=2, seven_split="up_to")
    for seed in "abcdef":
        assert accepted(client, table(), draw(), seed=seed)["move"] == accepted(client, other, draw(), seed=seed)["move"]


def test_what_is_stated_beats_the_seed(client: Client) -> None:
    assert {accepted(client, table(), draw("Q"), seed=str(n))["move"]["drawn"][0] for n in range(8)} == {"Q"}


@pytest.mark.parametrize("chosen", [draw(), exchange("9")], ids=["draw", "exchange"])
def test_a_card_that_has_to_be_stated_is_asked_for(client: Client, chosen: dict[str, Any]) -> None:
    state = table() if chosen["type"] == "draw" else STUCK
    assert violations(client, state, chosen, chance="stated", seed="n") == [broken("draw", "not_stated", "/move")]
    assert accepted(client, state, chosen | {"drawn": ["7"]}, chance="stated")["move"]["drawn"] == ["7"]


def test_a_play_leaves_nothing_to_chance(client: Client) -> None:
    answer = accepted(client, holding("A", {}), move("A", 0, track(8)), chance="stated")
    assert answer["events"][0] == played(0, "A")


@pytest.mark.parametrize("cards", [[], ["7", "7"], ["7", "8", "9"]])
@pytest.mark.parametrize("kind", ["draw", "exchange"])
def test_exactly_one_card_is_drawn(client: Client, kind: str, cards: list[str]) -> None:
    state, chosen = (table(), draw()) if kind == "draw" else (STUCK, exchange("9"))
    assert violations(client, state, chosen | {"drawn": cards}) == [broken("draw", "wrong_number", "/move/drawn")]


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn(client: Client) -> None:
    state = table(discard=["K"] * 12)
    assert violations(client, state, draw("K")) == [broken("draw", "not_in_pile", "/move/drawn/0")]
    assert accepted(client, table(discard=["K"] * 11), draw("K"))["left"] == {"pile": 130}
    two = [broken("draw", "wrong_number", "/move/drawn"), broken("draw", "not_in_pile", "/move/drawn/1")]
    assert violations(client, table(discard=["K"] * 11), draw("K", "K")) == two


def test_a_card_is_drawn_before_one_is_played_and_only_once(client: Client) -> None:
    to_draw = table(cards=["A", *IDLE[1:]])
    for chosen in (move("A", 0, track(8)), exchange("A")):
        assert violations(client, to_draw, chosen) == [broken("phase", "draw_first", "/move/type")]
    assert violations(client, STUCK, draw("7")) == [broken("phase", "drawn_already", "/move/type")]


def test_an_exchange_discards_draws_and_ends_the_turn(client: Client) -> None:
    answer = accepted(client, STUCK, exchange("3", "K"))
    assert answer["events"] == [{"type": "exchanged", "seat": 0, "card": "3"}, drawn(0, "K"), turn(1)]
    assert answer["state"]["players"][0]["hand"]["cards"] == ["2", "4", "5", "6", "9", "K"]
    assert answer["state"]["discard"] == ["3"]


def test_a_hand_that_holds_six_cards_after_an_exchange_skips_its_next_draw(client: Client) -> None:
    state = accepted(client, STUCK, exchange("3", "K"))["state"]
    for seat in (1, 2, 3):
        state = accepted(client, state, draw("8"))["state"]
        answer = accepted(client, state, exchange("8", "9"))
        state = answer["state"]
    assert answer["events"][-1] == turn(0, "play") and state["turn"] == {"phase": "play", "seat": 0}
    assert violations(client, state, draw("7")) == [broken("phase", "drawn_already", "/move/type")]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_reshuffle_is_told_before_the_card_is_drawn(client: Client, players: int) -> None:
    state = with_empty_pile(table(players=players))
    assert client.ask(GAME, "check", state=state)["left"] == {"pile": 0}
    count = len(all_cards(players)) - 5 * players
    answer = accepted(client, state, draw("9"))
    assert answer["events"] == [{"type": "reshuffled", "count": count}, drawn(0, "9"), turn(0, "play")]
    assert answer["state"]["discard"] == [] and answer["left"] == {"pile": count - 1}


def test_the_referee_reshuffles_and_draws_from_the_discards(client: Client) -> None:
    state = with_empty_pile(table())
    for number in range(20):
        answer = accepted(client, state, draw(), seed=str(number))
        assert [event["type"] for event in answer["events"]] == ["reshuffled", "drawn", "turn"]
        assert answer["move"]["drawn"][0] in state["discard"]


def test_a_pile_of_one_card_is_not_reshuffled_before_it_is_drawn(client: Client) -> None:
    state = with_empty_pile(table(), left=1)
    (last,) = unseen(state)
    assert violations(client, state, draw("K" if last != "K" else "A")) == [broken("draw", "not_in_pile", "/move/drawn/0")]
    answer = accepted(client, state, draw())
    assert answer["events"] == [drawn(0, last), turn(0, "play")]
    assert answer["left"] == {"pile": 0} and answer["state"]["discard"] == state["discard"]


def test_an_exchange_with_an_empty_pile_shuffles_its_own_card_in(client: Client) -> None:
    state = with_empty_pile(STUCK)
    count = len(state["discard"]) + 1
    answer = accepted(client, state, exchange("3", "3"))
    expected = [{"type": "exchanged", "seat": 0, "card": "3"}, {"type": "reshuffled", "count": count}, drawn(0, "3"), turn(1)]
    assert answer["events"] == expected
    assert answer["state"]["discard"] == [] and answer["left"] == {"pile": count - 1}


def test_a_card_in_a_hand_is_not_reshuffled(client: Client) -> None:
    state = table(cards=["9"] * 5)
    state["players"][1]["hand"]["cards"] = ["9"] * 5
    state["players"][2]["hand"]["cards"] = ["9", "9", "2", "3", "4"]
    assert violations(client, with_empty_pile(state), draw("9")) == [broken("draw", "not_in_pile", "/move/drawn/0")]


def test_a_played_card_goes_to_the_end_of_the_discards_and_the_pile_stays(client: Client) -> None:
    state = holding("A", {}, discard=["7", "K"])
    answer = accepted(client, state, move("A", 0, track(8)))
    assert answer["state"]["discard"] == ["7", "K", "A"]
    assert answer["left"] == client.ask(GAME, "check", state=state)["left"] == {"pile": 162 - 21 - 2}


def test_of_equal_cards_the_first_leaves_and_the_drawn_one_goes_to_the_end(client: Client) -> None:
    state = table({0: [track(8)]}, ["5", "A", "5", "K", "A", "2"])
    answer = accepted(client, state, move("A", 0, track(9)))
    assert answer["state"]["players"][0]["hand"]["cards"] == ["5", "5", "K", "A", "2"]


def test_the_outcome_of_a_draw_invents_no_card(client: Client) -> None:
    answer = client.ask(GAME, "legal-moves", state=table(), outcomes=True)
    assert answer["outcomes"] == [{"gained": 0, "events": [drawn(0), turn(0, "play")]}]
    exchanges = client.ask(GAME, "legal-moves", state=STUCK, outcomes=True)
    assert exchanges["outcomes"][0]["events"] == [{"type": "exchanged", "seat": 0, "card": "2"}, drawn(0), turn(1)]


def test_a_request_leaves_the_order_of_hands_and_discards_as_it_was(client: Client) -> None:
    state = table(cards=["6", "2", "joker", "A", "2"], discard=["K", "A", "K"])
    before = copy.deepcopy(state)
    after = accepted(client, state, draw("4"))["state"]
    assert after["players"][0]["hand"]["cards"] == [*before["players"][0]["hand"]["cards"], "4"]
    assert after["discard"] == before["discard"]
