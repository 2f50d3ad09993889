"""When a card of Pegs and Jokers may be exchanged, when one must be played, and how much of a hand a refusal shows."""

from __future__ import annotations

from typing import Any

import pytest

from api.test_pegs_positions import (
    CARDS,
    GAME,
    HOME,
    IDLE,
    Pegs,
    accepted,
    all_cards,
    broken,
    exchange,
    holding,
    home,
    listed,
    move,
    table,
    track,
    violations,
)
from support.client import Client

WORDS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king"}
MUST_PLAY: dict[str, tuple[Pegs, list[str], str]] = {
    "coming out": ({}, [*IDLE, "K"], "K"),
    "a step in home": ({0: [home(1), home(2), home(3)]}, ["9", "9", "9", "9", "9", "2"], "2"),
    "a step on the track": ({0: [track(30)]}, ["8", "8", "8", "8", "8", "8"], "8"),
    "a 7 that only two pegs can share": ({0: [home(1), home(2), home(3), track(8)], 2: [track(15), track(39)]}, ["7"] * 6, "7"),
    "a teammate's move": ({0: HOME}, [*IDLE, "Q"], "Q"),
}


def sentence(client: Client, state: dict[str, Any], chosen: dict[str, Any]) -> str:
    answer = client.ask(GAME, "apply", state=state, move=chosen)
    return next(one["message"] for one in answer["violations"] if one["rule"] == "pegs.must_play")


def exchanges(client: Client, state: dict[str, Any]) -> list[str]:
    return [one["card"] for one in listed(client, state) if one["type"] == "exchange"]


@pytest.mark.parametrize(("pegs", "cards", "able"), MUST_PLAY.values(), ids=[kind.replace(" ", "_") for kind in MUST_PLAY])
def test_while_a_card_can_move_none_may_be_exchanged(client: Client, pegs: Pegs, cards: list[str], able: str) -> None:
    state = table(pegs, cards)
    for card in sorted(set(cards)):
        assert violations(client, state, exchange(card)) == [broken("must_play", "a_card_can_move", "/move/type")]
    assert WORDS.get(able, able) in sentence(client, state, exchange(cards[0])), "an open hand is told which card"
    assert exchanges(client, state) == [] and able in {one["card"] for one in listed(client, state)}


def test_any_card_of_a_hand_that_cannot_move_may_be_exchanged_equal_ones_listed_once(client: Client) -> None:
    state = table(cards=["9", "2", "9", "joker", "2", "7"])
    assert sorted(exchanges(client, state)) == ["2", "7", "9", "joker"]
    for card in exchanges(client, state):
        assert accepted(client, state, exchange(card))["events"][0] == {"type": "exchanged", "seat": 0, "card": card}


def test_a_joker_is_never_forced_and_may_be_played_or_exchanged(client: Client) -> None:
    state = holding("joker", {1: [track(50)]})
    assert [one["card"] for one in listed(client, state) if one["type"] == "play"] == ["joker"] * 5
    assert sorted(exchanges(client, state)) == sorted([*IDLE, "joker"])
    for chosen in (exchange("joker"), exchange("2"), move("joker", 0, track(50))):
        assert accepted(client, state, chosen)


def test_a_joker_may_be_played_beside_a_card_that_must(client: Client) -> None:
    state = table({0: [track(30)], 1: [track(50)]}, ["joker", *IDLE])
    assert accepted(client, state, move("joker", 0, track(50)))
    assert [one["rule"] for one in violations(client, state, exchange("joker"))] == ["pegs.must_play"]


BARRED: dict[str, dict[str, Any]] = {
    "own come-out held": table({0: [track(8), home(5), home(4), home(3), home(2)]}, ["joker"] * 6),
    "home full to the last hole": table({0: [home(5), home(4), home(3), home(2)]}, [*IDLE, "8"]),
    "a teammate who cannot be bumped": table({0: [track(8)], 2: [track(10), track(39)]}, ["2"] * 6),
    "an own peg behind another": table({0: [home(2), home(3), home(4), home(5)], 2: [track(8), track(39)]}, ["A", "A", "7", "7", "9", "9"]),
}


