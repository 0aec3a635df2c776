"""The builder: a widget written in Python becomes one HTML page.

`build("widget.py")` returns a `Page`: `.html`, `.report` (bytes by part, against the budget),
`.settings`, `.csp`. Nothing is loaded before it is asked for, so a server may import this package for free.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bascule.build.errors import BuildError as BuildError
    from bascule.build.models import Settings as Settings
    from bascule.build.pipeline import Page as Page
    from bascule.build.pipeline import build as build
    from bascule.build.report import Report as Report

EXPORTS = {
    "BuildError": "errors",
    "Page": "pipeline",
    "Report": "report",
    "Settings": "models",
    "build": "pipeline",
}
__all__ = ["BuildError", "Page", "Report", "Settings", "build"]


def __getattr__(name: str) -> Any:
    if name not in EXPORTS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(importlib.import_module(f"{__name__}.{EXPORTS[name]}"), name)
