"""Frames a page in a host that the reference SDK's own `AppBridge` drives.

    bridged = await bridge_page(html, csp="default-src 'none'; …", sandbox="allow-scripts")
    await bridged.event("initialized")
    await bridged.run("bridge => bridge.sendToolResult({content: []})")

`options` are those of `startBridge` in `tests/js/appbridge.mjs`: `server`, `answers`, `capabilities`, `context`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tests.bundles import bundle
from tests.framing import Recorded

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.async_api import BrowserContext

    from tests.serving import Site

HOST = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reference host</title>
<link rel="icon" href="data:,"><style>body{margin:0}</style></head><body>
<script src="%s"></script></body></html>
"""


@dataclass
class Bridged(Recorded):
    """A page in the reference host."""

    async def run(self, function: str, argument: object = None) -> Any:
        """Runs a JavaScript function of `(bridge, argument)` in the host; returns what it resolves with."""
        return await self.page.evaluate(f"argument => ({function})(harness.bridge, argument)", argument)

    async def events(self, name: str | None = None) -> list[Any]:
        """The params of what the bridge was told, in order; of one event when it is named."""
        found = await self.page.evaluate("harness.events")
        return [e["params"] if name else e for e in found if name in {None, e["event"]}]

    async def event(self, name: str, number: int = 1, timeout: float = 20) -> Any:
        """Waits for the `number`th event of a name; at most `timeout` seconds; its params."""
        await self.page.wait_for_function(
            "([e, n]) => window.harness && harness.events.filter(x => x.event === e).length >= n",
            arg=[name, number],
            timeout=timeout * 1000,
        )
        return (await self.events(name))[number - 1]

    async def received(self) -> list[dict[str, Any]]:
        """The messages that the page posted, in order."""
        found: list[dict[str, Any]] = await self.page.evaluate("harness.received")
        return found


async def bridge_page(
    context: BrowserContext,
    host: Site,
    site: Site,
    html: str,
    *,
    csp: str = "",
    sandbox: str = "",
    options: Mapping[str, Any] | None = None,
    init_script: str = "",
) -> Bridged:
    """See the module. An empty `sandbox` is no sandbox at all, an empty `csp` no policy."""
    address = site.put(html, headers={"Content-Security-Policy": csp} if csp else {})
    script = host.put(
        bundle("appbridge"), path="/appbridge.js", content_type="text/javascript; charset=utf-8"
    )
    outer = host.put(HOST % script)
    page = await context.new_page()
    bridged = Bridged(page, page.main_frame)
    settings = {**(options or {}), "address": address, "sandbox": sandbox}
    ours = {outer, address, script, str(settings.get("server"))}
    await bridged.watch(ours, init_script)
    await page.goto(outer)
    async with page.expect_event("framenavigated", lambda frame: frame.url == address):
        await page.evaluate("options => startBridge(options)", settings)
    frame = page.frame(url=address)
    assert frame is not None, "the page was not framed"
    bridged.frame = frame
    return bridged
