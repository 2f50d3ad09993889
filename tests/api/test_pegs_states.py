"""States of Pegs and Jokers that no game can come to, each with rule and place of its fault; and odd ones that it can."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from api.test_pegs_positions import (
    GAME,
    HOME,
    IDLE,
    OVER,
    START,
    Pegs,
    accepted,
    all_cards,
    draw,
    faults,
    hidden_hand,
    home,
    listed,
    open_hand,
    over,
    table,
    track,
    with_empty_pile,
)
from support.client import Client


class Impossible(NamedTuple):
    kind: str
    state: dict[str, Any]
    rule: str
    pointer: str


def seated(players: int) -> dict[str, Any]:
    return table() | {"players": [{"hand": open_hand(*IDLE), "pegs": [START] * 5} for _ in range(players)], "dealer": 0}


def with_hand(seat: int, hand: dict[str, Any], **more: Any) -> dict[str, Any]:
    state = table(**more)
    state["players"][seat]["hand"] = hand
    return state


def with_colors(*colors: str | None) -> dict[str, Any]:
    state = table()
    for player, color in zip(state["players"], colors):
        player |= {"color": color} if color else {}
    return state


EMPTY = with_empty_pile(table())
TOO_MANY = EMPTY | {"players": [*EMPTY["players"][:3], EMPTY["players"][3] | {"hand": hidden_hand(6)}]}
"""All cards are in sight but for a hidden hand's five, and that hand holds six."""
BOTH_HOME: Pegs = {seat: HOME for seat in range(4)}
IMPOSSIBLE = [
    Impossible("three players", seated(3), "players", "/state/players"),
    Impossible("five players", seated(5), "players", "/state/players"),
    Impossible("ten players", seated(10), "players", "/state/players"),
    Impossible("no players", seated(0), "players", "/state/players"),
    Impossible("a colour twice", with_colors("red", None, "red"), "players", "/state/players/2/color"),
    Impossible("a dealer that nobody is", table() | {"dealer": 4}, "players", "/state/dealer"),
    Impossible("a turn of nobody to draw", table() | {"turn": {"phase": "draw", "seat": 4}}, "players", "/state/turn/seat"),
    Impossible("a turn of nobody to play", table() | {"turn": {"phase": "play", "seat": 23}}, "players", "/state/turn/seat"),
    Impossible("two colours in one hole", table({0: [track(9)], 3: [START, track(9)]}), "state_pegs", "/state/players/3/pegs/1"),
    Impossible("two own pegs in one hole", table({2: [track(9), track(9)]}), "state_pegs", "/state/players/2/pegs/1"),
    Impossible("two pegs in one home hole", table({1: [home(2), START, home(2)]}), "state_pegs", "/state/players/1/pegs/2"),
    Impossible("hole 72 of four", table({0: [START, track(72)]}), "state_hole", "/state/players/0/pegs/1/hole"),
    Impossible("hole 108 of six", table({5: [track(108)]}, players=6), "state_hole", "/state/players/5/pegs/0/hole"),
    Impossible("hole 144 of eight", table({7: [track(144)]}, players=8), "state_hole", "/state/players/7/pegs/0/hole"),
    Impossible("hole 255", table({0: [track(255)]}), "state_hole", "/state/players/0/pegs/0/hole"),
    Impossible("thirteen kings discarded", table(discard=["K"] * 13), "state_cards", "/state/discard/12"),
    Impossible("seven jokers", with_hand(1, open_hand(*["joker"] * 5), discard=["joker"] * 2), "state_cards", "/state/discard/1"),
    Impossible("seventeen kings of eight", table(players=8, discard=["K"] * 17), "state_cards", "/state/discard/16"),
    Impossible(
        "thirteen aces in hands",
        with_hand(1, open_hand(*["A"] * 5), cards=["A"] * 5) | {"discard": ["A"] * 3},
        "state_cards",
        "/state/discard/2",
    ),
    Impossible("more cards than there are", TOO_MANY, "state_cards", "/state/discard"),
    Impossible("four cards in a hand", with_hand(2, open_hand(*IDLE[:4])), "state_hand", "/state/players/2/hand/cards"),
    Impossible("seven cards in a hand", with_hand(2, open_hand(*IDLE, "9", "9")), "state_hand", "/state/players/2/hand/cards"),
    Impossible("seven hidden cards", with_hand(2, hidden_hand(7)), "state_hand", "/state/players/2/hand/size"),
    Impossible("an empty hidden hand", with_hand(2, hidden_hand(0)), "state_hand", "/state/players/2/hand/size"),
    Impossible("six cards to draw", with_hand(0, open_hand(*IDLE, "9")), "state_hand", "/state/players/0/hand/cards"),
    Impossible("six hidden cards to draw", with_hand(0, hidden_hand(6)), "state_hand", "/state/players/0/hand/size"),
    Impossible("five cards to play", table() | {"turn": {"phase": "play", "seat": 0}}, "state_hand", "/state/players/0/hand/cards"),
    Impossible(
        "five hidden cards to play",
        with_hand(0, hidden_hand(5)) | {"turn": {"phase": "play", "seat": 0}},
        "state_hand",
        "/state/players/0/hand/size",
    ),
    Impossible("going on with a team home", over() | {"turn": {"phase": "draw", "seat": 0}}, "state_end", "/state/turn/phase"),
    Impossible("over with nobody home", table() | {"turn": OVER}, "state_end", "/state/turn/phase"),
    Impossible("over with one of two home", table({0: HOME}) | {"turn": OVER}, "state_end", "/state/turn/phase"),
    Impossible("over with two of three home", table({0: HOME, 2: HOME}, players=6) | {"turn": OVER}, "state_end", "/state/turn/phase"),
    Impossible("over with both teams home", table(BOTH_HOME) | {"turn": OVER}, "state_end", "/state/turn/phase"),
    Impossible("going on with both teams home", table(BOTH_HOME), "state_end", "/state/turn/phase"),
]
POSSIBLE: dict[str, dict[str, Any]] = {
    "all hands hidden": table(hidden=range(4)),
    "all hands hidden and the pile empty": with_empty_pile(table(hidden=range(4)), left=20),
    "six cards of another": with_hand(2, open_hand(*IDLE, "9")),
    "six cards of all others": with_hand(1, hidden_hand(6)),
    "twelve kings": table(discard=["K"] * 12),
    "sixteen kings of eight": table(players=8, discard=["K"] * 16),
    "the same home hole of two players": table({0: [home(3)], 1: [home(3)]}),
    "gaps in home": table({0: [home(5), home(2)]}),
    "a peg behind its come-out": table({0: [track(4), track(7)]}),
    "a peg on every corner": table({0: [track(0), track(18), track(36), track(54)]}),
    "the last hole of eight": table({0: [track(143)]}, players=8),
    "one finished player of each team": table({0: HOME, 1: HOME}),
    "all but one of a team": table({0: HOME, 2: HOME}, players=6),
    "a finished player to move": table({0: HOME}, [*IDLE, "A"]),
    "an empty pile": EMPTY,
    "any dealer": table() | {"dealer": 2},
    "a high ply": table(ply=2**31),
    "ply nought in the middle of a game": table({0: [track(30)]}, ply=0),
    "some colours": with_colors("red", None, "blue"),
}


