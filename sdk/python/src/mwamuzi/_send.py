"""Sends calls: the one place that differs between the sync and the async client."""

from __future__ import annotations

import time
from typing import Any, TypeVar

import anyio
import httpx

from ._call import Call
from ._retry import Attempts, Limits, Outcome
from .errors import ConnectionFailed

T = TypeVar("T")


def _ready(http: httpx.Client | httpx.AsyncClient, base_url: str, user_agent: str, call: Call[Any]) -> httpx.Request:
    """The request of a call, whose bytes every attempt sends."""
    headers = {"user-agent": user_agent, **call.request.get("headers", {})}
    return http.build_request(**{**call.request, "url": base_url + call.request["url"], "headers": headers})


def _whole(response: httpx.Response, body: bytes) -> httpx.Response:
    """An answer that was read to its end; what of its headers is still needed."""
    kept = {name: response.headers[name] for name in ("content-type", "retry-after") if name in response.headers}
    return httpx.Response(response.status_code, headers=kept, content=body)


def _outcome(call: Call[T], outcome: Outcome) -> T:
    if isinstance(outcome, httpx.Response):
        return call.answer(outcome)
    raise ConnectionFailed(outcome)


class Sender:
    """Sends calls and waits for their answers."""

    def __init__(self, http: httpx.Client, base_url: str, user_agent: str, limits: Limits) -> None:
        self.http, self._base_url, self._user_agent, self._limits = http, base_url, user_agent, limits

    def send(self, call: Call[T]) -> T:
        """Sends a call, and again where that may help."""
        request = _ready(self.http, self._base_url, self._user_agent, call)
        attempts = Attempts(self._limits)
        while True:
            outcome = self._attempt(request, attempts)
            wait = attempts.wait_after(outcome)
            if wait is None:
                return _outcome(call, outcome)
            time.sleep(wait)

    def _attempt(self, request: httpx.Request, attempts: Attempts) -> Outcome:
        request.extensions = {**request.extensions, "timeout": attempts.timeouts()}
        body = bytearray()
        try:
            response = self.http.send(request, stream=True)
            try:
                for part in response.iter_bytes():
                    body += part
                    if not attempts.left():
                        return httpx.ReadTimeout("the answer came too slowly", request=request)
            finally:
                response.close()
        except httpx.RequestError as error:
            return error
        return _whole(response, bytes(body))


class AsyncSender:
    """Sends calls and awaits their answers."""

    def __init__(self, http: httpx.AsyncClient, base_url: str, user_agent: str, limits: Limits) -> None:
        self.http, self._base_url, self._user_agent, self._limits = http, base_url, user_agent, limits

    async def send(self, call: Call[T]) -> T:
        """Sends a call, and again where that may help."""
        request = _ready(self.http, self._base_url, self._user_agent, call)
        attempts = Attempts(self._limits)
        while True:
            outcome = await self._attempt(request, attempts)
            wait = attempts.wait_after(outcome)
            if wait is None:
                return _outcome(call, outcome)
            await anyio.sleep(wait)

    async def _attempt(self, request: httpx.Request, attempts: Attempts) -> Outcome:
        request.extensions = {**request.extensions, "timeout": attempts.timeouts()}
        try:
            with anyio.fail_after(attempts.left()):
                response = await self.http.send(request)
        except httpx.RequestError as error:
            return error
        except TimeoutError:
            return httpx.ReadTimeout("the answer came too slowly", request=request)
        return _whole(response, response.content)
