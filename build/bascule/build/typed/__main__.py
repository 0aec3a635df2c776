"""Compiles a module of models in a process of its own: `python -m bascule.build.typed <folder> <name> <path>`.

The author's module is imported here, where it leaves nothing behind and is never a stale one. Writes
`{"source": text}`, or `{"error": message, "line": number or null}`.
"""

from __future__ import annotations

import importlib
import json
import sys
import traceback
from pathlib import Path

from bascule.build.errors import BuildError
from bascule.build.typed import compile_models


def main(folder: str, name: str, path: str) -> dict[str, object]:
    """What is to be written."""
    sys.path.insert(0, folder)
    try:
        module = importlib.import_module(name)
    except Exception as error:
        lines = [
            frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path
        ]
        return {
            "error": f"cannot be imported: {type(error).__name__}: {error}",
            "line": lines[-1] if lines else 1,
        }
    try:
        return {"source": compile_models(module, Path(path).read_text(encoding="utf-8"), path)}
    except BuildError as error:
        return {"error": error.message, "line": error.line}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(main(*sys.argv[1:])))
