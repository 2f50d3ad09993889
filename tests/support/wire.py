"""HTTP/1.1 by hand over a socket, for what a client library would not do."""

from __future__ import annotations

import json
import socket
from typing import Any, NamedTuple


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


class Wire:
    """One connection; a context manager."""

    def __init__(self, port: int, timeout: float = 15) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        self._read = self.socket.makefile("rb")

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def answer(self) -> Answer | None:
        """The next answer, or None where the service has closed the connection."""
        try:
            line = self._read.readline()
        except ConnectionResetError:
            return None
        if not line:
            return None
        headers: dict[str, str] = {}
        while header := self._read.readline().decode("latin-1").strip():
            name, _, value = header.partition(":")
            headers[name.lower()] = value.strip()
        return Answer(int(line.split()[1]), headers, self._body(headers))

    def _body(self, headers: dict[str, str]) -> bytes:
        if headers.get("transfer-encoding") != "chunked":
            return self._read.read(int(headers.get("content-length", 0)))
        body = b""
        while size := int(self._read.readline(), 16):
            body += self._read.read(size)
            self._read.readline()
        self._read.readline()
        return body

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self._read.close()
        self.socket.close()


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: mwamuzi\r\n\r\n".encode()


def head_of_post(path: str, length: int, *more: str) -> bytes:
    lines = [f"POST {path} HTTP/1.1", "host: mwamuzi", "content-type: application/json", f"content-length: {length}", *more]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def post(path: str, body: Any) -> bytes:
    content = json.dumps(body).encode()
    return head_of_post(path, len(content)) + content
