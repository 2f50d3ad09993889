"""The Python client of Mwamuzi, a stateless rules referee for tabletop games.

.. include:: ../../README.md
   :start-line: 2
"""

from . import games, types
from ._game import LoggedMove
from ._version import VERSION as __version__
from .batch import BatchAnswer, BatchLine
from .client import AsyncMwamuzi, Mwamuzi
from .errors import (
    ConnectionFailed,
    IllegalMove,
    InvalidSettings,
    MwamuziError,
    ProblemAnswer,
    UnexpectedAnswer,
)
from .match import AsyncMatch, Match

__all__ = [
    "AsyncMatch",
    "AsyncMwamuzi",
    "BatchAnswer",
    "BatchLine",
    "ConnectionFailed",
    "IllegalMove",
    "InvalidSettings",
    "LoggedMove",
    "Match",
    "Mwamuzi",
    "MwamuziError",
    "ProblemAnswer",
    "UnexpectedAnswer",
    "__version__",
    "games",
    "types",
]
