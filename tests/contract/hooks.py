"""What schemathesis leaves out of what it makes up."""

from __future__ import annotations

import json
from typing import Any

import schemathesis


@schemathesis.hook
def filter_case(context: Any, case: Any) -> bool:
    """What the document cannot say, and is 400: a cursor is text, but only one that the service has given is accepted;
    a turn of a score sheet says at most one thing, and a sheet holds at most 324 tiles.

    A batch is text, and whatever else is written down as text: nothing can violate its schema.
    """
    if case.media_type == "application/x-ndjson":
        return isinstance(case.body, str)
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


@schemathesis.serializer("application/x-ndjson")
def lines(context: Any, value: Any) -> bytes:
    """A batch is text to the document, and every text is answered, line by line."""
    return value.encode() if isinstance(value, str) else json.dumps(value, default=str).encode()


@schemathesis.serializer("text/csv")
def csv(ctx: Any, value: Any) -> bytes:
    """A table is text, sent as it is."""
    return (value if isinstance(value, str) else str(value)).encode(errors="replace")
