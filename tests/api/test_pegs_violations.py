"""Illegal moves of Pegs and Jokers: each violation says which rule, in which way, and names holes and pegs in the way."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from api.test_pegs_positions import (
    CARDS,
    HOME,
    IDLE,
    START,
    Pegs,
    broken,
    draw,
    exchange,
    holding,
    home,
    move,
    over,
    play,
    step,
    table,
    track,
    violations,
)
from support.client import Client


class Wrong(NamedTuple):
    kind: str
    state: dict[str, Any]
    move: dict[str, Any]
    expected: list[dict[str, Any]]


def own(*pegs: int) -> list[dict[str, int]]:
    return [{"seat": 0, "peg": peg} for peg in pegs]


def alone(card: str, *pegs: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Seat 0 holds the card and has these pegs; all others are in start."""
    return holding(card, {0: list(pegs)}, **more)


AT_30 = alone("7", track(30), track(50))
SECOND = "/move/steps/1/to"

COMING_OUT = [
    Wrong("elsewhere", alone("A"), move("A", 0, track(9)), [broken("come_out", "wrong_hole", hole=8)]),
    Wrong("to another's come-out", alone("K"), move("K", 0, track(26)), [broken("come_out", "wrong_hole", hole=8)]),
    Wrong("into home", alone("A"), move("A", 0, home(1)), [broken("come_out", "wrong_hole", hole=8)]),
    Wrong("nowhere", alone("A"), move("A", 0, START), [broken("come_out", "wrong_hole", hole=8)]),
    Wrong("seat 2 elsewhere", holding("A", {}, seat=2), move("A", 0, track(8)), [broken("come_out", "wrong_hole", hole=44)]),
    Wrong("a ten", alone("10"), move("10", 0, track(8)), [broken("come_out", "wrong_card")]),
    Wrong("a seven", alone("7"), move("7", 0, track(8)), [broken("come_out", "wrong_card")]),
    Wrong(
        "a part of a seven",
        alone("7", track(30)),
        play("7", step(0, track(33)), step(1, track(8))),
        [broken("come_out", "wrong_card", SECOND)],
    ),
    Wrong("an eight", alone("8"), move("8", 0, track(8)), [broken("eight", "in_start")]),
    Wrong(
        "onto an own peg",
        alone("A", START, START, track(8)),
        move("A", 0, track(8)),
        [broken("own_peg", "landed_on", hole=8, pegs=own(2))],
    ),
]
ADVANCING = [
    Wrong("too far", alone("5", track(30)), move("5", 0, track(36)), [broken("advance", "wrong_count", hole=35)]),
    Wrong("not in full", alone("5", track(30)), move("5", 0, track(34)), [broken("advance", "wrong_count", hole=35)]),
    Wrong("backward", alone("5", track(30)), move("5", 0, track(25)), [broken("advance", "wrong_count", hole=35)]),
    Wrong("over the end of the ring", alone("5", track(70)), move("5", 0, track(75)), [broken("advance", "wrong_count", hole=3)]),
    Wrong("back to start", alone("5", track(30)), move("5", 0, START), [broken("advance", "wrong_count", hole=35)]),
    Wrong("a jack as eleven", alone("J", track(30)), move("J", 0, track(41)), [broken("advance", "wrong_count", hole=40)]),
    Wrong("an ace as eleven", alone("A", track(30)), move("A", 0, track(41)), [broken("advance", "wrong_count", hole=31)]),
    Wrong("no peg", alone("5", track(30)), play("5"), [broken("advance", "no_step", "/move/steps")]),
    Wrong(
        "two pegs",
        alone("6", track(30), track(50)),
        play("6", step(0, track(33)), step(1, track(53))),
        [broken("seven", "not_shared", "/move/steps")],
    ),
]
SEVENS = [
    Wrong("one peg less", AT_30, move("7", 0, track(35)), [broken("seven", "wrong_count", hole=37)]),
    Wrong("no peg", AT_30, play("7"), [broken("seven", "no_step", "/move/steps")]),
    Wrong(
        "six in all", AT_30, play("7", step(0, track(33)), step(1, track(53))), [broken("seven", "wrong_total", "/move/steps")]
    ),
    Wrong(
        "eight in all of up to seven",
        alone("7", track(30), track(50), seven_split="up_to"),
        play("7", step(0, track(33)), step(1, track(55))),
        [broken("seven", "wrong_total", "/move/steps")],
    ),
    Wrong(
        "the same peg twice", AT_30, play("7", step(0, track(33)), step(0, track(37))), [broken("seven", "same_peg", "/move/steps/1/peg")]
    ),
    Wrong(
        "three pegs",
        alone("7", track(30), track(50), track(60)),
        play("7", step(0, track(32)), step(1, track(52)), step(2, track(63))),
        [broken("seven", "too_many_parts", "/move/steps")],
    ),
    Wrong("seven and nothing", AT_30, play("7", step(0, track(37)), step(1, track(50))), [broken("seven", "wrong_part")]),
    Wrong("a part backward", AT_30, play("7", step(0, track(36)), step(1, track(49))), [broken("seven", "wrong_part", SECOND)]),
    Wrong("a part beyond the ring", AT_30, play("7", step(0, track(33)), step(1, track(200))), [broken("seven", "wrong_part", SECOND)]),
]
EIGHTS = [
    Wrong("forward", alone("8", track(30)), move("8", 0, track(38)), [broken("eight", "wrong_count", hole=22)]),
    Wrong("too short", alone("8", track(3)), move("8", 0, track(68)), [broken("eight", "wrong_count", hole=67)]),
    Wrong("into home", alone("8", track(9)), move("8", 0, home(2)), [broken("eight", "wrong_count", hole=1)]),
    Wrong("within home", alone("8", home(5)), move("8", 0, home(1)), [broken("eight", "in_home")]),
    Wrong("no peg", alone("8", track(30)), play("8"), [broken("eight", "no_step", "/move/steps")]),
    Wrong(
        "over an own peg",
        alone("8", track(30), track(25)),
        move("8", 0, track(22)),
        [broken("own_peg", "passed", hole=25, pegs=own(1))],
    ),
]
JOKERS = [
    Wrong("to an empty hole", alone("joker", track(30)), move("joker", 0, track(40)), [broken("joker", "empty_hole", hole=40)]),
    Wrong(
        "to an own peg",
        alone("joker", track(30), START, track(40)),
        move("joker", 0, track(40)),
        [broken("joker", "own_peg", hole=40, pegs=own(2))],
    ),
    Wrong("to where it is", alone("joker", track(30)), move("joker", 0, track(30)), [broken("joker", "own_peg", hole=30, pegs=own(0))]),
    Wrong("to home", alone("joker", track(3)), move("joker", 0, home(1)), [broken("joker", "off_track")]),
    Wrong("to start", alone("joker", track(3)), move("joker", 0, START), [broken("joker", "off_track")]),
    Wrong("beyond the ring", alone("joker", track(3)), move("joker", 0, track(72)), [broken("joker", "no_such_hole", hole=72)]),
    Wrong("no peg", alone("joker"), play("joker"), [broken("joker", "no_step", "/move/steps")]),
    Wrong(
        "out of home where that is ruled out",
        holding("joker", {0: [home(2)], 1: [track(50)]}, joker_from_home=False),
        move("joker", 0, track(50)),
        [broken("joker", "in_home")],
    ),
    Wrong(
        "two pegs",
        holding("joker", {1: [track(50), track(60)]}),
        play("joker", step(0, track(50)), step(1, track(60))),
        [broken("seven", "not_shared", "/move/steps")],
    ),
]
OWN_PEGS = [
    Wrong("landed on", alone("5", track(30), track(35)), move("5", 0, track(35)), [broken("own_peg", "landed_on", hole=35, pegs=own(1))]),
    Wrong("passed", alone("5", track(30), START, track(33)), move("5", 0, track(35)), [broken("own_peg", "passed", hole=33, pegs=own(2))]),
    Wrong(
        "passed on the in-spot",
        alone("4", track(1), track(3)),
        move("4", 0, home(2)),
        [broken("own_peg", "passed", hole=3, pegs=own(1))],
    ),
    Wrong("landed on in home", alone("4", track(1), home(2)), move("4", 0, home(2)), [broken("own_peg", "landed_on", pegs=own(1))]),
    Wrong("passed in home", alone("5", track(1), home(2)), move("5", 0, home(3)), [broken("own_peg", "passed", pegs=own(1))]),
    Wrong("passed within home", alone("3", home(1), home(3)), move("3", 0, home(4)), [broken("own_peg", "passed", pegs=own(1))]),
    Wrong(
        "one passed and another landed on",
        alone("5", track(30), track(33), track(35)),
        move("5", 0, track(35)),
        [broken("own_peg", "landed_on", hole=35, pegs=own(1, 2))],
    ),
    Wrong(
        "passed by the second part",
        alone("7", track(30), track(50), track(52)),
        play("7", step(0, track(34)), step(1, track(53))),
        [broken("own_peg", "passed", SECOND, hole=52, pegs=own(2))],
    ),
    Wrong(
        "a teammate's that a helper moves",
        holding("5", {0: HOME, 2: [track(50), track(52)]}),
        move("5", 0, track(55)),
        [broken("own_peg", "passed", hole=52, pegs=[{"seat": 2, "peg": 1}])],
    ),
]
HOMES = [
    Wrong("a count too short", alone("2", track(0)), move("2", 0, home(1)), [broken("home_entry", "falls_short")]),
    Wrong("a count too long", alone("9", track(0)), move("9", 0, home(5)), [broken("home_entry", "overshoots")]),
    Wrong("another hole", alone("5", track(0)), move("5", 0, home(1)), [broken("home_entry", "wrong_count")]),
    Wrong(
        "a part of a seven too far away",
        alone("7", track(69), track(30)),
        play("7", step(0, home(1)), step(1, track(31))),
        [broken("home_entry", "falls_short")],
    ),
    Wrong("back in home", alone("2", home(3)), move("2", 0, home(1)), [broken("home_move", "backward")]),
    Wrong("where it is", alone("2", home(3)), move("2", 0, home(3)), [broken("home_move", "backward")]),
    Wrong("out of home", alone("2", home(3)), move("2", 0, track(5)), [broken("home_move", "leaves_home")]),
    Wrong("to start", alone("2", home(3)), move("2", 0, START), [broken("home_move", "leaves_home")]),
    Wrong("beyond home", alone("4", home(3)), move("4", 0, home(5)), [broken("home_move", "overshoots")]),
    Wrong("another home hole", alone("A", home(3)), move("A", 0, home(5)), [broken("home_move", "wrong_count")]),
    Wrong(
        "out of home by a part of a seven",
        alone("7", track(30), home(3)),
        play("7", step(0, track(35)), step(1, track(5))),
        [broken("home_move", "leaves_home", SECOND)],
    ),
]
TOGETHER = [
    Wrong(
        "an own peg and a teammate who cannot be bumped",
        holding("4", {0: [track(8), track(10)], 2: [track(12), track(39)]}),
        move("4", 0, track(12)),
        [
            broken("own_peg", "passed", hole=10, pegs=own(1)),
            broken("bump_teammate", "in_spot_held", hole=39, pegs=[{"seat": 2, "peg": 1}]),
        ],
    ),
    Wrong(
        "an own peg and a home that must be entered",
        alone("7", track(0), track(5), home_entry="forced"),
        move("7", 0, track(7)),
        [broken("own_peg", "passed", hole=5, pegs=own(1)), broken("home_entry", "must_turn_in")],
    ),
    Wrong(
        "a card that is not held and a wrong count",
        table({0: [track(30)]}, [*IDLE, "9"]),
        move("K", 0, track(41)),
        [broken("in_hand", "not_held", "/move/card"), broken("advance", "wrong_count", hole=40)],
    ),
]
ALL = {
    f"{name} {wrong.kind}".replace(" ", "_"): wrong
    for name, group in {
        "coming out": COMING_OUT,
        "advancing": ADVANCING,
        "a seven": SEVENS,
        "an eight": EIGHTS,
        "a joker": JOKERS,
        "an own peg": OWN_PEGS,
        "home": HOMES,
        "together": TOGETHER,
    }.items()
    for wrong in group
}


