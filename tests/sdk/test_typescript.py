"""The TypeScript client: generated, built, tested, documented, packed, installed; and the examples written with it.

`tests/run` installs the pinned packages and builds the client before this.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.document import ROOT
from support.server import Server

SDK = ROOT / "sdk" / "typescript"
BIN = SDK / "node_modules" / ".bin"
EXAMPLES = ROOT / "examples"
LONGEST_SECONDS = 120
REFEREE = "http://127.0.0.1:8080"
"""Where programs in READMEs look for the referee."""
STRICT = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--module", "nodenext", "--target", "es2022"]


def run(command: list[str | Path], folder: Path, **environment: str) -> str:
    """What a command prints; it has to end well."""
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, **environment}, capture_output=True, text=True, timeout=LONGEST_SECONDS, check=False
    )
    assert done.returncode == 0, f"{command}\n{done.stdout[-6000:]}{done.stderr[-3000:]}"
    return done.stdout


def programs(folder: Path = SDK) -> list[str]:
    """Every program in TypeScript in a README."""
    found: list[str] = re.findall(r"```ts\n(.*?)```", (folder / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    return found


@pytest.fixture(scope="module")
def built() -> None:
    assert (SDK / "dist" / "index.js").exists(), "build the client first: npm ci && npm run build, in sdk/typescript"
    run([BIN / "tsc", "--project", "tests"], SDK)


@pytest.fixture(scope="module")
def example(built: None) -> Iterator[Any]:
    """Builds an example once, which checks its types, and tells its folder."""
    done: set[str] = set()

    def folder(name: str) -> Path:
        if name not in done:
            run(["npm", "run", "--silent", "build"], EXAMPLES / name)
            done.add(name)
        return EXAMPLES / name

    yield folder


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory, built: None) -> Path:
    """The packed client, as it would be published."""
    folder = tmp_path_factory.mktemp("package")
    run(["npm", "pack", "--silent", "--ignore-scripts", "--pack-destination", folder], SDK)
    (packed,) = folder.glob("*.tgz")
    return packed


@pytest.fixture(scope="module")
def project(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty project in which the packed client was installed."""
    folder = tmp_path_factory.mktemp("project")
    (folder / "package.json").write_text('{"private": true}', encoding="utf-8")
    run(["npm", "install", "--prefer-offline", "--no-audit", "--no-fund", "--silent", package], folder)
    return folder


def test_the_generated_part_is_in_step_with_the_document() -> None:
    run([SDK / "generate", "--check"], ROOT)


def test_a_generated_part_that_is_behind_the_document_is_named(tmp_path: Path) -> None:
    """A copy of the repository's part that matters, whose document has one word more."""
    for folder in ("src", "generator"):
        run(["cp", "-r", SDK / folder, tmp_path], ROOT)
    copy = tmp_path / "sdk" / "typescript"
    copy.mkdir(parents=True)
    for name in ("src", "generator"):
        (tmp_path / name).rename(copy / name)
    (copy / "node_modules").symlink_to(SDK / "node_modules")
    (tmp_path / "openapi").mkdir()
    document = (ROOT / "openapi" / "mwamuzi.json").read_text(encoding="utf-8")
    (tmp_path / "openapi" / "mwamuzi.json").write_text(document.replace("A position of LCR.", "A position in LCR."), encoding="utf-8")
    done = subprocess.run(["node", copy / "generator" / "main.mjs", "--check"], capture_output=True, text=True, timeout=LONGEST_SECONDS, check=False)
    assert done.returncode == 1
    assert done.stdout == "sdk/typescript/src/generated/document.ts differs from the document: run sdk/typescript/generate\n"


def test_the_unit_tests_pass(built: None) -> None:
    run(["node", "--test", "tests/built/unit/"], SDK)


def test_the_client_plays_with_the_real_referee(built: None, service: Server) -> None:
    run(["node", "--test", "tests/built/server/"], SDK, MWAMUZI_URL=service.url)


def test_the_reference_is_made_without_a_warning() -> None:
    run([BIN / "typedoc", "--emit", "none"], SDK)


def test_the_package_holds_what_a_user_needs_and_no_more(package: Path) -> None:
    with tarfile.open(package) as archive:
        names = {name.removeprefix("package/") for name in archive.getnames()}
        member = archive.extractfile("package/package.json")
        assert member
        manifest = json.load(member)
    folders = {name.partition("/")[0] for name in names}
    assert folders == {"dist", "src", "package.json", "README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"}
    assert {"dist/index.js", "dist/index.d.ts", "dist/generated/document.d.ts", "src/index.ts"} <= names
    assert manifest["license"] == "MIT OR Apache-2.0" and manifest["sideEffects"] is False
    assert list(manifest["dependencies"]) == ["openapi-fetch"]


