"""Pydantic models in the page: each becomes a plain class that reads and checks data, with no pydantic there.

    if holds_models(text):
        source = page_source(path, name, folder)    # in a process of its own

What a model's JSON Schema says is checked in the page too, and the values are the same on every engine. Not checked
there, since the server has done it: `pattern`, `format`, `multipleOf` of fractions. Refused, at the author's line,
is what would be another value in the page (dates, enums, decimals …) or would run on one side only (validators,
methods, computed fields).
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import types
from pathlib import Path

from pydantic import BaseModel

from bascule.build.errors import BuildError
from bascule.build.typed.readers import Compiler
from bascule.build.typed.refuse import check

TIMEOUT = 20.0  # seconds


def holds_models(source: str) -> bool:
    """Whether a module imports pydantic, and so must be compiled here to go into a page."""
    for node in ast.walk(ast.parse(source)):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        if any(name.partition(".")[0] == "pydantic" for name in names):
            return True
    return False


def page_source(path: Path, name: str, folder: Path) -> str:
    """The page's half of the module `name` at `path`, which is imported with `folder` in front. Raises BuildError."""
    command = [sys.executable, "-P", "-m", __name__, str(folder), name, str(path)]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8"}
    try:
        done = subprocess.run(  # noqa: S603 - our own interpreter, no shell
            command, capture_output=True, timeout=TIMEOUT, check=False, env=environment, cwd=folder
        )
        answer = json.loads(done.stdout.decode().rpartition("\n")[2])
    except subprocess.TimeoutExpired:
        raise BuildError(f"not imported after {TIMEOUT:g} s", path, 1) from None
    except ValueError:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        raise BuildError(
            f"cannot be imported: {lines[-1] if lines else 'no reason given'}", path, 1
        ) from None
    if "error" in answer:
        raise BuildError(answer["error"], path, answer["line"], 1)
    return str(answer["source"])


def compile_models(module: types.ModuleType, source: str, path: Path | str) -> str:
    """The page's module: the same names, without pydantic. Raises BuildError at the author's line."""
    tree = ast.parse(source)
    kept: list[str] = []
    models: list[type[BaseModel]] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            model = getattr(module, node.name, None)
            if model is None or not _is_model(model):
                raise BuildError(
                    f"{node.name} is no model: keep models in a module of their own", path, node.lineno, 1
                )
            check(model, node, path)
            models.append(model)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            value = node.value
            if value is not None and _is_literal(value):
                kept.append(ast.unparse(node))
        elif isinstance(node, ast.ImportFrom):
            theirs = [alias.name for alias in node.names if _is_model(getattr(module, alias.name, None))]
            if theirs:
                kept.append(f"from {'.' * node.level}{node.module or ''} import {', '.join(theirs)}")
        elif not isinstance(node, ast.Import | ast.If) and not _is_text(node):
            raise BuildError("a module of models holds models and constants only", path, node.lineno, 1)
    try:
        return Compiler(models, module.__name__).source(kept)
    except ValueError as error:
        raise BuildError(str(error), path) from error


def _is_model(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, BaseModel) and value is not BaseModel


def _is_literal(node: ast.expr) -> bool:
    try:
        ast.literal_eval(node)
    except (ValueError, TypeError, SyntaxError):
        return False
    return True


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
