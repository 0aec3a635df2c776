"""The waiting state, rendered on CPython so that the page shows it before any engine has started.

The widget runs in a process of its own: a widget that fails, loops or needs the page takes nothing down with it,
it only goes without a prerendered state, and the report says so.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys

from bascule.build.errors import BuildError
from bascule.build.load import Loaded
from bascule.build.models import Model

TIMEOUT = 20.0  # seconds
# A component that fails, as the renderer reports it.
_FAILED = re.compile(r"PrerenderError: (?P<message>.*) \((?P<file>[^()]+\.py):(?P<line>\d+)\)$")


class Prerendered(Model):
    """The markup inside the page's root, and what the author should know."""

    html: str
    notes: tuple[str, ...] = ()


def prerender(loaded: Loaded) -> Prerendered:
    """Render the widget's first state to HTML; `BuildError` where a component fails in it."""
    path = loaded.path.resolve()
    command = [sys.executable, "-P", "-m", "bascule.components.prerender", str(path), loaded.function]
    # Sets iterate the same way every time, so the same widget gives the same bytes.
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "0",
        "PYTHONIOENCODING": "utf-8",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    try:
        done = subprocess.run(  # noqa: S603 - our own interpreter, no shell
            command, capture_output=True, timeout=TIMEOUT, check=False, env=environment, cwd=path.parent
        )
    except subprocess.TimeoutExpired:
        return Prerendered(html="", notes=(f"not prerendered: no first state after {TIMEOUT:g} s",))
    if done.returncode:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        failed = _FAILED.match(lines[-1]) if lines else None
        if failed and "pyscript" not in loaded.module.source:
            # The page would fail at its first render just so.
            raise BuildError(failed["message"], path.parent / failed["file"], int(failed["line"]))
        return Prerendered(html="", notes=(f"not prerendered: {lines[-1] if lines else 'no reason given'}",))
    return Prerendered(html=done.stdout.decode())
