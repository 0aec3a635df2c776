"""The JavaScript runtimes that ship in the wheel: fetched as pinned, patched, minified, compressed.

Made, below `build/bascule/build/static/`:

| file | what |
|---|---|
| `micropython/micropython.wasm.deflate` | the interpreter as `patched` leaves it, raw deflate |
| `micropython/glue.js` | its JavaScript half as a classic script (`assets/glue.py`), with its notice |
| `micropython/start.mpy` | what it imports first (`glue.START`) |
| `mpy/pyscript*.mpy`, `mpy/pyscript.json` | PyScript's own Python package, and the list of its modules |
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import zopfli.zlib  # type: ignore[import-untyped,unused-ignore]

from assets import glue, mpy, npm
from assets.apart import apart
from assets.catching import straight
from assets.interned import interned
from assets.json_runs import in_runs
from assets.narrow import narrow
from assets.page_python.squeezing import squeezed
from assets.patching import PatchError, replace
from assets.probing import probing
from assets.room import roomy
from assets.stack import deepened
from assets.throwing import throwing
from assets.trim import trimmed

STATIC = Path("build/bascule/build/static")
MICROPYTHON = "@micropython/micropython-webassembly-pyscript"
PYSCRIPT = "@pyscript/core"


def micropython(root: Path) -> dict[str, bytes]:
    """The interpreter and its glue, by path below the root."""
    home = npm.packages(root) / MICROPYTHON
    script = squeezed(glue.classic((home / "micropython.mjs").read_text("utf-8")))
    if "</script" in script or "<!--" in script:
        raise PatchError("the glue cannot stand in a script element")
    text = f"/*!\n{notice(root, 'MicroPython')}\n*/{script}\n"
    return {
        f"{STATIC}/micropython/micropython.wasm.deflate": deflate(
            patched((home / "micropython.wasm").read_bytes())
        ),
        f"{STATIC}/micropython/glue.js": text.encode(),
        f"{STATIC}/micropython/start.mpy": mpy.compiled(glue.START, glue.SHOWN),
    }


def patched(wasm: bytes) -> bytes:
    """The interpreter without what no page uses, with more stack, exceptions of its own, and less to search.

    `narrow` goes after all that look for numbers as the linker writes them, `apart` after it: it counts bytes.
    """
    return apart(narrow(throwing(straight(in_runs(interned(probing(roomy(deepened(trimmed(wasm))))))))))


def pyscript(root: Path) -> dict[str, bytes]:
    """PyScript's `pyscript` package as `.mpy`, by path below the root."""
    home = npm.packages(root) / PYSCRIPT / "src" / "stdlib"
    made: dict[str, bytes] = {}
    names = []
    for file in sorted((home / "pyscript").glob("*.py")):
        name = "pyscript" if file.stem == "__init__" else f"pyscript.{file.stem}"
        filename = f"pyscript/{file.name}"
        source = file.read_text("utf-8")
        for old, new in PYSCRIPT_PATCHES.get(name, ()):
            source = replace(source, old, new)
        made[f"{STATIC}/mpy/{name}.mpy"] = mpy.compiled(mpy.strip(source, filename, drop=()), filename)
        names.append(name)
    if "pyscript" not in names:
        raise PatchError(f"{PYSCRIPT}: no Python package in src/stdlib")
    made[f"{STATIC}/mpy/pyscript.json"] = json.dumps(names).encode()
    return made


PYSCRIPT_PATCHES: dict[str, tuple[tuple[str, str], ...]] = {}


def notice(root: Path, name: str) -> str:
    """The section of NOTICE about one work; it travels in every page that carries the work."""
    text = (root / "NOTICE").read_text("utf-8")
    found = re.search(
        rf"^{re.escape(name)}\n=+\n+(.*?)(?=^\S[^\n]*\n=+\n|\Z)", text, re.MULTILINE | re.DOTALL
    )
    if not found:
        raise PatchError(f"NOTICE has no section {name}")
    return f"{name}: {found[1].strip()}"


def deflate(data: bytes) -> bytes:
    """Raw deflate, about 5 % smaller than zlib's best; the page unpacks it with `DecompressionStream`."""
    packed: bytes = zopfli.zlib.compress(data, numiterations=15)
    return packed[2:-4]  # without zlib's head and checksum
