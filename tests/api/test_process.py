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
from support.wire import Wire, get, head_of_post

APPLY = "/v1/games/lcr/apply"
BODY = json.dumps({"state": lcr_state(), "move": roll("dot", "dot", "dot")}).encode()


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
        assert answer is None or answer.status == 408


def accepted_but_unfinished(server: Server) -> Wire:
    """A request whose head was read, as the 100 says, and whose body is half sent."""
    wire = Wire(server.port)
    wire.send(head_of_post(APPLY, len(BODY), "expect: 100-continue"))
    proceed = wire.answer()
    assert proceed and proceed.status == 100
    wire.send(BODY[: len(BODY) // 2])
    return wire


def test_requests_in_flight_at_sigterm_are_answered_in_full() -> None:
    with Server() as server:
        wires = [accepted_but_unfinished(server) for _ in range(8)]
        server.terminate()
        time.sleep(0.5)
        for wire in wires:
            wire.send(BODY[len(BODY) // 2 :])
        for wire in wires:
            answer = wire.answer()
            assert answer and answer.status == 200 and answer.json()["verdict"] == "accepted"
            wire.__exit__()
        assert server.exit_status() == 0, server.log()


def is_served(port: int) -> bool:
    try:
        with Wire(port, timeout=2) as wire:
            wire.send(get("/healthz"))
            return wire.answer() is not None
    except OSError:
        return False


def test_after_sigterm_nobody_new_is_let_in() -> None:
    with Server() as server:
        assert is_served(server.port)
        unfinished = accepted_but_unfinished(server)
        server.terminate()
        time.sleep(0.5)
        assert not is_served(server.port)
        unfinished.send(BODY[len(BODY) // 2 :])
        assert unfinished.answer()
        unfinished.__exit__()


def test_idle_connections_do_not_hold_up_the_end() -> None:
    with Server() as server:
        wires = [Wire(server.port) for _ in range(5)]
        for wire in wires:
            wire.send(get("/healthz"))
            assert wire.answer()
        server.terminate()
        assert server.exit_status() == 0
        for wire in wires:
            wire.__exit__()


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM], ids=lambda sign: sign.name)
def test_both_usual_signals_end_it_well(sign: signal.Signals) -> None:
    with Server() as server:
        os.kill(server.process.pid, sign)
        assert server.exit_status() == 0
