"""Every worked case, sent to the running service and compared with what it expects.

A file dropped into this folder is picked up by itself; an operation that no function here knows fails its cases.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support import cases
from support.cases import Case
from support.client import Client
from support.compare import canonical, differences
from support.moves import chance_left_out, whole_list
from support.perft import ludo_perft

Run = Callable[[Client, Case], None]
ran: list[tuple[str, str]] = []


def agree(expected: Any, actual: Any, *, unordered: bool = False) -> None:
    found = differences(expected, actual, unordered=unordered)
    assert not found, "\n".join(found[:10])


def rules(items: list[dict[str, Any]]) -> list[str]:
    return [item["rule"] for item in items]


def check_violations(case: Case, expected: list[str], answer: dict[str, Any]) -> None:
    """The named rules have to be cited; others only where the allowances say why."""
    cited = set(rules(answer["violations"]))
    assert set(expected) <= cited, f"cited {sorted(cited)}, expected {expected}"
    allowed = cases.allowances().get(case.file, {}).get(case.name, {})
    assert cited - set(expected) == set(allowed), f"also cites {sorted(cited - set(expected))}, allowed {sorted(allowed)}"


def run_apply(client: Client, case: Case) -> None:
    expect = case.content["expect"]
    answer = client.ask(case.game, "apply", **case.content["request"])
    agree({name: value for name, value in expect.items() if name not in ("violations", "unverified")}, answer)
    if "unverified" in expect:
        agree(expect["unverified"], rules(answer["unverified"]), unordered=True)
    if expect["verdict"] == "rejected":
        check_violations(case, expect["violations"], answer)
        assert not {"state", "move", "events", "score", "result"} & answer.keys(), "a rejected move changes nothing"


def run_legal_moves(client: Client, case: Case) -> None:
    agree(case.content["expect"]["moves"], whole_list(client, case.game, case.content["request"]["state"]), unordered=True)


def run_check(client: Client, case: Case) -> None:
    expect = case.content["expect"]
    response = client.post(f"/v1/games/{case.game}/check", case.content["request"])
    answer = response.json()
    if response.status_code == 400:
        assert expect["faults"] and answer["code"] == "invalid_request", answer
        return
    assert answer["possible"] is not expect["faults"] and bool(answer["faults"]) is expect["faults"], answer
    assert set(expect.get("rules", [])) <= set(rules(answer["faults"])), answer


def run_score(client: Client, case: Case) -> None:
    expect = case.content["expect"]
    answer = client.ask(case.game, "score", **case.content["request"])
    if "violations" in expect:
        assert answer["verdict"] == "rejected"
        check_violations(case, expect["violations"], answer)
    else:
        assert answer["verdict"] == "accepted"
        agree(expect, answer)


def run_tally(client: Client, case: Case) -> None:
    """Rule ids stand for the violations that bear them."""
    answer = client.ask(case.game, "tally", **case.content["request"])
    for turn in answer["turns"]:
        if "violations" in turn:
            turn["violations"] = rules(turn["violations"])
    agree(case.content["expect"], answer)


def run_new(client: Client, case: Case) -> None:
    expect = case.content["expect"]
    response = client.post(f"/v1/games/{case.game}/new", case.content["request"])
    assert response.status_code == expect.get("status", 200), response.text
    agree(expect, response.json())


def run_perft(client: Client, case: Case) -> None:
    """In Qwirkle one ply is counted, which is one legal move; in Ludo as many as the case gives."""
    start, counts = case.content["start"], case.content["counts"]
    if case.game == "ludo":
        assert ludo_perft(client, start, len(counts)) == counts
    else:
        assert [client.ask(case.game, "legal-moves", state=start, limit=0)["total"]] == counts


def run_playthrough(client: Client, case: Case) -> None:
    state, steps = case.content["start"], case.content["steps"]
    legal = client.ask(case.game, "legal-moves", state=state, limit=1000)
    answer: dict[str, Any] = {}
    for number, step in enumerate(steps):
        before = legal
        listed = {canonical(chance_left_out(move)) for move in before["moves"]}
        assert canonical(chance_left_out(step["move"])) in listed, f"step {number}: the move played is not listed"
        answer = client.ask(case.game, "apply", state=state, move=step["move"], chance="stated", legal_moves={"limit": 1000})
        assert answer["verdict"] == "accepted", f"step {number}: {json.dumps(answer['violations'])}"
        came_back = answer["move"]
        if "drawn" not in step["move"] and came_back.get("drawn") == []:  # written also where nothing is drawn
            came_back = {key: value for key, value in came_back.items() if key != "drawn"}
        assert canonical(came_back) == canonical(step["move"]), f"step {number}: the move came back otherwise"
        state, legal = answer["state"], answer["legal_moves"]
        check_step(step, answer, legal if case.legal_of == "after" else before, number)
        check_result(step.get("result"), answer, number)
    check_result(case.content.get("result"), answer, len(steps) - 1)


def check_step(step: dict[str, Any], answer: dict[str, Any], legal: dict[str, Any], number: int) -> None:
    found = differences(step["after"], answer["state"], f"step {number}")
    if "legal" in step:
        found += differences(step["legal"], legal["moves"], f"step {number}: legal", unordered=True)
    if "legal_total" in step:
        found += differences(step["legal_total"], legal["total"], f"step {number}: legal_total")
    if "gained" in step:
        found += differences(step["gained"], answer["score"]["gained"], f"step {number}: gained")
    assert not found, "\n".join(found[:10])


def check_result(expected: dict[str, Any] | None, answer: dict[str, Any], number: int) -> None:
    if expected is not None:
        assert "result" in answer, f"step {number}: the game is not over"
        agree(expected, answer["result"])


RUNS: dict[str, Run] = {
    "apply": run_apply,
    "legal_moves": run_legal_moves,
    "check": run_check,
    "score": run_score,
    "tally": run_tally,
    "new": run_new,
    "perft": run_perft,
    "playthrough": run_playthrough,
}


@pytest.mark.parametrize("case", cases.all_cases(), ids=lambda case: case.id)
def test_case(client: Client, case: Case) -> None:
    ran.append((case.file, case.name))
    RUNS[case.content["op"]](client, case)


@pytest.mark.parametrize("path", cases.files(), ids=lambda path: path.stem)
def test_every_case_of_the_file_was_run(path: Path) -> None:
    content = json.loads(path.read_text(encoding="utf-8"))
    assert [name for file, name in ran if file == path.stem] == [case["name"] for case in content["cases"]]


def test_every_allowance_belongs_to_a_case_and_gives_its_reason() -> None:
    known = {(case.file, case.name) for case in cases.all_cases()}
    for file, by_case in cases.allowances().items():
        for name, reasons in by_case.items():
            assert (file, name) in known and reasons
            assert all(len(reason) > 20 for reason in reasons.values()), f"{name}: say why"
