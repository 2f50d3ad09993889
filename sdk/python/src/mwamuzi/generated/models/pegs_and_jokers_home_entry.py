from typing import Literal, cast

PegsAndJokersHomeEntry = Literal["forced", "optional"]

PEGS_AND_JOKERS_HOME_ENTRY_VALUES: set[PegsAndJokersHomeEntry] = {
    "forced",
    "optional",
}


def check_pegs_and_jokers_home_entry(value: str) -> PegsAndJokersHomeEntry:
    if value in PEGS_AND_JOKERS_HOME_ENTRY_VALUES:
        return cast(PegsAndJokersHomeEntry, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PEGS_AND_JOKERS_HOME_ENTRY_VALUES!r}")
