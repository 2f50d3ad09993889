"""A Qwirkle score sheet kept as a table: it is audited as the same sheet sent as JSON, or every fault is told with its cell."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from support import cases
from support.client import Client
from support.document import ROOT

PATH = "/v1/games/qwirkle/tally.csv"
SHEETS = ROOT / "examples" / "score-sheets"
LIMIT = 262_144
SHAPES = {"circle": "ci", "cross": "cr", "diamond": "di", "square": "sq", "star": "st", "clover": "cl"}


def send(client: Client, sheet: str | bytes, content_type: str = "text/csv") -> tuple[int, dict[str, Any]]:
    response = client.send("POST", PATH, content=sheet, headers={"content-type": content_type})
    return response.status_code, response.json()


def audit(client: Client, sheet: str | bytes) -> dict[str, Any]:
    status, answer = send(client, sheet)
    assert status == 200, answer
    return answer


def faults(client: Client, sheet: str | bytes) -> list[str]:
    status, problem = send(client, sheet)
    assert (status, problem["code"]) == (400, "malformed_csv"), problem
    return [error["pointer"] for error in problem["errors"]]


def noted(turn: dict[str, Any]) -> str:
    """A turn in the notation, each tile with its own cell."""
    if "swap" in turn:
        return f"swap {turn['swap']}"
    if turn.get("pass"):
        return "pass"
    return " ".join(f"{tile['color'][0]}{SHAPES[tile['shape']]}@{tile['x']}:{tile['y']}" for tile in turn.get("tiles", []))


def table(request: dict[str, Any], delimiter: str) -> str:
    """A row a turn, with the final totals and the winners below."""
    names = [player["name"] for player in request["players"]]
    rows = [["player", "placement", "points", "total", "end bonus"]]
    for turn in request["turns"]:
        total = str(turn["totals"][turn["seat"]]) if "totals" in turn else ""
        bonus = "yes" if turn.get("claims_end_bonus") else ""
        rows.append([names[turn["seat"]], noted(turn), str(turn["points"]), total, bonus])
    rows += [[name, "total", str(total), "", ""] for name, total in zip(names, request.get("totals", []), strict=False)]
    rows += [[names[seat], "winner", "", "", ""] for seat in request.get("winners", [])]
    return "".join(delimiter.join(row) + "\n" for row in rows)


TALLIES = [case.content for case in cases.read(cases.FOLDER / "qwirkle-tally.json") if "options" not in case.content["request"]]
IN_ORDER = [case for case in TALLIES if case["request"]["turns"][0]["seat"] == 0]


@pytest.mark.parametrize("case", IN_ORDER, ids=lambda case: case["name"])
def test_a_sheet_kept_as_a_table_is_audited_as_the_same_sheet_sent_as_json(client: Client, case: dict[str, Any]) -> None:
    request = case["request"]
    expected = client.ask("qwirkle", "tally", **request)
    for delimiter in ",;\t":
        assert audit(client, table(request, delimiter)) == expected


def test_a_row_a_turn_and_a_column_a_player_come_to_the_same(client: Client) -> None:
    by_turns = audit(client, "player;points\nAsha;3\nJuma;71\nAsha;5\nJuma;8\n")
    by_columns = audit(client, "round,Asha,Juma\n1,3,71\n2,5,8\n")
    assert by_turns == by_columns
    assert by_turns["first_wrong"] == 1 and by_turns["turns"][1]["slips"] == ["impossible_points"]


def test_an_empty_cell_between_turns_is_a_turn_without_points(client: Client) -> None:
    answer = audit(client, "Asha,Juma,Neema\n,3,4\n5,,6\n7,,\n")
    assert [(turn["seat"], turn["claimed"]) for turn in answer["turns"]] == [(1, 3), (2, 4), (0, 5), (1, 0), (2, 6), (0, 7)]
    assert answer["ok"] and answer["winners"] == [0]


def test_every_fault_is_told_with_row_and_column(client: Client) -> None:
    sheet = "player,placement,points\nAsha,across 0:0 rst bq,2\nJuma,swap,\n,down 0:0 rs,four\n"
    assert faults(client, sheet) == ["/2/2", "/3/2", "/3/3", "/4/1", "/4/2", "/4/3"]
    _, problem = send(client, sheet)
    detail = problem["errors"][0]["detail"]
    assert detail.startswith("row 2, column 2 (placement): at character 16 expected a tile") and '"bq"' in detail


def test_a_fault_of_the_game_points_into_the_sheet_as_json(client: Client) -> None:
    status, problem = send(client, "player,points\nAsha,3\nAsha,4\n")
    assert (status, problem["code"]) == (422, "invalid_setup")
    assert [error["pointer"] for error in problem["errors"]] == ["/players"]
    broken = audit(client, "player,placement,points\nAsha,across 0:0 rst rci,2\nJuma,gcl@2:0,3\n")
    assert {violation["pointer"] for violation in broken["turns"][1]["violations"]} <= {"/turns/1/tiles/0", "/turns/1/tiles"}


@pytest.mark.parametrize("sheet", [b"", b"\xff\xfe", b"player,points\nJos\xe9,3\n", b"{}", b"[1]", b"\0" * 64, b'"', b"sep=;"])
def test_what_is_no_table_is_refused(client: Client, sheet: bytes) -> None:
    assert faults(client, sheet)


def test_only_csv_is_taken(client: Client) -> None:
    for other in ("application/json", "text/plain", "application/csv", ""):
        status, problem = send(client, "Asha,Juma\n3,4\n", other)
        assert (status, problem["code"]) == (415, "unsupported_media_type"), other
    assert send(client, "Asha,Juma\n3,4\n", "Text/CSV; charset=utf-8; header=present")[0] == 200


def test_a_body_above_the_limit_and_a_sheet_above_its_bounds_are_refused(client: Client) -> None:
    status, problem = send(client, "Asha,Juma\n" + "3,4\n" * (LIMIT // 4))
    assert (status, problem["code"]) == (413, "too_large")
    assert len(audit(client, "Asha,Juma\n" + "3,4\n" * 500)["turns"]) == 1_000
    assert len(faults(client, "Asha,Juma\n" + "3,4\n" * 501)) == 1
    assert len(faults(client, "Asha,Juma\n" + "x,y\n" * 400)) == 100


def test_a_body_full_of_anything_is_answered(client: Client) -> None:
    dice = random.Random(4)
    for filling in (",", ";", "\n", '"', '""', "a,", "\t\n", "across 0:0 ", "-", "é", "1;"):
        body = ("player,placement,points\n" + dice.choice(["", "Asha,"]) + filling * LIMIT).encode()[: LIMIT - 3]
        status, _ = send(client, body.decode(errors="ignore"))
        assert status in (200, 400, 422), filling


def test_the_game_tells_the_notation_and_each_of_its_examples_is_read(client: Client) -> None:
    notation = client.get("/v1/games/qwirkle").json()["notation"]
    assert {name["what"] for name in notation["names"]} == {"color", "shape"} and len(notation["names"]) == 12
    assert "placement" in notation["grammar"]
    for example in notation["examples"]:
        audit(client, f"player;placement;points\nAsha;{example['written']};0\nJuma;;3\n")
    for color in (name for name in notation["names"] if name["what"] == "color"):
        for shape in (name for name in notation["names"] if name["what"] == "shape"):
            tiles = [f"{first} {second}" for first in color["written"] for second in shape["written"]]
            rows = "".join(f"{player};{tile}@0:0;0\n" for player, tile in zip(["Asha", "Juma"] * len(tiles), tiles, strict=False))
            answer = audit(client, "player;placement;points\n" + rows + "Juma;;0\n")
            assert len(answer["turns"]) == len(tiles) + 1
    assert all("notation" not in client.get(f"/v1/games/{game}").json() for game in ("lcr", "ludo"))


@pytest.mark.parametrize("sheet", sorted(SHEETS.glob("*.csv")), ids=lambda sheet: sheet.stem)
def test_the_example_sheets_are_read(client: Client, sheet: Any) -> None:
    answer = audit(client, sheet.read_bytes())
    assert answer["turns"] and json.dumps(answer)
