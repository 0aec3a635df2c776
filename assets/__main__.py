"""`python -m assets`: make all that is stale. `python -m assets scripts`: page scripts only, and what they weigh.

`python -m assets order bridge 600`: search ten minutes for an order of its functions and
for names of its variables that weigh less.
"""

from __future__ import annotations

import sys

from assets import bundles, everything, ordering
from assets.mpy import StripError
from assets.npm import FetchError
from assets.page_python import PagePythonError
from assets.patching import PatchError


def main(arguments: list[str]) -> int:
    """Run a command; 2 when it cannot be done."""
    if arguments == ["scripts"]:
        return scripts()
    if not arguments:
        return everything_stale()
    if len(arguments) == 3 and arguments[0] == "order":
        return order(arguments[1], float(arguments[2]))
    sys.stderr.write("usage: python -m assets [scripts | order <script> <seconds>]\n")
    return 2


def everything_stale() -> int:
    """Make what is stale; what cannot be made says why."""
    try:
        for path in everything.make(bundles.ROOT):
            sys.stdout.write(f"made {path}\n")
    except (FetchError, PagePythonError, PatchError, StripError) as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


def order(name: str, seconds: float) -> int:
    """Search a better order for a script's functions."""
    (bundle,) = [bundle for bundle in bundles.BUNDLES if bundle.name == name]
    first = bundles.ROOT / bundle.first if bundle.first else None
    before, after = ordering.search(name, bundles.ROOT / bundle.entry, first, bundles.ROOT, seconds)
    sys.stdout.write(f"{name}: {before:,} gzipped, now {after:,}\n")
    return 0


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
