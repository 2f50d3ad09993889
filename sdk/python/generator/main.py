"""Writes the parts of the Python client that are made from openapi/mwamuzi.json; `--check` compares and writes nothing."""

from __future__ import annotations

import ast
import filecmp
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import facade
import opening

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "src" / "mwamuzi"
DOCUMENT = HERE.parents[2] / "openapi" / "mwamuzi.json"
GENERATED = "generated"
"""The folder that openapi-python-client writes."""
BINARIES = Path(sys.executable).parent
COMMAND = "sdk/python/generate"


def make(folder: Path) -> list[str]:
    """Makes everything in `folder`; the names of what stands there then."""
    document = json.loads(DOCUMENT.read_text(encoding="utf-8"))
    opened = opening.for_generator(document)
    generate(opened, folder)
    written = facade.files(document, opened, classes_in(folder / GENERATED / "models" / "__init__.py"))
    for name, text in written.items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    tidy(folder)
    return [GENERATED, *written]


def classes_in(module: Path) -> list[str]:
    """What a module exports."""
    for line in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__all__":
            return list(ast.literal_eval(line.value))
    raise ValueError(f"{module} has no __all__")


def generate(opened: opening.Schema, folder: Path) -> None:
    """openapi-python-client, to which a warning is a failure."""
    copy = folder / "opened.json"
    copy.write_text(json.dumps(opened), encoding="utf-8")
    command = [
        BINARIES / "openapi-python-client",
        "generate",
        "--path",
        copy,
        "--config",
        HERE / "config.yaml",
        "--meta",
        "none",
    ]
    run([*map(str, command), "--output-path", str(folder / GENERATED), "--fail-on-warning"])
    copy.unlink()


def tidy(folder: Path) -> None:
    """Imports in order, spare ones gone, and one format."""
    ruff = [str(BINARIES / "ruff")]
    run(
        [
            *ruff,
            "check",
            "--quiet",
            "--isolated",
            "--fix-only",
            "--select=I,F401,F811,RUF100",
            "--ignore-noqa",
            str(folder),
        ]
    )
    run([*ruff, "format", "--quiet", "--isolated", "--line-length=120", str(folder)])


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}{done.stderr}{Path(command[0]).name} failed")


def differences(made: Path, present: Path) -> list[str]:
    """The files that are not the same in both, by their path within."""
    paths = {path.relative_to(root) for root in (made, present) for path in files_in(root)}
    return sorted(str(path) for path in paths if not same(made / path, present / path))


def files_in(root: Path) -> list[Path]:
    found = [root] if root.is_file() else root.rglob("*")
    return [path for path in found if path.is_file() and "__pycache__" not in path.parts]


def same(one: Path, other: Path) -> bool:
    return one.is_file() and other.is_file() and filecmp.cmp(one, other, shallow=False)


def replace(made: Path, name: str) -> None:
    target = PACKAGE / name
    if target.is_dir():
        shutil.rmtree(target)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(made / name, target)


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["--check"]):
        sys.exit(f"Usage: {COMMAND} [--check]")
    with tempfile.TemporaryDirectory() as temporary:
        made = Path(temporary)
        names = make(made)
        tops = sorted({Path(name).parts[0] for name in names})
        if not arguments:
            for name in tops:
                replace(made, name)
                print(f"wrote sdk/python/src/mwamuzi/{name}")
            return
        wrong = [
            f"{name}/{path}".removesuffix("/.") for name in tops for path in differences(made / name, PACKAGE / name)
        ]
    if wrong:
        told = "\n".join(f"sdk/python/src/mwamuzi/{path} is not what the document makes." for path in wrong)
        sys.exit(f"{told}\nTo bring them into step: {COMMAND}")


if __name__ == "__main__":
    main(sys.argv[1:])
