"""The clients and how they are set up."""

from __future__ import annotations

from collections.abc import AsyncIterable, AsyncIterator, Iterable, Iterator
from types import TracebackType

import httpx

from ._call import as_bytes, as_text, json_call, picture_call
from ._retry import Limits
from ._send import AsyncSender, Sender
from ._version import VERSION
from .batch import BatchAnswer, BatchLine, in_async_batches, in_batches
from .errors import InvalidSettings
from .games import (
    AsyncLcr,
    AsyncLudo,
    AsyncPegsAndJokers,
    AsyncQwirkle,
    Lcr,
    Ludo,
    PegsAndJokers,
    Qwirkle,
)
from .generated.api.operations import get_game, list_games
from .types import GameDescription, GameDocument

USER_AGENT = f"mwamuzi-python/{VERSION}"


def _base_url(text: str) -> str:
    """The base URL without its last slash, if it can be used."""
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, TypeError) as error:
        raise InvalidSettings(f"the base URL {text!r}: {error}") from error
    if url.scheme not in {"http", "https"} or not url.host:
        raise InvalidSettings(f"the base URL must begin with http:// or https:// and name a host, unlike {text!r}")
    return text.rstrip("/")


def _limits(timeout: float, connect_timeout: float, retries: int) -> Limits:
    if not (timeout > 0 and connect_timeout > 0 and retries >= 0):
        raise InvalidSettings(f"time limits are above 0 and retries not below: {timeout}, {connect_timeout}, {retries}")
    return Limits(timeout, connect_timeout, retries)


def _user_agent(text: str) -> str:
    if not text.isascii() or not text.isprintable() or text != text.strip():
        raise InvalidSettings(f"{text!r} cannot be a user agent")
    return text


