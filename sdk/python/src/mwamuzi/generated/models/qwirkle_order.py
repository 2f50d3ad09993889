from typing import Literal, cast

QwirkleOrder = Literal["points", "position"]

QWIRKLE_ORDER_VALUES: set[QwirkleOrder] = {
    "points",
    "position",
}


def check_qwirkle_order(value: str) -> QwirkleOrder:
    if value in QWIRKLE_ORDER_VALUES:
        return cast(QwirkleOrder, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {QWIRKLE_ORDER_VALUES!r}")
