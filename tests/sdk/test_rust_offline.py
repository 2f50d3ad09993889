"""The Rust client without a server gives what it gives with one: the same answers, the same refusals, the same matches."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from support.server import BINARY, ROOT, Server

RUNNER = BINARY.with_name("mwamuzi-conformance")
PLAYERS: list[dict[str, str]] = [{}, {}, {}, {}]
STATE: dict[str, Any] = {
    "game": "lcr",
    "rules": 1,
    "options": {"starting_chips": 3},
    "players": [{"chips": 3}, {"chips": 3}, {"chips": 3}],
    "pot": 0,
    "turn": {"phase": "roll", "seat": 0},
    "ply": 0,
}

Line = dict[str, Any]


def calls() -> Iterator[Line]:
    """Every example of the document, and what no example shows."""
    document = json.loads((ROOT / "openapi" / "mwamuzi.json").read_text(encoding="utf-8"))
    for path, operations in document["paths"].items():
        game, _, _ = path.removeprefix("/v1/games/").partition("/")
        for operation in operations.values():
            op = operation["operationId"].removeprefix(game.replace("-", "_") + "_")
            for media_type, content in operation.get("requestBody", {}).get("content", {}).items():
                for name, example in content.get("examples", {}).items() if op != "batch" else ():
                    request = example["value"] if media_type == "application/json" else {"text": example["value"]}
                    yield {"name": f"{path}: {name}", "game": game, "op": op, "request": request}
    yield {"name": "games", "op": "games", "request": {}}
    for game in ("lcr", "qwirkle", "ludo", "pegs-and-jokers", "chess", "a b/c%+é", "..", "x" * 60):
        yield {"name": f"the game {game}", "op": "game", "request": {"game": game}}
    long = {"players": [{"name": "x" * 60}] * 5000}
    yield {"name": "too large", "game": "lcr", "op": "new", "request": long}
    lines = [
        {"id": 1, "game": "lcr", "op": "check", "body": {"state": STATE}},
        {"id": "two", "game": "lcr", "op": "new", "body": long},
        {"game": "chess", "op": "new", "body": {}},
        {"id": 4, "game": "ludo", "op": "new", "body": {"players": PLAYERS, "seed": "x"}},
    ]
    yield {"name": "a batch", "op": "batch", "request": {"lines": lines}}
    for game in ("ludo", "qwirkle", "pegs-and-jokers"):
        steps: list[Line] = [{"first_legal_move": {"seed": str(seed)}} for seed in range(12)]
        steps += [{"replay": {}}, {"save_and_load": {}}, {"undo": {}}, {"undo": {}}, {"replay": {}}]
        request = {"setup": {"players": PLAYERS, "seed": "match"}, "steps": steps}
        yield {"name": f"a match of {game}", "game": game, "op": "match", "request": request}


def without_request_id(told: Any) -> Any:
    """What was told, without the ids that only a server gives."""
    if isinstance(told, dict):
        return {name: without_request_id(value) for name, value in told.items() if name != "request_id"}
    return [without_request_id(value) for value in told] if isinstance(told, list) else told


def told(where: str, fixtures: Path) -> dict[str, Line]:
    done = subprocess.run([RUNNER, where, fixtures], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-3000:]
    return {line["name"]: without_request_id(line) for line in map(json.loads, done.stdout.splitlines())}


@pytest.fixture(scope="module")
def both(service: Server, tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Line], dict[str, Line]]:
    """What the client tells without a server, and with one."""
    fixtures = tmp_path_factory.mktemp("offline") / "fixtures.json"
    fixtures.write_text(json.dumps(list(calls())), encoding="utf-8")
    return told("offline", fixtures), told(service.url, fixtures)


def test_every_call_comes_to_the_same_without_a_server(both: tuple[dict[str, Line], dict[str, Line]]) -> None:
    offline, online = both
    assert len(online) == len(list(calls())) > 60
    different = {name: (offline.get(name), line) for name, line in online.items() if offline.get(name) != line}
    assert not different, json.dumps(different)[:3000]


def test_the_calls_come_to_answers_and_to_every_problem_that_they_are_meant_to(both: tuple[dict[str, Line], dict[str, Line]]) -> None:
    offline, _ = both
    codes = {line["body"]["code"] for line in offline.values() if line["outcome"] == "problem"}
    assert {"not_found", "too_large", "impossible_state", "invalid_setup"} <= codes
    matches = [line["body"] for name, line in offline.items() if name.startswith("a match")]
    assert all(match["replays"] == [True, True] and len(match["saved"]["log"]) == 10 for match in matches)
