"""PyScript's own `pyscript` package as Python source, for pages on Pyodide: `static/pyodide/pyscript.json`, by module.

Docstrings and annotations are stripped; lines stay where they are. Pyodide itself is never carried.
"""

from __future__ import annotations

import json
from pathlib import Path

from assets import mpy, npm
from assets.patching import PatchError
from assets.runtimes import PYSCRIPT, STATIC


def pyscript(root: Path) -> dict[str, bytes]:
    """The one file, by its path below the root."""
    home = npm.packages(root) / PYSCRIPT / "src" / "stdlib"
    made = {
        "pyscript" if file.stem == "__init__" else f"pyscript.{file.stem}": mpy.strip(
            file.read_text("utf-8"), f"pyscript/{file.name}", drop=()
        )
        for file in sorted((home / "pyscript").glob("*.py"))
    }
    if "pyscript" not in made:
        raise PatchError(f"{PYSCRIPT}: no Python package in src/stdlib")
    return {f"{STATIC}/pyodide/pyscript.json": json.dumps(made, ensure_ascii=False).encode()}
