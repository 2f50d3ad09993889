"""Measures a batch: lines a second beside the echo route of echo.rs, and the memory of the service over a long one.

README.md tells how it is run.
"""

from __future__ import annotations

import argparse
import os
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from support.batch import Batch, line  # noqa: E402

TARGET = ROOT / "target"
PLAYERS = {"lcr": [{}, {}, {}], "qwirkle": [{}, {}]}
LINES_A_PIECE = 200


class Program:
    """A server on a free port."""

    def __init__(self, *command: str | Path) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        found = re.search(r"http://\S+:(\d+)", self.process.stdout.readline())
        assert found, "it does not say where it listens"
        self.port = int(found[1])

    def memory(self) -> float:
        """In MiB."""
        with open(f"/proc/{self.process.pid}/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def moves(url: str, game: str, list_moves: bool) -> list[dict[str, Any]]:
    """Requests to judge the moves of a few games as they are played."""
    requests: list[dict[str, Any]] = []
    with httpx.Client(base_url=f"{url}/v1/games/{game}") as http:
        seed = 0
        while len(requests) < LINES_A_PIECE:
            answer = http.post("/new", json={"players": PLAYERS[game], "seed": str(seed)}).json()
            seed += 1
            while answer["legal_moves"]["moves"] and len(requests) < LINES_A_PIECE:
                listed = answer["legal_moves"]["moves"]
                request = {"state": answer["state"], "move": listed[len(listed) // 2], "seed": str(seed)}
                answer = http.post("/apply", json=request).json()
                requests.append(request if list_moves else request | {"legal_moves": {"limit": 0}})
    return requests


def run(program: Program, piece: bytes, pieces: int, sample: bool = False) -> tuple[float, list[tuple[float, float]]]:
    """Lines a second, and the memory over time."""
    answered, samples, started = 0, [], time.monotonic()
    looked = started

    def sent() -> Iterator[bytes]:
        for _ in range(pieces):
            yield from (piece[start : start + 65536] for start in range(0, len(piece), 65536))

    with Batch(program.port, timeout=120) as call:
        call.send_all(sent())
        for answers in call.pieces():
            answered += answers.count(b"\n")
            if sample and time.monotonic() - looked > 0.5:
                looked = time.monotonic()
                samples.append((looked - started, program.memory()))
    assert answered == pieces * LINES_A_PIECE, answered
    return answered / (time.monotonic() - started), samples


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=1_000_000, help="of the long batch, whose memory is looked at")
    parser.add_argument("--round-lines", type=int, default=100_000, help="of each round beside the echo route")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--profile", default="release", help="of the build that is measured")
    parser.add_argument("--games", default="lcr,qwirkle")
    arguments = parser.parse_args()
    build = TARGET / arguments.profile
    service = Program(build / "mwamuzi", "--listen", "127.0.0.1:0", "--log-level", "off")
    echo = Program(build / "examples" / "echo")
    try:
        for game in arguments.games.split(","):
            for list_moves in (True, False):
                requests = moves(f"http://127.0.0.1:{service.port}", game, list_moves)
                piece = b"".join(line(game, "apply", request, id=number) for number, request in enumerate(requests))
                rates: dict[str, list[float]] = {"batch": [], "echo": []}
                for _ in range(arguments.rounds):
                    for name, program in (("batch", service), ("echo", echo)):
                        rates[name].append(run(program, piece, arguments.round_lines // LINES_A_PIECE)[0])
                batch_rate, echo_rate = statistics.median(rates["batch"]), statistics.median(rates["echo"])
                ratio = statistics.median(b / e for b, e in zip(rates["batch"], rates["echo"], strict=True))
                what = f"{game} apply, {'with' if list_moves else 'without'} the list of moves, {len(piece) // LINES_A_PIECE} bytes a line"
                print(f"{what}: {batch_rate:,.0f} lines/s, echo {echo_rate:,.0f}, ratio {ratio:.2f}", flush=True)
            if arguments.lines:
                rate, samples = run(service, piece, arguments.lines // LINES_A_PIECE, sample=True)
                print(f"{game}: {arguments.lines:,} lines at {rate:,.0f} lines/s; memory in MiB over time:")
                step = max(1, len(samples) // 20)
                print("  " + " ".join(f"{seconds:.0f}s:{mib:.1f}" for seconds, mib in samples[::step]))
                print(f"  peak {max((mib for _, mib in samples), default=service.memory()):.1f}", flush=True)
    finally:
        service.stop()
        echo.stop()


if __name__ == "__main__":
    main()
