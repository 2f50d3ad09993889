"""States of Ludo that no game can come to, each with the rule and the place of the fault; and odd ones that it can."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from support.client import Client
from support.positions import FINISH, YARD, lane, ludo_player, ludo_state, to_move, to_roll, track

HOME = [FINISH] * 4
OVER = {"phase": "over"}
EXIT = {"phase": "exit", "seat": 0}
RED = ludo_player("red")


class Impossible(NamedTuple):
    kind: str
    state: dict[str, Any]
    rule: str
    pointer: str


def two(*yellow: dict[str, Any], red: dict[str, Any] = RED, **more: Any) -> dict[str, Any]:
    return ludo_state(ludo_player("yellow", *yellow), red, **more)


def colors(*names: str, **more: Any) -> dict[str, Any]:
    return ludo_state(*[ludo_player(name) for name in names], **more)


BLOCKED_START = ludo_player("red", track(0), track(0))
IMPOSSIBLE = [
    Impossible("one player", colors("yellow"), "players", "/state/players"),
    Impossible("five players", colors("yellow", "blue", "red", "green", "yellow"), "players", "/state/players"),
    Impossible("a colour twice", colors("yellow", "yellow"), "players", "/state/players/1/color"),
    Impossible("colours out of order", colors("yellow", "red", "blue"), "players", "/state/players/2/color"),
    Impossible("a starter that nobody is", two() | {"starter": 2}, "starter", "/state/starter"),
    Impossible("no exit rolls", two(exit_rolls=[]), "exit", "/state/options/exit_rolls"),
    Impossible("an exit roll that no die shows", two(exit_rolls=[6, 8]), "exit", "/state/options/exit_rolls/1"),
    Impossible("a limit that there is not", two(turn_seconds=31), "time", "/state/options/turn_seconds"),
    Impossible(
        "two colours on a plain square", two(track(5), red=ludo_player("red", track(5))), "state_square", "/state/players/1/pieces/0"
    ),
    Impossible(
        "two colours on a star that is not safe",
        two(track(8), red=ludo_player("red", YARD, track(8)), safe_squares="starts"),
        "state_square",
        "/state/players/1/pieces/1",
    ),
    Impossible(
        "two blocks on one star",
        two(track(8), track(8), red=ludo_player("red", track(8), track(8))),
        "state_square",
        "/state/players/1/pieces/0",
    ),
    Impossible("yellow behind its start", two(track(51)), "state_square", "/state/players/0/pieces/0/square"),
    Impossible("red behind its start", two(red=ludo_player("red", YARD, track(25))), "state_square", "/state/players/1/pieces/1/square"),
    Impossible("square 26 of 26", two(track(26), board="by_players"), "state_square", "/state/players/0/pieces/0/square"),
    Impossible(
        "red behind its start of two arms",
        two(red=ludo_player("red", track(12)), board="by_players"),
        "state_square",
        "/state/players/1/pieces/0/square",
    ),
    Impossible("a seat that nobody sits on", two(turn=to_roll(seat=2)), "state_turn", "/state/turn/seat"),
    Impossible("no legal move for the number", two(turn=to_move(3)), "state_turn", "/state/turn/die"),
    Impossible("a 6 without a count", two(track(5), turn=to_move(6, sixes=0)), "state_turn", "/state/turn/sixes"),
    Impossible("a count without a 6", two(track(5), turn=to_move(4, sixes=1)), "state_turn", "/state/turn/sixes"),
    Impossible("three sixes", two(track(5), turn=to_move(6, sixes=3)), "state_turn", "/state/turn/sixes"),
    Impossible("a number that no die shows", two(track(5), turn=to_move(7)), "die", "/state/turn/die"),
    Impossible("tries without three rolls", two(turn=to_roll(tries=1)), "state_turn", "/state/turn/tries"),
    Impossible(
        "tries with a piece out", two(track(5), turn=to_roll(tries=1), no_piece_on_the_way="three_rolls"), "state_turn", "/state/turn/tries"
    ),
    Impossible("three tries", two(turn=to_roll(tries=3), no_piece_on_the_way="three_rolls"), "state_turn", "/state/turn/tries"),
    Impossible("a 6 as a try", two(turn=to_roll(sixes=1, tries=1), no_piece_on_the_way="three_rolls"), "state_turn", "/state/turn/sixes"),
    Impossible(
        "more sixes than tries",
        two(turn=to_roll(sixes=2, tries=1), no_piece_on_the_way="three_rolls", exit_rolls=[1]),
        "state_turn",
        "/state/turn/sixes",
    ),
    Impossible("an exit where one rolls", two(turn=EXIT), "state_turn", "/state/turn/phase"),
    Impossible("an exit with a piece out", two(track(5), turn=EXIT, no_piece_on_the_way="free_exit"), "state_turn", "/state/turn/phase"),
    Impossible(
        "an exit that is blocked", two(red=BLOCKED_START, turn=EXIT, no_piece_on_the_way="free_exit"), "state_turn", "/state/turn/phase"
    ),
    Impossible("a roll in place of a free exit", two(no_piece_on_the_way="free_exit"), "state_turn", "/state/turn/phase"),
    Impossible(
        "a finished player to move",
        ludo_state(ludo_player("yellow", *HOME, place=1), ludo_player("blue"), RED, play_all_places=True),
        "state_turn",
        "/state/turn/seat",
    ),
    Impossible("over with nobody home", two(turn=OVER), "state_turn", "/state/turn/phase"),
    Impossible("going on with one home", two(red=ludo_player("red", *HOME, place=1)), "state_turn", "/state/turn/phase"),
    Impossible(
        "over too soon for all places",
        ludo_state(ludo_player("yellow", *HOME, place=1), ludo_player("blue"), RED, turn=OVER, play_all_places=True),
        "state_turn",
        "/state/turn/phase",
    ),
    Impossible("a place too soon", two(red=ludo_player("red", FINISH, place=1)), "state_place", "/state/players/1/place"),
    Impossible("no place for four home", two(*HOME, turn=OVER), "state_place", "/state/players/0/pieces"),
    Impossible("a gap in the places", two(red=ludo_player("red", *HOME, place=2), turn=OVER), "state_place", "/state/players/1/place"),
    Impossible(
        "a place twice",
        ludo_state(ludo_player("yellow", *HOME, place=1), ludo_player("blue", *HOME, place=1), RED, turn=OVER, play_all_places=True),
        "state_place",
        "/state/players/1/place",
    ),
]
POSSIBLE = {
    "two neighbours": colors("yellow", "blue"),
    "colours from anywhere": colors("blue", "red", "yellow"),
    "colours in any order on a smaller board": colors("red", "blue", board="by_players"),
    "all on one star": two(track(8), track(8), track(8), red=ludo_player("red", track(8))),
    "two blocks on one star where blocks mean nothing": two(
        track(8), track(8), red=ludo_player("red", track(8), track(8)), blocking="none"
    ),
    "another colour behind a start": two(red=ludo_player("red", track(51))),
    "on the last square of the lap": two(track(50), red=ludo_player("red", track(24))),
    "four in one lane": two(lane(5), lane(5), lane(5), lane(5)),
    "on the start of an arm that nobody uses": two(track(13), red=ludo_player("red", track(13))),
    "a turn after two sixes": two(track(12), turn=to_roll(sixes=2)),
    "two tries": two(turn=to_roll(tries=2), no_piece_on_the_way="three_rolls"),
    "sixes among the tries": two(turn=to_roll(sixes=2, tries=2), no_piece_on_the_way="three_rolls", exit_rolls=[1]),
    "a bonus roll after a six under free exit": two(FINISH, turn=to_roll(sixes=1), no_piece_on_the_way="free_exit"),
    "an exit": two(FINISH, turn=EXIT, no_piece_on_the_way="free_exit"),
    "a roll with a free exit for the other": two(track(5), no_piece_on_the_way="free_exit"),
    "places in another order than the seats": ludo_state(
        ludo_player("yellow", *HOME, place=2), ludo_player("blue", *HOME, place=1), RED, turn=OVER, play_all_places=True
    ),
    "a high ply": two(ply=2**31),
    "ply nought in the middle of a game": two(track(5), ply=0),
}


@pytest.mark.parametrize("impossible", IMPOSSIBLE, ids=lambda impossible: impossible.kind.replace(" ", "_"))
def test_an_impossible_state_is_found_with_its_rule_and_place(client: Client, impossible: Impossible) -> None:
    answer = client.ask("ludo", "check", state=impossible.state)
    expected = (f"ludo.{impossible.rule}", impossible.pointer)
    assert answer["possible"] is False
    assert expected in [(fault["rule"], fault["pointer"]) for fault in answer["faults"]], answer["faults"]


@pytest.mark.parametrize("impossible", IMPOSSIBLE, ids=lambda impossible: impossible.kind.replace(" ", "_"))
def test_an_impossible_state_is_judged_no_further(client: Client, impossible: Impossible) -> None:
    faults = client.ask("ludo", "check", state=impossible.state)["faults"]
    for operation, more in (("apply", {"move": {"type": "roll", "die": 3}}), ("legal-moves", {}), ("rematch", {})):
        pointers = client.refused("ludo", operation, {"state": impossible.state, **more}, 422, "impossible_state")
        assert pointers == [fault["pointer"] for fault in faults]


@pytest.mark.parametrize("state", POSSIBLE.values(), ids=[kind.replace(" ", "_") for kind in POSSIBLE])
def test_an_odd_state_is_possible_and_can_be_played_on(client: Client, state: dict[str, Any]) -> None:
    answer = client.ask("ludo", "check", state=state)
    assert (answer["possible"], answer["faults"]) == (True, []), answer["faults"]
    for listed in client.ask("ludo", "legal-moves", state=state)["moves"]:
        assert client.ask("ludo", "apply", state=state, move=listed)["verdict"] == "accepted"


def test_every_fault_of_a_state_is_told(client: Client) -> None:
    state = two(track(5), track(51), red=ludo_player("red", track(5), place=1), turn=to_roll(seat=3, tries=1)) | {"starter": 9}
    faults = client.ask("ludo", "check", state=state)["faults"]
    assert {(fault["rule"], fault["pointer"]) for fault in faults} == {
        ("ludo.starter", "/state/starter"),
        ("ludo.state_square", "/state/players/0/pieces/1/square"),
        ("ludo.state_square", "/state/players/1/pieces/0"),
        ("ludo.state_place", "/state/players/1/place"),
        ("ludo.state_turn", "/state/turn/seat"),
        ("ludo.state_turn", "/state/turn/tries"),
    }


def test_a_check_tells_how_a_possible_state_stands(client: Client) -> None:
    over = two(*HOME[:2], red=ludo_player("red", *HOME, place=1), turn=OVER)
    answer = client.ask("ludo", "check", state=over)
    assert answer["turn"] == OVER and answer["score"]["totals"] == [2, 4]
    assert answer["result"]["places"] == [2, 1] and answer["result"]["winners"] == [1]
