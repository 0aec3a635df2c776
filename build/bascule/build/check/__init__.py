"""The checker: what would not mean the same on an engine, found before it can.

A finding on a line is silenced by `# bascule: allow BP012 — reason` on that line; without a reason it stays.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from bascule.build.check.findings import Finding
from bascule.build.check.rules import RULES, Rule
from bascule.build.check.visitor import found_in
from bascule.build.models import Module

__all__ = ["RULES", "Finding", "Rule", "check"]

_ALLOW = re.compile(r"#\s*bascule:\s*allow\s+(BP\d{3}(?:\s*,\s*BP\d{3})*)\s*(?:[—–:-]+\s*(\S.*))?$")  # noqa: RUF001


def check(modules: Sequence[Module], engine: str) -> list[Finding]:
    """All findings in the author's of `modules` for `engine`, in the order of file, line and column.

    The others are those that the author's may import: the toolkit's, and models as a page has them.

    `"auto"` looks at MicroPython and Brython alike: each finding says which of them it concerns. Pyodide is CPython.
    """
    engines = ("micropython", "brython") if engine == "auto" else (engine,)
    own = frozenset(m.name.partition(".")[0] for m in modules)
    merged: dict[tuple[str, int, int, str, str], Finding] = {}
    for module in modules:
        if module.origin != "author":
            continue
        allowed = _allowed(module.source)
        for name in engines:
            for finding in found_in(module, name, own):
                key = (finding.file, finding.line, finding.column, finding.code, finding.message)
                codes, reason = allowed.get(finding.line, (frozenset(), None))
                if finding.code in codes and reason:
                    finding = finding.model_copy(update={"refuses": False, "silenced": reason})  # noqa: PLW2901
                before = merged.get(key)
                both = (*before.engines, name) if before else (name,)
                merged[key] = finding.model_copy(update={"engines": both})
    return [merged[key] for key in sorted(merged)]


def _allowed(source: str) -> dict[int, tuple[frozenset[str], str | None]]:
    """The codes that a comment allows, by line, and the reason given."""
    found = {}
    for number, line in enumerate(source.splitlines(), 1):
        if "bascule:" in line:
            match = _ALLOW.search(line)
            if match:
                found[number] = (frozenset(re.findall(r"BP\d{3}", match.group(1))), match.group(2))
    return found
