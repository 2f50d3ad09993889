"""Connections: kept alive, pipelined, slow ones cut off, none leaked."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from support.positions import lcr_state
from support.server import Server
from support.wire import Wire, get, head_of_post, post

CHECK = "/v1/games/lcr/check"
READ_TIMEOUT_SECONDS = 1
PATIENCE_SECONDS = 8


@pytest.fixture(scope="module")
def impatient() -> Iterator[Server]:
    """A service that waits one second for a request."""
    with Server("--read-timeout", str(READ_TIMEOUT_SECONDS)) as server:
        yield server


def drip(wire: Wire, data: bytes) -> float:
    """Sends a byte every tenth of a second until the service has had enough; how long that took."""
    started = time.monotonic()
    wire.socket.settimeout(0.1)
    for byte in data:
        try:
            wire.send(bytes([byte]))
            wire.socket.recv(65536)
            break
        except TimeoutError:
            continue
        except (BrokenPipeError, ConnectionResetError):
            break
    return time.monotonic() - started


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


@pytest.mark.parametrize("garbage", [b"hello\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00", b"GET / HTTP/9.9\r\n\r\n", b"GET  /\r\n\r\n"])
def test_what_is_no_http_is_refused_and_the_service_goes_on(service: Server, garbage: bytes) -> None:
    with Wire(service.port) as wire:
        wire.send(garbage)
        answer = wire.answer()
        assert answer is None or answer.status in (400, 408, 505)
    with Wire(service.port) as wire:
        wire.send(get("/healthz"))
        healthy = wire.answer()
        assert healthy and healthy.status == 200


def test_an_endless_head_is_refused(service: Server) -> None:
    with Wire(service.port) as wire:
        wire.send(b"GET /v1/games HTTP/1.1\r\nhost: mwamuzi\r\n")
        try:
            for _ in range(2000):
                wire.send(b"x-padding: " + b"x" * 1000 + b"\r\n")
        except (BrokenPipeError, ConnectionResetError):
            return
        answer = wire.answer()
        assert answer is None or answer.status in (400, 431)


def test_a_slow_head_is_cut_off(impatient: Server) -> None:
    with Wire(impatient.port) as wire:
        assert drip(wire, b"GET /v1/games HTTP/1.1\r\nx-slow: " + b"x" * 1000) < PATIENCE_SECONDS


def test_a_slow_body_is_cut_off(impatient: Server) -> None:
    with Wire(impatient.port) as wire:
        wire.send(head_of_post(CHECK, 1000))
        assert drip(wire, b" " * 1000) < PATIENCE_SECONDS


def test_a_body_that_never_comes_is_answered_with_408_or_closed(impatient: Server) -> None:
    with Wire(impatient.port, timeout=PATIENCE_SECONDS) as wire:
        wire.send(head_of_post(CHECK, 1000) + b"{")
        answer = wire.answer()
        assert answer is None or answer.status == 408


def test_cut_off_connections_leave_nothing_behind(impatient: Server) -> None:
    before = open_files_at_rest(impatient)
    wires = [Wire(impatient.port) for _ in range(40)]
    for wire in wires[:20]:
        wire.send(head_of_post(CHECK, 1000) + b"{")
    for wire in wires[20:]:
        wire.send(b"GET /v1/ga")
    assert wait_until(lambda: impatient.open_files > before)
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