class Mwamuzi:
    """A referee somewhere. May be shared between threads; close it, or use it in a `with`, when done.

    Args:
        base_url: Where the referee is, such as `http://127.0.0.1:8080`.
        timeout: Seconds that a call may take in all, retries and waits included.
        connect_timeout: Seconds to wait for a connection.
        retries: How often a request is sent again when the referee is busy (429, 502, 503, 504) or the connection
            fails. The waits between are random and grow, and are never shorter than a Retry-After asks for. Where
            the wait would outlast the timeout, the call ends at once with what came last.
        user_agent: What to call oneself.
        http_client: A client of one's own: proxies, certificates, a shared pool of connections. It is not closed.

    Raises:
        InvalidSettings: if one of these cannot be used.
    """

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float = 30.0,
        connect_timeout: float = 5.0,
        retries: int = 3,
        user_agent: str = USER_AGENT,
        http_client: httpx.Client | None = None,
    ) -> None:
        url, limits = _base_url(base_url), _limits(timeout, connect_timeout, retries)
        self._owned = http_client is None
        self._sender = Sender(http_client or httpx.Client(), url, _user_agent(user_agent), limits)
        self.lcr = Lcr(self._sender)
        """LCR: dice, chips and a pot."""
        self.qwirkle = Qwirkle(self._sender)
        """Qwirkle: tiles of six colors and six shapes."""
        self.ludo = Ludo(self._sender)
        """Ludo: four pieces a player, a die, blocks and safe squares."""
        self.pegs_and_jokers = PegsAndJokers(self._sender)
        """Pegs and Jokers: cards, pegs and two teams."""

    def games(self) -> list[GameDescription]:
        """The games that the referee knows."""
        return self._sender.send(json_call(list_games._get_kwargs(), list_games._parse_response)).games

    def game(self, game: str) -> GameDocument:
        """One game with its rulebook, by its path: `lcr`."""
        return self._sender.send(json_call(get_game._get_kwargs(game), get_game._parse_response))

    def picture_svg(self, token: str) -> str:
        """A picture by the token that `render_link` of a game gives, as SVG."""
        return self._sender.send(picture_call(token, "svg", as_text))

    def picture_png(self, token: str) -> bytes:
        """A picture by the token that `render_link` of a game gives, as PNG."""
        return self._sender.send(picture_call(token, "png", as_bytes))

    def batch(self, lines: Iterable[BatchLine], *, lines_per_call: int = 64) -> Iterator[BatchAnswer]:
        """Carries out many operations, of any games, in few calls.

        Lines are taken as answers are, so both may go on for ever; the memory used is bounded. A line that cannot be
        judged is answered by its problem and hurts no other.

        Args:
            lines: What is to be done.
            lines_per_call: How many lines wait for each other at most; 1 where an answer decides the next line.
        """
        for call in in_batches(lines, lines_per_call):
            yield from self._sender.send(call)

    def close(self) -> None:
        """Closes the connections, unless they are of a client of one's own."""
        if self._owned:
            self._sender.http.close()

    def __enter__(self) -> Mwamuzi:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncMwamuzi:
    """A referee somewhere, to be awaited; otherwise as `Mwamuzi`. Close it, or use it in an `async with`, when done.

    Args:
        base_url: Where the referee is, such as `http://127.0.0.1:8080`.
        timeout: Seconds that a call may take in all, retries and waits included.
        connect_timeout: Seconds to wait for a connection.
        retries: How often a request is sent again when the referee is busy or the connection fails.
        user_agent: What to call oneself.
        http_client: A client of one's own. It is not closed.

    Raises:
        InvalidSettings: if one of these cannot be used.
    """

    def __init__(
        self,
        base_url: str,
        *,
        timeout: float = 30.0,
        connect_timeout: float = 5.0,
        retries: int = 3,
        user_agent: str = USER_AGENT,
        http_client: httpx.AsyncClient | None = None,
    ) -> None:
        url, limits = _base_url(base_url), _limits(timeout, connect_timeout, retries)
        self._owned = http_client is None
        self._sender = AsyncSender(http_client or httpx.AsyncClient(), url, _user_agent(user_agent), limits)
        self.lcr = AsyncLcr(self._sender)
        """LCR: dice, chips and a pot."""
        self.qwirkle = AsyncQwirkle(self._sender)
        """Qwirkle: tiles of six colors and six shapes."""
        self.ludo = AsyncLudo(self._sender)
        """Ludo: four pieces a player, a die, blocks and safe squares."""
        self.pegs_and_jokers = AsyncPegsAndJokers(self._sender)
        """Pegs and Jokers: cards, pegs and two teams."""

    async def games(self) -> list[GameDescription]:
        """The games that the referee knows."""
        return (await self._sender.send(json_call(list_games._get_kwargs(), list_games._parse_response))).games

    async def game(self, game: str) -> GameDocument:
        """One game with its rulebook, by its path: `lcr`."""
        return await self._sender.send(json_call(get_game._get_kwargs(game), get_game._parse_response))

    async def picture_svg(self, token: str) -> str:
        """A picture by the token that `render_link` of a game gives, as SVG."""
        return await self._sender.send(picture_call(token, "svg", as_text))

    async def picture_png(self, token: str) -> bytes:
        """A picture by the token that `render_link` of a game gives, as PNG."""
        return await self._sender.send(picture_call(token, "png", as_bytes))

    async def batch(
        self, lines: Iterable[BatchLine] | AsyncIterable[BatchLine], *, lines_per_call: int = 64
    ) -> AsyncIterator[BatchAnswer]:
        """Carries out many operations, of any games, in few calls; otherwise as `Mwamuzi.batch`.

        Args:
            lines: What is to be done.
            lines_per_call: How many lines wait for each other at most; 1 where an answer decides the next line.
        """
        async for call in in_async_batches(lines, lines_per_call):
            for answer in await self._sender.send(call):
                yield answer

    async def close(self) -> None:
        """Closes the connections, unless they are of a client of one's own."""
        if self._owned:
            await self._sender.http.aclose()

    async def __aenter__(self) -> AsyncMwamuzi:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
