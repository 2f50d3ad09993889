from typing import Literal, cast

QwirkleOpening = Literal["announced", "free"]

QWIRKLE_OPENING_VALUES: set[QwirkleOpening] = {
    "announced",
    "free",
}


def check_qwirkle_opening(value: str) -> QwirkleOpening:
    if value in QWIRKLE_OPENING_VALUES:
        return cast(QwirkleOpening, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {QWIRKLE_OPENING_VALUES!r}")
