from typing import Literal, cast

QwirkleDeal = Literal["referee", "stated"]

QWIRKLE_DEAL_VALUES: set[QwirkleDeal] = {
    "referee",
    "stated",
}


def check_qwirkle_deal(value: str) -> QwirkleDeal:
    if value in QWIRKLE_DEAL_VALUES:
        return cast(QwirkleDeal, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {QWIRKLE_DEAL_VALUES!r}")
