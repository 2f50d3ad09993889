"""What tests do with moves and lists of them."""

from __future__ import annotations

from typing import Any

from support.client import Client

CHANCE = ("dice", "die", "drawn")


def chance_left_out(move: dict[str, Any]) -> dict[str, Any]:
    """The move as a list names it."""
    return {name: value for name, value in move.items() if name not in CHANCE}


def pages(client: Client, game: str, state: dict[str, Any], **shape: Any) -> list[dict[str, Any]]:
    """Every page of the list, following the cursors."""
    found = [client.ask(game, "legal-moves", state=state, **shape)]
    while "next" in found[-1]:
        found.append(client.ask(game, "legal-moves", state=state, cursor=found[-1]["next"], **shape))
        assert len(found) <= found[0]["total"] + 1, "the cursors go round in circles"
    return found


def whole_list(client: Client, game: str, state: dict[str, Any], **shape: Any) -> list[dict[str, Any]]:
    """The complete list of legal moves."""
    found = pages(client, game, state, limit=shape.pop("limit", 1000), **shape)
    moves = [move for page in found for move in page["moves"]]
    assert len(moves) == found[0]["total"]
    return moves
