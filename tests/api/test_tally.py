"""The audit of a Qwirkle score sheet: what is refused, what is judged, and what numbers alone can tell."""

from __future__ import annotations

from typing import Any

import pytest

from support import cases
from support.client import Client
from support.positions import placed

Turn = dict[str, Any]
RED = ["circle", "cross", "diamond", "square", "star", "clover"]


def row(start: int, count: int, y: int = 0) -> list[dict[str, Any]]:
    return [placed(x, y, "red", RED[x]) for x in range(start, start + count)]


def laid(seat: int, tiles: list[dict[str, Any]], points: int, **more: Any) -> Turn:
    return {"seat": seat, "tiles": tiles, "points": points, **more}


def sheet(*turns: Turn, players: int = 2, **more: Any) -> dict[str, Any]:
    return {"players": [{}] * players, "turns": list(turns), **more}


def audit(client: Client, *turns: Turn, **more: Any) -> dict[str, Any]:
    return client.ask("qwirkle", "tally", **sheet(*turns, **more))


def refused(client: Client, body: dict[str, Any], status: int = 400, code: str = "invalid_request", **more: str) -> list[str]:
    return client.refused("qwirkle", "tally", body, status, code, **more)


def violated(turn: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(violation["rule"], violation["reason"], violation["pointer"]) for violation in turn.get("violations", [])]


def test_a_sheet_without_turns_is_audited(client: Client) -> None:
    assert audit(client) == {"players": [{}, {}], "turns": [], "totals": [0, 0], "winners": [0, 1], "finished": False, "ok": True}


def test_a_right_turn_says_no_more_than_what_is_right(client: Client) -> None:
    line = {"axis": "row", "x": 0, "y": 0, "length": 3, "points": 3}
    assert audit(client, laid(0, row(0, 3), 3))["turns"] == [
        {"seat": 0, "verdict": "right", "claimed": 3, "right": 3, "totals": [3, 0], "lines": [line]}
    ]


def test_names_are_taken_and_the_wrong_shape_of_one_is_not(client: Client) -> None:
    body = sheet(laid(0, row(0, 3), 3)) | {"players": [{"name": "Asha"}, {"name": "Juma"}]}
    assert client.ask("qwirkle", "tally", **body)["ok"]
    assert refused(client, body | {"players": [{"name": "a\nb"}, {"age": 9}]}) == ["/players/0/name", "/players/1/age"]


@pytest.mark.parametrize("players", [0, 1, 7, 24])
def test_two_to_six_play(client: Client, players: int) -> None:
    body = sheet(laid(0, row(0, 3), 3), players=players)
    response = client.post("/v1/games/qwirkle/tally", body)
    assert (response.status_code, response.json()["code"]) == (422, "invalid_setup")
    assert [(error["pointer"], error["rule"]) for error in response.json()["errors"]] == [("/players", "qwirkle.players")]


def test_totals_are_one_a_player(client: Client) -> None:
    body = sheet(laid(0, row(0, 3), 3, totals=[3]), laid(1, row(3, 1), 4), totals=[3, 4, 0])
    assert refused(client, body, 422, "invalid_setup") == ["/turns/0/totals", "/totals"]


@pytest.mark.parametrize(
    ("turn", "pointers"),
    [
        ({"tiles": [], "swap": 1}, ["/turns/1/swap"]),
        ({"tiles": [], "pass": True}, ["/turns/1/pass"]),
        ({"swap": 1, "pass": True}, ["/turns/1/pass"]),
        ({"tiles": [], "swap": 1, "pass": True}, ["/turns/1/swap", "/turns/1/pass"]),
    ],
)
def test_a_turn_says_at_most_one_thing(client: Client, turn: Turn, pointers: list[str]) -> None:
    body = sheet(laid(0, row(0, 3), 3), {"seat": 1, "points": 0, **turn})
    assert refused(client, body, beyond_schema="one of three fields at most") == pointers


def test_pass_false_says_nothing(client: Client) -> None:
    assert audit(client, laid(0, row(0, 3), 3, **{"pass": False, "claims_end_bonus": False}))["ok"]


@pytest.mark.parametrize(
    ("change", "pointer"),
    [
        ({"seat": 24}, "/turns/0/seat"),
        ({"seat": -1}, "/turns/0/seat"),
        ({"points": -1}, "/turns/0/points"),
        ({"points": 1_000_001}, "/turns/0/points"),
        ({"points": None}, "/turns/0/points"),
        ({"points": 2.5}, "/turns/0/points"),
        ({"totals": [1_000_001, 0]}, "/turns/0/totals/0"),
        ({"tiles": [placed(1_000_000_001, 0, "red", "star")]}, "/turns/0/tiles/0/x"),
        ({"tiles": [placed(0, 0, "pink", "star")]}, "/turns/0/tiles/0/color"),
        ({"tiles": row(0, 1) * 163}, "/turns/0/tiles"),
        ({"bonus": 6}, "/turns/0/bonus"),
    ],
)
def test_the_wrong_shape_is_named_by_its_pointer(client: Client, change: Turn, pointer: str) -> None:
    assert refused(client, sheet(laid(0, row(0, 1), 1) | change)) == [pointer]


def test_what_is_missing_is_named(client: Client) -> None:
    assert set(refused(client, {"turns": [{"points": 3}]})) == {"/players", "/turns/0/seat"}


