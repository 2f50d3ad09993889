"""The Rust client as it is packed: unpacked beside an empty project, whose only program is the one that its README prints."""

from __future__ import annotations

import os
import re
import subprocess
import tarfile
import tomllib
from pathlib import Path

import pytest

from support.server import BINARY, ROOT, Server

README = (ROOT / "sdk" / "rust" / "README.md").read_text(encoding="utf-8")
PRINTED_URL = "http://127.0.0.1:8080"
TARGET = BINARY.parents[1]
PACKED = ("mwamuzi", "mwamuzi-api", "mwamuzi-rules")
LONGEST_SECONDS = 900


def cargo(*arguments: str, cwd: Path) -> str:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("CARGO_TARGET")}
    done = subprocess.run(["cargo", *arguments], cwd=cwd, env=environment, capture_output=True, text=True, timeout=LONGEST_SECONDS, check=False)
    assert done.returncode == 0, f"cargo {' '.join(arguments)}\n{done.stdout[-3000:]}\n{done.stderr[-5000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the packed crates, unpacked."""
    folder = tmp_path_factory.mktemp("crates")
    packages = [part for name in PACKED for part in ("--package", name)]
    cargo("package", "--no-verify", "--allow-dirty", "--locked", "--target-dir", str(folder), *packages, cwd=ROOT)
    for name in PACKED:
        (crate,) = (folder / "package").glob(f"{name}-[0-9]*.crate")
        with tarfile.open(crate) as archive:
            archive.extractall(folder, filter="data")
        (folder / crate.stem).rename(folder / name)
    return folder


def test_the_program_of_the_readme_runs_with_the_packed_client(unpacked: Path, service: Server, tmp_path: Path) -> None:
    program = next(text for text in re.findall(r"```no_run\n(.*?)```", README, re.DOTALL) if "fn main" in text)
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.rs").write_text(program.replace(PRINTED_URL, service.url), encoding="utf-8")
    (tmp_path / "Cargo.toml").write_text(manifest(unpacked), encoding="utf-8")
    (tmp_path / "Cargo.lock").write_bytes((ROOT / "Cargo.lock").read_bytes())
    said = cargo("run", "--quiet", "--target-dir", str(TARGET / "packed"), cwd=tmp_path)
    assert re.search(r"\[\d\] wins: ", said), said


def manifest(unpacked: Path) -> str:
    """A project that depends on the client alone. The crates that are not published yet come from beside it, and its
    lock file is the project's, so that nothing is fetched that is not there."""
    tokio = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))["workspace"]["dependencies"]["tokio"]
    version = tokio if isinstance(tokio, str) else tokio["version"]
    patches = "".join(f'{name} = {{ path = "{unpacked / name}" }}\n' for name in PACKED)
    return f"""
[package]
name = "stranger"
edition = "2024"

[dependencies]
mwamuzi = "0.1"
tokio = {{ version = "{version}", features = ["macros", "rt"] }}

[patch.crates-io]
{patches}
[workspace]
"""
