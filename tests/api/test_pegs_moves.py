"""What each card of Pegs and Jokers does, told in events: coming out, advancing, a 7 shared, an 8 back, a joker."""

from __future__ import annotations

from typing import Any

import pytest

from api.test_pegs_positions import (
    HOME,
    START,
    Pegs,
    accepted,
    bumped,
    come_out,
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

OUT = ["A", "J", "Q", "K"]
NUMBERS = {"A": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "9": 9, "10": 10, "J": 10, "Q": 10, "K": 10}


def plays(client: Client, state: dict[str, Any], card: str) -> list[list[dict[str, Any]]]:
    return [one["steps"] for one in listed(client, state) if one.get("card") == card and one["type"] == "play"]


@pytest.mark.parametrize("card", OUT)
@pytest.mark.parametrize("seat", [0, 3])
def test_an_ace_or_a_court_card_brings_a_peg_out(client: Client, card: str, seat: int) -> None:
    state, to = holding(card, {}, seat=seat), track(come_out(seat))
    expected = [played(seat, card), moved(seat, 4, START, to), turn((seat + 1) % 4)]
    assert events(client, state, move(card, 4, to)) == expected
    assert plays(client, state, card) == [[step(peg, to)] for peg in range(5)], "interchangeable pegs included"


@pytest.mark.parametrize("card", [card for card in [*NUMBERS, "8", "joker"] if card not in OUT])
def test_no_other_card_brings_a_peg_out(client: Client, card: str) -> None:
    assert plays(client, holding(card, {}), card) == []


@pytest.mark.parametrize(("card", "number"), NUMBERS.items())
def test_a_card_advances_a_peg_by_its_number(client: Client, card: str, number: int) -> None:
    state, to = holding(card, {0: [track(30)]}), track(30 + number)
    answer = accepted(client, state, move(card, 0, to))
    assert answer["events"] == [played(0, card), moved(0, 0, track(30), to), turn(1)]
    assert answer["move"] == move(card, 0, to) and answer["state"]["players"][0]["pegs"][0] == to
    assert [steps for steps in plays(client, state, card) if steps[0]["peg"] == 0] == [[step(0, to)]]


def test_others_are_passed_without_harm(client: Client) -> None:
    others: Pegs = {1: [track(31), track(33)], 2: [track(32)], 3: [track(34)]}
    state = holding("5", {0: [track(30)], **others})
    answer = accepted(client, state, move("5", 0, track(35)))
    assert answer["events"] == [played(0, "5"), moved(0, 0, track(30), track(35)), turn(1)]
    assert answer["state"]["players"][1:] == state["players"][1:]


@pytest.mark.parametrize("part", range(1, 7))
def test_two_pegs_share_a_seven_in_any_parts_and_in_the_order_given(client: Client, part: int) -> None:
    state = holding("7", {0: [track(20), track(40)]})
    first, second = step(1, track(40 + part)), step(0, track(20 + 7 - part))
    assert events(client, state, play("7", first, second)) == [
        played(0, "7"),
        moved(0, 1, track(40), first["to"]),
        moved(0, 0, track(20), second["to"]),
        turn(1),
    ]


def test_a_seven_that_is_shared_exactly_has_twelve_ways_and_up_to_seven_forty_two(client: Client) -> None:
    pegs: Pegs = {0: [track(20), track(40)]}
    shared = {split: [s for s in plays(client, holding("7", pegs, seven_split=split), "7") if len(s) == 2] for split in ("exact", "up_to")}
    assert (len(shared["exact"]), len(shared["up_to"])) == (2 * 6, 2 * 21)
    lengths = {tuple(one["to"]["hole"] - pegs[0][one["peg"]]["hole"] for one in steps) for steps in shared["up_to"]}
    assert lengths == {(a, b) for a in range(1, 7) for b in range(1, 7) if a + b <= 7}


@pytest.mark.parametrize("together", range(2, 8))
def test_a_seven_shared_up_to_seven_may_be_less(client: Client, together: int) -> None:
    steps = [step(0, track(21)), step(1, track(40 + together - 1))]
    pegs: Pegs = {0: [track(20), track(40)]}
    assert accepted(client, holding("7", pegs, seven_split="up_to"), play("7", *steps))
    if together < 7:
        assert [one["reason"] for one in violations(client, holding("7", pegs), play("7", *steps))] == ["wrong_total"]


def test_one_peg_alone_moves_seven_in_either_way(client: Client) -> None:
    for split in ("exact", "up_to"):
        state = holding("7", {0: [track(20)]}, seven_split=split)
        assert plays(client, state, "7") == [[step(0, track(27))]]


def test_the_first_part_of_a_seven_clears_the_way_for_the_second(client: Client) -> None:
    state = holding("7", {0: [track(20), track(22)]})
    chosen = play("7", step(1, track(26)), step(0, track(23)))
    assert [event["peg"] for event in events(client, state, chosen) if event["type"] == "moved"] == [1, 0]
    other = violations(client, state, play("7", step(0, track(23)), step(1, track(26))))
    assert [(one["rule"], one["pointer"]) for one in other] == [("pegs.own_peg", "/move/steps/0/to")]


def test_both_parts_of_a_seven_bump_each_after_its_own_step(client: Client) -> None:
    state = holding("7", {0: [track(20), track(40)], 1: [track(23)], 3: [START, track(44)]})
    assert events(client, state, play("7", step(0, track(23)), step(1, track(44)))) == [
        played(0, "7"),
        moved(0, 0, track(20), track(23)),
        bumped(1, 0, 23, START),
        moved(0, 1, track(40), track(44)),
        bumped(3, 1, 44, START),
        turn(1),
    ]


def test_a_peg_in_home_and_one_that_enters_it_take_parts_of_a_seven(client: Client) -> None:
    state = holding("7", {0: [home(1), track(1)]})
    chosen = play("7", step(0, home(4)), step(1, home(2)))
    answer = accepted(client, state, chosen)
    assert answer["events"][1:3] == [moved(0, 0, home(1), home(4)), moved(0, 1, track(1), home(2))]
    assert answer["score"] == {"gained": 1, "totals": [2, 0, 0, 0]}
    assert chosen in listed(client, state)


@pytest.mark.parametrize(("start", "to"), [(30, 22), (8, 0), (3, 67), (5, 69), (11, 3), (0, 64)])
def test_an_eight_moves_a_peg_back_over_the_own_in_spot_too(client: Client, start: int, to: int) -> None:
    state = holding("8", {0: [track(start), START, home(2)]})
    assert events(client, state, move("8", 0, track(to))) == [played(0, "8"), moved(0, 0, track(start), track(to)), turn(1)]
    assert plays(client, state, "8") == [[step(0, track(to))]], "pegs in start and home cannot move back"


def test_an_eight_bumps_where_it_lands_and_passes_the_rest(client: Client) -> None:
    state = holding("8", {0: [track(30)], 1: [track(22), track(25)], 2: [track(23)]})
    assert events(client, state, move("8", 0, track(22)))[1:3] == [moved(0, 0, track(30), track(22)), bumped(1, 0, 22, START)]


JOKERS: dict[str, tuple[Pegs, int]] = {
    "from start": ({}, 0),
    "from the track forward over own pegs": ({0: [track(20), track(25)]}, 0),
    "from the track backward": ({0: [track(60)]}, 0),
    "from home": ({0: [home(3), home(4)]}, 0),
}


@pytest.mark.parametrize(("pegs", "peg"), JOKERS.values(), ids=[kind.replace(" ", "_") for kind in JOKERS])
def test_a_joker_takes_a_peg_to_an_opponents(client: Client, pegs: Pegs, peg: int) -> None:
    state = holding("joker", pegs | {1: [START, track(50)]})
    start = state["players"][0]["pegs"][peg]
    assert events(client, state, move("joker", peg, track(50))) == [
        played(0, "joker"),
        moved(0, peg, start, track(50)),
        bumped(1, 1, 50, START),
        turn(1),
    ]


def test_a_joker_takes_a_peg_to_a_teammates_which_goes_to_its_in_spot(client: Client) -> None:
    state = holding("joker", {2: [track(50)]})
    assert events(client, state, move("joker", 3, track(50)))[1:3] == [moved(0, 3, START, track(50)), bumped(2, 0, 50, track(39))]


def test_a_joker_reaches_every_peg_of_others_on_the_track_and_nothing_else(client: Client) -> None:
    pegs: Pegs = {0: [track(20), home(1)], 1: [track(0), home(2)], 2: [track(50), START], 3: [track(71)]}
    for from_home in (True, False):
        steps = plays(client, holding("joker", pegs, joker_from_home=from_home), "joker")
        movers = [0, 1, 2, 3, 4] if from_home else [0, 2, 3, 4]
        assert steps == [[step(peg, track(hole))] for peg in movers for hole in (0, 50, 71)]


def test_a_joker_that_takes_a_peg_out_of_home_costs_one(client: Client) -> None:
    state = holding("joker", {0: [home(5), home(2)], 1: [track(50)], 2: [home(1)]})
    answer = accepted(client, state, move("joker", 0, track(50)))
    assert answer["score"] == {"gained": -1, "totals": [1, 0, 1, 0]}


def test_a_joker_of_a_finished_player_moves_the_teammates_pegs(client: Client) -> None:
    state = holding("joker", {0: HOME, 1: [track(50)], 2: [START, track(60), home(5)]})
    assert plays(client, state, "joker") == [[step(peg, track(50))] for peg in range(5)]
    answer = accepted(client, state, move("joker", 2, track(50)))
    assert answer["events"][1:3] == [{"type": "helps", "seat": 0, "of": 2}, moved(2, 2, home(5), track(50))]
    assert answer["score"] == {"gained": -1, "totals": [5, 0, 0, 0]}
