from typing import Literal, cast

LudoNoPieceOnTheWay = Literal["free_exit", "roll", "three_rolls"]

LUDO_NO_PIECE_ON_THE_WAY_VALUES: set[LudoNoPieceOnTheWay] = {
    "free_exit",
    "roll",
    "three_rolls",
}


def check_ludo_no_piece_on_the_way(value: str) -> LudoNoPieceOnTheWay:
    if value in LUDO_NO_PIECE_ON_THE_WAY_VALUES:
        return cast(LudoNoPieceOnTheWay, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LUDO_NO_PIECE_ON_THE_WAY_VALUES!r}")
