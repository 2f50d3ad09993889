"""What the list of operations holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import httpx

from ._call import json_reader

__all__ = ["Operation", "json_reader"]


@dataclass(frozen=True)
class Operation:
    """An operation of a game, for whoever goes by names."""

    game: str
    """The game's path: `pegs-and-jokers`."""
    attribute: str
    """The client's attribute: `pegs_and_jokers`."""
    method: str
    """The method of the game."""
    read_request: Callable[[Mapping[str, Any]], Any] | None
    """Reads a request as JSON has it; None where it takes no JSON."""
    read_answer: Callable[[httpx.Response], Any] | None
    """Reads an answer of status 200; None where it gives no JSON."""
    pins_seed: bool
    """Whether it decides something by chance, so that a retry must carry the same seed."""
