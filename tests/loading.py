"""Loads the examples as their authors run them: with their own folder on the path."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from types import ModuleType

EXAMPLES = Path(__file__).parent.parent / "examples"


@cache
def example(name: str, module: str = "server") -> ModuleType:
    """A module of an example's folder: `example("weather").mcp` is its server."""
    folder = EXAMPLES / name
    spec = importlib.util.spec_from_file_location(f"example_{name}_{module}", folder / f"{module}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(folder))
    try:
        spec.loader.exec_module(made)
    finally:
        sys.path.remove(str(folder))
    return made