@pytest.mark.parametrize("state", BARRED.values(), ids=[kind.replace(" ", "_") for kind in BARRED])
def test_cards_whose_every_way_is_barred_force_nothing(client: Client, state: dict[str, Any]) -> None:
    held = set(state["players"][0]["hand"]["cards"])
    assert {one["type"] for one in listed(client, state)} == {"exchange"}
    assert sorted(exchanges(client, state)) == sorted(held)


def test_a_card_that_is_not_held_can_be_neither_played_nor_exchanged(client: Client) -> None:
    state = table(cards=[*IDLE, "9"])
    not_held = broken("in_hand", "not_held", "/move/card")
    assert violations(client, state, exchange("K")) == [not_held]
    assert violations(client, state, move("K", 0, track(8))) == [not_held]
    forced = table(cards=[*IDLE, "A"])
    assert violations(client, forced, exchange("K")) == [not_held, broken("must_play", "a_card_can_move", "/move/type")]


def test_everything_that_is_wrong_with_an_exchange_is_told(client: Client) -> None:
    state = table(cards=[*IDLE, "A"], discard=["9"] * 12)
    assert violations(client, state, exchange("K", "9", "8")) == [
        broken("in_hand", "not_held", "/move/card"),
        broken("must_play", "a_card_can_move", "/move/type"),
        broken("draw", "wrong_number", "/move/drawn"),
        broken("draw", "not_in_pile", "/move/drawn/0"),
    ]


def test_a_hidden_hand_may_exchange_every_card_that_cannot_move_itself(client: Client) -> None:
    state = table({0: [track(30)]}, ["A", *IDLE], hidden=[0])
    moving = {one["card"] for one in listed(client, state) if one["type"] == "play"}
    assert moving == set(CARDS) - {"joker"}
    assert exchanges(client, state) == ["joker"]
    idle = table(cards=["A", *IDLE], hidden=[0])
    assert set(exchanges(client, idle)) == set(CARDS) - {"A", "J", "Q", "K"}
    for card in exchanges(client, idle):
        answer = accepted(client, idle, exchange(card))
        assert sorted(one["rule"] for one in answer["unverified"]) == ["pegs.draw", "pegs.in_hand", "pegs.must_play"]


def test_of_a_hidden_hand_a_refusal_names_only_the_card_that_was_sent(client: Client) -> None:
    state = table({0: [track(30)]}, ["A", *IDLE], hidden=[0])
    assert violations(client, state, exchange("Q")) == [broken("must_play", "this_card_can_move", "/move/card")]
    said = sentence(client, state, exchange("Q"))
    assert "queen" in said
    assert not [word for word in ("ace", "jack", "king", "joker") if word in said]


def test_must_play_is_verified_of_a_hidden_hand_where_no_card_but_a_joker_could_move(client: Client) -> None:
    rest = ["A", "J", "Q", "K"]
    state = table(cards=["2", *IDLE], hidden=[0], discard=[card for card in all_cards() if card in rest])
    answer = accepted(client, state, exchange("2"))
    assert sorted(one["rule"] for one in answer["unverified"]) == ["pegs.draw", "pegs.in_hand"]


def test_the_other_hands_decide_nothing_about_an_exchange(client: Client) -> None:
    state = table(cards=[*IDLE, "9"], hidden=[1, 2, 3])
    answer = accepted(client, state, exchange("9", "A"))
    assert [one["rule"] for one in answer["unverified"]] == ["pegs.draw"]


def test_out_of_turn_nothing_is_told_of_the_hand(client: Client) -> None:
    state = table(cards=[*IDLE, "A"])
    expected = [broken("turn", "out_of_turn", "/seat")]
    for chosen in (exchange("2"), exchange("K"), move("Q", 0, track(8))):
        assert violations(client, state, chosen, seat=1) == expected
