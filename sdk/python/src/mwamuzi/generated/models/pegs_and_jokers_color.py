from typing import Literal, cast

PegsAndJokersColor = Literal["black", "blue", "green", "orange", "purple", "red", "white", "yellow"]

PEGS_AND_JOKERS_COLOR_VALUES: set[PegsAndJokersColor] = {
    "black",
    "blue",
    "green",
    "orange",
    "purple",
    "red",
    "white",
    "yellow",
}


def check_pegs_and_jokers_color(value: str) -> PegsAndJokersColor:
    if value in PEGS_AND_JOKERS_COLOR_VALUES:
        return cast(PegsAndJokersColor, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PEGS_AND_JOKERS_COLOR_VALUES!r}")
