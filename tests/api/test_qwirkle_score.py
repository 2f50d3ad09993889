"""The score of laid tiles on any board, without a game around it."""

from __future__ import annotations

from typing import Any

from support.client import Client
from support.positions import placed

ROW = [placed(n, 0, "red", shape) for n, shape in enumerate(["circle", "cross", "diamond"])]
STAR = placed(3, 0, "red", "star")
URL = "/v1/games/qwirkle/score"


def violated(client: Client, board: list[Any], tiles: list[Any]) -> list[str]:
    answer = client.ask("qwirkle", "score", board=board, tiles=tiles)
    assert answer["verdict"] == "rejected"
    return [violation["rule"] for violation in answer["violations"]]


def test_a_line_scores_its_tiles_old_and_new(client: Client) -> None:
    answer = client.ask("qwirkle", "score", board=ROW, tiles=[STAR])
    assert answer == {"verdict": "accepted", "points": 4, "lines": [{"axis": "row", "x": 0, "y": 0, "length": 4, "points": 4}]}


def test_rules_may_be_named_or_left_out(client: Client) -> None:
    body = {"board": ROW, "tiles": [STAR]}
    assert client.ask("qwirkle", "score", **body) == client.ask("qwirkle", "score", **body, rules=1)
    assert client.refused("qwirkle", "score", body | {"rules": 2}, 422, "unsupported_rules") == ["/rules"]


def test_a_lone_tile_on_an_empty_board_has_one_point_and_no_line(client: Client) -> None:
    answer = client.ask("qwirkle", "score", board=[], tiles=[STAR])
    assert (answer["points"], answer["lines"]) == (1, [])


def test_a_fault_elsewhere_on_the_board_does_not_matter(client: Client) -> None:
    faulty = ROW + [placed(40, 40, "red", "star"), placed(41, 40, "blue", "circle")]
    assert client.ask("qwirkle", "score", board=faulty, tiles=[STAR])["points"] == 4


def test_two_tiles_on_one_cell_of_the_board_cannot_be_scored(client: Client) -> None:
    board = ROW + [placed(2, 0, "blue", "star")]
    assert client.post(URL, {"board": board, "tiles": [STAR]}).status_code == 422


def test_a_fourth_copy_on_the_board_cannot_be_scored(client: Client) -> None:
    board = ROW + [placed(9, 9 + 2 * n, "blue", "star") for n in range(4)]
    assert client.post(URL, {"board": board, "tiles": [STAR]}).status_code == 422


def test_a_fourth_copy_among_the_tiles_laid_is_a_violation(client: Client) -> None:
    board = ROW + [placed(9, 9 + 2 * n, "red", "star") for n in range(3)]
    assert violated(client, board, [STAR]) == ["qwirkle.in_hand"]


def test_a_taken_cell_is_a_violation(client: Client) -> None:
    assert "qwirkle.empty_cell" in violated(client, ROW, [placed(2, 0, "red", "star")])


def test_no_tiles_are_a_violation_and_so_are_seven(client: Client) -> None:
    assert violated(client, ROW, []) == ["qwirkle.count"]
    assert "qwirkle.count" in violated(client, ROW, [placed(3 + n, 0, "red", "star") for n in range(7)])
