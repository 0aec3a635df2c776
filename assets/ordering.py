"""Searches the order in which a script's functions are best compressed.

Where a function stands changes nothing of what a script does, but a good deal of what gzip finds again. The search is
for whoever works on a script's size, not for the build, which reads what was found: `python -m assets order bridge 600`
goes on from `assets/orders/bridge.txt` for ten minutes and writes what is better. Functions that are not listed stand
behind those that are, so a list that is behind its sources costs some bytes and nothing else.
"""

from __future__ import annotations

import gzip
import math
import random
import time
from typing import TYPE_CHECKING

from assets.page_python import small

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from assets.page_python import Pieces


def known(name: str, root: Path) -> list[str]:
    """The order found for a script's functions, `module.function`; empty where none was searched."""
    file = _file(name, root)
    return file.read_text(encoding="utf-8").split() if file.is_file() else []


def search(name: str, made: Pieces, root: Path, seconds: float) -> tuple[int, int]:
    """Search on from the order that is known, and keep what is found; the script's weight before and after."""
    start = list(
        dict.fromkeys([*(one for one in known(name, root) if one in made.functions), *made.functions])
    )
    found = better(start, lambda order: gzipped(small(made.script(order))), seconds)
    _file(name, root).parent.mkdir(parents=True, exist_ok=True)
    _file(name, root).write_text("\n".join(found) + "\n", encoding="utf-8")
    return gzipped(small(made.script(start))), gzipped(small(made.script(found)))


def _file(name: str, root: Path) -> Path:
    return root / "assets" / "orders" / f"{name}.txt"


def gzipped(script: str) -> int:
    """What a script weighs."""
    return len(gzip.compress(script.encode(), 9, mtime=0))


def better(
    order: Sequence[str], weigh: Callable[[list[str]], int], seconds: float, seed: int = 0
) -> list[str]:
    """The best order met in the time, never a worse one: simulated annealing that moves a few neighbours at a time."""
    chance = random.Random(seed)  # noqa: S311 - nothing secret
    here = best = list(order)
    weight = least = weigh(here)
    start = time.monotonic()
    while (gone := (time.monotonic() - start) / seconds) < 1:
        heat = 2.5 * (1 - gone) ** 1.5 + 0.01
        there = list(here)
        at = chance.randrange(len(there))
        moved = there[at : at + chance.choice((1, 1, 1, 1, 2, 3, 5))]
        del there[at : at + len(moved)]
        to = chance.randrange(len(there) + 1)
        there[to:to] = moved
        new = weigh(there)
        if new <= weight or chance.random() < math.exp((weight - new) / heat):
            here, weight = there, new
        if new < least:
            best, least = there, new
    return best
