"""Whatever strings come, they are text: five hundred of them in every prop, in a real page without a policy."""

from __future__ import annotations

import itertools
from pathlib import Path

from bascule.build import build
from tests.conftest import FramePage

WIDGET = Path(__file__).parent / "widgets" / "hostile.py"
CODE = "window.__ran('x')"
TRAP = "window.__hits = []; window.__ran = how => window.__hits.push(how);"
BEFORE = [
    "",
    '"',
    "'",
    '">',
    "'>",
    "</style>",
    "</script>",
    "-->",
    "]]>",
    "</textarea>",
    "</title>",
    ";}",
    "*/",
    "\\",
    "\x00",
]
PAYLOADS = [
    f"<script>{CODE}</script>",
    f"<img src=x onerror={CODE}>",
    f"<svg onload={CODE}>",
    f"<svg><animate onbegin={CODE} attributeName=x dur=1s>",
    f"<body onload={CODE}>",
    f"<iframe srcdoc='<script>parent.{CODE}</script>'></iframe>",
    f"<iframe src=javascript:parent.{CODE}></iframe>",
    f"<details open ontoggle={CODE}>",
    f"<input autofocus onfocus={CODE}>",
    f"<math><a xlink:href=javascript:{CODE}>x",
    f"<style>@import 'javascript:{CODE}'; * {{ color: red }}</style>",
    f"<link rel=stylesheet href=data:text/css,*{{color:red}} onload={CODE}>",
    f" onmouseover={CODE} style=position:fixed;inset:0 x=",
    f"javascript:{CODE}",
    f"JaVa\tScRiPt:{CODE}",
    f"\x01javascript:{CODE}",
    f"java\nscript:{CODE}",
    f"vbscript:{CODE}",
    f"data:text/html,<script>parent.{CODE}</script>",
    f"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload={CODE}/>",
    "url(https://evil.example/x)",
    "red; background-image: url(https://evil.example/y)",
    "expression(alert(1))",
    "}} body {{ display: none }}",
    "{{constructor.constructor('x')()}}",
    "${alert(1)}",
    "__proto__",
    "constructor",
    "&lt;script&gt;",
    "\u202e\u2028\u2029\ufeff",
    "\ud7ff\U0001f600\U0010ffff",
    "%3Cscript%3E",
    "x" * 5000,
    "<" * 500,
]


async def test_five_hundred_strings_in_every_prop_run_nothing(frame_page: FramePage, made: None) -> None:
    strings = [before + payload for before, payload in itertools.product(BEFORE, PAYLOADS)]
    assert len(strings) >= 500
    page = build(WIDGET).html
    framed = await frame_page(page, sandbox="allow-scripts allow-same-origin", init_script=TRAP)
    await framed.frame.get_by_text("waiting").wait_for()
    await framed.notify(
        "ui/notifications/tool-result", {"content": [], "structuredContent": {"strings": strings}}
    )
    await framed.frame.locator("#end").wait_for(timeout=60_000, state="attached")
    assert await framed.frame.locator("#bascule-root > div > div").count() >= len(strings)
    assert await framed.frame.locator("#bascule-root [role=alert] strong", has_text="failed").count() == 0
    inside = await framed.frame.evaluate(
        "[...new Set([...document.querySelectorAll('#bascule-root *')].map(e => e.localName))].sort()"
    )
    assert inside == (
        "a button caption data div h2 img p section span table tbody td th thead tr x-any".split()
    )
    running = await framed.frame.evaluate(
        """[...document.querySelectorAll('#bascule-root *')].flatMap(e => [
          ...[...e.attributes].map(a => a.name).filter(name => /^on/i.test(name)),
          ...[e.protocol].filter(protocol => ['javascript:', 'vbscript:', 'data:'].includes(protocol))])"""
    )
    assert running == []
    assert await framed.frame.evaluate("window.__hits") == []
    assert await framed.page.evaluate("window.__hits") == []
    assert framed.errors == []
    assert [url for url in framed.requests if url.startswith("https://evil.example/y")] == []
