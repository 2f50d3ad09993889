"""The program as an operator meets it: help, settings, a bad start, a good end."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import time

import pytest

from support.positions import lcr_state, roll
from support.server import BINARY, Server, environment
from support.wire import Answer, Wire, get, head_of_post, post

APPLY = "/v1/games/lcr/apply"
BODY = json.dumps({"state": lcr_state(), "move": roll("dot", "dot", "dot")}).encode()
IDLE_AT_SHUTDOWN_SECONDS = 0.5


def run(*arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([BINARY, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=20, env=environment(env))


def test_help_lists_every_setting_with_its_variable() -> None:
    shown = run("--help")
    assert shown.returncode == 0
    for setting in ("--listen", "MWAMUZI_LISTEN", "--read-timeout", "MWAMUZI_READ_TIMEOUT"):
        assert setting in shown.stdout


def test_version_names_the_program() -> None:
    shown = run("--version")
    assert shown.returncode == 0 and shown.stdout.startswith("mwamuzi ")


@pytest.mark.parametrize(
    ("named", "arguments", "env"),
    [
        ("nonsense", ["--listen", "nonsense"], {}),
        ("127.0.0.1:99999", ["--listen", "127.0.0.1:99999"], {}),
        ("--listen", ["--listen"], {}),
        ("nonsense", [], {"MWAMUZI_LISTEN": "nonsense"}),
        ("soon", ["--read-timeout", "soon"], {}),
        ("--listn", ["--listn", "127.0.0.1:0"], {}),
    ],
)
def test_a_bad_setting_is_named_and_ends_the_program_with_2(named: str, arguments: list[str], env: dict[str, str]) -> None:
    ended = run(*arguments, env=env)
    assert ended.returncode == 2, ended.stderr
    assert named in ended.stderr and "panicked" not in ended.stderr


def test_a_port_in_use_is_named_and_ends_the_program() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        ended = run("--listen", address)
    assert ended.returncode != 0
    assert address in ended.stderr and "panicked" not in ended.stderr


def test_the_address_can_be_set_by_the_environment() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        ended = run(env={"MWAMUZI_LISTEN": address})
    assert address in ended.stderr


def test_the_read_timeout_can_be_set_by_the_environment() -> None:
    with Server(env={"MWAMUZI_READ_TIMEOUT": "1"}) as server, Wire(server.port, timeout=8) as wire:
        wire.send(head_of_post(APPLY, 1000))
        answer = wire.answer()
        assert answer and answer.status == 408 and answer.json()["code"] == "request_timeout"


def accepted_but_unfinished(server: Server) -> Wire:
    """A request whose head was read, as the 100 says, and whose body is half sent."""
    wire = Wire(server.port)
    wire.send(head_of_post(APPLY, len(BODY), "expect: 100-continue"))
    proceed = wire.answer()
    assert proceed and proceed.status == 100
    wire.send(BODY[: len(BODY) // 2])
    return wire


def idle(server: Server) -> Wire:
    """A connection that has had an answer."""
    wire = Wire(server.port)
    wire.send(get("/readyz"))
    ready = wire.answer()
    assert ready and ready.status == 200 and "connection" not in ready.headers
    return wire


def is_refused(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=2).close()
    except ConnectionRefusedError:
        return True
    return False


def terminate(server: Server) -> None:
    """Returns once the service has begun to stop."""
    server.terminate()
    deadline = time.monotonic() + 5
    while "shutting down" not in server.log():
        assert time.monotonic() < deadline
        time.sleep(0.005)


def assert_last_answer(wire: Wire, status: int = 200) -> Answer:
    """The next answer has this status and says that it is the last, which it is."""
    answer = wire.answer()
    assert answer and answer.status == status
    assert answer.headers["connection"] == "close" and len(answer.headers["x-request-id"]) == 32
    assert wire.answer() is None
    wire.__exit__()
    return answer


def test_requests_in_flight_at_sigterm_are_answered_in_full() -> None:
    with Server() as server:
        wires = [accepted_but_unfinished(server) for _ in range(8)]
        terminate(server)
        time.sleep(1)
        for wire in wires:
            wire.send(BODY[len(BODY) // 2 :])
        for wire in wires:
            assert assert_last_answer(wire).json()["verdict"] == "accepted"
        assert server.exit_status() == 0, server.log()
        assert "connections cut off" not in server.log()


def test_a_head_that_is_arriving_at_sigterm_is_read_and_answered() -> None:
    with Server() as server:
        wire = idle(server)
        wire.send(b"GET /healthz HTT")
        time.sleep(0.1)
        terminate(server)
        time.sleep(1)
        wire.send(b"P/1.1\r\nhost: mwamuzi\r\n\r\n")
        assert_last_answer(wire)
        assert server.exit_status() == 0, server.log()


def test_a_request_on_its_way_at_sigterm_is_answered() -> None:
    with Server() as server:
        first, second = idle(server), idle(server)
        terminate(server)
        first.send(post(APPLY, json.loads(BODY)))
        assert assert_last_answer(first).json()["verdict"] == "accepted"
        second.send(get("/readyz"))
        unready = assert_last_answer(second, 503)
        assert unready.headers["content-type"] == "application/problem+json"
        assert unready.json()["code"] == "overloaded" and unready.headers["retry-after"] == "1"
        assert server.exit_status() == 0, server.log()


def test_after_sigterm_nobody_new_is_let_in() -> None:
    with Server() as server:
        assert not is_refused(server.port)
        unfinished = accepted_but_unfinished(server)
        terminate(server)
        time.sleep(0.2)
        assert is_refused(server.port)
        unfinished.send(BODY[len(BODY) // 2 :])
        assert_last_answer(unfinished)
        assert server.exit_status() == 0, server.log()


def test_idle_connections_do_not_hold_up_the_end() -> None:
    with Server() as server:
        wires = [idle(server) for _ in range(5)]
        started = time.monotonic()
        terminate(server)
        for wire in wires:
            assert wire.answer() is None
        assert time.monotonic() - started > IDLE_AT_SHUTDOWN_SECONDS * 0.8
        assert server.exit_status() == 0
        assert time.monotonic() - started < IDLE_AT_SHUTDOWN_SECONDS + 1.5
        assert "connections cut off" not in server.log()
        for wire in wires:
            wire.__exit__()


def test_a_client_who_never_finishes_is_cut_off_after_the_time_of_grace() -> None:
    with Server("--shutdown-grace", "1") as server:
        wire = accepted_but_unfinished(server)
        started = time.monotonic()
        terminate(server)
        assert server.exit_status() == 0
        assert 0.9 < time.monotonic() - started < 4
        assert "connections cut off" in server.log()
        wire.__exit__()


def test_a_client_who_reads_nothing_does_not_hold_up_the_end() -> None:
    with Server("--read-timeout", "1") as server:
        wire = Wire(server.port)
        wire.send(get("/docs/swagger-ui-bundle.js") * 20)
        time.sleep(0.2)
        terminate(server)
        started = time.monotonic()
        assert server.exit_status() == 0
        assert time.monotonic() - started < 4
        assert "connections cut off" not in server.log()
        wire.__exit__()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM], ids=lambda sign: sign.name)
def test_both_usual_signals_end_it_well(sign: signal.Signals) -> None:
    with Server() as server:
        os.kill(server.process.pid, sign)
        assert server.exit_status() == 0


def test_a_second_signal_ends_it_without_waiting() -> None:
    with Server() as server:
        wire = accepted_but_unfinished(server)
        terminate(server)
        started = time.monotonic()
        server.terminate()
        assert server.exit_status() == 0
        assert time.monotonic() - started < 2
        wire.__exit__()
