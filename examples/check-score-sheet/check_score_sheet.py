"""Checks the score sheet of a game of Qwirkle: what each turn was really worth, and what went wrong.

    python check_score_sheet.py [--url URL] SHEET

SHEET is the request of the operation `tally` as JSON: players, turns (tiles laid, tiles swapped, a pass, or the points alone),
and, where the sheet has them, totals and winners. The exit code is 0 for a sheet without a mistake, 1 for one with mistakes,
and 2 where the sheet could not be checked.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from mwamuzi import Mwamuzi, MwamuziError, ProblemAnswer
from mwamuzi.types import QwirkleAudit, QwirkleAuditTurn, QwirkleTallyRequest

SLIPS = {
    "crossing_line_forgotten": "a line that crosses was left out",
    "qwirkle_bonus_missed": "the 6 more of a Qwirkle were left out",
    "qwirkle_bonus_twice": "the 6 more of a Qwirkle were counted twice",
    "old_tiles_forgotten": "only the new tiles were counted",
    "end_bonus_missed": "the 6 for the last tile were left out",
    "end_bonus_wrong": "the 6 for the last tile were not due",
    "sum_wrong": "the points were added up wrong",
    "impossible_points": "no turn can bring these points",
    "wrong_points": "counted wrong",
}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Checks the score sheet of a game of Qwirkle.")
    parser.add_argument("sheet", type=Path, help="the sheet, as JSON")
    parser.add_argument("--url", default="http://127.0.0.1:8080", help="where the referee is; %(default)s if left out")
    chosen = parser.parse_args(arguments)
    try:
        sheet = read_sheet(chosen.sheet)
        audit = ask(chosen.url, sheet)
    except (OSError, ValueError) as error:
        print(f"{chosen.sheet}: {error}", file=sys.stderr)
        return 2
    except ProblemAnswer as answer:
        for fault in answer.errors:
            print(f"{chosen.sheet}{fault.pointer}: {fault.detail}", file=sys.stderr)
        return 2
    except MwamuziError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n".join(report(sheet, audit)))
    return 0 if audit.ok else 1


def read_sheet(path: Path) -> QwirkleTallyRequest:
    """The sheet as the client has it. What is wrong with its numbers and tiles the referee says, and where."""
    try:
        return QwirkleTallyRequest.from_dict(json.loads(path.read_text(encoding="utf-8")))
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError(f"this is no score sheet: {error}") from error


def ask(url: str, sheet: QwirkleTallyRequest) -> QwirkleAudit:
    with Mwamuzi(url) as client:
        return client.qwirkle.tally(
            sheet.players,
            sheet.turns,
            totals=sheet.totals or None,
            winners=sheet.winners or None,
            options=sheet.options or None,
        )


def report(sheet: QwirkleTallyRequest, audit: QwirkleAudit) -> Iterator[str]:
    names = [player.name or f"seat {seat}" for seat, player in enumerate(sheet.players)]
    width = max(map(len, [*names, "player"]))
    yield f"turn  {'player':{width}}  written  right"
    for number, turn in enumerate(audit.turns, 1):
        right = str(turn.right) if isinstance(turn.right, int) else "?"
        remarks = "; ".join(remarks_on(turn))
        yield f"{number:4}  {names[turn.seat]:{width}}  {turn.claimed:7}  {right:>5}  {remarks}".rstrip()
    yield ""
    yield "right totals: " + ", ".join(f"{name} {total}" for name, total in zip(names, audit.totals, strict=True))
    yield "winner: " + " and ".join(names[seat] for seat in audit.winners)
    for seat in audit.wrong_totals or []:
        yield f"The sheet's total of {names[seat]} does not follow from its own points."
    if audit.winners_stand is False:
        yield "The sheet names another winner."
    yield "The sheet is right." if audit.ok else "The sheet has mistakes."


def remarks_on(turn: QwirkleAuditTurn) -> Iterator[str]:
    """What is to be said of a turn; a slip that came later is told by its own word."""
    for violation in turn.violations or []:
        yield f"illegal: {violation.message} ({violation.rule})"
    for slip in turn.slips or []:
        yield SLIPS.get(slip, slip.replace("_", " "))
    if turn.unusual:
        yield "so many points are hardly ever made"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
