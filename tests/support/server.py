"""Starts and stops the real binary, as an operator would."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType

import httpx

ROOT = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("MWAMUZI_BIN", ROOT / "target" / "debug" / "mwamuzi"))
START_SECONDS = 20
GRACE_SECONDS = 15
ANNOUNCEMENT = re.compile(r"^mwamuzi listens on (http://127\.0\.0\.1:\d+)$", re.MULTILINE)


def environment(extra: dict[str, str] | None = None) -> dict[str, str]:
    """The environment of a private server: none of the settings of whoever runs the tests."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MWAMUZI_")}
    return kept | (extra or {})


class Server:
    """One running service on a free port of this machine; a context manager."""

    def __init__(self, *arguments: str, env: dict[str, str] | None = None) -> None:
        self._out = tempfile.TemporaryFile("w+", encoding="utf-8")
        self._err = tempfile.TemporaryFile("w+", encoding="utf-8")
        self.process = subprocess.Popen(
            [BINARY, "--listen", "127.0.0.1:0", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=self._out,
            stderr=self._err,
            env=environment(env),
        )
        try:
            self.url = self._announced_url()
            self._wait_until_ready()
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    @property
    def open_files(self) -> int:
        """How many descriptors the service holds: a leaked connection would show here."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def log(self) -> str:
        """What the service has written so far, for the message of a failed test."""
        self._err.seek(0)
        return self._err.read()[-4000:]

    def terminate(self) -> None:
        self.process.send_signal(signal.SIGTERM)

    def exit_status(self) -> int:
        """Waits for the end, at most the time of grace."""
        try:
            return self.process.wait(GRACE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise AssertionError(f"the service still ran {GRACE_SECONDS} s after SIGTERM\n{self.log()}") from None

    def _announced_url(self) -> str:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            self._out.seek(0)
            if found := ANNOUNCEMENT.search(self._out.read()):
                return found[1]
            assert self.process.poll() is None, f"the service ended with {self.process.returncode}\n{self.log()}"
            time.sleep(0.02)
        raise AssertionError(f"the service did not say where it listens\n{self.log()}")

    def _wait_until_ready(self) -> None:
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if httpx.get(f"{self.url}/readyz").status_code == 200:
                return
            time.sleep(0.02)
        raise AssertionError(f"the service did not become ready\n{self.log()}")

    def __enter__(self) -> Server:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.terminate()
            status = self.exit_status()
            assert status == 0, f"exit status {status} after SIGTERM\n{self.log()}"
        self._out.close()
        self._err.close()
