from typing import Literal, cast

LudoColor = Literal["blue", "green", "red", "yellow"]

LUDO_COLOR_VALUES: set[LudoColor] = {
    "blue",
    "green",
    "red",
    "yellow",
}


def check_ludo_color(value: str) -> LudoColor:
    if value in LUDO_COLOR_VALUES:
        return cast(LudoColor, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LUDO_COLOR_VALUES!r}")
