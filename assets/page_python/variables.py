"""The names of a bundle's variables.

The minifier gives a name by how often it is used. What a script weighs when it is compressed depends on more than that:
on which names stand side by side, over and over. So a bundle whose names were searched (`assets.ordering`) gets them
here, and the minifier leaves them alone. Until then each variable has a name of its own, told apart by two underscores.

A variable gets no name that would hide another, whatever was found: a list that is behind its sources costs some bytes
and nothing else.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from .bundle import Pieces
    from .scopes import Scope

# A variable before it has its name: of a module, the compiler's own, of a scope inside.
VARIABLE = re.compile(r"(?<![\w$])[A-Za-z_]\w*?__(?:\d+|js|x\d+(?:__\w)?)(?![\w$])")
_LOCAL = re.compile(r"(?<![\w$])[A-Za-z_]\w*?__x\d+(?![\w$])")
# Those that words are made of first.
LETTERS = "etnsoiarcldumhpgfwyvbkxjqzETNSOIARCLDUMHPGFWYVBKXJQZ_"
_WORDS = {"as", "do", "if", "in", "is", "of"}
# Parameters of the helpers in `tables.FUNCTIONS`, which have their names already.
HELPERS = {"e", "t", "n"}


@dataclass
class Variables:
    """Where the variables of a bundle live, and from where they are spoken of: scopes by number."""

    scopes: dict[int, int] = field(default_factory=dict)
    homes: dict[str, int] = field(default_factory=dict)
    seen: dict[str, set[int]] = field(default_factory=dict)

    def local(self, name: str, home: Scope, here: Scope) -> str:
        """A name of its own for a variable of the scope `home` that is spoken of in `here`."""
        number = self._number(home)
        own = f"{name}__x{number}"
        self.homes[own] = number
        self.note(own, home, here)
        return own

    def note(self, name: str, home: Scope | None, here: Scope) -> None:
        """A variable, of a module if it has no `home`, is spoken of in a scope: and so in all between the two."""
        scope: Scope | None = here
        while scope is not None:
            self.seen.setdefault(name, set()).add(self._number(scope))
            scope = None if scope is home else scope.parent

    def _number(self, scope: Scope) -> int:
        return self.scopes.setdefault(id(scope), len(self.scopes))

    def clash(self, one: str, other: str) -> bool:
        """Whether two variables must have different names."""
        if (
            one not in self.seen
            or other not in self.seen
            or (one not in self.homes and other not in self.homes)
        ):
            return True
        return self.homes.get(one) in self.seen[other] or self.homes.get(other) in self.seen[one]

    def fits(self, variable: str, name: str) -> bool:
        """Whether a variable may have a name, as far as the helpers care."""
        return variable in self.homes or name not in HELPERS

    def named(self, script: str, wanted: Mapping[str, str]) -> dict[str, str]:
        """A name for each variable of a script: the wanted one where it may have it, else the first that is free."""
        found = [match[0] for match in VARIABLE.finditer(script)]
        # Those of modules by how often they are used, then the others as they come.
        rank = {name: -found.count(name) if name not in self.homes else 0 for name in dict.fromkeys(found)}
        names: dict[str, str] = {}
        for variable in sorted(rank, key=lambda name: (name not in wanted, rank[name])):
            taken = {name for other, name in names.items() if self.clash(variable, other)}
            names[variable] = next(
                name
                for name in (wanted.get(variable, ""), *_letters())
                if name and name not in taken and self.fits(variable, name)
            )
        return names


def _letters() -> Iterator[str]:
    yield from LETTERS
    yield from (name for name in map("".join, product(LETTERS, repeat=2)) if name not in _WORDS)


def renamed(script: str, names: Mapping[str, str]) -> str:
    """A script with the names put in."""
    return VARIABLE.sub(lambda match: names.get(match[0], match[0]), script)


def given(made: Pieces, script: str, found: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """The names of a script's variables from what was found: by key the name of its own, then those inside."""
    names = {
        variable: name
        for variable in dict.fromkeys(match[0] for match in VARIABLE.finditer(script))
        for name in found.get(key_of(made, variable), [])[:1]
    }
    for key, text in texts(made).items():
        names |= dict(zip(inside(text), found.get(key, [])[1:], strict=False))
    return {variable: name for variable, name in names.items() if name != "-"}


def kept(made: Pieces, names: Mapping[str, str], order: Sequence[str]) -> dict[str, list[str]]:
    """What `given` reads again: the functions in their order, then all else; `-` where there is no variable."""
    outer = {key_of(made, variable): name for variable, name in names.items()}
    every = texts(made)
    keys = dict.fromkeys([*order, *every, *filter(None, outer)])
    return {
        key: [outer.get(key, "-"), *(names.get(variable, "-") for variable in inside(every.get(key, "")))]
        for key in keys
    }


def key_of(made: Pieces, variable: str) -> str:
    """What a variable of a module, or a helper, is called in a list; `""` for those inside."""
    name, _, end = variable.rpartition("__")
    if end == "js":
        return name
    place = made.places.get(f"__{end}")
    return "" if place is None else f"{place}.{name}"


def texts(made: Pieces) -> dict[str, str]:
    """All that may have variables inside: functions and modules by key."""
    return {**made.first, **made.rest, **made.functions}


def inside(text: str) -> list[str]:
    """The variables of the scopes inside a text, as it speaks of them first."""
    return list(dict.fromkeys(_LOCAL.findall(text)))
