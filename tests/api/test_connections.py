"""Connections: kept alive, pipelined, slow ones cut off, none leaked."""

from __future__ import annotations

import json
import select
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from support.client import PROBLEM
from support.positions import lcr_state
from support.server import Server
from support.wire import Answer, Wire, get, head_of_post, post

CHECK = "/v1/games/lcr/check"
LARGE_PAGE = "/docs/swagger-ui-bundle.js"
READ_TIMEOUT_SECONDS = 1
KEEP_ALIVE_SECONDS = 4
PATIENCE_SECONDS = 12


@pytest.fixture(scope="module")
def impatient() -> Iterator[Server]:
    """A service that waits one second for a request, or for its answer to be read."""
    with Server("--read-timeout", str(READ_TIMEOUT_SECONDS), "--keep-alive", str(KEEP_ALIVE_SECONDS)) as server:
        yield server


def assert_problem(answer: Answer | None, status: int, code: str) -> None:
    assert answer is not None, "closed without an answer"
    assert (answer.status, answer.headers["content-type"]) == (status, PROBLEM)
    problem = answer.json()
    assert (problem["status"], problem["code"]) == (status, code)
    assert problem["request_id"] == answer.headers["x-request-id"]
    assert answer.headers["access-control-allow-origin"] == "*"


def assert_last_problem(wire: Wire, status: int, code: str) -> None:
    """The next answer is this problem, and no other follows."""
    answer = wire.answer()
    assert_problem(answer, status, code)
    assert answer and answer.headers["connection"] == "close"
    assert wire.answer() is None


def drip(wire: Wire, data: bytes) -> float:
    """Sends a byte every tenth of a second until the service answers; how long that took."""
    started = time.monotonic()
    for byte in data:
        wire.send(bytes([byte]))
        if select.select([wire.socket], [], [], 0.1)[0]:
            return time.monotonic() - started
    raise AssertionError(f"no answer within {time.monotonic() - started:.1f} s")


def wait_until(condition: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not condition() and time.monotonic() < deadline:
        time.sleep(0.1)
    return condition()


def open_files_at_rest(server: Server) -> int:
    """The descriptors once every earlier connection is gone."""
    least, since = server.open_files, time.monotonic()
    while time.monotonic() - since < 2 * READ_TIMEOUT_SECONDS:
        time.sleep(0.1)
        if server.open_files < least:
            least, since = server.open_files, time.monotonic()
    return least


def test_a_connection_serves_many_requests(service: Server) -> None:
    with Wire(service.port) as wire:
        for _ in range(20):
            wire.send(post(CHECK, {"state": lcr_state()}))
            answer = wire.answer()
            assert answer and answer.status == 200 and answer.json()["possible"] is True


def test_many_callers_at_once_get_each_their_own_answer(service: Server) -> None:
    def ply_after_three_calls(ply: int) -> list[int]:
        with Wire(service.port) as wire:
            answers = []
            for n in range(3):
                wire.send(post("/v1/games/lcr/apply", {"state": lcr_state(ply=ply + n), "move": {"type": "roll"}}))
                answer = wire.answer()
                assert answer
                answers.append(answer.json()["state"]["ply"])
        return answers

    with ThreadPoolExecutor(32) as callers:
        answered = list(callers.map(ply_after_three_calls, range(0, 2000, 10)))
    assert answered == [[ply + 1, ply + 2, ply + 3] for ply in range(0, 2000, 10)]


def test_a_refused_request_does_not_spoil_the_connection(service: Server) -> None:
    with Wire(service.port) as wire:
        for body, status in [({"state": 1}, 400), ({"state": lcr_state()}, 200), ({"state": lcr_state(pot=9)}, 200)]:
            wire.send(post(CHECK, body))
            answer = wire.answer()
            assert answer and answer.status == status


def test_pipelined_requests_are_answered_in_order(service: Server) -> None:
    with Wire(service.port) as wire:
        wire.send(get("/v1/games") + post(CHECK, {"state": lcr_state()}) + get("/v1/nothing") + get("/healthz"))
        statuses = [answer.status for answer in (wire.answer() for _ in range(4)) if answer]
    assert statuses == [200, 200, 404, 200]


def test_http_1_0_is_answered_and_closed(service: Server) -> None:
    with Wire(service.port) as wire:
        wire.send(b"GET /v1/games HTTP/1.0\r\n\r\n")
        answer = wire.answer()
        assert answer and answer.status == 200
        assert wire.answer() is None


GARBAGE = {
    "no HTTP": b"hello\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00",
    "unknown version": b"GET / HTTP/9.9\r\n\r\n",
    "no path": b"GET  /\r\n\r\n",
    "space in a header's name": b"GET / HTTP/1.1\r\nbad header: x\r\n\r\n",
    "two lengths": head_of_post(CHECK, 2, "content-length: 3") + b"{}",
    "one length twice": head_of_post(CHECK, 2, "content-length: 2") + b"{}",
    "length and chunks": head_of_post(CHECK, 2, "transfer-encoding: chunked") + b"{}",
}


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE)
def test_what_is_no_http_is_refused_and_the_service_goes_on(service: Server, garbage: bytes) -> None:
    with Wire(service.port) as wire:
        wire.send(garbage)
        assert_last_problem(wire, 400, "invalid_request")
    with Wire(service.port) as wire:
        wire.send(get("/healthz"))
        healthy = wire.answer()
        assert healthy and healthy.status == 200


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE)
def test_garbage_behind_a_request_does_not_cost_its_answer(service: Server, garbage: bytes) -> None:
    with Wire(service.port) as wire:
        wire.send(get("/v1/games") + post(CHECK, {"state": lcr_state()}) + garbage)
        for _ in range(2):
            answer = wire.answer()
            assert answer and answer.status == 200 and answer.json()
        assert_last_problem(wire, 400, "invalid_request")


