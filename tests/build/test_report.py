"""The weight of a page, by part."""

from __future__ import annotations

import zlib

from bascule.build.models import Part
from bascule.build.report import BUDGET, report


def test_the_parts_add_up_to_the_page() -> None:
    parts = (Part(name="a", html="x" * 100), Part(name="ü", html="ü" * 50))
    html = f"<html>{parts[0].html}{parts[1].html}</html>"
    made = report(html, parts)
    assert made.size == len(html.encode()) == sum(line.raw for line in made.lines)
    assert made.compressed == len(zlib.compress(html.encode(), 9))
    assert [line.name for line in made.lines] == ["a", "ü", "document"]
    assert not made.over_budget


def test_over_the_budget_the_heaviest_part_is_named() -> None:
    parts = (Part(name="light", html="x"), Part(name="heavy", html="y" * BUDGET))
    made = report("".join(part.html for part in parts), parts)
    assert made.over_budget
    assert made.heaviest().name == "heavy"
