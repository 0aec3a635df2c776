"""The engines that run Python in the page: each one module of one shape, chosen here and nowhere else.

A module offers `NAME`, `NEEDS_WEBASSEMBLY` and `parts(program) -> tuple[Part, ...]`: the pieces of HTML, in order,
that carry the engine and the program. Running them registers `window.BasculeEngines[NAME]`; `boot.js`, which follows,
runs the packed scripts (`packing.py`), picks an engine and calls it, as `page/boot.py` says. What is late comes last.

An engine that the page loads from elsewhere, with packages for it, also offers `origins(program)`: where from.
"""

from __future__ import annotations

import importlib
from types import ModuleType

from bascule.build.models import EngineName, Part, Program
from bascule.build.static import script

# The engines that a page of this name carries, the preferred one first.
CARRIED: dict[str, tuple[str, ...]] = {
    "auto": ("micropython", "brython"),
    "micropython": ("micropython",),
    "brython": ("brython",),
    "pyodide": ("pyodide",),
}
# Those that are loaded from elsewhere, by an address that may be given, and bring packages from there.
LOADED: frozenset[EngineName] = frozenset(("pyodide",))
DEFAULT: EngineName = "auto"


def parts(programs: tuple[tuple[str, Program], ...]) -> tuple[Part, ...]:
    """The pieces of every engine of the page with its program, and the script that starts one of them."""
    made: list[Part] = []
    for engine, program in programs:
        made.extend(_module(engine).parts(program))
    start = Part(name="start", html=f"<script>{script('boot')}</script>")
    return (*(part for part in made if not part.late), start, *(part for part in made if part.late))


def origins(programs: tuple[tuple[str, Program], ...]) -> tuple[str, ...]:
    """Where the page loads from, beside itself."""
    found: dict[str, None] = {}
    for engine, program in programs:
        if engine in LOADED:
            found.update(dict.fromkeys(_module(engine).origins(program)))
    return tuple(found)


def _module(engine: str) -> ModuleType:
    return importlib.import_module(f"{__name__}.{engine}")
