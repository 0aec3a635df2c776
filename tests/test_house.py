"""Rules of the house that a reader cannot see at a glance."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TESTS = ROOT / "tests"
# Modules that were longer when the rule became a test: split one, and take it off the list.
LONG = {
    "examples/gallery/sources.py",  # made by examples/gallery/write_sources.py
    "tests/bridge/page/world.py",
}


def modules() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.py"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [ROOT / name for name in listed.stdout.splitlines() if (ROOT / name).is_file()]


def test_no_module_is_longer_than_400_lines() -> None:
    long = {
        str(path.relative_to(ROOT)) for path in modules() if len(path.read_text("utf-8").splitlines()) > 400
    }
    assert long - LONG == set(), "split these"


def bare_waits(source: str) -> list[int]:
    """Lines where `wait_for_function` gets an expression: that needs eval, and strict pages have none."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "wait_for_function"
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and "=>" not in str(node.args[0].value)
    ]


@pytest.mark.parametrize("folder", ["tests", "docs", "benchmarks", "examples"])
def test_pages_are_waited_for_by_functions(folder: str) -> None:
    found = {
        str(path.relative_to(ROOT)): bare_waits(path.read_text("utf-8"))
        for path in (ROOT / folder).rglob("*.py")
        if "node_modules" not in path.parts
    }
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_an_expression_is_found() -> None:
    assert bare_waits(
        'await page.wait_for_function("a.length")\nawait page.wait_for_function("() => a")'
    ) == [1]
