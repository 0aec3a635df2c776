"""MicroPython in WebAssembly: PyScript's interpreter, started directly, with the program in a ROMFS image.

The payloads stand in the page as base64 of raw deflate, in scripts that are text; `page/micropython.py` unpacks,
compiles and starts them. The toolkit's modules are the `.mpy` that were made with the wheel, for the interpreter
compiles at 1 ms a kilobyte; the author's and what they are lowered to are made so here (`micropython_compile`).
"""

from __future__ import annotations

import json
from importlib import resources

from bascule.build.engines import romfs, uses
from bascule.build.engines.micropython_compile import importable
from bascule.build.engines.packing import deflate, packed_script, payload, stream
from bascule.build.models import Part, Program
from bascule.build.static import data

NAME = "micropython"
NEEDS_WEBASSEMBLY = True

_HOME = "bascule.build"
_PYSCRIPT = "pyscript"
# What the docstring of a toolkit module says that has no place in a page.
_CPYTHON_ONLY = "CPython only"


def parts(program: Program) -> tuple[Part, ...]:
    """The interpreter, the program, and the script that offers both as `window.BasculeEngines.micropython`."""
    image = romfs.image(files(program))
    wasm = data(_HOME, "static/micropython/micropython.wasm.deflate")
    glue = data(_HOME, "static/micropython/glue.js").decode()
    start = data(_HOME, "static/micropython/start.js").decode()
    return (
        stream("MicroPython", "data-bascule-wasm", wasm),
        payload("program", "bascule-romfs", deflate(image)),
        packed_script("MicroPython's glue", NAME, glue),
        Part(name="MicroPython's start", html=f"<script>{start}</script>"),
    )


def files(program: Program) -> dict[str, bytes]:
    """The program as files of a ROMFS: what the interpreter finds by importing."""
    made = {
        "_bascule_start.mpy": data(_HOME, "static/micropython/start.mpy"),
        **importable("_bascule_main", program.main.source, program.main.filename),
    }
    for module in program.modules:
        path = module.name.replace(".", "/") + ("/__init__" if module.is_package else "")
        ready = _ready(module.name) if module.origin == "toolkit" else None
        if ready is None and module.origin == "toolkit" and _CPYTHON_ONLY in module.source:
            continue
        made |= {f"{path}.mpy": ready} if ready else importable(path, module.source, module.filename)
    if uses.imports(program, _PYSCRIPT):
        for name in json.loads(data(_HOME, "static/mpy/pyscript.json")):
            ending = "/__init__" if name == _PYSCRIPT else ""
            made[f"{name.replace('.', '/')}{ending}.mpy"] = data(_HOME, f"static/mpy/{name}.mpy")
    return made


def _ready(name: str) -> bytes | None:
    found = resources.files(_HOME).joinpath(f"static/mpy/{name}.mpy")
    return found.read_bytes() if found.is_file() else None