@pytest.mark.parametrize("wrong", ALL.values(), ids=list(ALL))
def test_an_illegal_play_is_told_what_it_breaks_and_what_stands_in_the_way(client: Client, wrong: Wrong) -> None:
    assert violations(client, wrong.state, wrong.move) == wrong.expected


def test_of_several_own_pegs_in_the_way_the_hole_is_that_of_the_first(client: Client) -> None:
    for first, second in ((32, 34), (34, 32)):
        state = alone("5", track(30), track(first), track(second))
        expected = broken("own_peg", "passed", hole=32, pegs=own(1, 2))
        assert violations(client, state, move("5", 0, track(35))) == [expected]
    back = alone("8", track(40), track(34), track(36))
    assert violations(client, back, move("8", 0, track(32))) == [broken("own_peg", "passed", hole=36, pegs=own(1, 2))]


def test_of_a_split_only_the_first_part_that_fails_is_told(client: Client) -> None:
    state = alone("7", track(30), track(50), track(31), track(51))
    found = violations(client, state, play("7", step(0, track(33)), step(1, track(55))))
    assert found == [broken("own_peg", "passed", hole=31, pegs=own(2))]


@pytest.mark.parametrize("seat", [1, 2, 7, 23])
def test_another_seat_is_out_of_turn_in_every_phase(client: Client, seat: int) -> None:
    expected = [broken("turn", "out_of_turn", "/seat")]
    assert violations(client, table(), draw("K"), seat=seat) == expected
    assert violations(client, holding("A", {}), move("A", 0, track(8)), seat=seat) == expected


