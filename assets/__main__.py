"""`python -m assets scripts`: make the page scripts whose sources changed, and say what they weigh."""

from __future__ import annotations

import sys

from assets import bundles
from assets.page_python import PagePythonError


def main(arguments: list[str]) -> int:
    """Run a command; 2 when it cannot be done."""
    if arguments == ["scripts"]:
        return scripts()
    sys.stderr.write("usage: python -m assets scripts\n")
    return 2


def scripts() -> int:
    """Make page scripts; each that fails says why, the others are made all the same."""
    status = 0
    for bundle in bundles.BUNDLES:
        try:
            made = bundles.make(bundle)
        except PagePythonError as error:
            sys.stderr.write(f"{error}\n{bundle.name}: {len(error.problems)} problems\n")
            status = 2
            continue
        if made is not None:
            state = "made" if made.fresh else "unchanged"
            sys.stdout.write(f"{made.name:12} {made.size:7,} bytes  {made.gzipped:6,} gzipped  {state}\n")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
