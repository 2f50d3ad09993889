"""A batch by hand over a socket: lines sent and answers read at one's own pace."""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Iterable, Iterator
from typing import Any

PATH = "/v1/batch"
NDJSON = "application/x-ndjson"


def line(game: str, op: str, body: Any, **fields: Any) -> bytes:
    """One line of a batch."""
    return json.dumps({**fields, "game": game, "op": op, "body": body}).encode() + b"\n"


class Broken(Exception):
    """The answer ended without the end that HTTP gives to a whole body."""


class Batch:
    """One batch on a connection of its own; a context manager."""

    def __init__(self, port: int, content_type: str = NDJSON, timeout: float = 30, *, length: int | None = None) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        self.chunked = length is None
        framing = "transfer-encoding: chunked" if length is None else f"content-length: {length}"
        head = f"POST {PATH} HTTP/1.1\r\nhost: mwamuzi\r\ncontent-type: {content_type}\r\n{framing}\r\n\r\n"
        self.socket.sendall(head.encode())
        self._read = self.socket.makefile("rb", buffering=256 * 1024)
        self.status = 0
        self.headers: dict[str, str] = {}

    def send(self, data: bytes) -> None:
        if not self.chunked:
            self.socket.sendall(data)
        elif data:
            self.socket.sendall(f"{len(data):x}\r\n".encode() + data + b"\r\n")

    def end(self) -> None:
        if self.chunked:
            self.socket.sendall(b"0\r\n\r\n")

    def close_half(self) -> None:
        self.socket.shutdown(socket.SHUT_WR)

    def send_all(self, pieces: Iterable[bytes]) -> threading.Thread:
        """Sends on a thread of its own, so that answers can be read meanwhile."""

        def send() -> None:
            try:
                for piece in pieces:
                    self.send(piece)
                self.end()
            except OSError:
                pass  # what the service made of it shows in its answer

        thread = threading.Thread(target=send, daemon=True)
        thread.start()
        return thread

    def head(self) -> int:
        if not self.status:
            self.status = int(self._read.readline().split()[1])
            while header := self._read.readline().decode("latin-1").strip():
                name, _, value = header.partition(":")
                self.headers[name.lower()] = value.strip()
        return self.status

    def pieces(self) -> Iterator[bytes]:
        """The body of the answer as it comes."""
        self.head()
        while True:
            try:
                size = self._read.readline()
                if not size.endswith(b"\r\n"):
                    raise Broken
                length = int(size, 16)
                piece = self._read.read(length)
                if len(piece) < length or self._read.read(2) != b"\r\n":
                    raise Broken
            except ConnectionError as error:
                raise Broken from error
            if not length:
                return
            yield piece

    def lines(self) -> Iterator[bytes]:
        rest = b""
        for piece in self.pieces():
            *whole, rest = (rest + piece).split(b"\n")
            yield from whole
        assert not rest, "the last answer has no end"

    def answers(self) -> Iterator[Any]:
        return (json.loads(answer) for answer in self.lines())

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, *_: object) -> None:
        self._read.close()
        self.socket.close()


def batch(port: int, body: bytes, content_type: str = NDJSON) -> list[Any]:
    """The answers to a whole batch, sent and read at once."""
    with Batch(port, content_type, length=len(body)) as call:
        sending = call.send_all([body])
        answers = list(call.answers())
        sending.join()
    assert call.status == 200 and call.headers["content-type"] == NDJSON, (call.status, call.headers)
    assert call.headers["x-request-id"]
    return answers
