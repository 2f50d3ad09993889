"""The client can call what the document offers, and the sync client what the async one can."""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from typing import Any

import pytest

from mwamuzi import AsyncMatch, AsyncMwamuzi, Match, Mwamuzi, games
from mwamuzi.operations import OPERATIONS

DOCUMENT = Path(__file__).resolve().parents[3] / "openapi" / "mwamuzi.json"
BY_HAND = {
    "list_games": "games",
    "get_game": "game",
    "batch": "batch",
    "picture_svg": "picture_svg",
    "picture_png": "picture_png",
}
"""Operations that belong to no game, and the client's method."""


@pytest.mark.skipif(not DOCUMENT.exists(), reason="outside the project there is no document")
def test_every_operation_of_the_document_can_be_called() -> None:
    paths = json.loads(DOCUMENT.read_text(encoding="utf-8"))["paths"]
    documented = {operation["operationId"] for methods in paths.values() for operation in methods.values()}
    assert documented - OPERATIONS.keys() <= BY_HAND.keys()
    assert OPERATIONS.keys() <= documented


@pytest.mark.parametrize("kind", [Mwamuzi, AsyncMwamuzi])
def test_every_operation_has_a_documented_method(kind: Any) -> None:
    client = kind("http://referee")
    for operation in OPERATIONS.values():
        method = getattr(getattr(client, operation.attribute), operation.method)
        assert inspect.getdoc(method)
    for name in BY_HAND.values():
        assert inspect.getdoc(getattr(client, name))


def signatures(of: type) -> dict[str, Any]:
    """The public methods of a class, without their answers, which are awaited in one of two."""
    methods = {name: value for name, value in inspect.getmembers(of, callable) if not name.startswith("_")}
    return {
        name: [str(parameter) for parameter in inspect.signature(value).parameters.values()]
        for name, value in methods.items()
    }


@pytest.mark.parametrize("game", ["Lcr", "Qwirkle", "Ludo", "PegsAndJokers"])
def test_the_games_of_both_clients_have_the_same_methods(game: str) -> None:
    assert signatures(getattr(games, game)) == signatures(getattr(games, f"Async{game}"))


def test_both_clients_and_both_kinds_of_match_have_the_same_methods() -> None:
    assert signatures(Mwamuzi).keys() == signatures(AsyncMwamuzi).keys()
    assert signatures(Match).keys() == signatures(AsyncMatch).keys()
