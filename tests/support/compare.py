"""Compares an answer with what a case expects: what the case does not name is not compared.

Lists whose order means nothing compare as multisets; players, pieces, pegs, discards and turns compare in order.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

UNORDERED = {"board", "tiles", "cards", "drawn", "moves", "lines", "slips", "winners", "wrong_totals", "violations", "unverified", "faults"}
ABSENT_MEANS_NONE = {"place"}


def differences(expected: Any, actual: Any, where: str = "", *, unordered: bool = False) -> list[str]:
    """What differs, each with its place; nothing if the answer is as expected."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        return _object_differences(expected, actual, where)
    if isinstance(expected, list) and isinstance(actual, list):
        return (_multiset_differences if unordered else _list_differences)(expected, actual, where)
    if type(expected) is type(actual) and expected == actual or _same_number(expected, actual):
        return []
    return [f"{where}: expected {json.dumps(expected)}, got {json.dumps(actual)}"]


def _same_number(a: Any, b: Any) -> bool:
    return all(isinstance(n, (int, float)) and not isinstance(n, bool) for n in (a, b)) and a == b


def _object_differences(expected: dict[str, Any], actual: dict[str, Any], where: str) -> list[str]:
    found = []
    for name, value in expected.items():
        if name not in actual:
            found.append(f"{where}/{name}: missing, expected {json.dumps(value)}")
        else:
            found += differences(value, actual[name], f"{where}/{name}", unordered=name in UNORDERED)
    if "pieces" in expected:
        found += [f"{where}/{name}: not expected" for name in ABSENT_MEANS_NONE if name in actual and name not in expected]
    return found


def _list_differences(expected: list[Any], actual: list[Any], where: str) -> list[str]:
    if len(expected) != len(actual):
        return [f"{where}: expected {len(expected)} of them, got {len(actual)}"]
    return [found for i, pair in enumerate(zip(expected, actual)) for found in differences(*pair, f"{where}/{i}")]


def _multiset_differences(expected: list[Any], actual: list[Any], where: str) -> list[str]:
    left, missing = Counter(map(canonical, actual)), []
    for value in expected:
        if left[canonical(value)]:
            left[canonical(value)] -= 1
        else:
            missing.append(value)
    rest = [json.loads(text) for text in left.elements()]
    for value in list(missing):
        fitting = next((item for item in rest if not differences(value, item)), None)
        if fitting is not None:
            rest.remove(fitting)
            missing.remove(value)
    return [f"{where}: {json.dumps(value)} is missing" for value in missing] + [
        f"{where}: {json.dumps(value)} is not expected" for value in rest
    ]


def canonical(value: Any, *, unordered: bool = False) -> str:
    """One text for all values that differ only in an order without meaning."""
    return json.dumps(_sorted(value, unordered), sort_keys=True)


def _sorted(value: Any, unordered: bool) -> Any:
    if isinstance(value, dict):
        return {name: _sorted(item, name in UNORDERED) for name, item in value.items()}
    if isinstance(value, list):
        items = [_sorted(item, False) for item in value]
        return sorted(items, key=lambda item: json.dumps(item, sort_keys=True)) if unordered else items
    return value
