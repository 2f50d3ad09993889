"""When a call is sent again, and when it is not."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta, timezone
from email.utils import format_datetime
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import httpx
import pytest
from answers import CHECKED, STATE, problem
from conftest import Caller

from mwamuzi import ConnectionFailed, ProblemAnswer, UnexpectedAnswer
from mwamuzi.types import LcrState

GOOD = httpx.Response(200, json=CHECKED)


def check(client: Any) -> Any:
    return client.lcr.check(LcrState.from_dict(STATE))


class Referee:
    """Answers with one thing after the other, the last one for ever, and keeps what it was sent."""

    def __init__(self, *answers: httpx.Response | Exception) -> None:
        self.answers = list(answers)
        self.seen: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.seen.append(request)
        answer = self.answers[min(len(self.seen), len(self.answers)) - 1]
        if isinstance(answer, Exception):
            raise answer
        return httpx.Response(answer.status_code, headers=answer.headers, content=answer.content)


@pytest.mark.parametrize("status", [429, 502, 503, 504])
def test_a_busy_referee_is_asked_again_with_the_same_bytes(call: Caller, waits: list[float], status: int) -> None:
    referee = Referee(problem(status), problem(status), GOOD)
    assert call(referee, check).possible
    assert len({request.content for request in referee.seen}) == 1
    assert len(referee.seen) == 3
    assert 0 <= waits[0] <= 0.1 and 0 <= waits[1] <= 0.2


@pytest.mark.parametrize(
    "error", [httpx.ConnectError("refused"), httpx.ReadError("reset"), httpx.RemoteProtocolError("broken off")]
)
def test_a_connection_that_fails_is_tried_again(call: Caller, waits: list[float], error: Exception) -> None:
    assert call(Referee(error, GOOD), check).possible
    assert len(waits) == 1


@pytest.mark.parametrize("retries", [0, 1, 3])
def test_there_are_no_more_retries_than_set(call: Caller, waits: list[float], retries: int) -> None:
    referee = Referee(problem(503))
    with pytest.raises(ProblemAnswer) as raised:
        call(referee, check, retries=retries)
    assert raised.value.status == 503
    assert len(referee.seen) == retries + 1
    assert len(waits) == retries


def test_a_connection_that_fails_for_ever_is_told_as_that(call: Caller, waits: list[float]) -> None:
    with pytest.raises(ConnectionFailed) as raised:
        call(Referee(httpx.ConnectError("refused")), check)
    assert not raised.value.is_timeout
    assert len(waits) == 3


@pytest.mark.parametrize("status", [400, 404, 413, 422])
def test_what_will_not_pass_is_not_tried_again(call: Caller, waits: list[float], status: int) -> None:
    with pytest.raises(ProblemAnswer):
        call(Referee(problem(status)), check)
    assert not waits


def test_a_timeout_is_not_tried_again(call: Caller, waits: list[float]) -> None:
    with pytest.raises(ConnectionFailed) as raised:
        call(Referee(httpx.ReadTimeout("")), check)
    assert raised.value.is_timeout
    assert not waits


def test_retry_after_in_seconds_is_obeyed(call: Caller, waits: list[float]) -> None:
    call(Referee(problem(429, **{"retry-after": "7"}), GOOD), check)
    assert 7 <= waits[0] <= 7.1


def test_retry_after_as_a_date_is_obeyed(call: Caller, waits: list[float]) -> None:
    date = format_datetime(datetime.now(timezone.utc) + timedelta(seconds=9), usegmt=True)
    call(Referee(problem(503, **{"retry-after": date}), GOOD), check)
    assert 7.5 <= waits[0] <= 9.1


@pytest.mark.parametrize("text", ["soon", "-3", "", "1.5", "Thu, 01 Jan 1970 00:00:00 GMT"])
def test_a_retry_after_that_says_nothing_is_passed_over(call: Caller, waits: list[float], text: str) -> None:
    call(Referee(problem(503, **{"retry-after": text}), GOOD), check)
    assert waits[0] <= 0.1


def test_a_wait_beyond_the_time_limit_is_not_begun(call: Caller, waits: list[float]) -> None:
    with pytest.raises(ProblemAnswer) as raised:
        call(Referee(problem(429, **{"retry-after": "31"}), GOOD), check)
    assert raised.value.status == 429
    assert not waits


def test_waits_grow_to_a_limit_and_are_random() -> None:
    from mwamuzi._retry import longest_wait

    assert [longest_wait(retry) for retry in (0, 1, 2, 5, 6, 10_000)] == [0.1, 0.2, 0.4, 3.2, 5.0, 5.0]


def test_a_page_of_a_proxy_is_tried_again_and_then_told(call: Caller, waits: list[float]) -> None:
    page = httpx.Response(502, html="<h1>Bad Gateway</h1>")
    with pytest.raises(UnexpectedAnswer) as raised:
        call(Referee(page), check)
    assert (raised.value.status, raised.value.body) == (502, "<h1>Bad Gateway</h1>")
    assert len(waits) == 3


class Slow(BaseHTTPRequestHandler):
    """Sends the head of an answer at once, and then a byte now and then."""

    def do_POST(self) -> None:
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", "1000")
        self.end_headers()
        try:
            for _ in range(100):
                self.wfile.write(b" ")
                self.wfile.flush()
                time.sleep(0.05)
        except OSError:
            pass

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def slow_referee() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Slow)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_the_time_limit_is_for_the_whole_answer(slow_referee: str, run: Callable[..., Any]) -> None:
    begun = time.monotonic()
    with pytest.raises(ConnectionFailed) as raised:
        run(slow_referee, check, timeout=0.4)
    assert raised.value.is_timeout
    assert 0.3 < time.monotonic() - begun < 3