@pytest.mark.parametrize("earlier", [0, 1, 3])
@pytest.mark.parametrize(
    "headers",
    [b"x-padding: " + b"x" * 200_000 + b"\r\n", b"".join(b"x-%d: y\r\n" % n for n in range(200))],
    ids=["200 KB", "200 headers"],
)
def test_a_head_that_is_too_large_is_refused(service: Server, headers: bytes, earlier: int) -> None:
    with Wire(service.port) as wire:
        for _ in range(earlier):
            wire.send(get("/healthz"))
            assert wire.answer()
        wire.send(b"GET /v1/games HTTP/1.1\r\nhost: mwamuzi\r\n" + headers + b"\r\n")
        assert_last_problem(wire, 431, "head_too_large")


def test_who_is_refused_while_still_sending_comes_to_read_why(service: Server) -> None:
    with Wire(service.port) as wire:
        wire.send(b"GET /v1/games HTTP/1.1\r\nhost: mwamuzi\r\n" + (b"x-padding: " + b"x" * 1000 + b"\r\n") * 5000)
        assert_last_problem(wire, 431, "head_too_large")


@pytest.mark.parametrize("earlier", [0, 1, 3])
def test_a_slow_head_is_answered_with_408(impatient: Server, earlier: int) -> None:
    with Wire(impatient.port) as wire:
        for _ in range(earlier):
            wire.send(get("/healthz"))
            assert wire.answer()
        took = drip(wire, b"GET /v1/games HTTP/1.1\r\nx-slow: " + b"x" * 100)
        assert READ_TIMEOUT_SECONDS * 0.9 < took < READ_TIMEOUT_SECONDS * 2.5
        assert_last_problem(wire, 408, "request_timeout")


def test_a_head_that_stops_halfway_is_answered_with_408(impatient: Server) -> None:
    with Wire(impatient.port, timeout=PATIENCE_SECONDS) as wire:
        wire.send(get("/healthz"))
        assert wire.answer()
        wire.send(b"GET /v1/ga")
        assert_last_problem(wire, 408, "request_timeout")


