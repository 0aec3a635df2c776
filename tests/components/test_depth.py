"""Deep and wide trees, on every engine: they are shown, or an error names the component and the page lives on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bascule.build import build
from bascule.host.csp import merge
from bascule.host.policies import policy
from tests.conftest import FramePage
from tests.framing import Framed
from tests.pyodide import serve
from tests.serving import Site

WIDGET = Path(__file__).parent / "widgets" / "deep.py"


async def press(framed: Framed, name: str) -> None:
    await framed.frame.get_by_role("button", name=name, exact=True).evaluate("button => button.click()")
    await framed.frame.get_by_text(f"shown: {name}", exact=True).wait_for(timeout=120_000, state="attached")


async def started(framed: Framed) -> None:
    """Wait until Python hears a click: the prerendered buttons are there before it."""
    script = """() => { if (document.body.innerText.includes("shown: nothing")) return true;
      document.querySelector("button")?.click(); return false }"""
    await framed.frame.wait_for_function(script, timeout=120_000, polling=200)


async def deepest(framed: Framed, selector: str) -> Any:
    """How many elements are around one, up to the widget's own."""
    script = """selector => { let n = 0;
      for (let e = document.querySelector(selector); e && e.id !== "bascule-root"; e = e.parentElement) n++;
      return n }"""
    return await framed.frame.evaluate(script, selector)


async def count(framed: Framed, selector: str) -> Any:
    return await framed.frame.evaluate("s => document.querySelectorAll(s).length", selector)


@pytest.mark.parametrize("engine", ["micropython", "brython", "pyodide"])
async def test_depth_and_width(frame_page: FramePage, made: None, engine: Any) -> None:
    with Site() as site:
        page = build(WIDGET, engine=engine, pyodide_url=serve(site) if engine == "pyodide" else None)
        framed = await frame_page(
            page.html, csp=merge(policy("spec-wasm").csp, page.csp).csp, sandbox="allow-scripts"
        )
        framed.page.set_default_timeout(60_000)
        await started(framed)
        await press(framed, "deep")
        assert await deepest(framed, "#bottom") == 1002
        await press(framed, "too deep")
        said = await framed.frame.locator("[role=alert]").first.text_content()
        assert "Tower failed" in str(said)
        assert "elements deep" in str(said)
        await press(framed, "levels")
        assert await deepest(framed, "#ground") == 152
        await press(framed, "endless")
        said = await framed.frame.locator("[role=alert]").first.text_content()
        assert "Level failed" in str(said)
        assert "components deep" in str(said)
        await press(framed, "wide")
        assert await count(framed, "#wide > li") == 20_000
        await press(framed, "nothing")
        assert await count(framed, "li, [role=alert]") == 0
        assert framed.errors == []
