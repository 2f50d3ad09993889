from typing import Literal, cast

LudoBoard = Literal["by_players", "cross"]

LUDO_BOARD_VALUES: set[LudoBoard] = {
    "by_players",
    "cross",
}


def check_ludo_board(value: str) -> LudoBoard:
    if value in LUDO_BOARD_VALUES:
        return cast(LudoBoard, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LUDO_BOARD_VALUES!r}")
