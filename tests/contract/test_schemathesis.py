"""Schemathesis sends the service what the document allows and what it forbids, made up by the hundred.

It finds what the service lets through against its own document. It does not reach deep play, and a green run proves little:
the tests beside this one cover by hand what it is known to miss.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from support.document import PATH
from support.server import Server

PROGRAM = Path(sys.executable).with_name("schemathesis")
SETTINGS = Path(__file__).with_name("schemathesis.toml")
HOOKS = Path(__file__).with_name("hooks.py")


def test_schemathesis_finds_no_fault(service: Server, schemathesis_seed: str, pytestconfig: pytest.Config, tmp_path: Path) -> None:
    examples = str(pytestconfig.getoption("schemathesis_examples"))
    ended = subprocess.run(
        [PROGRAM, "--config-file", SETTINGS, "--no-color", "run", PATH, "--url", service.url, "--checks", "all"]
        + ["--max-examples", examples, "--seed", schemathesis_seed, "--generation-database", "none"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"SCHEMATHESIS_HOOKS": str(HOOKS)},
        check=False,
    )
    assert ended.returncode == 0, ended.stdout[-12_000:] + ended.stderr[-2_000:]
    print(f"\nseed {schemathesis_seed}, {examples} examples:\n{ended.stdout[ended.stdout.rindex('SUMMARY') :]}")
