"""The Rust client's batch against the running service, as its example sends it."""

from __future__ import annotations

import re
import subprocess

from support.client import Client
from support.server import BINARY


def test_ten_thousand_tables_are_judged_in_one_call(client: Client) -> None:
    program = BINARY.parent / "examples" / "batch"
    done = subprocess.run([program, str(client.http.base_url)], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    told = re.fullmatch(r"(\d+) tables, (\d+) chips in their pots\n", done.stdout)
    assert told and int(told[1]) == 10_000, done.stdout
    # Each of three dice puts a chip into the pot with a probability of 1/6: 5000 in all, give or take four standard errors.
    assert 5000 - 4 * 65 < int(told[2]) < 5000 + 4 * 65, done.stdout
