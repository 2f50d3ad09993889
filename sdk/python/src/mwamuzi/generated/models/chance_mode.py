from typing import Literal, cast

ChanceMode = Literal["referee", "stated"]

CHANCE_MODE_VALUES: set[ChanceMode] = {
    "referee",
    "stated",
}


def check_chance_mode(value: str) -> ChanceMode:
    if value in CHANCE_MODE_VALUES:
        return cast(ChanceMode, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {CHANCE_MODE_VALUES!r}")