@pytest.mark.parametrize("earlier", [0, 1])
def test_a_slow_body_is_answered_with_408(impatient: Server, earlier: int) -> None:
    with Wire(impatient.port) as wire:
        for _ in range(earlier):
            wire.send(get("/healthz"))
            assert wire.answer()
        wire.send(head_of_post(CHECK, 1000))
        took = drip(wire, b" " * 100)
        assert READ_TIMEOUT_SECONDS * 0.9 < took < READ_TIMEOUT_SECONDS * 2.5
        assert_last_problem(wire, 408, "request_timeout")


def test_a_body_that_never_comes_is_answered_with_408(impatient: Server) -> None:
    with Wire(impatient.port, timeout=PATIENCE_SECONDS) as wire:
        wire.send(head_of_post(CHECK, 1000) + b"{")
        assert_last_problem(wire, 408, "request_timeout")


def test_an_idle_connection_is_closed_without_a_word(impatient: Server) -> None:
    with Wire(impatient.port, timeout=PATIENCE_SECONDS) as wire:
        wire.send(get("/healthz"))
        assert wire.answer()
        started = time.monotonic()
        assert wire.answer() is None
        assert KEEP_ALIVE_SECONDS * 0.9 < time.monotonic() - started < KEEP_ALIVE_SECONDS * 1.5


def send_until_full(wire: Wire, data: bytes) -> None:
    """Sends as much as is taken without anything being read."""
    wire.socket.settimeout(0.2)
    try:
        wire.send(data)
    except TimeoutError:
        pass


@pytest.mark.parametrize("requests", [20, 5000])
def test_clients_who_read_nothing_are_cut_off(impatient: Server, requests: int) -> None:
    before = open_files_at_rest(impatient)
    wires = [Wire(impatient.port) for _ in range(10)]
    for wire in wires:
        send_until_full(wire, get(LARGE_PAGE) * requests)
    assert wait_until(lambda: impatient.open_files >= before + len(wires))
    assert wait_until(lambda: impatient.open_files <= before)
    for wire in wires:
        wire.__exit__()


def test_a_client_who_reads_slowly_but_steadily_gets_everything() -> None:
    requests, slow, pause = 60, 6, 0.8
    with Server("--read-timeout", "3", "--keep-alive", "0.4") as server, Wire(server.port) as wire:
        wire.send(get(LARGE_PAGE) * (requests // 2))
        bodies = set()
        for n in range(requests):
            if n == slow:
                wire.send(get(LARGE_PAGE) * (requests // 2))
            answer = wire.answer()
            assert answer and answer.status == 200, f"answer {n}"
            bodies.add(answer.body)
            if n < slow:
                time.sleep(pause)
        assert len(bodies) == 1


def test_cut_off_connections_leave_nothing_behind(impatient: Server) -> None:
    before = open_files_at_rest(impatient)
    wires = [Wire(impatient.port) for _ in range(60)]
    for wire in wires[:20]:
        wire.send(head_of_post(CHECK, 1000) + b"{")
    for wire in wires[20:40]:
        wire.send(b"GET /v1/ga")
    for wire in wires[40:]:
        wire.send(get("/healthz"))
        assert wire.answer()
        wire.send(b"GET /v1/ga")
    assert wait_until(lambda: impatient.open_files >= before + len(wires))
    assert wait_until(lambda: impatient.open_files <= before)
    for wire in wires:
        wire.__exit__()


def test_callers_who_hang_up_leave_nothing_behind(impatient: Server) -> None:
    before = open_files_at_rest(impatient)
    body = json.dumps({"state": lcr_state()}).encode()
    for cut in range(40):
        with Wire(impatient.port) as wire:
            wire.send((head_of_post(CHECK, len(body)) + body)[: cut * 10])
    assert wait_until(lambda: impatient.open_files <= before)
