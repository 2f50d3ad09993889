"""The examples in Python do what their page says, against the running service."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.document import ROOT
from support.server import Server

EXAMPLE = ROOT / "examples" / "check-score-sheet"
LONGEST_SECONDS = 120


def check_sheet(url: str, sheet: Path) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    env["PYTHONPATH"] = str(ROOT / "sdk" / "python" / "src")
    command = [sys.executable, EXAMPLE / "check_score_sheet.py", "--url", url, sheet]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=LONGEST_SECONDS, check=False)


def test_the_example_finds_what_its_page_says(service: Server) -> None:
    done = check_sheet(service.url, EXAMPLE / "sheet.json")
    printed = re.search(r"```text\n(.*?)```", (EXAMPLE / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    assert printed
    assert (done.returncode, done.stdout) == (1, printed[1]), done.stderr


def test_the_example_lets_a_sheet_without_a_mistake_stand(service: Server, tmp_path: Path) -> None:
    sheet = json.loads((EXAMPLE / "sheet.json").read_text(encoding="utf-8"))
    del sheet["turns"][5:], sheet["totals"], sheet["winners"]
    sheet["turns"][3]["points"] = 6
    right = tmp_path / "sheet.json"
    right.write_text(json.dumps(sheet), encoding="utf-8")
    done = check_sheet(service.url, right)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "The sheet is right."), done.stdout + done.stderr


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Expecting value"),
        ("[]", "no score sheet"),
        ('{"turns": []}', "'players'"),
        ('{"players": [{}, {}], "turns": [{"seat": 0, "points": -1}]}', "/turns/0/points"),
        ('{"players": [{}], "turns": []}', "/players"),
    ],
)
def test_the_example_says_why_a_sheet_cannot_be_checked(service: Server, tmp_path: Path, text: str, says: str) -> None:
    sheet = tmp_path / "sheet.json"
    sheet.write_text(text, encoding="utf-8")
    done = check_sheet(service.url, sheet)
    assert done.returncode == 2
    assert says in done.stderr and "Traceback" not in done.stderr


def test_the_example_without_a_referee_says_so() -> None:
    done = check_sheet("http://127.0.0.1:9", EXAMPLE / "sheet.json")
    assert done.returncode == 2
    assert "could not be reached" in done.stderr and "Traceback" not in done.stderr
