"""MicroPython in WebAssembly: PyScript's interpreter, started directly, with the program in a ROMFS image.

The payloads stand in the page as base64 of raw deflate, in scripts that are text; `page/micropython.py` unpacks,
compiles and starts them. Toolkit modules are carried as the `.mpy` that was made with the wheel; the author's as
source, which the interpreter compiles at 0.4 ms a kilobyte.
"""

from __future__ import annotations

import json
from importlib import resources

from bascule.build.engines import romfs, uses
from bascule.build.engines.packing import deflate, packed_script, payload
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
        payload("MicroPython", "bascule-wasm", wasm),
        payload("program", "bascule-romfs", deflate(image)),
        packed_script("MicroPython's glue", NAME, glue),
        Part(name="MicroPython's start", html=f"<script>{start}</script>"),
    )


def files(program: Program) -> dict[str, bytes]:
    """The program as files of a ROMFS: what the interpreter finds by importing, and `__main__.py`."""
    made = {"__main__.py": program.main.source.encode()}
    for module in program.modules:
        path = module.name.replace(".", "/") + ("/__init__" if module.is_package else "")
        ready = _ready(module.name) if module.origin == "toolkit" else None
        if ready is None and module.origin == "toolkit" and _CPYTHON_ONLY in module.source:
            continue
        if ready is not None:
            made[f"{path}.mpy"] = ready
        elif module.filename == f"{path}.py":
            made[f"{path}.py"] = module.source.encode()
        else:
            # Tracebacks must show the author's name for the file, which is not where an import looks for it.
            kept = f".source/{module.name}"
            made[kept] = module.source.encode()
            made[f"{path}.py"] = _under_another_name(kept, module.filename)
    if uses.imports(program, _PYSCRIPT):
        for name in json.loads(data(_HOME, "static/mpy/pyscript.json")):
            ending = "/__init__" if name == _PYSCRIPT else ""
            made[f"{name.replace('.', '/')}{ending}.mpy"] = data(_HOME, f"static/mpy/{name}.mpy")
    return made


def _ready(name: str) -> bytes | None:
    found = resources.files(_HOME).joinpath(f"static/mpy/{name}.mpy")
    return found.read_bytes() if found.is_file() else None


def _under_another_name(kept: str, filename: str) -> bytes:
    return f"exec(compile(open({'/rom/' + kept!r}).read(),{filename!r},'exec'),globals())\n".encode()
