from typing import Literal, cast

PegsAndJokersCard = Literal["10", "2", "3", "4", "5", "6", "7", "8", "9", "A", "J", "joker", "K", "Q"]

PEGS_AND_JOKERS_CARD_VALUES: set[PegsAndJokersCard] = {
    "10",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "A",
    "J",
    "joker",
    "K",
    "Q",
}


def check_pegs_and_jokers_card(value: str) -> PegsAndJokersCard:
    if value in PEGS_AND_JOKERS_CARD_VALUES:
        return cast(PegsAndJokersCard, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {PEGS_AND_JOKERS_CARD_VALUES!r}")
