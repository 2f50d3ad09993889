from typing import Literal, cast

PegsAndJokersSevenSplit = Literal["exact", "up_to"]

PEGS_AND_JOKERS_SEVEN_SPLIT_VALUES: set[PegsAndJokersSevenSplit] = {
    "exact",
    "up_to",
}


def check_pegs_and_jokers_seven_split(value: str) -> PegsAndJokersSevenSplit:
    if value in PEGS_AND_JOKERS_SEVEN_SPLIT_VALUES:
        return cast(PegsAndJokersSevenSplit, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PEGS_AND_JOKERS_SEVEN_SPLIT_VALUES!r}")
