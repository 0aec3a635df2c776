"""Short names for the members of a bundle's classes.

A name with an underscore in it is Python's: no browser object and no host has such attributes, and records are read by
string keys, which are left alone. So renaming these is safe, and the page saves the bytes.
"""

from __future__ import annotations

import ast
from collections import Counter
from itertools import count
from string import ascii_letters
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from .context import Members


def short_names(trees: Iterable[ast.Module], members: Members) -> dict[str, str]:
    """The same bundle gives the same names: the more often used, the shorter; ties by alphabet."""
    uses: Counter[str] = Counter()
    own = {name for name in members.methods | members.attributes if "_" in name and not name.endswith("__")}
    taken: set[str] = set()
    for tree in trees:
        for node in ast.walk(tree):
            name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "name", None)
            if isinstance(name, str) and name in own:
                uses[name] += 1
            elif isinstance(node, ast.Attribute):
                taken.add(node.attr)
    fresh = (name for name in _names() if name not in taken)
    return {name: next(fresh) for name in sorted(own, key=lambda name: (-uses[name], name))}


def _names() -> Iterator[str]:
    for number in count():
        name, rest = "", number
        while True:
            name += ascii_letters[rest % 52]
            rest = rest // 52 - 1
            if rest < 0:
                break
        yield f"_{name}"
