"""Searches the order of a script's functions and the names of its variables that are compressed best.

Where a function stands and what a variable is called change nothing of what a script does, but a good deal of what gzip
finds again. The search is for whoever works on a script's size, not for the build, which reads what was found:
`python -m assets order bridge 600` goes on from `assets/orders/bridge.txt` for ten minutes and writes what is better.
A line there is a function, the name of its own and those of the variables inside, as its text speaks of them first;
behind the functions stand modules and what they define. What is not listed is put behind, with the first name that is
free: a list that is behind its sources costs some bytes and nothing else.
"""

from __future__ import annotations

import gzip
import math
import random
import re
import time
from typing import TYPE_CHECKING

from assets.page_python import Variables, pieces, small
from assets.page_python.variables import LETTERS, VARIABLE, given, kept

if TYPE_CHECKING:
    from pathlib import Path

    from assets.page_python import Pieces

_MOST = 40  # variables that change names at once
_BYTES = 50  # of a script are worth one of what is compressed


def known(name: str, root: Path) -> dict[str, list[str]]:
    """What was found for a script; empty where nothing was searched."""
    file = _file(name, root)
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    return {key: names for key, *names in map(str.split, lines)}


def search(name: str, entry: Path, first: Path | None, root: Path, seconds: float) -> tuple[int, int]:
    """Search on from what is known, and keep what is found; the script's weight before and after."""
    searched = Search(pieces(entry, first, Variables()), known(name, root))
    before = gzipped(searched.script)
    searched.improve(seconds)
    _file(name, root).parent.mkdir(parents=True, exist_ok=True)
    lines = [" ".join([key, *names]) for key, names in searched.found.items()]
    _file(name, root).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return before, gzipped(searched.script)


def _file(name: str, root: Path) -> Path:
    return root / "assets" / "orders" / f"{name}.txt"


def gzipped(script: str) -> int:
    """What a script weighs."""
    return len(gzip.compress(script.encode(), 9, mtime=0))


class Search:
    """Simulated annealing: a few functions move, or two names change places wherever the one would hide the other."""

    def __init__(self, made: Pieces, found: dict[str, list[str]], seed: int = 0) -> None:
        assert made.variables is not None
        self.made, self.variables = made, made.variables
        self.chance = random.Random(seed)  # noqa: S311 - nothing secret
        script = small(made.script([*found]), keep_names=True)
        self.names = self.variables.named(script, given(made, script, found))
        self.order: list[str] = []
        # Texts and variables in turns: of each function, and of what stands before and behind them all.
        self.parts: dict[str, list[str]] = {}
        self._cut(script)
        self.places: dict[str, set[str]] = {name: set() for name in self.names}
        for key, parts in self.parts.items():
            for variable in parts[1::2]:
                self.places[variable].add(key)
        self.clashes = {
            one: [other for other in self.names if other != one and self.variables.clash(one, other)]
            for one in self.names
        }
        self.texts = {key: self._text(key) for key in self.parts}
        self._keep(self._weigh())

    def _cut(self, script: str) -> None:
        starts = {}
        for key, text in self.made.functions.items():
            [name] = VARIABLE.findall(text)[:1]
            [start] = [match.start() for match in re.finditer(rf"(?<=[,\s]){name}(?==[^=])", script)]
            starts[start] = key
        ends = [*sorted(starts), _end(script, max(starts))]
        self.order = [starts[start] for start in sorted(starts)]
        cut = {key: script[start:end] for key, start, end in zip(self.order, ends, ends[1:], strict=False)}
        cut = {key: text.removesuffix(",") for key, text in cut.items()} | {
            "<": script[: ends[0]],
            ">": script[ends[-1] :],
        }
        self.parts = {key: _parts(text) for key, text in cut.items()}
        assert self._joined({key: "".join(parts) for key, parts in self.parts.items()}) == script

    def _text(self, key: str) -> str:
        parts = list(self.parts[key])
        parts[1::2] = [self.names[variable] for variable in parts[1::2]]
        return "".join(parts)

    def _joined(self, texts: dict[str, str]) -> str:
        return texts["<"] + ",".join([texts[key] for key in self.order]) + texts[">"]

    def _weigh(self) -> float:
        script = self._joined(self.texts)
        return gzipped(script) + len(script) / _BYTES

    def _keep(self, cost: float) -> None:
        self.cost = cost
        self.script = self._joined(self.texts)
        self.found = kept(self.made, self.names, self.order)

    def improve(self, seconds: float) -> None:
        """Search; what is kept in `found`, `script` and `cost` is the best that was met, never worse than before."""
        start, here = time.monotonic(), self.cost
        while (gone := (time.monotonic() - start) / seconds) < 1:
            heat = 0.7 * (1 - gone) ** 1.5 + 0.01
            order, names, texts = list(self.order), {}, {}
            if self.chance.random() < 0.3:
                self._move()
            else:
                names = self._swap()
                texts = {key: self.texts[key] for name in names for key in self.places[name]}
                self.texts |= {key: self._text(key) for key in texts}
            cost = self._weigh()
            if cost > here and self.chance.random() >= math.exp((here - cost) / heat):
                self.order = order
                self.names |= names
                self.texts |= texts
                continue
            here = cost
            if cost < self.cost:
                self._keep(cost)

    def _move(self) -> None:
        at = self.chance.randrange(len(self.order))
        moved = self.order[at : at + self.chance.choice((1, 1, 1, 1, 2, 3, 5))]
        del self.order[at : at + len(moved)]
        to = self.chance.randrange(len(self.order) + 1)
        self.order[to:to] = moved

    def _swap(self) -> dict[str, str]:
        """Give a variable another name, and the old one to those that have it where it clashes; the names before."""
        variable = self.chance.choice([*self.names])
        near = self.parts[self.chance.choice(sorted(self.places[variable]))][1::2]
        far = [*self.names]
        one = self.names[variable]
        other = self.chance.choice(
            (
                *self.chance.choices(LETTERS, k=2),
                self.names[self.chance.choice(near)],
                self.names[self.chance.choice(far)],
            )
        )
        chain, todo = {variable}, [variable]
        while todo:
            name = todo.pop()
            new = other if self.names[name] == one else one
            if one == other or len(chain) > _MOST or not self.variables.fits(name, new):
                return {}
            hidden = [
                clash for clash in self.clashes[name] if self.names[clash] == new and clash not in chain
            ]
            chain.update(hidden)
            todo += hidden
        before = {name: self.names[name] for name in chain}
        self.names |= {name: other if was == one else one for name, was in before.items()}
        return before


def _parts(text: str) -> list[str]:
    parts, at = [], 0
    for match in VARIABLE.finditer(text):
        parts += [text[at : match.start()], match[0]]
        at = match.end()
    return [*parts, text[at:]]


def _end(script: str, at: int) -> int:
    """Where the declaration that starts there ends."""
    depth = 0
    for match in re.compile(
        r""""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|.""", re.DOTALL
    ).finditer(script, at):
        depth += (match[0] in "([{") - (match[0] in ")]}")
        if depth == 0 and match[0] in ",;":
            return match.start()
    return len(script)
