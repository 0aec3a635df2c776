"""The build hook of our wheel, sdist and editable install: makes what is stale below the `static/` folders."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class AssetsHook(BuildHookInterface[Any]):
    """Runs before every build. The tools it needs are imported when it runs, for only then are they installed."""

    def dependencies(self) -> list[str]:
        """The npm that a Python package brings, where there is none and something must be fetched."""
        from assets import everything  # noqa: PLC0415 - found through the path below

        return everything.requirements(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Make what is stale."""
        from assets import everything  # noqa: PLC0415

        for path in everything.make(Path(self.root)):
            self.app.display_info(f"made {path}")


# Hatch loads this file by its path, not as part of a package.
_ROOT = str(Path(__file__).resolve().parent.parent)
if _ROOT not in sys.path:
    sys.path.insert(0, _ROOT)
