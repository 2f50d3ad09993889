"""JSON Pointers (RFC 6901): what they lead to, and whether they lead anywhere."""

from __future__ import annotations

from typing import Any


def tokens(pointer: str) -> list[str]:
    assert pointer == "" or pointer.startswith("/"), f"not a JSON Pointer: {pointer!r}"
    return [token.replace("~1", "/").replace("~0", "~") for token in pointer.split("/")[1:]]


def escape(token: str) -> str:
    return token.replace("~", "~0").replace("/", "~1")


def step(value: Any, token: str) -> Any:
    """One step down; KeyError where there is nothing."""
    if isinstance(value, dict):
        return value[token]
    if isinstance(value, list) and token.isdecimal() and int(token) < len(value):
        return value[int(token)]
    raise KeyError(token)


def resolve(value: Any, pointer: str) -> Any:
    for token in tokens(pointer):
        value = step(value, token)
    return value


def leads_somewhere(body: Any, pointer: str) -> bool:
    """Whether it names a thing in the body, or the place of a member that is missing (its parents may be missing too)."""
    for token in tokens(pointer):
        if isinstance(body, dict) and token not in body:
            return True
        try:
            body = step(body, token)
        except KeyError:
            return False
    return True
