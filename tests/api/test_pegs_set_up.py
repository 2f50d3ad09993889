"""New games of Pegs and Jokers: options, deals, dealers, colours, and every fault of a set-up that cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from api.test_pegs_positions import CARDS, DEFAULTS, GAME, IDLE, START, all_cards, draw, faults, hidden_hand, open_hand, turn
from support.client import Client

COLORS = ["red", "blue", "green", "yellow", "orange", "purple", "black", "white"]
VALUES: dict[str, list[Any]] = {
    "seven_split": ["exact", "up_to"],
    "joker_from_home": [True, False],
    "home_entry": ["optional", "forced"],
}
NO_VALUES = [
    ("seven_split", "any"),
    ("seven_split", 7),
    ("seven_split", None),
    ("joker_from_home", "true"),
    ("joker_from_home", 1),
    ("home_entry", True),
    ("home_entry", "Forced"),
    ("eight_back", True),
]
FOUR = [{}, {}, {}, {}]
ATTEMPTS = 60


def new(client: Client, players: Any = FOUR, **more: Any) -> dict[str, Any]:
    return client.ask(GAME, "new", players=players, **more)


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in VALUES.items() for value in values])
def test_every_value_of_an_option_is_taken_and_shown(client: Client, name: str, value: Any) -> None:
    state = new(client, options={name: value})["state"]
    assert state["options"] == DEFAULTS | {name: value}
    assert client.ask(GAME, "check", state=state)["possible"] is True


def test_all_options_may_differ_from_their_defaults_together(client: Client) -> None:
    others = {name: next(value for value in values if value != DEFAULTS[name]) for name, values in VALUES.items()}
    assert new(client, options=others)["state"]["options"] == others


def test_options_left_out_are_shown_at_their_defaults(client: Client) -> None:
    assert new(client)["state"]["options"] == new(client, options={})["state"]["options"] == DEFAULTS


@pytest.mark.parametrize(("name", "value"), NO_VALUES)
def test_a_value_that_an_option_does_not_have_is_refused(client: Client, name: str, value: Any) -> None:
    body = {"players": FOUR, "options": {name: value}}
    assert client.refused(GAME, "new", body, 400, "invalid_request") == [f"/options/{name}"]


@pytest.mark.parametrize("players", [4, 6, 8])
def test_the_referee_deals_five_cards_each_from_all_the_decks(client: Client, players: int) -> None:
    answer = new(client, [{}] * players, dealer=players - 1, seed="n")
    state = answer["state"]
    assert all(player["pegs"] == [START] * 5 for player in state["players"])
    hands = [player["hand"] for player in state["players"]]
    assert all(hand["kind"] == "open" and len(hand["cards"]) == 5 for hand in hands)
    assert Counter(card for hand in hands for card in hand["cards"]) <= Counter(all_cards(players))
    assert (state["dealer"], state["turn"], state["ply"], state["discard"]) == (players - 1, {"phase": "draw", "seat": 0}, 0, [])
    dealt = [{"type": "dealt", "seat": seat, "count": 5, "cards": hand["cards"]} for seat, hand in enumerate(hands)]
    assert answer["events"] == [*dealt, turn(0)]
    assert answer["left"] == {"pile": len(all_cards(players)) - 5 * players}
    assert answer["legal_moves"] == {"seat": 0, "moves": [draw()], "total": 1, "complete": True, "pegs_of": 0}


def test_the_deal_is_the_seeds(client: Client) -> None:
    assert new(client, seed="a") == new(client, seed="a", deal="referee")
    hands = [tuple(new(client, seed=str(n), dealer=0)["state"]["players"][2]["hand"]["cards"]) for n in range(ATTEMPTS)]
    assert len(set(hands)) > ATTEMPTS // 2
    assert {card for hand in hands for card in hand} == set(CARDS)


def test_a_named_dealer_is_kept_and_the_player_to_the_left_begins(client: Client) -> None:
    for dealer in range(6):
        answer = new(client, [{}] * 6, dealer=dealer)
        assert (answer["state"]["dealer"], answer["state"]["turn"]) == (dealer, {"phase": "draw", "seat": (dealer + 1) % 6})
        assert "starter_drawn" not in {event["type"] for event in answer["events"]}


def test_a_dealer_who_is_not_named_is_drawn_and_told_by_who_begins(client: Client) -> None:
    answers = [new(client, seed=str(n)) for n in range(ATTEMPTS)]
    assert {answer["state"]["dealer"] for answer in answers} == {0, 1, 2, 3}
    for answer in answers:
        starter = (answer["state"]["dealer"] + 1) % 4
        assert answer["events"][-2:] == [{"type": "starter_drawn", "seat": starter}, turn(starter)]


def test_a_stated_deal_is_kept_and_a_player_without_cards_is_hidden(client: Client) -> None:
    answer = new(client, [{"cards": IDLE}, {}, {"cards": ["joker"] * 5}, {}], deal="stated", dealer=1)
    hands = [player["hand"] for player in answer["state"]["players"]]
    assert hands == [open_hand(*IDLE), hidden_hand(), open_hand(*["joker"] * 5), hidden_hand()]
    assert answer["events"] == [
        {"type": "dealt", "seat": 0, "count": 5, "cards": IDLE},
        {"type": "dealt", "seat": 1, "count": 5},
        {"type": "dealt", "seat": 2, "count": 5, "cards": ["joker"] * 5},
        {"type": "dealt", "seat": 3, "count": 5},
        turn(2),
    ]
    assert answer["left"] == {"pile": 142}


def test_all_hands_may_be_hidden(client: Client) -> None:
    answer = new(client, [{}] * 8, deal="stated", dealer=7)
    assert [player["hand"] for player in answer["state"]["players"]] == [hidden_hand()] * 8
    assert client.ask(GAME, "check", state=answer["state"])["possible"] is True


def test_with_the_deal_and_the_dealer_stated_nothing_is_left_to_chance(client: Client) -> None:
    body = {"players": [{"cards": IDLE}, {}, {}, {}], "deal": "stated", "dealer": 2, "chance": "stated"}
    assert client.ask(GAME, "new", **body) == client.ask(GAME, "new", **body, seed="n")


def test_names_and_colours_are_given_back_as_they_came(client: Client) -> None:
    players: list[dict[str, Any]] = [{"name": "Asha", "color": "white"}, {"color": "red"}, {"name": "5f2c/β"}, {}]
    state = new(client, players)["state"]
    assert [{name: player[name] for name in ("name", "color") if name in player} for player in state["players"]] == players


def test_there_are_eight_colours_all_different(client: Client) -> None:
    players = [{"color": color} for color in COLORS]
    assert [player["color"] for player in new(client, players)["state"]["players"]] == COLORS
    body = {"players": [{"color": "pink"}, {}, {}, {}]}
    assert client.refused(GAME, "new", body, 400, "invalid_request") == ["/players/0/color"]


BAD: dict[str, tuple[dict[str, Any], list[tuple[str, str]]]] = {
    "nobody": ({"players": []}, [("players", "/players")]),
    "one player": ({"players": [{}]}, [("players", "/players")]),
    "two players": ({"players": [{}] * 2}, [("players", "/players")]),
    "three players": ({"players": [{}] * 3}, [("players", "/players")]),
    "five players": ({"players": [{}] * 5}, [("players", "/players")]),
    "seven players": ({"players": [{}] * 7}, [("players", "/players")]),
    "nine players": ({"players": [{}] * 9}, [("players", "/players")]),
    "ten players": ({"players": [{}] * 10}, [("players", "/players")]),
    "a colour twice": ({"players": [{"color": "red"}, {}, {"color": "red"}, {}]}, [("players", "/players/2/color")]),
    "a colour three times": (
        {"players": [{"color": "red"}, {"color": "red"}, {}, {"color": "red"}]},
        [("players", "/players/1/color"), ("players", "/players/3/color")],
    ),
    "a dealer that nobody is": ({"players": FOUR, "dealer": 4}, [("deal", "/dealer")]),
    "no cards": ({"players": [{"cards": []}, {}, {}, {}], "deal": "stated"}, [("deal", "/players/0/cards")]),
    "four cards": ({"players": [{}, {"cards": ["A"] * 4}, {}, {}], "deal": "stated"}, [("deal", "/players/1/cards")]),
    "six cards": ({"players": [{}, {}, {}, {"cards": ["A"] * 6}], "deal": "stated"}, [("deal", "/players/3/cards")]),
    "cards where the referee deals": ({"players": [{}, {"cards": IDLE}, {}, {}]}, [("deal", "/players/1/cards")]),
    "seven jokers of six": (
        {"players": [{"cards": ["joker"] * 5}, {"cards": ["A", "joker", "joker", "A", "A"]}, {}, {}], "deal": "stated"},
        [("state_cards", "/players/1/cards/2")],
    ),
    "fifteen kings of twelve": (
        {"players": [{"cards": ["K"] * 5}] * 3 + [{}], "deal": "stated"},
        [("state_cards", f"/players/2/cards/{index}") for index in (2, 3, 4)],
    ),
    "seventeen kings of sixteen": (
        {"players": [{"cards": ["K"] * 5}] * 3 + [{"cards": ["K", "K", *IDLE[:3]]}] + [{}] * 4, "deal": "stated"},
        [("state_cards", "/players/3/cards/1")],
    ),
    "a deal and a dealer that are not stated": (
        {"players": FOUR, "chance": "stated"},
        [("deal", "/deal"), ("deal", "/dealer")],
    ),
    "a deal that is not stated": ({"players": FOUR, "chance": "stated", "dealer": 0, "deal": "referee"}, [("deal", "/deal")]),
    "a dealer who is not stated": ({"players": FOUR, "chance": "stated", "deal": "stated"}, [("deal", "/dealer")]),
    "everything at once": (
        {"players": [{"color": "red", "cards": ["A"]}, {"color": "red"}, {}], "dealer": 3, "chance": "stated"},
        [
            ("players", "/players"),
            ("players", "/players/1/color"),
            ("deal", "/players/0/cards"),
            ("deal", "/players/0/cards"),
            ("deal", "/deal"),
            ("deal", "/dealer"),
        ],
    ),
}


@pytest.mark.parametrize(("body", "expected"), BAD.values(), ids=[kind.replace(" ", "_") for kind in BAD])
def test_a_bad_set_up_is_told_every_fault_with_its_place(
    client: Client, body: dict[str, Any], expected: list[tuple[str, str]]
) -> None:
    assert sorted(faults(client, "new", body)) == sorted(expected)


@pytest.mark.parametrize(
    ("body", "pointer"),
    [
        ({}, "/players"),
        ({"players": FOUR, "starter": 0}, "/starter"),
        ({"players": [{"age": 30}, {}, {}, {}]}, "/players/0/age"),
        ({"players": [{"cards": ["1"]}, {}, {}, {}], "deal": "stated"}, "/players/0/cards/0"),
        ({"players": [{"cards": ["a"]}, {}, {}, {}], "deal": "stated"}, "/players/0/cards/0"),
        ({"players": [{"cards": [10]}, {}, {}, {}], "deal": "stated"}, "/players/0/cards/0"),
        ({"players": [{"cards": None}, {}, {}, {}], "deal": "stated"}, "/players/0/cards"),
        ({"players": FOUR, "deal": "hidden"}, "/deal"),
        ({"players": FOUR, "dealer": -1}, "/dealer"),
        ({"players": FOUR, "dealer": 24}, "/dealer"),
        ({"players": FOUR, "dealer": "0"}, "/dealer"),
        ({"players": [{}] * 163}, "/players"),
    ],
)
def test_a_set_up_of_the_wrong_shape_is_refused(client: Client, body: dict[str, Any], pointer: str) -> None:
    assert client.refused(GAME, "new", body, 400, "invalid_request") == [pointer]


def test_rules_of_another_version_are_not_known(client: Client) -> None:
    assert new(client, rules=1, dealer=0, seed="n") == new(client, dealer=0, seed="n")
    response = client.post(f"/v1/games/{GAME}/new", {"players": FOUR, "rules": 2})
    assert (response.status_code, response.json()["code"]) == (422, "unsupported_rules")
