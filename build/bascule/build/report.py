"""What a page weighs, by part, against the budget that clients set.

MCP clients refuse a streamed reply over 1,048,576 bytes and several hosts refuse pages over 1 MiB, so a page
stays under 1,000,000 bytes.
"""

from __future__ import annotations

import zlib

from bascule.build.models import Model, Part

BUDGET = 1_000_000


class Line(Model):
    """One part of the page: `raw` bytes in the document, `compressed` bytes when sent deflated (level 9)."""

    name: str
    raw: int
    compressed: int


class Report(Model):
    """The page's parts in order, its whole size in bytes, and notes for the author."""

    lines: tuple[Line, ...]
    size: int
    compressed: int
    budget: int = BUDGET
    notes: tuple[str, ...] = ()

    @property
    def over_budget(self) -> bool:
        """Whether hosts may refuse the page for its size."""
        return self.size > self.budget

    def heaviest(self) -> Line:
        """The part that weighs most."""
        return max(self.lines, key=lambda line: line.raw)


def measure(name: str, text: str) -> Line:
    """Raw and compressed bytes of one piece of text."""
    data = text.encode()
    return Line(name=name, raw=len(data), compressed=len(zlib.compress(data, 9)))


def report(html: str, parts: tuple[Part, ...], notes: tuple[str, ...] = ()) -> Report:
    """Measure `parts` and the whole `html`; what is left over is the document itself."""
    lines = [measure(part.name, part.html) for part in parts]
    whole = measure("page", html)
    rest = whole.raw - sum(line.raw for line in lines)
    lines.append(
        Line(
            name="document", raw=rest, compressed=max(0, whole.compressed - sum(x.compressed for x in lines))
        )
    )
    return Report(lines=tuple(lines), size=whole.raw, compressed=whole.compressed, notes=notes)
