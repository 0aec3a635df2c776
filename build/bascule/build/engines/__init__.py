"""The engines that run Python in the page: each one module of one shape, chosen here and nowhere else.

A module offers `NAME`, `NEEDS_WEBASSEMBLY` and `parts(program) -> tuple[Part, ...]`: the pieces of HTML, in order,
that carry the engine and the program. Running them registers `window.BasculeEngines[NAME]`; `boot.js`, which comes
last, runs the packed scripts (`packing.py`), picks an engine and calls it, as `page/boot.py` says.
"""

from __future__ import annotations

import importlib

from bascule.build.models import EngineName, Part, Program
from bascule.build.static import script

# The engines that a page of this name carries, the preferred one first.
CARRIED: dict[str, tuple[str, ...]] = {
    "auto": ("micropython", "brython"),
    "micropython": ("micropython",),
    "brython": ("brython",),
}
DEFAULT: EngineName = "auto"


def parts(programs: tuple[tuple[str, Program], ...]) -> tuple[Part, ...]:
    """The pieces of every engine of the page with its program, then the script that starts one of them."""
    made: list[Part] = []
    for engine, program in programs:
        made.extend(importlib.import_module(f"{__name__}.{engine}").parts(program))
    return (*made, Part(name="start", html=f"<script>{script('boot')}</script>"))
