"""What is sent for a call, and how its answer is read: the same for the sync and the async client."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast
from urllib.parse import quote

import httpx

from .errors import ProblemAnswer, UnexpectedAnswer
from .generated import Client as GeneratedClient
from .types import UNSET, Problem, Unset

T = TypeVar("T")

UNREADABLE = (AttributeError, KeyError, RecursionError, TypeError, ValueError)
"""What the generated readers raise where an answer is not what they know."""

_READER = GeneratedClient(base_url="", raise_on_unexpected_status=True)


@dataclass(frozen=True)
class Call(Generic[T]):
    """A request, and how its answer is read."""

    request: dict[str, Any]
    """Arguments of httpx' `build_request`; `url` is a path."""
    read: Callable[[httpx.Response], T]

    def answer(self, response: httpx.Response) -> T:
        """The typed answer; or raises what came instead."""
        if response.status_code != 200:
            raise _refusal(response)
        try:
            return self.read(response)
        except UNREADABLE as error:
            raise _unexpected(response, error) from error


def json_call(request: dict[str, Any], parse: Callable[..., T | None]) -> Call[T]:
    """A call of an operation that takes and gives JSON."""
    return Call(request, json_reader(parse))


def json_reader(parse: Callable[..., T | None]) -> Callable[[httpx.Response], T]:
    """Reads what an operation that gives JSON answers with status 200."""
    return lambda response: cast(T, parse(client=_READER, response=response))


def other_call(path: str, sent_as: str, body: Any, wanted: str, read: Callable[[httpx.Response], T]) -> Call[T]:
    """A call of an operation that takes or gives something else than JSON."""
    content = body if isinstance(body, str) else json.dumps(body)
    headers = {"content-type": sent_as, "accept": wanted}
    return Call({"method": "POST", "url": path, "content": content, "headers": headers}, read)


def picture_call(token: str, kind: str, read: Callable[[httpx.Response], T]) -> Call[T]:
    """The call of a picture by its link."""
    return Call({"method": "GET", "url": f"/v1/render/{quote(token, safe='')}.{kind}"}, read)


def as_text(response: httpx.Response) -> str:
    """Reads a text."""
    return response.text


def as_bytes(response: httpx.Response) -> bytes:
    """Reads a picture."""
    return response.content


def as_json(parse: Callable[[dict[str, Any]], T]) -> Callable[[httpx.Response], T]:
    """Reads JSON that something else than JSON was sent for."""
    return lambda response: parse(response.json())


def given(value: T | None) -> T | Unset:
    """An optional argument as the generated classes have it: what is absent is left out."""
    return UNSET if value is None else value


def pinned(seed: str | None, chance: str | None) -> str | Unset:
    """Gives a decision a fresh seed, unless the caller gave one or leaves nothing to chance.

    The request that is retried is the same request, seed included, so a retry never rolls again.
    """
    if seed is None and chance != "stated":
        return secrets.token_hex(16)
    return given(seed)


def _refusal(response: httpx.Response) -> Exception:
    """Every status but 200: a problem document, or something else that stands between client and referee."""
    try:
        return ProblemAnswer(Problem.from_dict(response.json()))
    except UNREADABLE as error:
        return _unexpected(response, error)


def _unexpected(response: httpx.Response, error: Exception) -> UnexpectedAnswer:
    reason = f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error) or type(error).__name__
    return UnexpectedAnswer(response.status_code, response.text, reason)
