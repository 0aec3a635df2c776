"""Whatever strings come, charts, maps and coloured code show them as text, and Markdown takes out what could run."""

from __future__ import annotations

import itertools
from pathlib import Path

from bascule.build import build
from tests.components.kit.test_hostile_fields import FOUND, RUNNING
from tests.components.test_hostile import BEFORE, PAYLOADS, TRAP
from tests.conftest import FramePage

WIDGET = Path(__file__).parents[1] / "widgets" / "hostile_scripts.py"
TAGS = (
    "a b blockquote button canvas caption code details div em figcaption figure g h2 i img input li ol p path pre span "
    "strong summary svg table tbody td th thead tr ul"
).split()


async def test_five_hundred_strings_in_scripts_run_nothing(frame_page: FramePage, made: None) -> None:
    strings = [before + payload for before, payload in itertools.product(BEFORE, PAYLOADS)]
    assert len(strings) >= 500
    page = build(WIDGET, engine="micropython").html
    framed = await frame_page(page, sandbox="allow-scripts allow-same-origin", init_script=TRAP)
    await framed.frame.get_by_text("waiting").wait_for()
    await framed.notify(
        "ui/notifications/tool-result", {"content": [], "structuredContent": {"strings": strings}}
    )
    await framed.frame.locator("#end").wait_for(timeout=120_000, state="attached")
    assert await framed.frame.locator(".md").count() == 2 * len(strings)
    assert await framed.frame.locator(".b-map-marker").count() == len(strings)
    await framed.frame.evaluate(
        "document.querySelectorAll('.b-chart-data').forEach(one => { one.open = true })"
    )
    await framed.frame.evaluate(
        "[...document.querySelectorAll('.b-map-list button')].slice(-99).forEach(b => b.click())"
    )
    await framed.frame.locator(".b-chart-rows tr").nth(500).wait_for(timeout=60_000, state="attached")
    failed = framed.frame.locator("#bascule-root [role=alert] strong", has_text="failed")
    assert await failed.all_inner_texts() == []
    assert set(await framed.frame.evaluate(FOUND)) <= set(TAGS)
    assert await framed.frame.evaluate(RUNNING) == []
    styled = "document.querySelectorAll('.md [style], .md [class]:not(.b-markdown-link, .b-markdown-table)').length"
    assert await framed.frame.evaluate(styled) == 0
    assert await framed.frame.evaluate("window.__hits") == []
    assert await framed.page.evaluate("window.__hits") == []
    assert framed.errors == []
    assert [url for url in framed.requests if "evil" in url] == []
