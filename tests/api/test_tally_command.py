"""`mwamuzi tally FILE`: the audit of a score sheet in the terminal, with no server."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import subprocess
import time
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from support import cases
from support.client import Client
from support.document import ROOT
from support.server import BINARY, environment

SHEETS = ROOT / "examples" / "score-sheets"
RIGHT, WRONG, UNREADABLE = 0, 1, 2
OUTCOMES = {"rule-sheet": RIGHT, "two-players": RIGHT, "four-players": RIGHT, "six-players": WRONG}
MISTAKE = "player,placement,points\nAsha,across 0:0 rst bst,2\nJuma,rci@0:1,3\n"
CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def tally(*arguments: str | Path, typed: str | bytes = b"", env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    typed = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run([BINARY, "tally", *arguments], input=typed, capture_output=True, timeout=20, env=environment(env), check=False)
    assert b"panicked" not in done.stderr
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


def in_a_terminal(sheet: Path, env: dict[str, str] | None = None) -> str:
    """What the command shows where stdout is a terminal."""
    main, child = pty.openpty()
    variables = environment({"TERM": "xterm"} | (env or {}))
    # What a build machine sets beside a terminal is another matter.
    for name in {"CI", "CLICOLOR", "CLICOLOR_FORCE", "NO_COLOR"} - set(env or {}):
        variables.pop(name, None)
    process = subprocess.Popen([BINARY, "tally", sheet], stdin=subprocess.DEVNULL, stdout=child, env=variables)
    os.close(child)
    shown, end = b"", time.monotonic() + 20
    while time.monotonic() < end and select.select([main], [], [], 20)[0]:
        try:
            piece = os.read(main, 65_536)
        except OSError:
            break
        if not piece:
            break
        shown += piece
    os.close(main)
    process.wait(timeout=20)
    return shown.decode()


def width(line: str) -> int:
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 0 if unicodedata.combining(sign) else 1 for sign in line)


@pytest.mark.parametrize("name", sorted(path.stem for path in SHEETS.glob("*.csv")))
def test_each_example_sheet_is_audited(name: str) -> None:
    done = tally(SHEETS / f"{name}.csv")
    assert done.returncode == OUTCOMES[name], done.stdout + done.stderr
    assert done.stderr == ""
    assert ("The sheet is right." in done.stdout) == (OUTCOMES[name] == RIGHT)
    assert ("✗" in done.stdout) == (OUTCOMES[name] == WRONG)
    assert all(width(line) <= 80 for line in done.stdout.splitlines()), done.stdout


def test_the_wrong_cell_is_marked_and_the_slip_told() -> None:
    done = tally("-", typed=MISTAKE)
    assert done.returncode == WRONG
    row = next(line for line in done.stdout.splitlines() if "rci@0:1" in line)
    assert row.split() == ["2", "3", "Juma", "rci@0:1", "✗", "3", "2", "2"], row
    assert "Turn 2 (row 3), Juma" in done.stdout
    assert "3 points written, 2 are right (column 2)." in done.stdout


def test_a_broken_rule_is_told_with_its_id() -> None:
    done = tally("-", typed="player,placement,points\nAsha,across 0:0 rst bst,2\nJuma,gci@2:0,3\n")
    assert done.returncode == WRONG
    assert "[qwirkle.line_attribute]" in done.stdout


def test_a_sum_added_wrongly_is_marked_with_the_right_one() -> None:
    done = tally("-", typed="player,points,total\nAsha,3,3\nJuma,7,7\nAsha,4,8\n")
    assert done.returncode == WRONG
    assert "✗ 8" in done.stdout and "Total 8 written, 7 is right." in done.stdout
    assert "Juma wins" not in done.stdout and "share the win" in done.stdout


def test_a_column_a_player_is_shown_as_it_is_kept() -> None:
    done = tally("-", typed="round,Asha,Juma\n1,3,71\n2,5,8\ntotal,8,80\nwinner,x,\n")
    assert done.returncode == WRONG
    lines = [line.split() for line in done.stdout.splitlines()]
    assert ["row", "Asha", "Juma"] in lines and ["2", "3", "✗", "71"] in lines and ["sheet", "8", "✗", "80"] in lines
    assert "The final points of Juma are added up wrongly: 80 written, 79 are right." in done.stdout
    assert "The sheet names Asha as winner, but Juma wins with 79 points." in done.stdout


def test_the_json_is_that_of_the_operation(client: Client) -> None:
    for case in cases.read(cases.FOLDER / "qwirkle-tally.json"):
        request = case.content["request"]
        done = tally("-", "--json", typed=json.dumps(request))
        answer: dict[str, Any] = json.loads(done.stdout)
        assert answer == client.ask("qwirkle", "tally", **request), case.name
        assert done.returncode == (RIGHT if answer["ok"] else WRONG), case.name
        assert tally("-", typed=json.dumps(request)).returncode == done.returncode, case.name


def test_the_format_is_told_by_the_content_or_stated(tmp_path: Path) -> None:
    request = json.dumps({"players": [{}, {}], "turns": [{"seat": 0, "points": 3}]})
    assert "player 1 and player 2: 1 turn" in tally("-", typed="\ufeff \n" + request).stdout
    sheet = tmp_path / "sheet.json"
    sheet.write_text("Asha,Juma\n3,4\n", encoding="utf-8")
    assert tally(sheet).returncode == RIGHT
    assert tally(sheet, "--format", "csv").returncode == RIGHT
    assert tally(sheet, "--format", "json").returncode == UNREADABLE
    assert tally("-", "--format", "csv", typed=request).returncode == UNREADABLE
    assert tally(sheet, "--format", "xlsx").returncode == UNREADABLE


def test_colours_are_for_terminals_and_not_where_they_are_unwanted(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.csv"
    sheet.write_text(MISTAKE, encoding="utf-8")
    assert "\x1b" not in tally(sheet).stdout
    shown = in_a_terminal(sheet)
    assert "\x1b[1m\x1b[31m✗ 3" in shown or "\x1b[1;31m✗ 3" in shown or re.search(r"\x1b\[[0-9;m\x1b\[]*31m✗ 3", shown), shown
    assert "\x1b" not in in_a_terminal(sheet, {"NO_COLOR": "1"})
    assert "\x1b" not in in_a_terminal(sheet, {"TERM": "dumb"})


def test_names_of_any_script_stand_in_their_columns() -> None:
    done = tally("-", typed="round,李雷,Zoë,e\u0301e\u0301\n1,3,4,5\n2,10,12,7\n")
    rows = [line for line in done.stdout.splitlines() if line.split() and line.split()[0] in ("row", "2", "3", "right")]
    assert len(rows) == 4 and len({width(row) for row in rows}) == 1, done.stdout


def test_many_long_names_fit_the_terminal() -> None:
    names = [f"{letter}{'x' * 62}{letter}" for letter in "abcdef"]
    for sheet in (",".join(names) + "\n" + "3,4,5,6,7,8\n", "player,points\n" + "".join(f"{name},3\n" for name in names)):
        done = tally("-", typed=sheet)
        assert done.returncode == RIGHT
        assert all(width(line) <= 80 for line in done.stdout.splitlines()), done.stdout
        assert "…" in done.stdout


@pytest.mark.parametrize("hidden", ["\x1b[31m", "\x07", "\x9b31m", "\u202e", "\u2066", "\x7f", "\r"])
def test_nothing_of_a_file_reaches_the_terminal_raw(hidden: str, tmp_path: Path) -> None:
    named = json.dumps({"players": [{"name": f"A{hidden}B"}, {}], "turns": [{"seat": 0, "points": 3}]})
    sheets = [f"A{hidden}B,Juma\n3,4\n", f"player,points\nA{hidden}B,x{hidden}\n", f"player,placement,points\nAsha,across 0:0 {hidden}rst,1\n", named]
    for sheet in sheets:
        done = tally("-", typed=sheet)
        assert not CONTROL.search(done.stdout + done.stderr), repr(done.stdout + done.stderr)
    missing = tally(tmp_path / f"no{hidden}where")
    assert missing.returncode == UNREADABLE and not CONTROL.search(missing.stderr), repr(missing.stderr)


def test_what_cannot_be_read_is_told_by_row_and_column() -> None:
    done = tally("-", typed="player,placement,points\nAsha,across 0:0 rst bq,2\nJuma,swap,\n")
    assert done.returncode == UNREADABLE and done.stdout == ""
    lines = done.stderr.splitlines()
    assert lines[0] == "mwamuzi: cannot audit stdin:" and len(lines) == 4
    assert 'row 2, column 2 (placement): at character 16 expected a tile such as `rst` or `red star`, found "bq"' in lines[1]
    only = tally("-", typed="Asha,Juma\n3,many\n").stderr.splitlines()
    assert len(only) == 1 and "row 2, column 2 (Juma)" in only[0]


@pytest.mark.parametrize("content", [b"", b"\x7fELF\x02\x01\x00\xff\xfe", b"\x00" * 1000, bytes(range(256)) * 8, b"{", b"x" * 262_145, b"\xff\xfea\x00"])
def test_a_file_that_is_no_sheet_ends_the_command_with_2(content: bytes, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet"
    sheet.write_bytes(content)
    done = tally(sheet)
    assert done.returncode == UNREADABLE and done.stdout == ""
    assert str(sheet) in done.stderr and not CONTROL.search(done.stderr)


def test_a_file_that_is_not_there_a_folder_and_an_endless_file_end_it_too(tmp_path: Path) -> None:
    for path in (tmp_path / "nowhere.csv", tmp_path, Path("/dev/zero")):
        done = tally(path)
        assert done.returncode == UNREADABLE and str(path) in done.stderr
    assert tally().returncode == UNREADABLE


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    rows = "".join("Asha,3\nJuma,4\n" for _ in range(500))
    process = subprocess.Popen([BINARY, "tally", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
    assert process.stdin and process.stdout and process.stderr
    process.stdout.close()
    process.stdin.write(("player,points\n" + rows).encode())
    process.stdin.close()
    assert process.wait(timeout=20) == RIGHT and process.stderr.read() == b""


def test_the_readme_shows_what_the_command_prints() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.search(r"```sh\ncargo run -- tally (\S+)\n```\n\n```text\n(.*?)```", text, re.DOTALL)
    assert shown, "no tally with its output in README.md"
    printed = tally(ROOT / shown[1]).stdout
    pieces, end = shown[2].split("  …\n"), 0
    assert printed.startswith(pieces[0]) and printed.endswith(pieces[-1])
    for piece in pieces:
        assert piece in printed[end:], piece
        end = printed.index(piece, end) + len(piece)
