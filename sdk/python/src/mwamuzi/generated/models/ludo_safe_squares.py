from typing import Literal, cast

LudoSafeSquares = Literal["none", "starts", "starts_and_stars"]

LUDO_SAFE_SQUARES_VALUES: set[LudoSafeSquares] = {
    "none",
    "starts",
    "starts_and_stars",
}


def check_ludo_safe_squares(value: str) -> LudoSafeSquares:
    if value in LUDO_SAFE_SQUARES_VALUES:
        return cast(LudoSafeSquares, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LUDO_SAFE_SQUARES_VALUES!r}")
