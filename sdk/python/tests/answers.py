"""What a made-up referee answers."""

from __future__ import annotations

import copy
from typing import Any

import httpx

Json = dict[str, Any]
STATE: Json = {
    "game": "lcr",
    "rules": 1,
    "options": {"starting_chips": 3},
    "players": [{"name": "Asha", "chips": 3}, {"chips": 3}, {"chips": 3}],
    "pot": 0,
    "turn": {"phase": "roll", "seat": 0},
    "ply": 0,
}
MOVES: Json = {"seat": 0, "moves": [{"type": "roll"}], "total": 1, "complete": True}
ACCEPTED: Json = {
    "verdict": "accepted",
    "move": {"type": "roll", "dice": ["dot", "dot", "dot"]},
    "events": [{"type": "rolled", "seat": 0, "dice": ["dot", "dot", "dot"]}, {"type": "turn", "seat": 1}],
    "score": {"gained": 0, "totals": [3, 3, 3]},
    "state": {**STATE, "turn": {"phase": "roll", "seat": 1}, "ply": 1},
    "legal_moves": {**MOVES, "seat": 1},
    "unverified": [],
}
VIOLATION: Json = {
    "rule": "lcr.dice_count",
    "reason": "wrong_number",
    "message": "Three dice, not 1.",
    "pointer": "/move/dice",
}
REJECTED: Json = {"verdict": "rejected", "violations": [VIOLATION], "legal_moves": MOVES}
PROBLEM: Json = {
    "type": "/docs/problems/impossible_state",
    "title": "The state is impossible",
    "status": 422,
    "detail": "One fault.",
    "code": "impossible_state",
    "errors": [{"pointer": "/state/pot", "code": "fault", "detail": "A chip too many.", "rule": "lcr.chips"}],
    "request_id": "abc",
}
CHECKED: Json = {"possible": True, "faults": []}


def fresh(value: Json, **changed: Any) -> Json:
    """A copy of an answer, with some fields changed."""
    return {**copy.deepcopy(value), **changed}


def problem(status: int = 422, **headers: str) -> httpx.Response:
    content = fresh(PROBLEM, status=status)
    return httpx.Response(status, json=content, headers={"content-type": "application/problem+json", **headers})
