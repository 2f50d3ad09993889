"""Every client gives for every call the same as plain HTTP: equal verdicts, equal errors, equal logs."""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.document import ROOT
from support.server import BINARY, Server

FIXTURES = ROOT / "tests" / "sdk" / "conformance" / "fixtures.json"
LONGEST_SECONDS = 600
RUNNERS: dict[str, list[str | Path]] = {
    "python": [sys.executable, ROOT / "sdk" / "python" / "tests" / "conformance.py", "sync"],
    "python, async": [sys.executable, ROOT / "sdk" / "python" / "tests" / "conformance.py", "async"],
    "typescript": ["node", ROOT / "sdk" / "typescript" / "tests" / "conformance.mjs"],
    "rust": [BINARY.with_name("mwamuzi-conformance")],
}
Line = dict[str, Any]


def is_there(client: str) -> bool:
    """Whether the client's source is there; then its runner has to be too."""
    if client == "rust":
        return any("mwamuzi-conformance" in file.read_text(encoding="utf-8") for file in (ROOT / "sdk" / "rust").rglob("Cargo.toml"))
    return (ROOT / "sdk" / client.partition(",")[0]).exists()


def examples() -> Iterator[Line]:
    """Every example of a request in the document, as a fixture."""
    document = json.loads((ROOT / "openapi" / "mwamuzi.json").read_text(encoding="utf-8"))
    for path, operations in document["paths"].items():
        parts = path.removeprefix("/v1/games/").split("/")
        for operation in operations.values():
            for media_type, content in operation.get("requestBody", {}).get("content", {}).items():
                if len(parts) != 2 or operation["operationId"].endswith("batch"):
                    continue
                op = operation["operationId"].removeprefix(parts[0].replace("-", "_") + "_")
                for name, example in content.get("examples", {}).items():
                    request = example["value"] if media_type == "application/json" else {"text": example["value"]}
                    yield {"name": f"{path}: {name}", "game": parts[0], "op": op, "request": request}


def all_fixtures() -> list[Line]:
    too_large = {"players": [{"name": "x" * 60}] * 5000, "seed": "1"}
    by_hand: list[Line] = json.loads(FIXTURES.read_text(encoding="utf-8"))
    return [*by_hand, {"name": "a body that is too large", "game": "lcr", "op": "new", "request": too_large}, *examples()]


class Plain:
    """What plain HTTP answers to a fixture."""

    def __init__(self, url: str) -> None:
        self.http = httpx.Client(base_url=url, timeout=60, trust_env=False)
        document = json.loads((ROOT / "openapi" / "mwamuzi.json").read_text(encoding="utf-8"))
        self.paths = {operation["operationId"]: (path, operation) for path, methods in document["paths"].items() for operation in methods.values()}

    def line(self, fixture: Line) -> Line:
        special = getattr(self, f"_{fixture['op']}", self._operation)
        outcome, body = special(fixture.get("game", ""), fixture["request"], fixture["op"])
        return {"name": fixture["name"], "outcome": outcome, "body": body}

    def _answer(self, response: httpx.Response) -> tuple[str, Any]:
        kind = response.headers["content-type"].partition(";")[0]
        if response.status_code != 200:
            return "problem", response.json()
        if kind == "application/json":
            return "answer", response.json()
        if kind.startswith("text/") or kind.endswith("+xml"):
            return "answer", {"text": response.text}
        return "answer", {"base64": base64.b64encode(response.content).decode()}

    def _operation(self, game: str, request: Line, op: str) -> tuple[str, Any]:
        path, operation = self.paths[f"{game.replace('-', '_')}_{op}"]
        (media_type,) = operation["requestBody"]["content"]
        text = json.dumps(request) if media_type == "application/json" else request["text"]
        return self._answer(self.http.post(path, content=text, headers={"content-type": media_type}))

    def _games(self, _game: str, _request: Line, _op: str) -> tuple[str, Any]:
        return self._answer(self.http.get("/v1/games"))

    def _game(self, _game: str, request: Line, _op: str) -> tuple[str, Any]:
        return self._answer(self.http.get(f"/v1/games/{request['game']}"))

    def _legal_moves_all(self, game: str, request: Line, _op: str) -> tuple[str, Any]:
        moves: list[Any] = []
        pages = 0
        more: Line = {}
        while True:
            outcome, page = self._operation(game, {**request, **more}, "legal_moves")
            assert outcome == "answer", page
            moves += page["moves"]
            pages += 1
            if "next" not in page:
                assert pages > 1 or not moves, "a fixture for pages has more than one"
                return "answer", {"moves": moves}
            more = {"cursor": page["next"]}

    def _apply_or_raise(self, game: str, request: Line, _op: str) -> tuple[str, Any]:
        outcome, body = self._operation(game, request, "apply")
        if outcome == "answer" and body["verdict"] == "rejected":
            return "illegal_move", {"violations": body["violations"], "legal_moves": body["legal_moves"]}
        return outcome, body

    def _batch(self, _game: str, request: Line, _op: str) -> tuple[str, Any]:
        text = "".join(json.dumps(line) + "\n" for line in request["lines"])
        response = self.http.post("/v1/batch", content=text, headers={"content-type": "application/x-ndjson"})
        assert response.status_code == 200, response.text
        return "answer", {"answers": [json.loads(line) for line in response.text.splitlines()]}

    def _match(self, game: str, request: Line, _op: str) -> tuple[str, Any]:
        outcome, begun = self._operation(game, request["setup"], "new")
        assert outcome == "answer", begun
        states, log, refused = [begun["state"]], [], []
        replays = 0
        for step in request["steps"]:
            ((kind, more),) = step.items()
            if kind == "undo":
                states.pop()
                log.pop()
            elif kind == "replay":
                replays += 1
            elif kind in {"apply", "first_legal_move"}:
                if kind == "first_legal_move":
                    listed = self._operation(game, {"state": states[-1]}, "legal_moves")[1]
                    more = {**more, "move": listed["moves"][0]}
                verdict = self._operation(game, {"state": states[-1], **more}, "apply")[1]
                if verdict["verdict"] == "rejected":
                    refused.append(verdict["violations"])
                else:
                    log.append({"seat": states[-1]["turn"]["seat"], "move": verdict["move"]})
                    states.append(verdict["state"])
            else:
                assert kind == "save_and_load", kind
        saved = {"mwamuzi": 1, "game": game, "start": states[0], "log": log, "state": states[-1]}
        return "answer", {"saved": saved, "refused": refused, "replays": [True] * replays}


