from typing import Literal, cast

LudoBlocking = Literal["no_passing", "none", "pairs"]

LUDO_BLOCKING_VALUES: set[LudoBlocking] = {
    "no_passing",
    "none",
    "pairs",
}


def check_ludo_blocking(value: str) -> LudoBlocking:
    if value in LUDO_BLOCKING_VALUES:
        return cast(LudoBlocking, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LUDO_BLOCKING_VALUES!r}")
