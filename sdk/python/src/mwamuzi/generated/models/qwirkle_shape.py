from typing import Literal, cast

QwirkleShape = Literal["circle", "clover", "cross", "diamond", "square", "star"]

QWIRKLE_SHAPE_VALUES: set[QwirkleShape] = {
    "circle",
    "clover",
    "cross",
    "diamond",
    "square",
    "star",
}


def check_qwirkle_shape(value: str) -> QwirkleShape:
    if value in QWIRKLE_SHAPE_VALUES:
        return cast(QwirkleShape, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {QWIRKLE_SHAPE_VALUES!r}")
