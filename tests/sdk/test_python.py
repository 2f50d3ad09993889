"""The Python client as whoever installs it meets it: types, documentation, the packed file, its README."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from support.document import ROOT
from support.server import Server

PACKAGE = ROOT / "sdk" / "python"
EXAMPLE = ROOT / "examples" / "check-score-sheet"
README = (PACKAGE / "README.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
OF_THE_PROJECT = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
LONGEST_SECONDS = 600
PRINTED_URL = "http://127.0.0.1:8080"


def run(*command: str | Path, cwd: Path = ROOT, installed: bool = False) -> subprocess.CompletedProcess[str]:
    """Runs a command with the client from its source, or where it is `installed` with nothing of this project."""
    env = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    env.pop("PYTHONPATH", None)
    if not installed:
        env["PYTHONPATH"] = str(PACKAGE / "src")
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, timeout=LONGEST_SECONDS, check=False)


def succeeded(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, f"{done.args}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the packed files."""
    folder = tmp_path_factory.mktemp("dist")
    said = succeeded(run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, PACKAGE, installed=True))
    assert "warning" not in said.lower(), said
    return folder


@pytest.fixture(scope="module")
def python(packed: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An interpreter that knows the packed client and what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    succeeded(run(sys.executable, "-m", "venv", folder, installed=True))
    (wheel,) = packed.glob("*.whl")
    pip = [folder / "bin" / "pip", "--quiet", "--disable-pip-version-check", "install"]
    succeeded(run(*pip, "--no-deps", "--requirement", PACKAGE / "requirements.txt", installed=True))
    succeeded(run(*pip, "--no-index", wheel, installed=True))
    return folder / "bin" / "python"


def test_the_program_of_the_project_runs_as_printed(service: Server) -> None:
    (program,) = OF_THE_PROJECT
    said = succeeded(run(sys.executable, "-W", "error", "-c", program.replace(PRINTED_URL, service.url)))
    assert said == "['LCR', 'Qwirkle', 'Ludo', 'Pegs and Jokers']\n"


def test_the_readme_has_its_programs() -> None:
    assert len(PROGRAMS) == 3
    assert all(PRINTED_URL in program for program in PROGRAMS)


@pytest.mark.parametrize(
    ("program", "says"),
    [(0, r"(?s)(?:\w+ rolls \w+.*\n)+\w+ wins, and the pot of \d+ chips\n"), (1, r"The row would .*\(qwirkle\.\w+\)\nnot_found: .*\n"), (2, r"(seat \d begins\n){2}refused: .*\n")],
)
def test_a_program_of_the_readme_runs_as_printed_where_the_wheel_is_installed(
    program: int, says: str, python: Path, service: Server, tmp_path: Path
) -> None:
    file = tmp_path / "program.py"
    file.write_text(PROGRAMS[program].replace(PRINTED_URL, service.url), encoding="utf-8")
    assert re.fullmatch(says, succeeded(run(python, "-W", "error", file, cwd=tmp_path, installed=True)))


def test_the_packed_files_hold_types_licences_and_metadata(packed: Path, python: Path) -> None:
    (source,) = packed.glob("*.tar.gz")
    listed = succeeded(run("tar", "--list", "--file", source, installed=True))
    for name in ("py.typed", "LICENSE-MIT", "LICENSE-APACHE", "README.md", "CHANGELOG.md", "tests/test_retries.py"):
        assert f"/{name}\n" in listed, name
    asked = "import importlib.metadata as m, json, mwamuzi; d = m.metadata('mwamuzi'); print(json.dumps([d['License-Expression'], d['Requires-Python'], d['Version'], mwamuzi.__version__]))"
    licence, requires, version, own = json.loads(succeeded(run(python, "-c", asked, installed=True)))
    assert (licence, requires, version) == ("MIT OR Apache-2.0", ">=3.10", own)


def test_layer_tests_example_and_readme_are_strictly_typed(tmp_path: Path) -> None:
    files = []
    for number, program in enumerate(PROGRAMS):
        files.append(tmp_path / f"readme_{number}.py")
        files[-1].write_text(program, encoding="utf-8")
    mypy = [sys.executable, "-m", "mypy", "--config-file", PACKAGE / "pyproject.toml", "--cache-dir", ROOT / "target" / "mypy"]
    succeeded(run(*mypy, PACKAGE / "src" / "mwamuzi", PACKAGE / "tests", EXAMPLE, *files))


def test_the_documentation_builds_without_a_warning(tmp_path: Path) -> None:
    succeeded(run(sys.executable, "-W", "error", "-m", "pdoc", "--docformat", "google", "--output-directory", tmp_path, "mwamuzi"))
    pages = {page.name for page in tmp_path.rglob("*.html")}
    assert {"mwamuzi.html", "types.html", "games.html"} <= pages
    games = (tmp_path / "mwamuzi" / "games.html").read_text(encoding="utf-8")
    assert "The state before the move." in games
