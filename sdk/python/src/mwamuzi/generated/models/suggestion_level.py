from typing import Literal, cast

SuggestionLevel = Literal["greedy", "random", "strong"]

SUGGESTION_LEVEL_VALUES: set[SuggestionLevel] = {
    "greedy",
    "random",
    "strong",
}


def check_suggestion_level(value: str) -> SuggestionLevel:
    if value in SUGGESTION_LEVEL_VALUES:
        return cast(SuggestionLevel, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {SUGGESTION_LEVEL_VALUES!r}")