def test_the_layer_imports_nothing_that_browsers_lack() -> None:
    imported = {
        name
        for file in (SDK / "dist").rglob("*.js")
        for name in re.findall(r'(?:from|import) "([^"]+)"', file.read_text(encoding="utf-8"))
        if not name.startswith(".")
    }
    assert imported == {"openapi-fetch"}


def test_the_first_program_of_the_readme_runs_in_an_empty_project(project: Path, service: Server) -> None:
    (project / "lcr.mjs").write_text(programs()[0].replace(REFEREE, service.url), encoding="utf-8")
    told = run(["node", "lcr.mjs"], project).splitlines()
    assert all(re.fullmatch(r"\w+ rolls \w+(, \w+)*", line) for line in told[:-1]), told
    assert re.fullmatch(r"(Asha|Baraka|Chausiku) wins and takes \d+ chips", told[-1])


def test_every_program_of_the_readme_compiles_strictly_and_runs(project: Path, service: Server) -> None:
    every = [*programs(), *programs(ROOT)]
    names = [f"readme-{index}" for index in range(len(every))]
    for name, program in zip(names, every, strict=True):
        (project / f"{name}.mts").write_text(program.replace(REFEREE, service.url), encoding="utf-8")
    run([BIN / "tsc", *STRICT, "--lib", "es2022,dom", *[f"{name}.mts" for name in names]], project)
    told = [run(["node", f"{name}.mjs"], project) for name in names]
    assert told[1].endswith("0 true\n"), told[1]
    assert re.search(r"^ludo\.\w+: ", told[1], re.MULTILINE), told[1]
    assert told[2].startswith("/state"), told[2]
    assert "type: 'rolled'" in told[-1], told[-1]


def test_the_bot_plays_a_game_of_qwirkle_and_the_same_for_the_same_seed(example: Any, service: Server) -> None:
    folder = example("qwirkle-bot")
    command: list[str | Path] = ["node", "built/main.js", "--seed", "karibu", "--players", "Asha,Baraka,Chausiku", service.url]
    told = run(command, folder)
    assert re.search(r"\nAsha: \d+, Baraka: \d+, Chausiku: \d+\n[\w ]+ wins?\.\n$", told), told[-500:]
    assert "The game is over (played_out)." in told
    assert told == run(command, folder)


def test_the_bot_plays_against_the_referees_suggestions_and_beats_random_ones(example: Any, service: Server) -> None:
    for level in ("random", "greedy"):
        told = run(["node", "built/main.js", "--seed", "karibu", "--rival", level, service.url], example("qwirkle-bot"))
        assert re.search(r"\nAsha: \d+, Baraka: \d+\n", told), told[-500:]
        if level == "random":
            assert told.endswith("Asha wins.\n"), told[-100:]


@pytest.mark.parametrize("arguments", [["--what"], ["--players"], ["--rival", "perfect"], ["http://127.0.0.1:9", "more"]])
def test_a_bot_that_is_called_wrongly_says_how_it_is_called(example: Any, arguments: list[str]) -> None:
    done = subprocess.run(["node", "built/main.js", *arguments], cwd=example("qwirkle-bot"), capture_output=True, text=True, timeout=30, check=False)
    assert done.returncode == 2 and "usage: " in done.stderr


def test_a_bot_without_a_referee_says_so_and_fails(example: Any) -> None:
    command = ["node", "built/main.js", "http://127.0.0.1:9"]
    done = subprocess.run(command, cwd=example("qwirkle-bot"), capture_output=True, text=True, timeout=30, check=False)
    assert (done.returncode, done.stderr) == (1, "the referee could not be reached\n")


class GameServer:
    """The game server on a free port; a context manager."""

    def __init__(self, folder: Path, file: Path, referee: str) -> None:
        command: list[str | Path] = ["node", "built/main.js", "--port", "0", "--file", file, referee]
        self.process = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)

    def __enter__(self) -> httpx.Client:
        assert self.process.stdout
        announced = re.fullmatch(r"serves on (http://127\.0\.0\.1:\d+)\n", self.process.stdout.readline())
        assert announced
        self.http = httpx.Client(base_url=announced[1], timeout=30, trust_env=False)
        return self.http

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.process.terminate()
        assert self.process.wait(15) == 0


@pytest.fixture
def game_server(example: Any, service: Server, tmp_path: Path) -> Iterator[httpx.Client]:
    with GameServer(example("game-server"), tmp_path / "tables.json", service.url) as http:
        yield http


