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


LUDO_DEFAULTS: dict[str, Any] = {
    "board": "cross",
    "exit_rolls": [6],
    "no_piece_on_the_way": "roll",
    "three_sixes_end_turn": True,
    "roll_again_on_capture": True,
    "roll_again_on_finish": False,
    "safe_squares": "starts_and_stars",
    "blocking": "pairs",
    "exact_finish": True,
    "play_all_places": False,
    "rotate_starter": True,
}
YARD: dict[str, Any] = {"at": "yard"}
FINISH: dict[str, Any] = {"at": "finish"}


def track(square: int) -> dict[str, Any]:
    return {"at": "track", "square": square}


def lane(step: int) -> dict[str, Any]:
    return {"at": "lane", "step": step}


def ludo_player(color: str, *pieces: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The pieces that are not given are in the yard."""
    return {"color": color, "pieces": [dict(piece) for piece in (*pieces, *[YARD] * (4 - len(pieces)))], **more}


def to_roll(seat: int = 0, sixes: int = 0, tries: int = 0) -> dict[str, Any]:
    return {"phase": "roll", "seat": seat, "sixes": sixes, "tries": tries}


def to_move(die: int, seat: int = 0, sixes: int | None = None) -> dict[str, Any]:
    return {"phase": "move", "seat": seat, "die": die, "sixes": int(die == 6) if sixes is None else sixes}


def ludo_state(*players: dict[str, Any], turn: dict[str, Any] | None = None, ply: int = 9, **options: Any) -> dict[str, Any]:
    """Started by seat 0, which is to roll unless `turn` says otherwise."""
    state: dict[str, Any] = {"game": "ludo", "rules": 1, "options": LUDO_DEFAULTS | options, "players": list(players)}
    return state | {"starter": 0, "turn": turn or to_roll(), "ply": ply}


def ludo_with_choices() -> dict[str, Any]:
    """Seat 0 has rolled a 6: one piece may leave the yard, one reaches square 16, one turns into the lane."""
    asha = ludo_player("yellow", YARD, track(10), track(48), FINISH, name="Asha")
    juma = ludo_player("red", track(16), track(30), YARD, YARD, name="Juma")
    return ludo_state(asha, juma, turn=to_move(6))


def ludo_to_roll() -> dict[str, Any]:
    return ludo_with_choices() | {"turn": to_roll()}


def ludo_over(**options: Any) -> dict[str, Any]:
    """Won by seat 1 of three; seat 0 started."""
    asha = ludo_player("yellow", track(10), lane(2), name="Asha")
    juma = ludo_player("blue", *[FINISH] * 4, name="Juma", place=1)
    return ludo_state(asha, juma, ludo_player("red", FINISH), turn={"phase": "over"}, **options)


def die(number: int) -> dict[str, Any]:
    return {"type": "roll", "die": number}


def move(piece: int) -> dict[str, Any]:
    return {"type": "move", "piece": piece}


def tile(color: str, shape: str) -> dict[str, str]:
    return {"color": color, "shape": shape}


def placed(x: int, y: int, color: str, shape: str) -> dict[str, Any]:
    return {"x": x, "y": y, "color": color, "shape": shape}


def place(*tiles: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": "place", "tiles": list(tiles), **more}


FITTING = placed(-1, 0, "red", "square")
"""A tile of seat 0's hand that may be placed in `qwirkle_state`, for four points."""
