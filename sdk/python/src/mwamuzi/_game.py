"""What every game has, for a match that is played in any of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from ._send import AsyncSender, Sender
from .errors import IllegalMove

S = TypeVar("S")
"""A game's states."""
M = TypeVar("M")
"""A game's moves."""
A = TypeVar("A")
"""A game's accepted verdicts."""
L = TypeVar("L")
"""A game's lists of moves."""
V = TypeVar("V")
S_co = TypeVar("S_co", covariant=True)


@dataclass
class LoggedMove(Generic[M]):
    """An accepted move, with its chance filled in, and the seat that made it."""

    seat: int
    move: M


class NewGame(Protocol[S_co]):
    """What a new game answers."""

    @property
    def state(self) -> S_co: ...


class AnyGame(ABC, Generic[S, M, A, L]):
    """What a game of either client has."""

    name: ClassVar[str]
    """The game's path: `ludo`."""
    page_size: ClassVar[int] = 1000
    """How many moves `legal_moves_all` asks for at a time, and `state_after` sends."""

    @staticmethod
    @abstractmethod
    def read_state(data: Mapping[str, Any]) -> S:
        """A state as JSON has it."""

    @staticmethod
    @abstractmethod
    def read_moves(data: list[Any]) -> list[M]:
        """Moves as JSON has them."""

    @staticmethod
    def _accepted(verdict: Any, accepted: type[V]) -> V:
        """The verdict, if the move is legal."""
        if isinstance(verdict, accepted):
            return verdict
        raise IllegalMove(verdict.violations, verdict.legal_moves, verdict)


class Game(AnyGame[S, M, A, L]):
    """A game of the sync client."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    @abstractmethod
    def apply_or_raise(self, state: S, move: M, *, seat: int | None = None, seed: str | None = None) -> A:
        """Judges a move, and raises `IllegalMove` where it is rejected."""

    @abstractmethod
    def legal_moves(self, state: S) -> L:
        """Lists the legal moves."""

    @abstractmethod
    def state_after(self, state: S, log: list[LoggedMove[M]]) -> S | None:
        """The state that accepted moves lead to; None where one of them is illegal."""


class AsyncGame(AnyGame[S, M, A, L]):
    """A game of the async client."""

    def __init__(self, sender: AsyncSender) -> None:
        self._sender = sender

    @abstractmethod
    async def apply_or_raise(self, state: S, move: M, *, seat: int | None = None, seed: str | None = None) -> A:
        """Judges a move, and raises `IllegalMove` where it is rejected."""

    @abstractmethod
    async def legal_moves(self, state: S) -> L:
        """Lists the legal moves."""

    @abstractmethod
    async def state_after(self, state: S, log: list[LoggedMove[M]]) -> S | None:
        """The state that accepted moves lead to; None where one of them is illegal."""
