"""Whom a peg of Pegs and Jokers sends away where it lands, and the chains that follow, in the order in which they happen."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from api.test_pegs_positions import (
    START,
    Event,
    Pegs,
    accepted,
    broken,
    bumped,
    events,
    holding,
    home,
    listed,
    move,
    moved,
    play,
    played,
    step,
    track,
    turn,
    violations,
)
from support.client import Client

FROM, TO = track(8), track(12)
FOUR = move("4", 0, TO)


def state_of(pegs: Pegs, players: int = 4, **more: Any) -> dict[str, Any]:
    """Seat 0 may land on hole 12 with a 4; its other pegs come after that one."""
    return holding("4", pegs | {0: [FROM, *pegs.get(0, [])]}, players=players, **more)


class Chain(NamedTuple):
    kind: str
    pegs: Pegs
    bumps: list[Event]
    players: int = 4


CHAINS = [
    Chain("an opponent", {1: [home(1), TO]}, [bumped(1, 1, 12, START)]),
    Chain("an opponent on its in-spot", {1: [track(21), TO]}, [bumped(1, 1, 12, START)]),
    Chain("a teammate", {2: [TO]}, [bumped(2, 0, 12, track(39))]),
    Chain("a teammate with pegs all over home", {2: [home(1), home(5), TO]}, [bumped(2, 2, 12, track(39))]),
    Chain(
        "an opponent on the in-spot",
        {2: [TO], 3: [START, track(39)]},
        [bumped(2, 0, 12, track(39)), bumped(3, 1, 39, START, "chain")],
    ),
    Chain(
        "an own peg on the in-spot",
        {0: [track(39)], 2: [TO]},
        [bumped(2, 0, 12, track(39)), bumped(0, 1, 39, track(3), "chain")],
    ),
    Chain(
        "an own peg and an opponent",
        {0: [track(39)], 1: [track(3)], 2: [TO]},
        [bumped(2, 0, 12, track(39)), bumped(0, 1, 39, track(3), "chain"), bumped(1, 0, 3, START, "chain")],
    ),
    Chain(
        "a third colour of six",
        {2: [track(39)], 4: [TO], 0: []},
        [bumped(4, 0, 12, track(75))],
        6,
    ),
    Chain(
        "a third colour on the in-spot",
        {2: [TO], 4: [track(39)]},
        [bumped(2, 0, 12, track(39)), bumped(4, 0, 39, track(75), "chain")],
        6,
    ),
    Chain(
        "the longest chain of six",
        {0: [track(75)], 2: [TO], 4: [track(39)], 5: [track(3)]},
        [
            bumped(2, 0, 12, track(39)),
            bumped(4, 0, 39, track(75), "chain"),
            bumped(0, 1, 75, track(3), "chain"),
            bumped(5, 0, 3, START, "chain"),
        ],
        6,
    ),
    Chain(
        "the longest chain of eight",
        {0: [START, track(75)], 2: [TO], 4: [track(111)], 6: [track(39)], 7: [track(3)]},
        [
            bumped(2, 0, 12, track(39)),
            bumped(6, 0, 39, track(111), "chain"),
            bumped(4, 0, 111, track(75), "chain"),
            bumped(0, 2, 75, track(3), "chain"),
            bumped(7, 0, 3, START, "chain"),
        ],
        8,
    ),
]


@pytest.mark.parametrize("chain", CHAINS, ids=lambda chain: chain.kind.replace(" ", "_"))
def test_a_landing_sends_pegs_away_one_after_the_other(client: Client, chain: Chain) -> None:
    state = state_of(chain.pegs, chain.players)
    answer = accepted(client, state, FOUR)
    assert answer["events"] == [played(0, "4"), moved(0, 0, FROM, TO), *chain.bumps, turn(1)]
    assert FOUR in listed(client, state)
    expected = {(bump["seat"], bump["peg"]): bump["to"] for bump in chain.bumps} | {(0, 0): TO}
    for seat, player in enumerate(answer["state"]["players"]):
        for peg, place in enumerate(player["pegs"]):
            assert place == expected.get((seat, peg), state["players"][seat]["pegs"][peg])


def pegs(*pairs: tuple[int, int]) -> list[dict[str, int]]:
    return [{"seat": seat, "peg": peg} for seat, peg in pairs]


ILLEGAL: dict[str, tuple[Pegs, int, dict[str, Any]]] = {
    "the in-spot held by the same colour": (
        {2: [TO, track(39)]},
        4,
        broken("bump_teammate", "in_spot_held", hole=39, pegs=pegs((2, 1))),
    ),
    "an own in-spot held deeper in": (
        {0: [track(39), track(3)], 2: [TO]},
        4,
        broken("bump_chain", "in_spot_held", hole=3, pegs=pegs((0, 2))),
    ),
    "back to the first colour": (
        {0: [track(39)], 2: [TO, track(3)]},
        4,
        broken("bump_chain", "comes_back", hole=39, pegs=pegs((2, 1))),
    ),
    "a third colour that holds its own in-spot": (
        {2: [TO], 4: [track(39), track(75)]},
        6,
        broken("bump_chain", "in_spot_held", hole=75, pegs=pegs((4, 1))),
    ),
    "back from a third colour": (
        {2: [TO, track(75)], 4: [track(39)]},
        6,
        broken("bump_chain", "comes_back", hole=39, pegs=pegs((2, 1))),
    ),
}


@pytest.mark.parametrize(("placed", "players", "expected"), ILLEGAL.values(), ids=[kind.replace(" ", "_") for kind in ILLEGAL])
def test_a_chain_that_cannot_end_makes_the_move_illegal(client: Client, placed: Pegs, players: int, expected: dict[str, Any]) -> None:
    state = state_of(placed, players)
    assert violations(client, state, FOUR) == [expected]
    assert FOUR not in listed(client, state)


def test_a_teammate_on_its_own_in_spot_can_go_nowhere(client: Client) -> None:
    state = holding("4", {0: [track(35)], 2: [START, track(39)]})
    expected = broken("bump_teammate", "on_its_in_spot", hole=39, pegs=pegs((2, 1)))
    assert violations(client, state, move("4", 0, track(39))) == [expected]
    joker = holding("joker", {2: [START, track(39)]})
    assert violations(client, joker, move("joker", 0, track(39))) == [expected]


def test_a_chain_to_the_hole_where_the_mover_landed_is_illegal(client: Client) -> None:
    state = holding("4", {0: [track(71), track(39)], 2: [track(3)]})
    expected = broken("bump_chain", "reaches_landing", hole=3, pegs=pegs((0, 1)))
    assert violations(client, state, move("4", 0, track(3))) == [expected]


def test_the_peg_that_moves_makes_room_for_whom_it_sends_away(client: Client) -> None:
    state = holding("4", {0: [track(39)], 2: [track(43)]})
    assert events(client, state, move("4", 0, track(43)))[1:3] == [moved(0, 0, track(39), track(43)), bumped(2, 0, 43, track(39))]


def test_pegs_in_start_and_home_are_safe(client: Client) -> None:
    state = holding("joker", {0: [track(20)], 1: [home(1), home(2)], 2: [home(3)], 3: [START]})
    assert "joker" not in {one["card"] for one in listed(client, state) if one["type"] == "play"}
    passing = holding("5", {0: [track(19)], 1: [home(1), home(2), home(3)]})
    assert events(client, passing, move("5", 0, track(24))) == [played(0, "5"), moved(0, 0, track(19), track(24)), turn(1)]


def test_a_part_of_a_seven_may_move_on_a_peg_that_the_first_part_pushed(client: Client) -> None:
    """The own peg on the teammate's in-spot is sent to hole 3, from where the second part takes it."""
    state = holding("7", {0: [track(8), track(39)], 2: [track(12)]})
    chosen = play("7", step(0, track(12)), step(1, home(3)))
    assert events(client, state, chosen) == [
        played(0, "7"),
        moved(0, 0, track(8), track(12)),
        bumped(2, 0, 12, track(39)),
        bumped(0, 1, 39, track(3), "chain"),
        moved(0, 1, track(3), home(3)),
        turn(1),
    ]
    assert chosen in listed(client, state)


def test_coming_out_bumps(client: Client) -> None:
    assert events(client, holding("K", {1: [track(8)]}), move("K", 0, track(8)))[2:3] == [bumped(1, 0, 8, START)]
    assert events(client, holding("K", {2: [track(8)]}), move("K", 0, track(8)))[2:3] == [bumped(2, 0, 8, track(39))]


def test_a_helper_bumps_as_the_one_who_is_helped(client: Client) -> None:
    state = holding("4", {0: [home(hole) for hole in range(1, 6)], 2: [track(50)], 4: [track(54)], 5: [track(75)]}, players=6)
    assert events(client, state, move("4", 0, track(54))) == [
        played(0, "4"),
        {"type": "helps", "seat": 0, "of": 2},
        moved(2, 0, track(50), track(54)),
        bumped(4, 0, 54, track(75)),
        bumped(5, 0, 75, START, "chain"),
        turn(1),
    ]
