"""Where the next tile may go: exactly where some legal placement that contains the tiles already laid puts it."""

from __future__ import annotations

from typing import Any

from support.client import Client
from support.moves import whole_list
from support.positions import FITTING, placed, qwirkle_opening, qwirkle_state

Laid = tuple[int, int, str, str]


def laid(tile: dict[str, Any]) -> Laid:
    return (tile["x"], tile["y"], tile["color"], tile["shape"])


def targets(answer: dict[str, Any]) -> set[Laid]:
    found = [
        (cell["x"], cell["y"], target["tile"]["color"], target["tile"]["shape"]) for target in answer["targets"] for cell in target["cells"]
    ]
    assert len(set(found)) == len(found), "a target is named twice"
    return set(found)


def placements(client: Client, state: dict[str, Any]) -> list[frozenset[Laid]]:
    moves = whole_list(client, "qwirkle", state)
    return [frozenset(map(laid, move["tiles"])) for move in moves if move["type"] == "place"]


def state_with_long_placements() -> dict[str, Any]:
    """A hand of which three or more tiles go together, at several places."""
    state = qwirkle_state()
    state["players"][0]["hand"]["tiles"] = [{"color": "red", "shape": s} for s in ("cross", "square", "clover")] + [
        {"color": c, "shape": "diamond"} for c in ("yellow", "orange", "purple")
    ]
    return state


def test_targets_of_nothing_laid_are_the_cells_of_all_legal_placements(client: Client) -> None:
    state = state_with_long_placements()
    answer = client.ask("qwirkle", "targets", state=state, placed=[])
    assert targets(answer) == set().union(*placements(client, state))
    assert answer["may_end"] is False


def test_targets_of_tiles_laid_are_what_completes_a_legal_placement(client: Client) -> None:
    state = state_with_long_placements()
    legal = placements(client, state)
    parts = {frozenset([tile]) for placement in legal for tile in placement} | {placement for placement in legal if len(placement) == 2}
    for part in sorted(parts, key=sorted)[:60]:
        answer = client.ask("qwirkle", "targets", state=state, placed=[placed(*tile) for tile in sorted(part)])
        assert targets(answer) == set().union(*(placement - part for placement in legal if part < placement)), part
        assert answer["may_end"] is (part in legal), part


def test_what_lies_is_scored(client: Client) -> None:
    answer = client.ask("qwirkle", "targets", state=qwirkle_state(), placed=[FITTING])
    assert (answer["may_end"], answer["points"]) == (True, 4)


def test_what_lies_wrong_is_told(client: Client) -> None:
    answer = client.ask("qwirkle", "targets", state=qwirkle_state(), placed=[placed(0, 1, "red", "square"), placed(7, 7, "blue", "star")])
    assert answer["may_end"] is False and answer["violations"] and answer["targets"] == []


def test_an_opening_begins_at_the_origin(client: Client) -> None:
    answer = client.ask("qwirkle", "targets", state=qwirkle_opening(), placed=[])
    assert {(x, y) for x, y, _, _ in targets(answer)} == {(0, 0)}


def test_an_opening_goes_on_at_every_neighbour(client: Client) -> None:
    answer = client.ask("qwirkle", "targets", state=qwirkle_opening(), placed=[placed(0, 0, "red", "circle")])
    assert targets(answer) == {(x, y, "red", "cross") for x, y in [(1, 0), (-1, 0), (0, 1), (0, -1)]}
    assert answer["may_end"] is False
