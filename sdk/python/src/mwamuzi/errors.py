"""Why a call gave no answer."""

from __future__ import annotations

from typing import Any

import httpx

from .types import MoveList, Problem, ProblemError, Violation


class MwamuziError(Exception):
    """The base of everything that the client raises of its own."""


class ProblemAnswer(MwamuziError):
    """The referee could not judge the request and says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.title} ({problem.code}): {problem.detail}")
        self.problem = problem
        """The problem document, whole."""

    @property
    def status(self) -> int:
        """The HTTP status."""
        return self.problem.status

    @property
    def code(self) -> str:
        """A stable word, such as `impossible_state`."""
        return self.problem.code

    @property
    def errors(self) -> list[ProblemError]:
        """Everything that is wrong with the request, and where."""
        return self.problem.errors

    @property
    def request_id(self) -> str | None:
        """What the referee's log calls the request."""
        return self.problem.request_id or None


class IllegalMove(MwamuziError):
    """The move breaks the rules. Only `apply_or_raise` and a match raise it; `apply` answers with a verdict."""

    def __init__(self, violations: list[Violation], legal_moves: MoveList, verdict: Any) -> None:
        super().__init__("; ".join(f"{violation.message} ({violation.rule})" for violation in violations))
        self.violations = violations
        """Every rule that the move breaks."""
        self.legal_moves = legal_moves
        """What would have been legal."""
        self.verdict = verdict
        """The rejected verdict, whole: the game's `VerdictRejected`."""


class ConnectionFailed(MwamuziError):
    """No whole answer came: refused, broken off or timed out, after the retries. Its cause tells more."""

    def __init__(self, cause: httpx.RequestError) -> None:
        self.is_timeout = isinstance(cause, httpx.TimeoutException)
        """Whether the time for the call ran out."""
        told = "did not answer in time" if self.is_timeout else "could not be reached"
        super().__init__(f"the referee {told}: {cause or type(cause).__name__}")
        self.__cause__ = cause


class UnexpectedAnswer(MwamuziError):
    """An answer came that this client cannot read.

    It is of something that is no referee, or of one whose states, moves or verdicts are newer than this client.
    """

    def __init__(self, status: int, body: str, reason: str) -> None:
        super().__init__(f"an answer of status {status} could not be read: {reason}")
        self.status = status
        """The HTTP status."""
        self.body = body
        """What came."""
        self.reason = reason
        """Why it could not be read."""


class InvalidSettings(MwamuziError, ValueError):
    """The client was set up in a way that cannot work."""
