"""`use_format`: what is written on CPython, and in pages of every engine by `Intl`."""

from __future__ import annotations

import datetime as dt
from pathlib import Path
from typing import Any

import pytest

from bascule.build import build
from bascule.components import Text, component
from bascule.components.formatting import Format, use_format
from bascule.host.pilot import Pilot
from tests.conftest import FramePage
from tests.framing import INITIALIZE
from tests.pyodide import serve
from tests.serving import Site

WIDGET = Path(__file__).parent / "widgets" / "formats.py"
NARROW, SPACE, NOBREAK = "\u202f", " ", "\u00a0"
SAID = {
    "en-GB": [
        "1,234,567.891",
        "25.6%",
        "12.50",
        "\u221e",
        "1,180,591,620,717,411,300,000",
        "-\u20ac1,250.00",
        "1 Mar 2026",
        "1 Mar 2026, 15:30",
        "1 Mar 2026, 16:30",
        "Sunday 1",
        "yesterday",
        "in 3 months",
        "<b>, b and 3",
        "a or b",
        'use_format: "soon" is no date',
        "",
    ],
    "de-DE": [
        "1.234.567,891",
        f"25,6{NOBREAK}%",
        "12,50",
        "\u221e",
        "1.180.591.620.717.411.300.000",
        f"-1.250,00{NOBREAK}\u20ac",
        "01.03.2026",
        "01.03.2026, 15:30",
        "01.03.2026, 16:30",
        "Sonntag, 1.",
        "gestern",
        "in 3 Monaten",
        "<b>, b und 3",
        "a oder b",
        'use_format: "soon" is no date',
        "",
    ],
}


@pytest.mark.parametrize("engine", ["micropython", "brython", "pyodide"])
async def test_every_engine_writes_as_the_host_speaks(
    made: None, frame_page: FramePage, page_site: Site, engine: Any
) -> None:
    where = serve(page_site) if engine == "pyodide" else None
    html = build(WIDGET, engine=engine, pyodide_url=where).html
    context = {**INITIALIZE["hostContext"], "locale": "en-GB", "timeZone": "Europe/Oslo"}
    framed = await frame_page(html, initialize={**INITIALIZE, "hostContext": context})
    lines = "() => [...document.querySelectorAll('#written > *')].map(line => line.textContent)"
    await framed.frame.get_by_text("1 Mar 2026, 16:30").wait_for(timeout=60_000)
    assert await framed.frame.evaluate(lines) == SAID["en-GB"]
    await framed.notify("ui/notifications/host-context-changed", {"locale": "de-DE"})
    await framed.frame.get_by_text("gestern").wait_for()
    assert await framed.frame.evaluate(lines) == SAID["de-DE"]


def test_english_is_written_where_there_is_no_intl() -> None:
    british, american = Format("en-GB", "Europe/Oslo"), Format(None, None)
    assert "English only" in british.lacks
    assert [british.number(1234567.8916), british.number(-0.256, "percent"), british.number(1.5, "integer")] == [
        "1,234,567.892", "-25.6%", "2",
    ]  # fmt: skip
    assert british.number(12.5, {"minimumFractionDigits": 2}) == "12.50"
    assert [british.number(value) for value in (float("nan"), float("-inf"), 2**60)] == [
        "NaN", "-\u221e", "1,152,921,504,606,846,976",
    ]  # fmt: skip
    assert british.currency(-1250, "eur") == f"-EUR{NOBREAK}1,250.00"
    assert british.date(dt.date(2026, 3, 1)) == "1 Mar 2026"
    assert american.datetime("2026-03-01T15:05") == f"Mar 1, 2026, 3:05{NARROW}PM"
    assert british.datetime("2026-03-01T15:30:00Z") == "1 Mar 2026, 16:30"
    assert [british.date("2026-03-01", form) for form in ("month", "weekday", "year", {"day": "numeric"})] == [
        "Mar 2026", "Sun", "2026", "1 Mar 2026",
    ]  # fmt: skip
    assert british.time("2026-03-01T15:30") == "15:30"
    spans = [(-1, "day"), (3, "month"), (-1, "hour"), (1, "week")]
    assert [british.relative(value, unit) for value, unit in spans] == [
        "yesterday", "in 3 months", "1 hour ago", "next week",
    ]  # fmt: skip
    before = dt.datetime.now(dt.UTC) - dt.timedelta(hours=49)
    assert british.relative(before) == "2 days ago"
    assert [british.list(texts, "or") for texts in ([], ["a"], ["a", "b"], ["a", "b", 3])] == [
        "", "a", "a or b", "a, b, or 3",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda write: write.number("1"), "value must be a number, not '1'"),
        (lambda write: write.number(1, "money"), "form must be one of number"),
        (lambda write: write.currency(1, "euro"), "a currency has a code such as"),
        (lambda write: write.date(3), "value must be a date or text"),
        (lambda write: write.date("soon"), '"soon" is no date'),
        (lambda write: write.date("2026-03-01", "long"), "form must be one of date"),
        (lambda write: write.relative(1, "age"), "unit must be one of second"),
        (lambda write: write.list("abc"), "values must be a list"),
        (lambda write: write.list([], "nor"), "kind must be one of and"),
    ],
)
def test_what_cannot_be_written_is_said(call: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=f"use_format: {said}"):
        call(Format(None, None))


async def test_another_locale_is_another_text() -> None:
    async with Pilot(component(lambda: Text(use_format().date("2026-03-01")))) as page:
        assert page.text == "Mar 1, 2026"
        await page.context(locale="en-GB")
        assert page.text == "1 Mar 2026"
