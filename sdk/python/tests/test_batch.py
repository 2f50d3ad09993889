"""The batch: lines in, answers out, in order and in bounded memory."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
from answers import ACCEPTED, CHECKED, PROBLEM, STATE
from conftest import Caller

from mwamuzi import BatchLine, Mwamuzi, UnexpectedAnswer
from mwamuzi.types import LcrApplyRequest, LcrCheckAnswer, LcrMoveRoll, LcrState, LcrVerdictAccepted, Problem


def check(number: int, **more: Any) -> BatchLine:
    return BatchLine("lcr", "check", {"state": STATE, **more}, number)


class Referee:
    """Answers checks and rolls, and to a line of any other game with a problem."""

    def __init__(self, *failures: httpx.Response) -> None:
        self.failures = list(failures)
        self.calls: list[list[Any]] = []
        self.sizes: list[int] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        assert request.url.path == "/v1/batch"
        assert request.headers["content-type"] == "application/x-ndjson"
        self.sizes.append(len(request.content))
        self.calls.append([json.loads(line) for line in request.content.splitlines()])
        if self.failures:
            return self.failures.pop()
        return httpx.Response(200, content=b"".join(self.answer(line) for line in self.calls[-1]))

    def answer(self, line: Any) -> bytes:
        if line["game"] != "lcr":
            status, body = 404, PROBLEM
        else:
            status, body = 200, {"check": CHECKED, "apply": ACCEPTED}.get(line["op"], {"later": True})
        named = {"id": line["id"]} if "id" in line else {}
        return json.dumps({**named, "status": status, "body": body}).encode() + b"\n"


def test_answers_come_in_order_typed_and_a_bad_line_hurts_no_other(call: Caller) -> None:
    roll = LcrApplyRequest(state=LcrState.from_dict(STATE), move=LcrMoveRoll())
    lines = [check(1), BatchLine("chess", "apply", {}, "two"), BatchLine("lcr", "apply", roll)]
    answers = call(Referee(), lambda client: client.batch(lines))
    assert [(answer.id, answer.status) for answer in answers] == [(1, 200), ("two", 404), (None, 200)]
    assert [type(answer.value) for answer in answers] == [LcrCheckAnswer, Problem, LcrVerdictAccepted]
    assert [answer.body for answer in answers] == [CHECKED, PROBLEM, ACCEPTED]
    assert [answer.line for answer in answers] == lines


@pytest.mark.parametrize(("size", "calls"), [(1, [1] * 5), (2, [2, 2, 1]), (5, [5]), (64, [5])])
def test_lines_go_in_calls_of_the_size_asked_for(call: Caller, size: int, calls: list[int]) -> None:
    referee = Referee()
    answers = call(referee, lambda client: client.batch(map(check, range(5)), lines_per_call=size))
    assert [answer.id for answer in answers] == list(range(5))
    assert [len(lines) for lines in referee.calls] == calls


def test_a_call_stays_small_enough_for_the_buffers_on_the_way(call: Caller) -> None:
    referee = Referee()
    long, longer = check(0, note="x" * 30_000), check(0, note="x" * 100_000)
    answers = call(referee, lambda client: client.batch([long, long, long, longer, long]))
    assert len(answers) == 5
    assert [len(lines) for lines in referee.calls] == [2, 1, 1, 1]
    assert sorted(referee.sizes)[-2] <= 65_536


def test_lines_are_taken_as_answers_are() -> None:
    taken: list[int] = []

    def lines() -> Iterator[BatchLine]:
        for number in range(1_000_000_000):
            taken.append(number)
            yield check(number)

    with httpx.Client(transport=httpx.MockTransport(Referee())) as http:
        answers = Mwamuzi("http://referee", http_client=http).batch(lines(), lines_per_call=3)
        assert taken == []
        assert [next(answers).id for _ in range(4)] == [0, 1, 2, 3]
        assert len(taken) == 6


def test_the_async_client_takes_lines_that_are_awaited() -> None:
    async def lines() -> AsyncIterator[BatchLine]:
        for number in range(3):
            yield check(number)

    answers = Caller("async")(Referee(), lambda client: client.batch(lines(), lines_per_call=2))
    assert [answer.id for answer in answers] == [0, 1, 2]


def test_decisions_without_a_seed_get_one_and_keep_it_over_retries(call: Caller, waits: list[float]) -> None:
    referee = Referee(httpx.Response(503))
    body = {"state": STATE, "move": {"type": "roll"}}
    lines = [
        BatchLine("lcr", "apply", body),
        BatchLine("lcr", "apply", {**body, "seed": "mine"}),
        BatchLine("lcr", "apply", {**body, "chance": "stated"}),
    ]
    call(referee, lambda client: client.batch([*lines, check(1)]))
    first, second = referee.calls
    assert first == second and len(waits) == 1
    assert [line["body"].get("seed") for line in first][1:] == ["mine", None, None]
    assert len(first[0]["body"]["seed"]) == 32


def test_an_operation_that_came_later_is_sent_and_its_answer_stays_plain(call: Caller) -> None:
    (answer,) = call(Referee(), lambda client: client.batch([BatchLine("lcr", "guess", {})]))
    assert answer.body == {"later": True}
    with pytest.raises(UnexpectedAnswer):
        _ = answer.value


@pytest.mark.parametrize("content", [b"", b"{}\n", b"not json\n"])
def test_an_answer_that_does_not_fit_the_lines_is_an_error(call: Caller, content: bytes) -> None:
    with pytest.raises(UnexpectedAnswer):
        call(lambda _: httpx.Response(200, content=content), lambda client: client.batch([check(1)]))


def test_a_call_of_no_lines_is_refused(call: Caller) -> None:
    with pytest.raises(ValueError, match="at least one"):
        call(Referee(), lambda client: client.batch([check(1)], lines_per_call=0))
