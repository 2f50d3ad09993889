"""What schemathesis leaves out of what it makes up."""

from __future__ import annotations

from typing import Any

import schemathesis


@schemathesis.hook
def filter_case(context: Any, case: Any) -> bool:
    """What the document cannot say, and is 400: a cursor is text, but only one that the service has given is accepted;
    a turn of a score sheet says at most one thing, and a sheet holds at most 324 tiles."""
    if not isinstance(case.body, dict):
        return True
    return not isinstance(case.body.get("cursor"), str) and _is_readable_sheet(case.body.get("turns"))


def _is_readable_sheet(turns: Any) -> bool:
    if not isinstance(turns, list):
        return True
    turns = [turn for turn in turns if isinstance(turn, dict)]
    told = [sum(("tiles" in turn, "swap" in turn, bool(turn.get("pass")))) for turn in turns]
    tiles = [turn["tiles"] for turn in turns if isinstance(turn.get("tiles"), list)]
    return max(told, default=0) <= 1 and sum(map(len, tiles)) <= 324
