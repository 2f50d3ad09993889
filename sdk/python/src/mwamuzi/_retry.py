"""How long a call may take, and when it is sent again.

Every operation of the referee is a pure function and its chance is pinned by a seed, so it is safe to send a request
again even if the first one may have been answered. A timeout is not retried: it means that the time for the whole call
is used up.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from datetime import datetime, timezone
from email.utils import parsedate_to_datetime

import httpx

BUSY = {429, 502, 503, 504}
FIRST_WAIT = 0.1
LONGEST_WAIT = 5.0
"""The longest random wait before the first retry, in seconds, and before any; it doubles with each one between."""

Outcome = httpx.Response | httpx.RequestError
"""What an attempt came to."""


@dataclass(frozen=True)
class Limits:
    """The settings of a client that every call obeys."""

    timeout: float
    """Seconds for the whole call: every attempt and every wait."""
    connect_timeout: float
    retries: int


class Attempts:
    """The attempts of one call."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._deadline = time.monotonic() + limits.timeout
        self._retry = 0

    def left(self) -> float:
        """The seconds that are left, never below zero."""
        return max(self._deadline - time.monotonic(), 0.0)

    def timeouts(self) -> dict[str, float | None]:
        """The time limits of the next attempt, as httpx' transports take them."""
        left = self.left()
        return httpx.Timeout(left, connect=min(self._limits.connect_timeout, left)).as_dict()

    def wait_after(self, outcome: Outcome) -> float | None:
        """How long to wait before sending again; None where what came last is what the call came to."""
        if not may_pass(outcome) or self._retry == self._limits.retries:
            return None
        wait = retry_after(outcome) + random.uniform(0, longest_wait(self._retry))
        self._retry += 1
        return wait if wait < self.left() else None


def longest_wait(retry: int) -> float:
    """Before the first retry (0) and those after it."""
    return min(FIRST_WAIT * 2.0 ** min(retry, 16), LONGEST_WAIT)


def may_pass(outcome: Outcome) -> bool:
    """Whether the trouble may pass by itself."""
    if isinstance(outcome, httpx.Response):
        return outcome.status_code in BUSY
    return isinstance(outcome, httpx.ConnectTimeout | httpx.NetworkError | httpx.RemoteProtocolError | httpx.ProxyError)


def retry_after(outcome: Outcome) -> float:
    """The seconds that a Retry-After header asks for, as a number or as a date; 0 without one that can be read."""
    if not isinstance(outcome, httpx.Response):
        return 0.0
    text = outcome.headers.get("retry-after", "").strip()
    if text.isascii() and text.isdigit():
        return float(text)
    try:
        date = parsedate_to_datetime(text)
    except ValueError:
        return 0.0
    now = datetime.now(timezone.utc)
    return max(((date if date.tzinfo else date.replace(tzinfo=timezone.utc)) - now).total_seconds(), 0.0)
