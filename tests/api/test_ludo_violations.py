"""Illegal moves of Ludo: each violation says which rule, in which way, and points at what stands in the way."""

from __future__ import annotations

from typing import Any

import pytest

from support.client import Client
from support.positions import (
    FINISH,
    YARD,
    die,
    lane,
    ludo_over,
    ludo_player,
    ludo_state,
    ludo_to_roll,
    ludo_with_choices,
    move,
    to_move,
    to_roll,
    track,
)

ROLL = {"type": "roll"}


def violations(client: Client, state: dict[str, Any], played: dict[str, Any], **more: Any) -> list[dict[str, Any]]:
    answer = client.ask("ludo", "apply", state=state, move=played, **more)
    assert answer["verdict"] == "rejected", answer
    assert answer["legal_moves"] == client.ask("ludo", "legal-moves", state=state), "what would have been legal"
    assert all(found.pop("message") for found in answer["violations"])
    return answer["violations"]


def broken(rule: str, reason: str, pointer: str = "/move/piece", **more: Any) -> dict[str, Any]:
    return {"rule": f"ludo.{rule}", "reason": reason, "pointer": pointer, **more}


def pieces(*numbers: int, seat: int = 1) -> list[dict[str, int]]:
    return [{"seat": seat, "piece": number} for number in numbers]


def against_red(*red: dict[str, Any], yellow: list[dict[str, Any]], number: int, **options: Any) -> dict[str, Any]:
    return ludo_state(ludo_player("yellow", *yellow), ludo_player("red", *red), turn=to_move(number), **options)


def test_a_block_that_would_be_passed_is_named_with_its_square_and_pieces(client: Client) -> None:
    state = against_red(YARD, track(12), YARD, track(12), yellow=[track(10), track(20)], number=4)
    assert violations(client, state, move(0)) == [broken("block", "passed", square=12, pieces=pieces(1, 3))]


def test_a_block_that_would_be_landed_on_is_named_with_its_square_and_pieces(client: Client) -> None:
    state = against_red(track(12), track(12), yellow=[track(10), track(20)], number=2)
    assert violations(client, state, move(0)) == [broken("block", "landed_on", square=12, pieces=pieces(0, 1))]


def test_of_two_blocks_in_the_way_the_first_is_named(client: Client) -> None:
    state = against_red(track(14), track(14), track(12), track(12), yellow=[track(10), track(20)], number=6)
    assert violations(client, state, move(0)) == [broken("block", "passed", square=12, pieces=pieces(2, 3))]


def test_a_single_piece_that_would_be_passed_is_named_where_none_can_be(client: Client) -> None:
    state = against_red(track(12), yellow=[track(10), track(20)], number=4, blocking="no_passing")
    assert violations(client, state, move(0)) == [broken("block", "passed", square=12, pieces=pieces(0))]
    own = against_red(yellow=[track(10), track(12)], number=4, blocking="no_passing")
    assert violations(client, own, move(0)) == [broken("block", "passed", square=12, pieces=pieces(1, seat=0))]


def test_a_piece_in_the_lane_that_would_be_passed_has_no_square(client: Client) -> None:
    state = against_red(yellow=[track(50), lane(2), track(5)], number=3, blocking="no_passing")
    assert violations(client, state, move(0)) == [broken("block", "passed", pieces=pieces(1, seat=0))]


def test_a_block_on_the_start_forbids_leaving_the_yard(client: Client) -> None:
    state = against_red(track(0), track(0), yellow=[track(20)], number=6)
    assert violations(client, state, move(1)) == [broken("exit_blocked", "blocked", square=0, pieces=pieces(0, 1))]


def test_a_number_that_is_too_large_is_told_with_the_one_that_is_left(client: Client) -> None:
    state = against_red(yellow=[lane(3), track(20)], number=5)
    assert violations(client, state, move(0)) == [broken("exact", "overshoots", needed=[3])]


