"""The document itself: every operation is named, worded and shown by an example."""

from __future__ import annotations

from collections import Counter

import pytest

from support.document import Document, Operation

EVERY_GAME_HAS = {
    *("new", "check", "legal-moves", "apply", "replay", "rematch", "suggest"),
    *("render", "render.png", "render.txt", "render-link"),
}
ONLY_QWIRKLE_HAS = {"view", "score", "targets", "tally", "tally.csv"}
GAMES = {
    "lcr": EVERY_GAME_HAS,
    "ludo": EVERY_GAME_HAS,
    "qwirkle": EVERY_GAME_HAS | ONLY_QWIRKLE_HAS,
    "pegs-and-jokers": EVERY_GAME_HAS | {"view"},
}
NAMED_OUTRIGHT = {("get", "/v1/games"): "list_games", ("get", "/v1/games/{game}"): "get_game", ("post", "/v1/batch"): "batch"}


def expected_name(operation: Operation) -> str | None:
    """`qwirkle_legal_moves` for POST /v1/games/qwirkle/legal-moves."""
    if operation.path.startswith("/v1/games/") and operation.path.count("/") == 4:
        return "_".join(operation.path.split("/")[3:]).replace("-", "_").replace(".", "_")
    return NAMED_OUTRIGHT.get((operation.method, operation.path))


def test_every_operation_has_the_name_of_its_path(document: Document) -> None:
    for operation in document.operations:
        assert operation.content["operationId"] == (expected_name(operation) or operation.content["operationId"])


def test_names_of_operations_are_unique(document: Document) -> None:
    names = Counter(operation.content["operationId"] for operation in document.operations)
    assert [name for name, count in names.items() if count > 1] == []


def test_every_operation_is_summed_up_and_described(document: Document) -> None:
    for operation in document.operations:
        assert operation.content["summary"].strip(), operation.name
        assert len(operation.content["description"].strip()) > 20, operation.name


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_its_operations(document: Document, game: str) -> None:
    present = {operation.path.removeprefix(f"/v1/games/{game}/") for operation in document.operations if operation.method == "post"}
    assert GAMES[game] <= present


def test_every_operation_that_reads_a_body_shows_an_example_and_tells_how_it_refuses(document: Document) -> None:
    for operation in document.operations:
        if "requestBody" in operation.content:
            for media_type in operation.content["requestBody"]["content"].values():
                assert media_type.get("examples") or "example" in media_type, operation.name
            assert {"400", "413", "415", "422"} <= operation.content["responses"].keys() or operation.path == "/v1/batch", operation.name


def test_every_schema_is_used_and_described(document: Document) -> None:
    text = str(document.content)
    for name, schema in document.content["components"]["schemas"].items():
        assert f"#/components/schemas/{name}'" in text, f"{name} is used nowhere"
        assert schema.get("description"), f"{name} is not described"


def test_requests_states_and_moves_are_closed(document: Document) -> None:
    for name, schema in document.content["components"]["schemas"].items():
        if name.endswith(("Request", "State", "Move")):
            for shape in schema.get("oneOf", [schema]):
                if shape.get("type") == "object":
                    assert shape.get("additionalProperties") is False, name
