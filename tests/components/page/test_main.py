"""The page script as a whole: what it defines, and with the real bridge."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from assets.bundles import BUNDLES, make
from assets.page_python import compile_bundle
from tests.components.page.toolkit import toolkit_js

if TYPE_CHECKING:
    from tests.components.page.toolkit import Toolkit

BRIDGE = Path(__file__).parents[3] / "bridge" / "bascule" / "bridge" / "page" / "main.py"
PORT = BRIDGE.with_name("port.py")


def test_bridge_port_and_toolkit_fit_their_budget() -> None:
    made = [make(bundle) for bundle in BUNDLES if bundle.name in ("bridge", "port", "toolkit")]
    assert sum(one.size for one in made if one is not None) <= 40_000


async def test_the_port_cannot_be_changed_and_a_second_script_does_nothing(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["button", {"on": {"click": 1}}, "b"]])
    await toolkit.page.evaluate("window.was = BasculePort; try { BasculePort.update = 1 } catch {}")
    await toolkit.page.add_script_tag(content=toolkit_js())
    assert await toolkit.page.evaluate("was === BasculePort && typeof BasculePort.update") == "function"
    await toolkit.page.click("button")
    assert await toolkit.events() == [[1, 1, None]]


async def test_a_page_without_a_root_gets_one(toolkit: Toolkit) -> None:
    await toolkit.page.set_content("<!doctype html><body></body>")
    await toolkit.page.add_script_tag(content=toolkit_js())
    await toolkit.page.evaluate("BasculePort.listen(() => '')")
    assert await toolkit.show([1, "text"]) == "text"


async def test_with_the_real_bridge(toolkit: Toolkit) -> None:
    await toolkit.open(bridge=compile_bundle(BRIDGE) + compile_bundle(PORT))
    topics = await toolkit.page.evaluate("told.splice(0).map(m => m[0])")
    assert [topic for topic in topics if topic in ("host", "tool", "state", "start")] == [
        "host",
        "tool",
        "state",
        "start",
    ]
    # Not framed: no host can call a tool, and the answer says so.
    assert await toolkit.call(5, "callTool", {"name": "t", "arguments": {}}) == ""
    await toolkit.page.wait_for_function("() => told.some(m => m[0] === 'settle')")
    settled = await toolkit.page.evaluate("told.find(m => m[0] === 'settle')[1]")
    assert settled[:2] == [5, False]
    assert settled[2]["method"] == "callTool"
