"""One Python on every engine: what cannot mean the same is refused with its line, the rest is lowered.

`auto` carries two engines. A finding that concerns one of them takes that engine out of the page, and the report says
so; one that concerns both, or the only one, ends the build.
"""

from __future__ import annotations

from pathlib import Path

from bascule.build.check import Finding, check
from bascule.build.check.slips import Slip, slips
from bascule.build.errors import BuildError, raise_all
from bascule.build.lower import lower
from bascule.build.made import asked_for
from bascule.build.models import Model, Module, Program
from bascule.build.names import Undefined, undefined
from bascule.build.standins import imports_of, standins_for


class Portable(Model):
    """The program as each engine of the page gets it, in the order of preference, and notes for the author."""

    programs: tuple[tuple[str, Program], ...]
    notes: tuple[str, ...] = ()


def findings(program: Program, engines: tuple[str, ...]) -> tuple[Finding, ...]:
    """What the checker finds in the author's modules, in the order of file and line; each names its engines."""
    merged: dict[tuple[str, int, int, str, str], Finding] = {}
    for engine in engines:
        for found in check(program.modules, engine):
            key = (found.file, found.line, found.column, found.code, found.message)
            known = merged[key].engines if key in merged else ()
            merged[key] = found.model_copy(update={"engines": (*known, engine)})
    return tuple(merged[key] for key in sorted(merged))


def sensible(program: Program, folder: Path) -> None:
    """Raises `BuildError` for the author's names that nothing defines, and for what can mean nothing on any engine."""
    errors: list[BuildError] = []
    for module in program.modules:
        if module.origin == "author":
            said: list[Undefined | Slip] = [*undefined(module), *slips(module)]
            said.sort(key=lambda one: (one.line, one.column))
            first = {one.message: one for one in reversed(said)}  # of those that say the same
            errors += [
                BuildError(one.message, folder / module.filename, one.line, one.column)
                for one in said
                if one is first[one.message]
            ]
    raise_all(errors)


def portable(program: Program, engines: tuple[str, ...], folder: Path) -> Portable:
    """Check and lower `program`, whose files are in `folder`, for `engines`.

    Raises `BuildError` when none of them can run it as CPython does.
    """
    refused: dict[str, Finding] = {}
    for finding in findings(program, engines):
        for engine in finding.engines if finding.refuses else ():
            refused.setdefault(engine, finding)
    left = tuple(engine for engine in engines if engine not in refused)
    if not left:
        first = refused[engines[-1]]
        message = f"{first.code} {first.message}; {first.help}"
        raise BuildError(message, folder / first.file, first.line, first.column)
    return Portable(
        programs=tuple((engine, lowered(program, engine)) for engine in left),
        notes=tuple(
            f"{found.file}:{found.line}: {found.code} {found.message}, so the page goes without {engine}; {found.help}"
            for engine, found in refused.items()
        ),
    )


def lowered(program: Program, engine: str) -> Program:
    """`program` with the author's modules lowered for `engine`, and the stand-ins that they use."""
    modules = [lower(module, engine) if module.origin == "author" else module for module in program.modules]
    used = imports_of([module for module in modules if module.origin == "author"])
    for name, names in asked_for(program.modules, engine).items():
        used[name] = used.get(name, frozenset()) | names
    more: tuple[Module, ...] = standins_for(used, engine)
    return program.model_copy(update={"modules": (*more, *modules)})
