"""The bundles of `tests/js`: built when they are missing or older than what they are made of."""

from __future__ import annotations

import shutil
import subprocess
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "js"
SOURCES = ("package-lock.json", "build.mjs", "appbridge.mjs")


def node() -> str:
    """The path of Node; fails the test when there is none."""
    found = shutil.which("node")
    assert found, "these tests need Node: `make test` says what else"
    return found


def module(name: str) -> Path:
    """A file of an installed npm package of `tests/js`: `module("axe-core/axe.min.js")`."""
    found = FOLDER / "node_modules" / name
    assert found.exists(), f"{name} is not installed: run `npm ci` in tests/js, or `make test`"
    return found


@cache
def bundle(name: str) -> str:
    """The text of a bundle (`"appbridge"`), a classic script."""
    made = FOLDER / ".cache" / f"{name}.js"
    newest = max((FOLDER / source).stat().st_mtime for source in SOURCES)
    if not made.exists() or made.stat().st_mtime < newest:
        module("esbuild/package.json")
        done = subprocess.run([node(), "build.mjs"], cwd=FOLDER, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{done.stdout}{done.stderr}"
    return made.read_text("utf-8")
