"""Helps to test page Python: compiles sources, and runs them on CPython and in Node to compare what they give."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
import tempfile
import types
from pathlib import Path
from typing import Any

from assets.page_python import PagePythonError, compile_bundle, minified
from bascule.bridge.page import js

HEAD = "from __future__ import annotations\n"
_numbers = itertools.count()


def written(folder: Path, source: str, **modules: str) -> Path:
    """Write an entry `main.py` and other modules into a folder; the entry."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"main": source, **modules}.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder / "main.py"


def problems(source: str, **modules: str) -> list[tuple[int, int, str]]:
    """Line, column and message of all that is refused."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            compile_bundle(written(Path(folder) / "page", source, **modules))
        except PagePythonError as error:
            return [(problem.line, problem.column, problem.message) for problem in error.problems]
    return []


def compiled(source: str, *, small: bool = False, **modules: str) -> str:
    """The JavaScript of an entry."""
    with tempfile.TemporaryDirectory() as folder:
        entry = written(Path(folder) / "page", source, **modules)
        return minified(entry) if small else compile_bundle(entry)


def on_cpython(source: str) -> Any:
    """What `result()` of a module gives on CPython, as JSON; an error as its text."""
    module = types.ModuleType(f"page_source_{next(_numbers)}")
    sys.modules[module.__name__] = module
    try:
        exec(compile(source, "source.py", "exec"), module.__dict__)
        return json.loads(js.to_json(module.result()))
    finally:
        del sys.modules[module.__name__]


def exported(source: str) -> str:
    """A source whose result can be fetched from outside."""
    return f"{source}\nfrom bascule.bridge.page.js import window as exported_window\nexported_window.result = result\n"


_RUNNER = """
const scripts = JSON.parse(require("fs").readFileSync(0, "utf8")), outcomes = [];
(async () => {
  for (const script of scripts) {
    globalThis.window = {};
    try {
      (0, eval)(script);
      outcomes.push({value: JSON.parse(JSON.stringify(await window.result(), (k, v) => v === undefined ? null : v))});
    } catch (error) { outcomes.push({error: String(error)}); }
  }
  process.stdout.write(JSON.stringify(outcomes));
})();
"""


def in_node(scripts: list[str]) -> list[dict[str, Any]]:
    """Run scripts in one Node process; of each `{"value": what window.result() gives}` or `{"error": text}`."""
    done = subprocess.run(
        ["node", "-e", _RUNNER],
        input=json.dumps(scripts),
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    outcomes: list[dict[str, Any]] = json.loads(done.stdout)
    return outcomes
