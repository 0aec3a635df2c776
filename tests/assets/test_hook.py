"""Our wheel carries what was made, and nothing of what makes it; building it again gives the same bytes."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
CARRIED = (
    "bascule/bridge/static/bridge.js",
    "bascule/bridge/static/port.js",
    "bascule/components/static/toolkit.js",
    "bascule/build/static/boot.js",
    "bascule/build/static/micropython/glue.js",
    "bascule/build/static/micropython/micropython.wasm.deflate",
    "bascule/build/static/micropython/start.js",
    "bascule/build/static/mpy/pyscript.mpy",
    "bascule/build/static/pyodide/pyscript.json",
    "bascule/build/static/pyodide/start.js",
    "bascule/build/engines/pyodide_lib/start.py",
    "bascule/build/static/mpy/bascule.bridge.port.mpy",
    "bascule/build/static/mpy/bascule.components.mounting.mpy",
)


def _wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [made] = folder.glob("*.whl")
    return made


def test_the_wheel_carries_what_was_made_and_is_the_same_again(tmp_path: Path) -> None:
    first, second = _wheel(tmp_path / "one"), _wheel(tmp_path / "two")
    names = zipfile.ZipFile(first).namelist()
    assert [name for name in CARRIED if name not in names] == []
    assert [name for name in names if name.startswith(("assets/", "tests/", "node_modules/"))] == []
    assert [name for name in names if "dist-info/licenses/" in name and name.endswith("NOTICE")]
    assert first.read_bytes() == second.read_bytes()
