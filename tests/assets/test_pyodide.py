"""PyScript's package as source: all of its modules, without what a page does not need, on the same lines."""

from __future__ import annotations

import ast
import json
from pathlib import Path

from assets import npm
from assets.pyodide import pyscript

ROOT = Path(__file__).parents[2]


def test_every_module_is_there_stripped_line_for_line() -> None:
    [(path, text)] = pyscript(ROOT).items()
    assert path == "build/bascule/build/static/pyodide/pyscript.json"
    made = json.loads(text)
    home = npm.packages(ROOT) / "@pyscript/core/src/stdlib/pyscript"
    assert len(made) == len(list(home.glob("*.py")))
    for name, source in made.items():
        tree = ast.parse(source)
        assert ast.get_docstring(tree) is None, name
        before = (home / f"{name.partition('.')[2] or '__init__'}.py").read_text("utf-8")
        assert source.count("\n") == before.count("\n"), name
    assert "document" in made["pyscript"]