def test_a_table_is_opened_played_at_and_seen(game_server: httpx.Client) -> None:
    opened = game_server.post("/tables", json={"game": "lcr", "players": ["Asha", "Baraka", "Chausiku"]})
    assert opened.status_code == 201
    table = opened.json()
    path = f"/tables/{table['id']}"
    for _ in range(1000):
        if table["over"]:
            break
        (move,) = table["legal_moves"]["moves"]
        made = game_server.post(f"{path}/moves", json={"seat": table["legal_moves"]["seat"], "move": move})
        assert made.status_code == 200, made.text
        table = made.json()
    assert table["over"] and table["events"][-1]["type"] == "over"
    seen = game_server.get(path).json()
    assert seen == {name: value for name, value in table.items() if name != "events"}
    assert game_server.get("/tables").json()["tables"][0]["players"] == ["Asha", "Baraka", "Chausiku"]


def test_an_illegal_move_comes_back_in_the_referees_words_and_changes_nothing(game_server: httpx.Client) -> None:
    table = game_server.post("/tables", json={"game": "ludo", "players": ["Asha", "Baraka"]}).json()
    path = f"/tables/{table['id']}"
    refused = game_server.post(f"{path}/moves", json={"seat": table["legal_moves"]["seat"], "move": {"type": "move", "piece": 0}})
    assert refused.status_code == 409
    assert [violation["rule"] for violation in refused.json()["violations"]] == ["ludo.phase"]
    assert refused.json()["error"] and refused.json()["legal_moves"]["moves"] == [{"type": "roll"}]
    other = 1 - table["legal_moves"]["seat"]
    assert game_server.post(f"{path}/moves", json={"seat": other, "move": {"type": "roll"}}).status_code == 409
    assert game_server.get(path).json() == table


def test_an_app_cannot_state_its_own_dice(game_server: httpx.Client) -> None:
    table = game_server.post("/tables", json={"game": "ludo", "players": ["Asha", "Baraka"]}).json()
    dice = set()
    for _ in range(30):
        seat = table["legal_moves"]["seat"]
        move = {**table["legal_moves"]["moves"][0], "die": 6}
        table = game_server.post(f"/tables/{table['id']}/moves", json={"seat": seat, "move": move}).json()
        dice |= {event["die"] for event in table["events"] if event["type"] == "rolled"}
    assert len(dice) > 1


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/tables", '{"game": "chess", "players": []}', 400),
        ("POST", "/tables", '{"game": "lcr", "players": [1]}', 400),
        ("POST", "/tables", '{"game": "lcr", "players": ["alone"]}', 400),
        ("POST", "/tables", "{", 400),
        ("POST", "/tables", "[" * 20000, 413),
        ("DELETE", "/tables", "", 405),
        ("GET", "/tables/7", "", 404),
        ("GET", "/", "", 404),
    ],
)
def test_what_the_game_server_cannot_understand_it_refuses(game_server: httpx.Client, method: str, path: str, body: str, status: int) -> None:
    answer = game_server.request(method, path, content=body)
    assert (answer.status_code, bool(answer.json()["error"])) == (status, True)


def test_a_move_that_cannot_be_read_is_refused_with_its_place(game_server: httpx.Client) -> None:
    table = game_server.post("/tables", json={"game": "ludo", "players": ["Asha", "Baraka"]}).json()
    answer = game_server.post(f"/tables/{table['id']}/moves", json={"seat": 0, "move": {"type": "fly"}})
    assert answer.status_code == 400
    assert answer.json()["errors"][0]["pointer"].startswith("/move")


def test_tables_are_there_again_after_a_restart_and_moves_wait_for_a_referee(example: Any, service: Server, tmp_path: Path) -> None:
    folder, file = example("game-server"), tmp_path / "tables.json"
    with GameServer(folder, file, service.url) as http:
        table = http.post("/tables", json={"game": "ludo", "players": ["Asha", "Baraka"]}).json()
        move = {"seat": table["legal_moves"]["seat"], "move": {"type": "roll"}}
        table = http.post(f"/tables/{table['id']}/moves", json=move).json()
    with GameServer(folder, file, "http://127.0.0.1:9") as http:
        (summary,) = http.get("/tables").json()["tables"]
        assert (summary["id"], summary["moves"]) == (table["id"], 1)
        assert http.post(f"/tables/{table['id']}/moves", json=move).status_code == 503
    with GameServer(folder, file, service.url) as http:
        assert http.get(f"/tables/{table['id']}").json()["state"] == table["state"]