def test_the_seat_to_move_may_name_itself(client: Client) -> None:
    assert violations(client, table(), move("2", 0, track(8)), seat=0) == [broken("phase", "draw_first", "/move/type")]


def test_out_of_turn_and_out_of_phase_are_both_told(client: Client) -> None:
    found = violations(client, table(), exchange("2"), seat=3)
    assert found == [broken("turn", "out_of_turn", "/seat"), broken("phase", "draw_first", "/move/type")]


@pytest.mark.parametrize("players", [4, 6, 8])
@pytest.mark.parametrize("chosen", [draw(), draw("K"), exchange("2"), move("A", 0, track(8))], ids=str)
def test_after_the_end_only_that_is_told(client: Client, chosen: dict[str, Any], players: int) -> None:
    assert violations(client, over(players), chosen, seat=2) == [broken("over", "after_the_end", "/move")]


def test_a_card_of_a_hidden_hand_is_rejected_when_all_copies_lie_elsewhere(client: Client) -> None:
    state = table({0: [track(30)]}, ["A", *IDLE], hidden=[0], discard=["9"] * 12)
    assert violations(client, state, move("9", 0, track(39))) == [broken("in_hand", "all_seen", "/move/card")]


@pytest.mark.parametrize("card", CARDS)
def test_a_play_beyond_the_ring_is_judged(client: Client, card: str) -> None:
    pegs: Pegs = {0: [track(30)]}
    for hole in (72, 107, 255):
        rules = {one["rule"] for one in violations(client, holding(card, pegs), move(card, 0, track(hole)))}
        assert rules == {{"7": "pegs.seven", "8": "pegs.eight", "joker": "pegs.joker"}.get(card, "pegs.advance")}