def test_a_whole_number_may_be_written_with_a_point(client: Client) -> None:
    assert audit(client, laid(0, row(0, 3), 3.0))["ok"]  # type: ignore[arg-type]


def test_a_thousand_turns_are_audited_and_one_more_is_refused(client: Client) -> None:
    turns = [{"seat": index % 2, "points": 3} for index in range(1001)]
    answer = audit(client, *turns[:1000])
    assert answer["ok"] and answer["totals"] == [1500, 1500] and len(answer["turns"]) == 1000
    assert refused(client, sheet(*turns)) == ["/turns"]


def test_a_sheet_holds_324_tiles_in_all(client: Client) -> None:
    turns = [laid(index % 2, row(0, 1) * 162, 1) for index in range(3)]
    assert not audit(client, *turns[:2])["ok"]
    assert refused(client, sheet(*turns), beyond_schema="a sum over lists") == ["/turns/2/tiles"]


def test_other_rules_and_unknown_options_are_refused(client: Client) -> None:
    body = sheet(laid(0, row(0, 3), 3))
    assert refused(client, body | {"rules": 2}, 422, "unsupported_rules") == ["/rules"]
    assert refused(client, body | {"options": {"opening": "loud"}}) == ["/options/opening"]
    assert client.ask("qwirkle", "tally", **body, rules=1, options={"opening": "free"})["ok"]


def test_the_option_opening_decides_whether_a_small_opening_is_told(client: Client) -> None:
    turns = [laid(0, row(0, 1), 1), laid(1, row(1, 1), 2), laid(0, row(2, 2), 4)]
    assert violated(audit(client, *turns)["turns"][0]) == [("qwirkle.opening", "too_small", "/turns/0/tiles")]
    assert audit(client, *turns, options={"opening": "free"})["ok"]


def test_a_seat_that_nobody_sits_on_is_judged(client: Client) -> None:
    answer = audit(client, laid(0, row(0, 3), 3), laid(7, row(3, 1), 4), laid(0, row(4, 1), 5))
    assert violated(answer["turns"][1]) == [("qwirkle.turn", "no_such_seat", "/turns/1/seat")]
    assert (answer["totals"], answer["first_wrong"]) == ([8, 0], 1)


def test_pointers_index_the_tiles_as_they_were_sent(client: Client) -> None:
    wrong = [placed(3, 0, "red", "square"), placed(4, 0, "blue", "star")]
    answer = audit(client, laid(0, row(0, 3), 3), laid(1, wrong, 5))
    assert ("qwirkle.shared_attribute", "nothing_shared", "/turns/1/tiles/1") in violated(answer["turns"][1])


def test_a_fault_is_blamed_once(client: Client) -> None:
    answer = audit(
        client,
        laid(0, row(0, 2), 2),
        laid(1, [placed(2, 0, "blue", "star")], 3),
        laid(0, [placed(3, 0, "red", "star")], 4),
        laid(1, [placed(2, 1, "green", "star")], 2),
    )
    assert [turn["verdict"] for turn in answer["turns"]] == ["right", "illegal", "right", "right"]
    assert answer["totals"] == [6, 5]


def test_an_illegal_turn_tells_its_wrong_points_too(client: Client) -> None:
    turn = audit(client, laid(0, row(0, 2), 2), laid(1, [placed(2, 0, "blue", "star")], 9))["turns"][1]
    assert (turn["verdict"], turn["right"], turn["slips"]) == ("illegal", 3, ["wrong_points"])


def test_tiles_far_apart_cost_nothing(client: Client) -> None:
    far = 1_000_000_000
    corners = [placed(x, y, "red", "star") for x in (-far, far) for y in (-far, far)]
    answer = audit(client, laid(0, row(0, 2), 2), laid(1, corners, 4), {"seat": 0, "pass": True, "points": 0})
    assert answer["turns"][1]["verdict"] == "illegal" and answer["finished"] is False


def test_points_alone_amid_tiles_leave_the_board_unknown(client: Client) -> None:
    answer = audit(client, laid(0, row(0, 2), 2), {"seat": 1, "points": 4}, laid(0, row(4, 1), 5))
    assert answer["ok"] and "right" not in answer["turns"][2] and "finished" not in answer
    impossible = audit(client, laid(0, row(0, 2), 2), {"seat": 1, "points": 4}, laid(0, row(4, 1), 11), {"seat": 1, "points": 0})
    assert impossible["turns"][2]["slips"] == ["impossible_points"]


def test_no_points_alone_leave_the_board_as_it_is(client: Client) -> None:
    answer = audit(client, laid(0, row(0, 2), 2), {"seat": 1, "points": 0}, laid(0, row(2, 1), 3))
    assert answer["ok"] and answer["turns"][2]["right"] == 3


def test_every_claim_of_a_whole_game_may_be_wrong_and_the_right_totals_stay(client: Client) -> None:
    request = cases.case("qwirkle-tally", "a_whole_game_right")["request"]
    turns = [turn | {"points": turn["points"] + 1} for turn in request["turns"]]
    answer = client.ask("qwirkle", "tally", **request | {"turns": turns})
    assert {turn["verdict"] for turn in answer["turns"]} == {"wrong"}
    assert answer["totals"] == request["totals"] and answer["totals_stand"] and answer["winners_stand"]
    assert answer["first_wrong"] == 0 and not answer["ok"]
