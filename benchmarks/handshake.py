# ruff: noqa: E501 - scripts and tables read better in one line
"""What the bridge costs before it speaks: from the start of its script to the posted `ui/initialize`.

Beside it a page written by hand that does only that. Both are framed, by turns, in one Chromium, isolated for a clock of
5 µs. The clock starts three times: with the script's first statement; in a script element before it, so that reading and
compiling the script counts too; and in the host, as it makes the frame. `python benchmarks/handshake.py [rounds]` prints medians in microseconds and ratios.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
from pathlib import Path

from playwright.async_api import Page, async_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from assets.bundles import BUNDLES, make  # noqa: E402
from tests.browser import launch  # noqa: E402
from tests.serving import Site  # noqa: E402

ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}
HAND = """(function () {
  "use strict";
  const hello = {jsonrpc: "2.0", id: 0, method: "ui/initialize", params: {appInfo: {name: "weather", version: "1.0.0"},
    appCapabilities: {availableDisplayModes: ["inline"]}, protocolVersion: "2026-01-26"}};
  addEventListener("message", event => {
    if (event.source === window.parent && event.data && event.data.id === 0 && event.data.result)
      window.parent.postMessage({jsonrpc: "2.0", method: "ui/notifications/initialized", params: {}}, "*");
  });
  window.parent.postMessage(hello, "*");
})()"""
SETTINGS = {"name": "weather", "version": "1.0.0", "displayModes": ["inline"]}
# The page posts through this, which notes when.
WATCH = """const real = window.parent;
Object.defineProperty(window, "parent", {configurable: true, value: {postMessage(message, target) {
    if (message.method === "ui/initialize") real.took([performance.now() - window.began, performance.now() - window.ran]);
    real.postMessage(message, target);
}}});"""
HOST = """<!doctype html><script>
const run = address => new Promise(done => {
    const frame = document.createElement("iframe");
    window.took = times => { const heard = performance.now() - start; setTimeout(() => { frame.remove(); done([...times, heard]) }) };
    const start = performance.now();
    frame.src = address; document.body.append(frame);
});</script><body></body>"""


def document(script: str) -> str:
    """A page around one of the two scripts."""
    return (
        f'<!doctype html><html><head><script id="bascule-settings">basculeSettings={json.dumps(SETTINGS)}</script>'
        f"<script>{WATCH}</script><script>window.began = performance.now()</script><script>{started(script)}</script></head>"
        "<body><p>content</p></body></html>"
    )


def started(script: str) -> str:
    """A script that notes when its first statement runs."""
    head, _, rest = script.partition('"use strict";')
    return f'{head}"use strict";window.ran=performance.now();{rest}'


async def measure(page: Page, addresses: dict[str, str], rounds: int) -> dict[str, list[list[float]]]:
    """Microseconds with compiling and without, by page, by turns; the first rounds warm up."""
    times: dict[str, list[list[float]]] = {name: [] for name in addresses}
    for turn in range(rounds + 10):
        for name in list(addresses)[:: 1 if turn % 2 else -1]:
            took = await page.evaluate("address => run(address)", f"{addresses[name]}?{turn}")
            if turn >= 10:
                times[name].append([part * 1000 for part in took])
    return times


async def main(rounds: int) -> None:
    made = make(BUNDLES[0])
    assert made is not None
    scripts = {"bridge": made.output.read_text("utf-8"), "by hand": HAND}
    with Site() as site:
        host = site.put(HOST, headers=ISOLATED)
        addresses = {name: site.put(document(text), headers=ISOLATED) for name, text in scripts.items()}
        async with async_playwright() as playwright:
            browser = await launch(playwright)
            page = await browser.new_page()
            await page.goto(host)
            assert await page.evaluate("crossOriginIsolated")
            times = await measure(page, addresses, rounds)
            await browser.close()
    print(
        f"bridge.js {made.size} bytes, {made.gzipped} gzipped; {rounds} rounds; medians and quartiles in microseconds"
    )
    for column, title in enumerate(("with compiling", "from the first statement", "from the frame's making")):
        medians = {}
        for name, found in times.items():
            low, medians[name], high = statistics.quantiles([took[column] for took in found], n=4)
            print(f"{title:25} {name:8} {medians[name]:6.0f}   {low:.0f} to {high:.0f}")
        print(f"{title:25} ratio    {medians['bridge'] / medians['by hand']:6.2f}")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100))
