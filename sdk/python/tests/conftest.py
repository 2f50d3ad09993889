"""Both clients in front of a referee that is made up: what holds for one has to hold for the other."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from typing import Any

import anyio
import httpx
import pytest

from mwamuzi import AsyncMwamuzi, Mwamuzi

Handler = Callable[[httpx.Request], httpx.Response]
Use = Callable[[Any], Any]


class Caller:
    """Uses a sync or an async client; what comes back is awaited or collected."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __call__(self, handler: Handler, use: Use, **settings: Any) -> Any:
        transport = httpx.MockTransport(handler)
        if self.kind == "sync":
            with httpx.Client(transport=transport) as http:
                value = use(Mwamuzi("http://referee", http_client=http, **settings))
                return list(value) if inspect.isgenerator(value) else value
        return asyncio.run(self._awaited(transport, use, settings))

    async def _awaited(self, transport: httpx.MockTransport, use: Use, settings: dict[str, Any]) -> Any:
        async with httpx.AsyncClient(transport=transport) as http:
            value = use(AsyncMwamuzi("http://referee", http_client=http, **settings))
            if inspect.isasyncgen(value):
                return [item async for item in value]
            return await value


@pytest.fixture(params=["sync", "async"])
def call(request: pytest.FixtureRequest) -> Caller:
    return Caller(request.param)


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The waits between attempts, which take no time in a test."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("mwamuzi._send.time.sleep", waited.append)
    monkeypatch.setattr(anyio, "sleep", sleep)
    return waited


@pytest.fixture(params=["sync", "async"])
def run(request: pytest.FixtureRequest) -> Callable[..., Any]:
    """Uses a client in front of something that listens."""

    def sync(url: str, use: Use, **settings: Any) -> Any:
        with Mwamuzi(url, **settings) as client:
            return use(client)

    def awaited(url: str, use: Use, **settings: Any) -> Any:
        async def used() -> Any:
            async with AsyncMwamuzi(url, **settings) as client:
                return await use(client)

        return asyncio.run(used())

    return sync if request.param == "sync" else awaited
