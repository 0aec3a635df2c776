"""Runs on Pyodide, in the page: finds the program's modules in memory, and starts its `__main__`.

In memory, not in Pyodide's file system, because a traceback then names the author's file as on every other engine.
The value of this text is the function that the page calls.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import json
import sys
import traceback
from importlib.machinery import ModuleSpec
from typing import Any


class _Modules(importlib.abc.MetaPathFinder, importlib.abc.ExecutionLoader):
    """`{name: [is_package, filename, source]}`."""

    def __init__(self, modules: dict[str, tuple[bool, str, str]]) -> None:
        self.modules = modules

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> ModuleSpec | None:  # noqa: ARG002
        if fullname not in self.modules:
            return None
        return importlib.util.spec_from_loader(fullname, self)

    def is_package(self, fullname: str) -> bool:
        return bool(self.modules[fullname][0])

    def get_filename(self, fullname: str) -> str:
        return self.modules[fullname][1]

    def get_source(self, fullname: str) -> str:
        return self.modules[fullname][2]


def run(text: str) -> str:
    """Start the program that `text` holds, `[modules, main]` as JSON: `""`, or what went wrong as JSON."""
    modules, main = json.loads(text)
    finder = _Modules(modules)
    # Where CPython looks for the modules beside a script: after what is built in, before its library.
    sys.meta_path.insert(sys.meta_path.index(importlib.machinery.PathFinder), finder)
    try:
        exec(compile(main, "__main__.py", "exec", dont_inherit=True), vars(sys.modules["__main__"]))  # noqa: S102
    except BaseException as error:
        step = error.__traceback__
        told = traceback.TracebackException(type(error), error, step and step.tb_next)
        failure = {"name": type(error).__name__, "message": str(error), "traceback": "".join(told.format())}
        return json.dumps(failure)
    return ""


run  # noqa: B018
