"""Every example in the document is sent to the service, and the answer it shows is the answer it gets."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from support.client import Client
from support.document import Document, Operation

JSON = ("application/json", "application/problem+json")
DRAWS = ("new", "rematch", "suggest")
CHANCE_OF = {"roll": {"dice", "die"}, "place": {"drawn"}, "swap": {"drawn"}, "draw": {"drawn"}, "exchange": {"drawn"}}


class Example(NamedTuple):
    operation: Operation
    name: str
    body: Any


def named_examples(media_type: dict[str, Any]) -> dict[str, Any]:
    named = {name: example["value"] for name, example in media_type.get("examples", {}).items()}
    return named | ({"example": media_type["example"]} if "example" in media_type else {})


def request_examples() -> list[Example]:
    return [
        Example(operation, name, body)
        for operation in Document().operations
        for name, body in named_examples(operation.content.get("requestBody", {}).get("content", {}).get("application/json", {})).items()
    ]


def shown_answer(example: Example) -> tuple[int, Any]:
    """The documented answer that bears the example's name; else any that is a success."""
    for status, response in example.operation.content["responses"].items():
        for media_type, content in response.get("content", {}).items():
            if media_type in JSON and example.name in (answers := named_examples(content)):
                return int(status), answers[example.name]
    return 200, None


def leaves_chance_open(example: Example) -> bool:
    if "seed" in example.body:
        return False
    move = example.body.get("move", {})
    lacks_chance = move.get("type") in CHANCE_OF and not CHANCE_OF[move["type"]] & move.keys()
    return example.operation.path.endswith(DRAWS) or example.operation.path.endswith("apply") and lacks_chance


def without_request_id(answer: Any) -> Any:
    return {name: value for name, value in answer.items() if name != "request_id"}


@pytest.mark.parametrize("example", request_examples(), ids=lambda example: f"{example.operation.name}-{example.name}")
def test_an_example_is_answered_as_shown(client: Client, example: Example) -> None:
    status, answer = shown_answer(example)
    response = client.post(example.operation.path, example.body)
    assert response.status_code == status, response.text
    if answer is not None and not leaves_chance_open(example):
        assert without_request_id(response.json()) == without_request_id(answer)


def test_every_game_shows_an_accepted_and_a_rejected_move(client: Client) -> None:
    for game in ("lcr", "ludo", "qwirkle"):
        shown = [example for example in request_examples() if example.operation.path == f"/v1/games/{game}/apply"]
        verdicts = {client.post(example.operation.path, example.body).json().get("verdict") for example in shown}
        assert {"accepted", "rejected"} <= verdicts, game
