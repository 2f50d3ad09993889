from typing import Literal, cast

QwirkleColor = Literal["blue", "green", "orange", "purple", "red", "yellow"]

QWIRKLE_COLOR_VALUES: set[QwirkleColor] = {
    "blue",
    "green",
    "orange",
    "purple",
    "red",
    "yellow",
}


def check_qwirkle_color(value: str) -> QwirkleColor:
    if value in QWIRKLE_COLOR_VALUES:
        return cast(QwirkleColor, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {QWIRKLE_COLOR_VALUES!r}")
