"""Whatever strings come, they are text in every field and action too, in a real page.

Every payload behind three of the beginnings, all beginnings among them: the page itself is tried with all of them.
"""

from __future__ import annotations

from pathlib import Path

from bascule.build import build
from tests.components.test_hostile import BEFORE, PAYLOADS, TRAP
from tests.conftest import FramePage

WIDGET = Path(__file__).parents[1] / "widgets" / "hostile_fields.py"
AT_ONCE = 40
TAGS = (
    "a button div fieldset form input label legend li ol optgroup option output p path section select span strong svg "
    "textarea ul"
).split()
FOUND = """[...new Set([...document.querySelectorAll('#bascule-root *')].map(e => e.localName))].sort()"""
RUNNING = """[...document.querySelectorAll('#bascule-root *')].flatMap(e => [
  ...[...e.attributes].map(a => a.name).filter(name => /^on/i.test(name)),
  ...[e.protocol].filter(protocol => ['javascript:', 'vbscript:', 'data:'].includes(protocol))])"""


async def test_hostile_strings_in_every_field_run_nothing(frame_page: FramePage, made: None) -> None:
    strings = [
        BEFORE[(at + turn * 4) % len(BEFORE)] + PAYLOADS[at]
        for at in range(len(PAYLOADS))
        for turn in range(3)
    ]
    assert len(strings) >= 100
    page = build(WIDGET, engine="micropython").html
    framed = await frame_page(page, sandbox="allow-scripts allow-same-origin", init_script=TRAP)
    await framed.frame.get_by_text("waiting").wait_for()
    for turn, start in enumerate(range(0, len(strings), AT_ONCE)):
        some = strings[start : start + AT_ONCE]
        await framed.notify(
            "ui/notifications/tool-result",
            {"content": [], "structuredContent": {"strings": some, "turn": turn}},
        )
        await framed.frame.locator(f"#end-{turn}").wait_for(timeout=60_000, state="attached")
        assert await framed.frame.locator("#bascule-root > div > div").count() == len(some)
        failed = framed.frame.locator("#bascule-root [role=alert] strong", has_text="failed")
        assert await failed.all_inner_texts() == []
        assert set(await framed.frame.evaluate(FOUND)) <= set(TAGS)
        assert await framed.frame.evaluate(RUNNING) == []
    assert await framed.frame.evaluate("window.__hits") == []
    assert await framed.page.evaluate("window.__hits") == []
    assert framed.errors == []