def comparable(line: Line) -> Line:
    """The line without the ids of requests, no two of which are the same."""
    if line["outcome"] == "problem":
        return {**line, "body": without_id(line["body"])}
    if isinstance(line["body"], dict) and "answers" in line["body"]:
        answers = [{**answer, "body": without_id(answer["body"])} for answer in line["body"]["answers"]]
        return {**line, "body": {"answers": answers}}
    return line


def without_id(body: Line) -> Line:
    return {name: value for name, value in body.items() if name != "request_id"}


@pytest.fixture(scope="module")
def plain(service: Server) -> dict[str, Line]:
    """What plain HTTP answers to every fixture, by name."""
    answers = Plain(service.url)
    lines = [comparable(answers.line(fixture)) for fixture in all_fixtures()]
    named = {line["name"]: line for line in lines}
    assert len(named) == len(lines), "two fixtures have one name"
    return named


def test_the_fixtures_bring_every_outcome_and_every_problem_that_a_typed_request_can_meet(plain: dict[str, Line]) -> None:
    assert {line["outcome"] for line in plain.values()} == {"answer", "illegal_move", "problem"}
    codes = {line["body"]["code"] for line in plain.values() if line["outcome"] == "problem"}
    wanted = {"invalid_request", "invalid_cursor", "not_found", "too_large", "impossible_state", "invalid_setup", "unsupported_rules", "not_over"}
    assert wanted <= codes, wanted - codes


def test_the_fixtures_call_every_operation() -> None:
    document = json.loads((ROOT / "openapi" / "mwamuzi.json").read_text(encoding="utf-8"))
    paths = {path: methods for path, methods in document["paths"].items() if not path.startswith("/v1/render/")}  # for pages
    operations = {operation["operationId"] for methods in paths.values() for operation in methods.values()}
    names = {"games": "list_games", "game": "get_game"}
    called = {names.get(f["op"], f"{f.get('game', '').replace('-', '_')}_{f['op']}".lstrip("_")) for f in all_fixtures()}
    assert operations <= called, operations - called


@pytest.mark.parametrize("client", RUNNERS)
def test_a_client_answers_as_plain_http_does(client: str, service: Server, plain: dict[str, Line], tmp_path: Path) -> None:
    if not is_there(client):
        pytest.skip(f"the runner of {client} is still to come")
    file = tmp_path / "fixtures.json"
    file.write_text(json.dumps(all_fixtures()), encoding="utf-8")
    command = [*RUNNERS[client], service.url, file]
    missing = [part for part in command if isinstance(part, Path) and not part.exists()]
    assert not missing, f"the runner of {client} is missing: {missing}; build it first"
    env = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    env["PYTHONPATH"] = str(ROOT / "sdk" / "python" / "src")
    done = subprocess.run(command, capture_output=True, text=True, timeout=LONGEST_SECONDS, check=False, env=env)
    assert done.returncode == 0, done.stdout[-500:] + done.stderr[-3000:]
    lines = {line["name"]: comparable(line) for line in map(json.loads, done.stdout.splitlines())}
    assert lines.keys() == plain.keys()
    different = {name: (lines[name], expected) for name, expected in plain.items() if lines[name] != expected}
    told = [f"{name}\n  {client}: {json.dumps(got)[:1500]}\n  plain HTTP: {json.dumps(expected)[:1500]}" for name, (got, expected) in different.items()]
    assert not different, "\n".join(told)
