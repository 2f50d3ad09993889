"""Many operations in one stream: lines in, answers out, in order and in bounded memory.

HTTP clients send a request to its end before they read the answer, while the referee reads no further when its answers
are not read. So the lines are sent in calls small enough for the buffers on the way; each is retried like any other.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import httpx

from ._call import UNREADABLE, Call, pinned
from .errors import UnexpectedAnswer
from .operations import OPERATIONS
from .types import Problem, Unset

NDJSON = "application/x-ndjson"
MOST_BYTES = 65_536
"""The most that one call sends, unless a single line is longer."""


@dataclass(frozen=True)
class BatchLine:
    """One operation to be carried out."""

    game: str
    """The game's path: `ludo`."""
    op: str
    """The operation, in the document's words: `new`, `apply`, `legal_moves`."""
    body: Any
    """The request of that operation, such as a `LudoApplyRequest`, or the same as plain JSON."""
    id: str | int | None = None
    """Comes back with the answer."""


@dataclass(frozen=True)
class BatchAnswer:
    """What one operation came to."""

    line: BatchLine
    """What was asked."""
    status: int
    """The HTTP status that the operation alone would have had."""
    body: Any
    """The answer or the problem document, as plain JSON."""

    @property
    def id(self) -> str | int | None:
        """The id of the line."""
        return self.line.id

    @property
    def value(self) -> Any:
        """The answer as that operation of the client gives it, or a `types.Problem`; to be matched on its class.

        Raises:
            UnexpectedAnswer: if this client cannot read it.
        """
        operation = OPERATIONS.get(_operation_id(self.line))
        try:
            if self.status != 200 or operation is None or operation.read_answer is None:
                return Problem.from_dict(self.body)
            return operation.read_answer(httpx.Response(200, json=self.body))
        except UNREADABLE as error:
            raise UnexpectedAnswer(self.status, json.dumps(self.body), repr(error)) from error


def in_batches(lines: Iterable[BatchLine], most: int) -> Iterator[Call[list[BatchAnswer]]]:
    """The calls that send the lines, each with `most` of them at most."""
    waiting = _Waiting(most)
    for line in lines:
        yield from waiting.add(line)
    yield from waiting.rest()


async def in_async_batches(
    lines: Iterable[BatchLine] | AsyncIterable[BatchLine], most: int
) -> AsyncIterator[Call[list[BatchAnswer]]]:
    """As `in_batches`, of lines that may have to be awaited."""
    waiting = _Waiting(most)
    if isinstance(lines, AsyncIterable):
        async for line in lines:
            for call in waiting.add(line):
                yield call
    else:
        for line in lines:
            for call in waiting.add(line):
                yield call
    for call in waiting.rest():
        yield call


@dataclass
class _Waiting:
    """Lines that wait until they are enough for a call."""

    most: int
    lines: list[BatchLine] = field(default_factory=list)
    text: bytes = b""

    def __post_init__(self) -> None:
        if self.most < 1:
            raise ValueError(f"a call holds at least one line, not {self.most}")

    def add(self, line: BatchLine) -> list[Call[list[BatchAnswer]]]:
        written = _written(line)
        full = self.rest() if len(self.text) + len(written) > MOST_BYTES else []
        self.lines.append(line)
        self.text += written
        return [*full, *(self.rest() if len(self.lines) >= self.most else [])]

    def rest(self) -> list[Call[list[BatchAnswer]]]:
        lines, text = self.lines, self.text
        self.lines, self.text = [], b""
        return [_call(lines, text)] if lines else []


def _written(line: BatchLine) -> bytes:
    body = line.body.to_dict() if hasattr(line.body, "to_dict") else line.body
    operation = OPERATIONS.get(_operation_id(line))
    if operation and operation.pins_seed and isinstance(body, dict) and "seed" not in body:
        seed = pinned(None, cast(str | None, body.get("chance")))
        body = body if isinstance(seed, Unset) else {**body, "seed": seed}
    named = {} if line.id is None else {"id": line.id}
    return json.dumps({**named, "game": line.game, "op": line.op, "body": body}, separators=(",", ":")).encode() + b"\n"


def _call(lines: list[BatchLine], text: bytes) -> Call[list[BatchAnswer]]:
    headers = {"content-type": NDJSON, "accept": NDJSON}
    return Call(
        {"method": "POST", "url": "/v1/batch", "content": text, "headers": headers},
        lambda response: _answers(lines, response),
    )


def _answers(lines: list[BatchLine], response: httpx.Response) -> list[BatchAnswer]:
    answers = [json.loads(text) for text in response.content.splitlines()]
    if len(answers) != len(lines):
        raise ValueError(f"{len(answers)} answers to {len(lines)} lines")
    return [BatchAnswer(line, answer["status"], answer["body"]) for line, answer in zip(lines, answers, strict=True)]


def _operation_id(line: BatchLine) -> str:
    return f"{line.game.replace('-', '_')}_{line.op}"
