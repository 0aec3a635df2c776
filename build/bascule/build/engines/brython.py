"""Brython in plain JavaScript: for hosts that forbid WebAssembly. Nothing is evaluated in the page.

The program is translated while the page is built: the toolkit when our wheel was made, the author's modules here. Each
module is a function in one packed script beside the runtime's; `page/brython.py` starts them.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

from bascule.build.embed import surrogates_escaped
from bascule.build.engines.brython_library import library
from bascule.build.engines.brython_made import part as compiler
from bascule.build.engines.brython_made import tables
from bascule.build.engines.brython_translate import TranslationError, translated
from bascule.build.engines.packing import packed_script
from bascule.build.errors import BuildError
from bascule.build.made import makes_code
from bascule.build.models import Module, Part, Program
from bascule.build.static import data

NAME = "brython"
NEEDS_WEBASSEMBLY = False

_HOME = "bascule.build"
# Toolkit modules that another engine needs.
_ELSEWHERE = frozenset("bascule.bridge.wire_" + name for name in ("micropython", "numbers", "packed"))
_CPYTHON_ONLY = "CPython only"


def parts(program: Program) -> tuple[Part, ...]:
    """The runtime, the program, and the script that offers both as `window.BasculeEngines.brython`."""
    modules = _carried(program)
    borrowed = "".join(_offered(*item) for item in library(program, frozenset(m.name for m in modules)))
    text = "".join(_module(module) for module in modules) + borrowed
    script = f"(__BRYTHON__=>{{const $M=__BRYTHON__.$module;\n{text}}})(window.BasculeBrython);\n"
    makes = any(makes_code(module) for module in (*program.modules, program.main))
    name = "runtime-whole" if makes else _runtime(modules, borrowed)
    runtime = data(_HOME, f"static/brython/{name}.deflate")
    start = data(_HOME, "static/brython/start.js").decode()
    return (
        packed_script("Brython", NAME, runtime, late=True),
        *(
            (packed_script("tables for Brython's compiler", NAME, tables(), late=True), compiler())
            if makes
            else ()
        ),
        packed_script("program for Brython", NAME, script, late=True),
        Part(name="Brython's start", html=f"<script>{start}</script>"),
    )


def _carried(program: Program) -> list[Module]:
    """The modules of the program that a page with Brython carries."""
    return [
        module
        for module in (*program.modules, program.main)
        if module.name not in _ELSEWHERE
        and (module.origin != "toolkit" or module.name in ready() or _CPYTHON_ONLY not in module.source)
    ]


def _runtime(modules: list[Module], borrowed: str) -> str:
    """Which runtime: the whole one where author or library name something that the other leaves out."""
    words = "\n".join([*(_module(module) for module in modules if module.origin == "author"), borrowed])
    patterns = json.loads(data(_HOME, "static/brython/optional.json"))
    return "runtime-whole" if any(re.search(pattern, words) for pattern in patterns) else "runtime"


@cache
def ready() -> dict[str, tuple[bool, str]]:
    """The modules that were translated when our wheel was made: whether it is a package, and its file."""
    return {
        name: (bool(item[0]), str(item[1]))
        for name, item in json.loads(data(_HOME, "static/brython/modules.json")).items()
    }


def _module(module: Module) -> str:
    if module.origin == "toolkit" and module.name in ready():
        body = data(_HOME, f"static/brython/modules/{module.name}.js").decode()
    else:
        body = f"function(){{{_translated(module)}\n}}"
    return _offered(module.name, module.is_package, module.filename, body)


def _translated(module: Module) -> str:
    try:
        # Only the author's lines are worth naming in a traceback.
        lean = module.origin != "author"
        return surrogates_escaped(translated(module.source, module.filename, module.name, lean=lean))
    except TranslationError as error:
        raise BuildError(
            f"Brython: {error.message}", Path(module.filename), error.line, error.column
        ) from error


def _offered(name: str, is_package: bool, filename: str, function: str) -> str:
    # In brackets, for V8 then compiles it with the script: nearly every module runs at once.
    return f"$M({json.dumps(name)},{int(is_package)},{json.dumps(filename)},({function}));\n"
