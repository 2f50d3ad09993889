from typing import Literal, cast

QwirkleEndReason = Literal["dead", "played_out", "stuck"]

QWIRKLE_END_REASON_VALUES: set[QwirkleEndReason] = {
    "dead",
    "played_out",
    "stuck",
}


def check_qwirkle_end_reason(value: str) -> QwirkleEndReason:
    if value in QWIRKLE_END_REASON_VALUES:
        return cast(QwirkleEndReason, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {QWIRKLE_END_REASON_VALUES!r}")
