"""Writes docs/portability.md from what the corpus gives: `python -m tests.portability.report`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from bascule.build.check import RULES
from bascule.build.engines import pyodide
from bascule.build.lower import VERSIONS
from tests.portability.runner import ENGINES, ROOT, Outcome, outcomes, programs

TARGET = ROOT / "docs" / "portability.md"
COLUMNS = (*ENGINES, "pyodide")
_VERSIONS = {**VERSIONS, "pyodide": pyodide.VERSION}

_HEAD = """# Portable Python: what runs where

Made by `python -m tests.portability.report` from the {count} programs in `tests/portability/programs`; do not edit.
Each program is a feature that a widget may use. *same*: it prints what CPython prints, and fails where CPython fails.
*refused*: the checker stops the build, with the line and a way out. Pyodide is CPython itself, of another version.

| engine | same | refused | different |
|---|---|---|---|
{shares}

Raw, without check, lowering and stand-ins: {raw}.

## What is promised, and what is not
- Values, their text and order, exceptions and the author's line they come from are the same.
- The words of exceptions that the interpreter itself raises are translated where they are known; they differ between
  CPython's own versions too.
- The order of a set is nowhere defined. The last digit of `sin`, `exp` and their kin is the platform's, and so are the
  hash of a number beyond 2**31 and how wide `%Y` and `%G` are before the year 1000.
- `sum` adds floats up as CPython 3.11 does on MicroPython and Brython; since 3.12, and on Pyodide, it rounds less.
- With `re.IGNORECASE` an `İ` is no `i` on MicroPython and Brython: JavaScript folds cases so.
- A whole number beyond 2**53 beside a float (compared, `%`) is a float near it on MicroPython, save with `float(…)`.
- On MicroPython `in` does not look for a number in a `bytearray` (an error says so), whose `partition` gives
  `bytes`; two slices are never equal.
- Recursion ends at about 450 plain frames on MicroPython, with an error.

## Rules of the checker
| code | engines | says | way out |
|---|---|---|---|
{rules}

## Programs
| program | {engines} |
|---|{bars}|
{rows}
"""


def text(found: dict[str, list[Outcome]], raw: dict[str, list[Outcome]]) -> str:
    """The page."""
    names = list(found)
    verdicts = {e: {o.program: o for o in rows} for e, rows in found.items()}
    shares = []
    for engine, rows in found.items():
        counts = {v: sum(1 for o in rows if o.verdict == v) for v in ("same", "refused", "different")}
        cells = " | ".join(f"{counts[v]} ({counts[v] / len(rows):.1%})" for v in counts)
        shares.append(f"| {engine} {_VERSIONS[engine]} | {cells} |")
    first = "; ".join(
        f"{e} {sum(1 for o in rows if o.verdict == 'same') / len(rows):.0%} same" for e, rows in raw.items()
    )
    rules = [
        f"| {r.code} | {', '.join(r.engines)} | {r.message.format('…')} | {r.help.format('…')} |"
        for r in RULES.values()
    ]
    lines: list[str] = []
    for name in verdicts[names[0]]:
        row: list[str] = []
        for engine in names:
            outcome = verdicts[engine][name]
            codes = ", ".join(sorted({f.code for f in outcome.findings}))
            row.append(f"refused {codes}" if codes else outcome.verdict)
        lines.append(f"| {name} | {' | '.join(row)} |")
    return _HEAD.format(
        count=len(verdicts[names[0]]),
        shares="\n".join(shares),
        raw=first,
        rules="\n".join(rules),
        engines=" | ".join(names),
        bars="|".join("---" for _ in names),
        rows="\n".join(lines),
    )


def main(engines: Sequence[str] = COLUMNS, target: Path = TARGET) -> None:
    """Run the corpus on `engines` and write the page."""
    found, raw, corpus = {}, {}, programs()
    for engine in engines:
        found[engine] = outcomes(engine, corpus)
        if engine in ENGINES:
            raw[engine] = outcomes(engine, corpus, raw=True)
    target.write_text(text(found, raw), encoding="utf-8")
    for engine, rows in found.items():
        bad = [o.program for o in rows if o.verdict == "different"]
        print(  # noqa: T201
            engine,
            {v: sum(1 for o in rows if o.verdict == v) for v in ("same", "refused", "different")},
            *bad,
        )
    refused = {e: {o.program for o in rows if o.verdict == "refused"} for e, rows in found.items()}
    for engine, rows in raw.items():
        needless = [o.program for o in rows if o.program in refused[engine] and o.verdict == "same"]
        print(engine, f"refused although right: {len(needless)} of {len(rows)}", *needless)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:] or COLUMNS)
