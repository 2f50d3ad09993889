"""The programs in examples/ do what their page says, against the running service."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from support.client import Client
from support.document import ROOT
from support.server import BINARY

SHEET = ROOT / "examples" / "score-rule-sheet" / "rule-sheet.json"
PUBLISHED_POINTS = [3, 7, 4, 6, 7, 6, 3, 3, 10, 9, 18, 9]
LONGEST_SECONDS = 30


def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """An example as it was built beside the service."""
    return subprocess.run(
        [BINARY.with_name(program), *arguments], capture_output=True, text=True, timeout=LONGEST_SECONDS, check=False
    )


def points_told(table: str) -> list[int]:
    """The right points of each turn, from the program's table."""
    rows = [line.split() for line in table.splitlines()]
    return [int(row[2]) for row in rows if len(row) > 2 and all(cell.isdigit() for cell in row[:3])]


def test_the_published_rule_sheet_is_scored_as_it_was_published(client: Client) -> None:
    done = run("score-rule-sheet", str(client.http.base_url))
    assert done.returncode == 0, done.stdout + done.stderr
    assert points_told(done.stdout) == PUBLISHED_POINTS


def test_a_turn_scored_wrong_at_the_table_is_found(client: Client, tmp_path: Path) -> None:
    sheet = json.loads(SHEET.read_text(encoding="utf-8"))
    sheet["turns"][8]["points"] = 12
    wrong = tmp_path / "sheet.json"
    wrong.write_text(json.dumps(sheet), encoding="utf-8")
    done = run("score-rule-sheet", str(client.http.base_url), str(wrong))
    assert done.returncode == 1, done.stdout + done.stderr
    assert points_told(done.stdout) == PUBLISHED_POINTS


def test_a_whole_game_of_lcr_is_played_in_the_terminal(client: Client) -> None:
    done = run("lcr-table", str(client.http.base_url))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "win" in done.stdout


def test_an_example_without_a_referee_says_so_and_fails() -> None:
    done = run("score-rule-sheet", "http://127.0.0.1:9")
    assert done.returncode != 0
    assert "panicked" not in done.stderr
