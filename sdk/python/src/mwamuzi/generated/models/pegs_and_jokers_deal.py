from typing import Literal, cast

PegsAndJokersDeal = Literal["referee", "stated"]

PEGS_AND_JOKERS_DEAL_VALUES: set[PegsAndJokersDeal] = {
    "referee",
    "stated",
}


def check_pegs_and_jokers_deal(value: str) -> PegsAndJokersDeal:
    if value in PEGS_AND_JOKERS_DEAL_VALUES:
        return cast(PegsAndJokersDeal, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PEGS_AND_JOKERS_DEAL_VALUES!r}")