@pytest.mark.parametrize("impossible", IMPOSSIBLE, ids=lambda impossible: impossible.kind.replace(" ", "_"))
def test_an_impossible_state_is_found_with_its_rule_and_place(client: Client, impossible: Impossible) -> None:
    answer = client.ask(GAME, "check", state=impossible.state)
    assert answer["possible"] is False
    found = [(fault["rule"], fault["pointer"]) for fault in answer["faults"]]
    assert (f"pegs.{impossible.rule}", impossible.pointer) in found
    assert all(fault["message"] for fault in answer["faults"])
    assert not {"turn", "score", "result", "left"} & answer.keys()


@pytest.mark.parametrize("impossible", IMPOSSIBLE, ids=lambda impossible: impossible.kind.replace(" ", "_"))
def test_an_impossible_state_is_judged_no_further(client: Client, impossible: Impossible) -> None:
    expected = [
        (fault["rule"].removeprefix("pegs."), fault["pointer"])
        for fault in client.ask(GAME, "check", state=impossible.state)["faults"]
    ]
    for operation, more in (("apply", {"move": draw("K")}), ("legal-moves", {}), ("view", {}), ("rematch", {})):
        assert faults(client, operation, {"state": impossible.state, **more}, "impossible_state") == expected


@pytest.mark.parametrize("state", POSSIBLE.values(), ids=[kind.replace(" ", "_") for kind in POSSIBLE])
def test_an_odd_state_is_possible_and_can_be_played_on(client: Client, state: dict[str, Any]) -> None:
    answer = client.ask(GAME, "check", state=state)
    assert (answer["possible"], answer["faults"]) == (True, [])
    assert answer["turn"] == state["turn"]
    for chosen in listed(client, state):
        assert accepted(client, state, chosen)


def test_every_fault_of_a_state_is_told(client: Client) -> None:
    state = table({0: [track(90), track(5)], 1: [track(5)], 2: [home(1), home(1)]}, discard=["joker"] * 7) | {
        "dealer": 9,
        "turn": {"phase": "play", "seat": 0},
    }
    state["players"][3]["hand"] = hidden_hand(4)
    state["players"][1]["color"] = state["players"][2]["color"] = "black"
    found = client.ask(GAME, "check", state=state)["faults"]
    assert sorted((fault["rule"], fault["pointer"]) for fault in found) == [
        ("pegs.players", "/state/dealer"),
        ("pegs.players", "/state/players/2/color"),
        ("pegs.state_cards", "/state/discard/6"),
        ("pegs.state_hand", "/state/players/0/hand/cards"),
        ("pegs.state_hand", "/state/players/3/hand/size"),
        ("pegs.state_hole", "/state/players/0/pegs/0/hole"),
        ("pegs.state_pegs", "/state/players/1/pegs/0"),
        ("pegs.state_pegs", "/state/players/2/pegs/1"),
    ]


def test_a_check_tells_how_a_possible_state_stands(client: Client) -> None:
    state = table({0: [home(1), track(5)], 3: HOME}, discard=["K", "2"], hidden=[1])
    answer = client.ask(GAME, "check", state=state)
    assert (answer["score"], answer["left"]) == ({"totals": [1, 0, 0, 5]}, {"pile": 162 - 20 - 2})
    assert "result" not in answer
    finished = client.ask(GAME, "check", state=over())
    assert (finished["score"], finished["turn"]) == ({"totals": [0, 5, 0, 5]}, OVER)
    assert (finished["result"]["winners"], finished["result"]["places"]) == ([1, 3], [2, 1, 2, 1])


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_state_may_discard_all_cards_but_the_hands(client: Client, players: int) -> None:
    state = with_empty_pile(table(players=players))
    assert len(state["discard"]) == len(all_cards(players)) - 5 * players
    assert client.ask(GAME, "check", state=state)["left"] == {"pile": 0}
