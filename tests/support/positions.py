"""Positions that tests of the edge start from."""

from __future__ import annotations

from typing import Any

from support import cases


def lcr_state(**changes: Any) -> dict[str, Any]:
    """Three players with three chips, seat 0 to roll."""
    state = {
        "game": "lcr",
        "rules": 1,
        "options": {"starting_chips": 3},
        "players": [{"name": "Asha", "chips": 3}, {"name": "Juma", "chips": 3}, {"chips": 3}],
        "pot": 0,
        "turn": {"phase": "roll", "seat": 0},
        "ply": 0,
    }
    return state | changes


def lcr_over() -> dict[str, Any]:
    """Won by seat 1."""
    return lcr_state(players=[{"name": "Asha", "chips": 0}, {"name": "Juma", "chips": 9}, {"chips": 0}], turn={"phase": "over"}, ply=7)


def roll(*dice: str) -> dict[str, Any]:
    return {"type": "roll", "dice": list(dice)}


def qwirkle_state() -> dict[str, Any]:
    """Asha and Juma with open hands, five tiles on the board, seat 0 to play."""
    return cases.case("qwirkle", "place_one_tile_at_the_end_of_a_row")["request"]["state"]


def qwirkle_with_hidden_hand() -> dict[str, Any]:
    """Seat 0, to play, is hidden."""
    return cases.case("qwirkle", "hidden_hand_places")["request"]["state"]


def qwirkle_opening() -> dict[str, Any]:
    """An empty board and open hands; the opening is a pair."""
    return cases.case("qwirkle", "moves_of_an_opening_pair")["request"]["state"]


def qwirkle_over() -> dict[str, Any]:
    return cases.case("qwirkle", "moves_after_the_end")["request"]["state"]


def tile(color: str, shape: str) -> dict[str, str]:
    return {"color": color, "shape": shape}


def placed(x: int, y: int, color: str, shape: str) -> dict[str, Any]:
    return {"x": x, "y": y, "color": color, "shape": shape}


def place(*tiles: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "place", "tiles": list(tiles), **more}


FITTING = placed(-1, 0, "red", "square")
"""A tile of seat 0's hand that may be placed in `qwirkle_state`, for four points."""