@pytest.mark.parametrize("exit_rolls", [[6], [1, 6], [1, 2, 6]])
def test_a_number_that_does_not_leave_the_yard_is_told_with_those_that_do(client: Client, exit_rolls: list[int]) -> None:
    state = against_red(yellow=[track(20)], number=5, exit_rolls=exit_rolls)
    assert violations(client, state, move(1)) == [broken("exit", "needs_exit_roll", needed=exit_rolls)]


def test_a_wrong_number_and_a_blocked_start_are_both_told(client: Client) -> None:
    state = against_red(track(0), track(0), yellow=[track(20)], number=5)
    expected = [broken("exit", "needs_exit_roll", needed=[6]), broken("exit_blocked", "blocked", square=0, pieces=pieces(0, 1))]
    assert violations(client, state, move(1)) == expected


def test_a_block_and_too_large_a_number_are_both_told(client: Client) -> None:
    state = against_red(yellow=[lane(2), lane(4), track(5)], number=5, blocking="no_passing")
    expected = [broken("block", "passed", pieces=pieces(1, seat=0)), broken("exact", "overshoots", needed=[4])]
    assert violations(client, state, move(0)) == expected


def test_a_piece_that_is_home_moves_no_more(client: Client) -> None:
    assert violations(client, ludo_with_choices(), move(3)) == [broken("move", "already_home")]


def test_a_move_before_the_roll_and_a_roll_before_the_move(client: Client) -> None:
    assert violations(client, ludo_to_roll(), move(1)) == [broken("phase", "roll_first", "/move/type")]
    assert violations(client, ludo_with_choices(), ROLL) == [broken("phase", "move_first", "/move/type")]


def test_in_phase_exit_a_piece_of_the_yard_is_taken_out_without_a_roll(client: Client) -> None:
    yellow = ludo_player("yellow", FINISH)
    state = ludo_state(yellow, ludo_player("red"), turn={"phase": "exit", "seat": 0}, no_piece_on_the_way="free_exit")
    assert violations(client, state, ROLL) == [broken("phase", "exit_without_roll", "/move/type")]
    assert violations(client, state, move(0)) == [broken("none_on_the_way", "not_in_yard")]


@pytest.mark.parametrize("number", [0, 7, 255])
def test_a_number_that_no_die_shows(client: Client, number: int) -> None:
    assert violations(client, ludo_to_roll(), die(number)) == [broken("die", "no_such_number", "/move/die")]


def test_a_roll_that_has_to_be_stated(client: Client) -> None:
    assert violations(client, ludo_to_roll(), ROLL, chance="stated") == [broken("die", "not_stated", "/move")]


@pytest.mark.parametrize("seat", [1, 5, 23])
def test_another_seat_is_out_of_turn(client: Client, seat: int) -> None:
    assert violations(client, ludo_to_roll(), die(3), seat=seat) == [broken("turn", "out_of_turn", "/seat")]


def test_everything_that_can_be_told_independently_is_told(client: Client) -> None:
    state = against_red(track(12), track(12), yellow=[track(10), track(20)], number=4, turn_seconds=30)
    found = violations(client, state, move(0), seat=1, seconds=31)
    assert sorted(one["rule"] for one in found) == ["ludo.block", "ludo.time", "ludo.turn"]
    rolled = violations(client, state, die(7), seat=1, seconds=31)
    assert sorted(one["rule"] for one in rolled) == ["ludo.die", "ludo.phase", "ludo.time", "ludo.turn"]


def test_after_the_end_only_that_is_told(client: Client) -> None:
    for played in (ROLL, die(9), move(0)):
        found = violations(client, ludo_over(turn_seconds=30), played, seat=2, seconds=99)
        assert [(one["rule"], one["reason"]) for one in found] == [("ludo.over", "after_the_end")]


def test_a_rejected_roll_leaves_the_turn_where_it_is(client: Client) -> None:
    state = ludo_to_roll() | {"turn": to_roll(sixes=1)}
    answer = client.ask("ludo", "apply", state=state, move=die(7))
    assert "state" not in answer and answer["legal_moves"]["seat"] == 0
