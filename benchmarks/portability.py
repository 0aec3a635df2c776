"""What checking, lowering and stand-ins cost: at build time, in bytes, and in time to data.

    python benchmarks/portability.py [--runs 11]

Check and lower are timed over the examples' own modules: the processor's time, per 1,000 lines. The weather page is
built as it is and with its modules left as the author wrote them; both are framed in turn by one document, and the
clock runs from the frame's being put there until the frame after the week's weather is in the document. Medians, and of
the time to data the least too, which a busy machine disturbs less. No figure here is a test.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, async_playwright

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
sys.path.insert(0, str(ROOT))
sys.path.insert(0, str(EXAMPLES / "weather"))

from bascule.build import build, portable  # noqa: E402
from bascule.build.check import check  # noqa: E402
from bascule.build.lower import lower  # noqa: E402
from bascule.build.models import EngineName, Module, Program  # noqa: E402
from bascule.host.policies import policy as find_policy  # noqa: E402
from tests import browser as browsers  # noqa: E402
from tests.serving import Site  # noqa: E402

ENGINES: tuple[EngineName, ...] = ("micropython", "brython")
WIDGET = EXAMPLES / "weather" / "widget.py"
HOST = """<!doctype html><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,"><body><script>
const initialize = {protocolVersion: "2026-01-26", hostInfo: {name: "bench", version: "1"},
  hostCapabilities: {serverTools: {}, logging: {}}, hostContext: {theme: "light", locale: "en-GB"}};
async function once(address, sandbox, result) {
  const frame = document.createElement("iframe");
  frame.width = 720; frame.height = 600; frame.sandbox = sandbox; frame.src = address;
  const taken = await new Promise((done, fail) => {
    setTimeout(() => fail(Error("no data on screen after a minute")), 60_000);
    onmessage = ({source, data: {id, method, painted}}) => {
      if (source !== frame.contentWindow) return;
      const post = data => frame.contentWindow.postMessage({jsonrpc: "2.0", ...data}, "*");
      if (method === "ui/initialize") post({id, result: initialize});
      else if (method === "ui/notifications/initialized") {
        post({method: "ui/notifications/tool-input", params: {arguments: {}}});
        post({method: "ui/notifications/tool-result", params: result});
      } else if (painted) done(performance.now() - start);
    };
    const start = performance.now();
    document.body.append(frame);
  });
  frame.remove();
  await new Promise(done => setTimeout(done, 60));
  return taken;
}
</script>"""
# In every page: tell the host once what comes last of the week is there and painted.
WATCH = """<script>
{ let told = false;
  const look = () => {
    if (told || !document.getElementById("bascule-root")?.textContent.includes("LAST")) return;
    told = true;
    requestAnimationFrame(() => { const channel = new MessageChannel();
      channel.port1.onmessage = () => { parent.postMessage({painted: true}, "*"); };
      channel.port2.postMessage(0); });
  };
  new MutationObserver(look).observe(document, {childList: true, subtree: true, characterData: true}); }
</script>"""


def build_time(runs: int) -> tuple[int, dict[str, float]]:
    """How many lines were looked at, and milliseconds per 1,000 of them, by engine."""
    modules = [
        Module(name=file.stem, filename=file.name, source=file.read_text(encoding="utf-8"))
        for file in sorted(EXAMPLES.rglob("*.py"))
        if "bascule.components" in file.read_text(encoding="utf-8") and "gallery" not in file.parts
    ]
    lines = sum(len(module.source.splitlines()) for module in modules)
    times: dict[str, list[float]] = {engine: [] for engine in ENGINES}
    for run in range(runs + 1):
        for engine in ENGINES:
            start = time.process_time()
            check(modules, engine)
            for module in modules:
                lower(module, engine)
            if run:  # the first reads what stand-ins there are
                times[engine].append((time.process_time() - start) * 1e6 / lines)
    return lines, {engine: statistics.median(found) for engine, found in times.items()}


@contextlib.contextmanager
def left_alone() -> Iterator[None]:
    """Programs go into pages as their authors wrote them."""
    before = portable.lowered
    try:
        portable.lowered = lambda program, engine: program  # noqa: ARG005
        yield
    finally:
        portable.lowered = before


@contextlib.contextmanager
def without_stand_ins() -> Iterator[None]:
    """Programs are lowered, but nothing that they then need goes with them."""
    before = portable.lowered

    def lowered(program: Program, engine: str) -> Program:
        made = before(program, engine)
        return made.model_copy(update={"modules": tuple(m for m in made.modules if m.origin != "stand-in")})

    try:
        portable.lowered = lowered
        yield
    finally:
        portable.lowered = before


async def measure(
    browser: Browser, pages: dict[str, str], result: dict[str, Any], runs: int
) -> dict[str, list[float]]:
    """Milliseconds until the data is on screen, by page."""
    chosen = find_policy("spec-wasm")
    headers = {"Content-Security-Policy": chosen.csp} if chosen.csp else {}
    times: dict[str, list[float]] = {name: [] for name in pages}
    with Site() as host, Site() as site:
        addresses = {name: site.put(html, headers=headers) for name, html in pages.items()}
        page = await browser.new_page()
        await page.goto(host.put(HOST))
        for run in range(runs + 1):
            for name, address in addresses.items():
                got = await page.evaluate(
                    "([a, s, r]) => once(a, s, r)", [address, chosen.sandbox or "allow-scripts", result]
                )
                if run:  # the first warms the caches up
                    times[name].append(got)
    return times


async def main() -> None:
    """Print all figures."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--runs", type=int, default=11)
    runs = options.parse_args().runs
    lines, taken = build_time(runs)
    for engine, milliseconds in taken.items():
        print(
            f"check and lower, {engine}: {milliseconds:.0f} ms per 1,000 lines ({lines} lines, at most 300)"
        )
    from places import find  # type: ignore[import-not-found]  # noqa: PLC0415

    place = find("bergen").model_dump()
    days = place.pop("week")
    place.update(days=days, conditions=days[0]["conditions"])  # as the server's tool answers
    last = days[-1]["day"]
    result = {"content": [{"type": "text", "text": "weather"}], "structuredContent": place}
    pages: dict[str, str] = {}
    for engine in ENGINES:
        whole = build(WIDGET, engine=engine).html
        with without_stand_ins():
            without = build(WIDGET, engine=engine).html
        with left_alone():
            bare = build(WIDGET, engine=engine).html
        grown = len(whole.encode()) - len(without.encode())
        more = len(whole.encode()) - len(bare.encode())
        print(
            f"the weather page, {engine}: {len(whole.encode()):,} bytes, stand-ins {grown:,} (at most 15,000),"
            f" lowering and stand-ins {more:,}"
        )
        pages[f"{engine}, lowered"], pages[f"{engine}, as written"] = whole, bare
    watch = WATCH.replace("LAST", last)
    pages = {name: html.replace("<body>", f"<body>{watch}", 1) for name, html in pages.items()}
    async with async_playwright() as playwright:
        browser = await browsers.launch(playwright)
        times = await measure(browser, pages, result, runs)
        await browser.close()
    for engine in ENGINES:
        for what, of in (("median", statistics.median), ("least", min)):
            lowered, written = (of(times[f"{engine}, {how}"]) for how in ("lowered", "as written"))
            print(
                f"time to data, {engine}, {what}: {lowered:.0f} ms, as written {written:.0f} ms:"
                f" {lowered / written - 1:+.1%} (at most 10 %)"
            )


if __name__ == "__main__":
    asyncio.run(main())
