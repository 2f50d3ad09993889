"""Home in Pegs and Jokers: turning in or not, moving inside, helping a teammate when all are home, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from api.test_pegs_positions import (
    GAME,
    HOME,
    IDLE,
    OVER,
    START,
    Pegs,
    accepted,
    broken,
    draw,
    events,
    exchange,
    holding,
    home,
    in_spot,
    listed,
    move,
    moved,
    over,
    play,
    played,
    step,
    table,
    track,
    turn,
    violations,
)
from support.client import Client

ALMOST = [*HOME[1:], track(3)]
"""Four pegs home behind an empty first hole, the last on the in-spot of seat 0."""


def ends(client: Client, state: dict[str, Any], card: str, peg: int = 0) -> list[dict[str, Any]]:
    """Where the card takes the peg alone."""
    return [
        one["steps"][0]["to"]
        for one in listed(client, state)
        if one["type"] == "play" and one["card"] == card and [s["peg"] for s in one["steps"]] == [peg]
    ]


@pytest.mark.parametrize(
    ("start", "card", "expected"),
    [
        (0, "3", [track(3)]),
        (0, "4", [home(1), track(4)]),
        (0, "7", [home(4), track(7)]),
        (0, "9", [track(9)]),
        (3, "A", [home(1), track(4)]),
        (3, "5", [home(5), track(8)]),
        (3, "6", [track(9)]),
        (65, "K", [track(3)]),
        (66, "K", [home(1), track(4)]),
        (70, "10", [home(5), track(8)]),
        (71, "Q", [track(9)]),
    ],
)
def test_turning_into_home_is_a_choice_and_takes_the_exact_count(
    client: Client, start: int, card: str, expected: list[dict[str, Any]]
) -> None:
    assert ends(client, holding(card, {0: [track(start)]}), card) == expected


@pytest.mark.parametrize("card", ["A", "4"])
def test_where_turning_in_is_forced_the_track_is_closed_if_it_fits(client: Client, card: str) -> None:
    state = holding(card, {0: [track(3)]}, home_entry="forced")
    number = {"A": 1, "4": 4}[card]
    assert ends(client, state, card) == [home(number)]
    assert violations(client, state, move(card, 0, track(3 + number))) == [broken("home_entry", "must_turn_in")]
    assert accepted(client, state, move(card, 0, home(number)))["score"]["gained"] == 1


@pytest.mark.parametrize(
    ("pegs", "card", "expected"),
    [
        ([track(3)], "9", track(12)),
        ([track(0)], "3", track(3)),
        ([track(3), home(2)], "4", track(7)),
        ([track(3), home(4)], "4", track(7)),
        ([track(20)], "4", track(24)),
    ],
)
def test_where_turning_in_is_forced_but_does_not_fit_the_peg_goes_on(
    client: Client, pegs: list[dict[str, Any]], card: str, expected: dict[str, Any]
) -> None:
    assert ends(client, holding(card, {0: pegs}, home_entry="forced"), card) == [expected]


def test_forcing_binds_each_part_of_a_seven_by_itself(client: Client) -> None:
    state = holding("7", {0: [track(1), track(30)]}, home_entry="forced")
    straight_on = play("7", step(0, track(4)), step(1, track(34)))
    assert violations(client, state, straight_on) == [broken("home_entry", "must_turn_in")]
    assert accepted(client, state, play("7", step(0, home(1)), step(1, track(34))))
    second = violations(client, state, play("7", step(1, track(34)), step(0, track(4))))
    assert second == [broken("home_entry", "must_turn_in", "/move/steps/1/to")]
    assert accepted(client, state, play("7", step(0, track(2)), step(1, track(36))))


def test_forcing_binds_no_choice_of_peg_or_card(client: Client) -> None:
    state = table({0: [track(3), track(30)]}, ["A", "9", *IDLE[1:]], home_entry="forced")
    assert accepted(client, state, move("9", 1, track(39)))


def test_nobody_enters_the_home_of_others(client: Client) -> None:
    assert ends(client, holding("5", {1: [track(70)]}, seat=1), "5") == [track(3)]
    assert ends(client, holding("6", {1: [track(70)]}, seat=1), "6") == [track(4)]


def test_a_peg_in_home_goes_on_forward_past_nobody(client: Client) -> None:
    pegs: Pegs = {0: [home(1), home(4)]}
    assert ends(client, holding("2", pegs), "2") == [home(3)]
    assert ends(client, holding("3", pegs), "3") == []
    assert ends(client, holding("A", pegs), "A", peg=1) == [home(5)]
    answer = accepted(client, holding("2", pegs), move("2", 0, home(3)))
    assert answer["events"] == [played(0, "2"), moved(0, 0, home(1), home(3)), turn(1)]
    assert answer["score"] == {"gained": 0, "totals": [2, 0, 0, 0]}


def test_entering_is_barred_by_own_pegs_before_and_in_home(client: Client) -> None:
    assert ends(client, holding("4", {0: [track(3), home(2)]}), "4") == [track(7)]
    assert ends(client, holding("4", {0: [track(1), track(3)]}), "4") == []
    assert ends(client, holding("A", {0: [track(3), home(2)]}), "A") == [home(1), track(4)]


def test_the_fifth_peg_home_ends_the_turn_and_help_begins_with_the_next(client: Client) -> None:
    state = table({0: ALMOST}, ["A", "K", *IDLE[:4]])
    answer = accepted(client, state, move("A", 4, home(1)))
    assert answer["events"] == [played(0, "A"), moved(0, 4, track(3), home(1)), turn(1)]
    assert answer["legal_moves"]["pegs_of"] == 1 and "result" not in answer
    again = answer["state"] | {"turn": {"phase": "draw", "seat": 0}}
    drawn = accepted(client, again, draw("7"))
    assert drawn["legal_moves"]["pegs_of"] == 2
    assert drawn["legal_moves"]["moves"] == [move("K", peg, track(44)) for peg in range(5)]


def test_a_list_names_whose_pegs_its_moves_mean(client: Client) -> None:
    for state, whose in (
        (holding("A", {0: [track(8)]}), 0),
        (holding("A", {0: HOME, 2: [track(50)]}), 2),
        (holding("A", {3: HOME}, seat=3), 1),
        (table({1: HOME}, seat=1), 3),
        (holding("A", {2: HOME}, seat=2, players=6), 4),
        (holding("A", {2: HOME, 4: HOME}, seat=2, players=6), 0),
        (holding("A", {7: HOME, 1: HOME, 3: HOME}, seat=7, players=8), 5),
    ):
        assert client.ask(GAME, "legal-moves", state=state)["pegs_of"] == whose
    assert "pegs_of" not in client.ask(GAME, "legal-moves", state=over())


def test_a_helper_uses_the_start_the_in_spot_and_the_home_of_the_teammate(client: Client) -> None:
    state = table({0: HOME, 2: [track(37), home(5)]}, ["A", "4", "Q", "9", "9", "9"])
    assert ends(client, state, "A", peg=2) == [track(44)]
    assert ends(client, state, "4") == [home(2), track(41)]
    answer = accepted(client, state, move("4", 0, home(2)))
    helps = {"type": "helps", "seat": 0, "of": 2}
    assert answer["events"] == [played(0, "4"), helps, moved(2, 0, track(37), home(2)), turn(1)]
    assert answer["score"] == {"gained": 1, "totals": [5, 0, 2, 0]}
    assert answer["state"]["players"][0]["pegs"] == HOME


def test_a_helper_must_play_where_the_teammate_could(client: Client) -> None:
    state = table({0: HOME}, ["A", *IDLE])
    assert [one["rule"] for one in violations(client, state, exchange("2"))] == ["pegs.must_play"]
    idle = table({0: HOME}, [*IDLE, "9"])
    assert events(client, idle, exchange("2", "9"))[0] == {"type": "exchanged", "seat": 0, "card": "2"}
    assert "helps" not in {event["type"] for event in events(client, idle, exchange("2", "9"))}


def test_an_own_peg_named_by_a_helper_is_the_teammates(client: Client) -> None:
    state = holding("A", {0: HOME, 2: [START, track(50)]})
    answer = accepted(client, state, move("A", 1, track(51)))
    assert answer["state"]["players"][2]["pegs"][1] == track(51)


@pytest.mark.parametrize("players", [4, 6, 8])
def test_the_last_peg_of_a_team_ends_the_game(client: Client, players: int) -> None:
    pegs: Pegs = {seat: HOME for seat in range(2, players, 2)} | {0: ALMOST, 1: [home(2)]}
    answer = accepted(client, holding("A", pegs, players=players), move("A", 4, home(1)))
    assert answer["events"] == [played(0, "A"), moved(0, 4, track(3), home(1)), {"type": "over", "reason": "home"}]
    assert answer["state"]["turn"] == OVER
    assert answer["legal_moves"]["moves"] == [] and answer["legal_moves"]["total"] == 0
    assert answer["score"] == {"gained": 1, "totals": [5, 1, 5, 0, 5, 0, 5, 0][:players]}
    result = answer["result"]
    assert (result["reason"], result["winners"], result["places"]) == ("home", list(range(0, players, 2)), [1, 2] * (players // 2))
    assert result["head_to_head"] == [[0.5, 1] * (players // 2), [0, 0.5] * (players // 2)] * (players // 2)
    assert client.ask(GAME, "check", state=answer["state"])["result"] == result


def test_a_helper_may_end_the_game(client: Client) -> None:
    last = [*HOME[1:], track(in_spot(2))]
    answer = accepted(client, holding("A", {0: HOME, 2: last}), move("A", 4, home(1)))
    assert [event["type"] for event in answer["events"]] == ["played", "helps", "moved", "over"]
    assert answer["result"]["winners"] == [0, 2]


def test_one_finished_player_ends_nothing(client: Client) -> None:
    answer = accepted(client, holding("A", {0: ALMOST, 1: HOME, 2: HOME[1:]}), move("A", 4, home(1)))
    assert "result" not in answer and answer["state"]["turn"] == {"phase": "draw", "seat": 1}


def test_a_seven_may_bring_the_last_two_pegs_home_by_both_parts(client: Client) -> None:
    """The first part finishes no team, the second does."""
    state = holding("7", {0: [*HOME[2:], track(2), track(0)], 2: HOME})
    answer = accepted(client, state, play("7", step(3, home(2)), step(4, home(1))))
    assert answer["events"][-1] == {"type": "over", "reason": "home"} and answer["score"]["gained"] == 2
