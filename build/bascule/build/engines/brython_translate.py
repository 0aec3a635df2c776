"""Python to JavaScript, with Brython's own translator in an embedded JavaScript engine: no Node, no browser.

The translator was made fit for pages when our wheel was built (`assets/brython_compiler.py`). Loading it takes 0.2 s,
so it is loaded once; what it makes is kept, for the same source gives the same bytes.
"""

from __future__ import annotations

import json
import threading
from functools import cache
from typing import Any

import quickjs  # type: ignore[import-untyped,unused-ignore]

from bascule.build.static import data

_STACK = 16 << 20  # bytes: the parser recurses
_LOCK = threading.Lock()


class TranslationError(Exception):
    """Brython cannot read the source: `message`, and `line` and `column` (from 1) where it knows them."""

    def __init__(self, message: str, line: int | None, column: int | None) -> None:
        super().__init__(message)
        self.message, self.line, self.column = message, line, column


@cache
def imported(source: str, filename: str) -> tuple[tuple[str, tuple[str, ...], int], ...]:
    """What importing a module imports: `(module, names, level)`. Functions that import when called do not count."""
    found = json.loads(_call("imported", {"source": source, "filename": filename}))
    return tuple((str(module), tuple(names), int(level)) for module, names, level in found)


@cache
def translated(source: str, filename: str, name: str, *, lean: bool = False) -> str:
    """The body of a JavaScript function that runs module `name`; tracebacks show `filename`.

    `lean` leaves lines out of tracebacks. Raises `TranslationError`.
    """
    given = {"source": source, "filename": filename, "name": name, "lean": lean}
    made = json.loads(_call("translate", given))
    if "error" in made:
        error = made["error"]
        raise TranslationError(str(error["message"]), error["line"], error["column"])
    return str(made["js"])


def _call(name: str, given: dict[str, Any]) -> str:
    # Servers build in threads, several at a time; the engine lets only one in, and lets go of Python's lock meanwhile.
    with _LOCK:
        return str(_translator().get(name)(json.dumps(given)))


@cache
def _translator() -> Any:
    context = quickjs.Context()
    context.set_max_stack_size(_STACK)
    context.eval(data("bascule.build", "static/brython/translator.js").decode())
    return context
