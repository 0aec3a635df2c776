"""Generated expressions on CPython and on each engine: `python -m tests.portability.fuzz [--count 2000] [--seed 1]`.

`--engine` (again and again) names the engines, without it all. Every difference is printed as an expression; put it
into `programs/` when it is mended. The number of them is the exit code, at most 100.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from bascule.build.lower import lower
from bascule.build.models import Module
from bascule.build.standins import imports_of, standins_for
from tests.portability.grammar import HEAD, Maker
from tests.portability.runner import Program, run

ENGINES = ("micropython", "brython", "pyodide")
EACH = 100  # expressions a program: fewer, and starting engines takes most of the time


def program(expressions: Sequence[str], name: str) -> Program:
    """A program that prints the `repr` of each expression, or the type of the exception that it raises."""
    lines = [HEAD + "def show(f):"]
    lines += [
        "    try:",
        "        r = repr(f())",
        "    except Exception as e:",
        "        r = type(e).__name__",
    ]
    lines += ["    print(r.replace(chr(10), '|'))"]
    lines += [f"show(lambda: {one})" for one in expressions]
    return Program(name=name, source="\n".join(lines) + "\n")


def jobs(made: Sequence[Program], engine: str) -> list[tuple[str, tuple[Module, ...]]]:
    """The programs with all modules; the same stand-ins go with each, so that a translation of them can be kept."""
    modules = [lower(p.module(), engine) for p in made]
    common = standins_for(imports_of(modules), engine)
    return [(p.source, (*common, module)) for p, module in zip(made, modules, strict=True)]


def answers(engine: str, work: Sequence[Sequence[str]]) -> list[list[str]]:
    """What `engine` prints for each expression. What ends an engine, or a program, is the answer of one expression.

    An engine that gets no processor for long counts as hung: where it hung it is asked once more.
    """
    found: list[list[str]] = [[] for _ in work]
    again: set[tuple[int, int]] = set()
    left = list(range(len(work)))
    while left:
        made = [program(work[at][len(found[at]) :], f"fuzz/{at}") for at in left]
        given = run(engine, jobs(made, engine))
        for at, got in zip(left, given, strict=True):
            found[at] += got.out.split("\n")[:-1]
            place = (at, len(found[at]))
            if got.text == "hung" and place not in again:
                again.add(place)
            elif len(found[at]) < len(work[at]):
                found[at].append("!" + (got.text.strip() or str(got.failure)).split("\n")[-1])
        left = [at for at in left if len(found[at]) < len(work[at])]
    return found


def main() -> int:
    """Print every difference."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--engine", choices=ENGINES, action="append")
    options = parser.parse_args()
    maker = Maker(options.seed)
    expressions = [maker.expression() for _ in range(options.count)]
    work = [expressions[at : at + EACH] for at in range(0, len(expressions), EACH)]
    wanted = answers("cpython", work)
    bad = 0
    for engine in options.engine or ENGINES:
        wrong = 0
        for group, want, have in zip(work, wanted, answers(engine, work), strict=True):
            for one, right, mine in zip(group, want, have, strict=True):
                if right != mine:
                    wrong += 1
                    print(f"{engine}: {one}\n  CPython {right}\n  {engine} {mine}")  # noqa: T201
        print(f"{engine}: {options.count} expressions, {wrong} different", flush=True)  # noqa: T201
        bad += wrong
    return min(bad, 100)


if __name__ == "__main__":
    sys.exit(main())
