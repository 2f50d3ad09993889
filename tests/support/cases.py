"""The files of worked cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).resolve().parents[1] / "cases"
ALLOWANCES = FOLDER / "also_cited.json"


class Case(NamedTuple):
    file: str
    game: str
    legal_of: str
    content: dict[str, Any]

    @property
    def name(self) -> str:
        return self.content["name"]

    @property
    def id(self) -> str:
        return f"{self.file}-{self.name}"


def files() -> list[Path]:
    return sorted(path for path in FOLDER.glob("*.json") if path != ALLOWANCES)


def read(path: Path) -> list[Case]:
    content = json.loads(path.read_text(encoding="utf-8"))
    return [Case(path.stem, content["game"], content.get("legal_of", "after"), case) for case in content["cases"]]


def all_cases() -> list[Case]:
    return [case for path in files() for case in read(path)]


def allowances() -> dict[str, dict[str, dict[str, str]]]:
    """File → case → rule id → why that rule is cited too."""
    return json.loads(ALLOWANCES.read_text(encoding="utf-8"))


def case(file: str, name: str) -> dict[str, Any]:
    return next(c.content for c in read(FOLDER / f"{file}.json") if c.name == name)
