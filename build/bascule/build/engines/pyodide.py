"""Pyodide, which is CPython: loaded from its address when the page is shown, with packages by name.

Started directly (`loadPyodide`), not through PyScript's core: that is the recipe of the other engines, it needs no
second library from the network before the first one can be asked for, and the page keeps one way to hear of failures.
PyScript's own Python package travels with a program that imports it, so `from pyscript import …` means the same.

The program is in the page, packed; the toolkit too, as it is, because CPython needs nothing stripped or lowered.
Only Pyodide and its packages come from `program.runtime` or the CDN, whose origin the page declares.
"""

from __future__ import annotations

import json

from bascule.build.engines import uses
from bascule.build.engines.elsewhere import origin
from bascule.build.engines.packing import deflate, packed_script, payload
from bascule.build.models import Part, Program
from bascule.build.static import data

NAME = "pyodide"
NEEDS_WEBASSEMBLY = True

VERSION = "314.0.7"
ADDRESS = f"https://cdn.jsdelivr.net/pyodide/v{VERSION}/full/"

_HOME = "bascule.build"
_PYSCRIPT = "pyscript"
# Toolkit modules that another engine needs.
_ELSEWHERE = frozenset(f"bascule.bridge.wire_{name}" for name in ("brython", "micropython", "packed"))
# `import()` is syntax of JavaScript; `js_import` of PyScript hands it to Python.
_IMPORT = "window.BasculeImport=(...urls)=>Promise.all(urls.map(url=>import(url)));"


def parts(program: Program) -> tuple[Part, ...]:
    """The program, and the script that loads Pyodide and offers both as `window.BasculeEngines.pyodide`."""
    given = {
        "url": address(program),
        "packages": packages(program),
        "start": data(_HOME, "engines/pyodide_lib/start.py").decode(),
        "program": json.dumps([modules(program), program.main.source], ensure_ascii=False),
    }
    text = json.dumps(given, ensure_ascii=False)
    start = data(_HOME, "static/pyodide/start.js").decode()
    return (
        payload("program for Pyodide", "bascule-pyodide", deflate(text.encode())),
        packed_script("Pyodide's import", NAME, _IMPORT),
        Part(name="Pyodide's start", html=f"<script>{start}</script>"),
    )


def packages(program: Program) -> list[str]:
    """What is loaded beside Pyodide: the widget's own packages, and the time zones where `zoneinfo` is imported."""
    zones = ["tzdata"] if uses.imports(program, "zoneinfo") and "tzdata" not in program.packages else []
    return [*program.packages, *zones]


def address(program: Program) -> str:
    """Where the page loads Pyodide from; ends in a slash."""
    return program.runtime or ADDRESS


def origins(program: Program) -> tuple[str, ...]:
    """The origins that the page loads from."""
    return (origin(address(program)),)


def modules(program: Program) -> dict[str, tuple[bool, str, str]]:
    """What an import finds: whether it is a package, its file, its source."""
    made = {
        module.name: (module.is_package, module.filename, module.source)
        for module in program.modules
        if module.name not in _ELSEWHERE
    }
    if uses.imports(program, _PYSCRIPT):
        for name, source in json.loads(data(_HOME, "static/pyodide/pyscript.json")).items():
            file = f"{name.replace('.', '/')}{'/__init__' if name == _PYSCRIPT else ''}.py"
            made[name] = (name == _PYSCRIPT, file, source)
    return made
