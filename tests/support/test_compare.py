"""The comparison of cases sees what it has to see, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from support.compare import differences
from support.pointers import leads_somewhere

RED, BLUE = {"color": "red", "shape": "star"}, {"color": "blue", "shape": "star"}

ALIKE: list[tuple[Any, Any]] = [
    ({"ply": 1}, {"ply": 1, "pot": 0}),
    ({"tiles": [RED, BLUE]}, {"tiles": [BLUE, RED]}),
    ({"moves": [{"tiles": [RED, BLUE]}]}, {"moves": [{"tiles": [BLUE, RED]}]}),
    ({"lines": [{"points": 3}]}, {"lines": [{"points": 3, "axis": "row"}]}),
    ({"gained": 1}, {"gained": 1.0}),
    ({"players": [{"chips": 1}]}, {"players": [{"chips": 1, "place": 1}]}),
]
UNLIKE: list[tuple[Any, Any]] = [
    ({"ply": 1}, {"ply": 2}),
    ({"ply": 1}, {}),
    ({"over": True}, {"over": 1}),
    ({"players": [RED, BLUE]}, {"players": [BLUE, RED]}),
    ({"discard": ["A", "2"]}, {"discard": ["2", "A"]}),
    ({"tiles": [RED]}, {"tiles": [RED, RED]}),
    ({"tiles": [RED, RED]}, {"tiles": [RED, BLUE]}),
    ({"moves": []}, {"moves": [{"type": "pass"}]}),
    ({"players": [{"pieces": []}]}, {"players": [{"pieces": [], "place": 1}]}),
]


@pytest.mark.parametrize(("expected", "actual"), ALIKE)
def test_what_a_case_does_not_name_and_orders_without_meaning_are_passed_over(expected: Any, actual: Any) -> None:
    assert differences(expected, actual) == []


@pytest.mark.parametrize(("expected", "actual"), UNLIKE)
def test_what_differs_is_found(expected: Any, actual: Any) -> None:
    assert differences(expected, actual)


@pytest.mark.parametrize("pointer", ["", "/a", "/a/0", "/a/0/b~1c", "/missing", "/a/0/missing", "/missing/within"])
def test_a_pointer_leads_to_a_thing_or_to_a_missing_member(pointer: str) -> None:
    assert leads_somewhere({"a": [{"b/c": 1}]}, pointer)


@pytest.mark.parametrize("pointer", ["/a/1", "/a/b", "/a/0/b~1c/d", "/a/-"])
def test_a_pointer_beside_the_body_leads_nowhere(pointer: str) -> None:
    assert not leads_somewhere({"a": [{"b/c": 1}]}, pointer)
