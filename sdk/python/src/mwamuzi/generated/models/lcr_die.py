from typing import Literal, cast

LcrDie = Literal["center", "dot", "left", "right"]

LCR_DIE_VALUES: set[LcrDie] = {
    "center",
    "dot",
    "left",
    "right",
}


def check_lcr_die(value: str) -> LcrDie:
    if value in LCR_DIE_VALUES:
        return cast(LcrDie, value)
    raise TypeError(f"Unexpected value {value!r}. Expected one of {LCR_DIE_VALUES!r}")
