"""How soon data is on screen: Bascule's engines beside React 19 with the reference SDK, in one Chromium run.

    python benchmarks/boot.py [--runs 11] [--warm]

Each page is framed in turn by the same host document, again and again, under one policy. The frame stands on another
site than its host, as with real hosts, and each time in a browser context of its own: Chromium gives it a process of
its own, in which nothing has been compiled before. With `--warm` all frames share the host's process instead.
The clock starts when the frame is put into the document and stops after the frame in which the 100th row was painted;
`initialized` is the time until that notification reaches the host, beside a hand-written page that does nothing but the
handshake. Medians; the ratio is that of the medians. A second table says where the time goes: in runs of its own, for
what takes those times is a script of the page too. No figure here is a test.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import statistics
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, cast

from playwright.async_api import Browser, ViewportSize, async_playwright

if TYPE_CHECKING:
    from bascule.build.models import EngineName

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bascule.build import build, engines  # noqa: E402
from bascule.host.policies import policy as find_policy  # noqa: E402
from tests import browser as browsers  # noqa: E402
from tests.serving import Site  # noqa: E402

HERE = Path(__file__).parent / "boot"
JS = ROOT / "tests" / "js"
ROWS = [
    {"id": n, "region": f"Region {n % 7}", "product": f"Product {n % 13}", "total": n * 37 % 1000}
    for n in range(1, 101)
]
VIEW = ViewportSize(width=800, height=700)
CALM = 1.0  # seconds: a new context opens a window, and what Chromium draws around it takes some 400 ms of a processor
RESULT = {"content": [{"type": "text", "text": "100 rows"}], "structuredContent": {"rows": ROWS}}
HOST = """<!doctype html><meta charset="utf-8"><title>host</title><link rel="icon" href="data:,"><body><script>
const initialize = {protocolVersion: "2026-01-26", hostInfo: {name: "bench", version: "1"},
  hostCapabilities: {serverTools: {}, logging: {}}, hostContext: {theme: "light", locale: "en-GB"}};
async function once(address, sandbox, result) {
  const frame = document.createElement("iframe");
  frame.width = 720; frame.height = 600; frame.sandbox = sandbox; frame.src = address;
  const times = {};
  await new Promise(done => {
    onmessage = event => {
      if (event.source !== frame.contentWindow) return;
      const {id, method, rows, steps} = event.data;
      const post = data => frame.contentWindow.postMessage({jsonrpc: "2.0", ...data}, "*");
      if (method === "ui/initialize") post({id, result: initialize});
      else if (method === "ui/notifications/initialized") {
        times.initialized ??= performance.now() - start;
        if (result === null) return done();
        post({method: "ui/notifications/tool-input", params: {arguments: {}}});
        post({method: "ui/notifications/tool-result", params: result});
      } else if (rows) { times.rows = performance.now() - start; times.steps = steps; done(); }
    };
    const start = performance.now();
    document.body.append(frame);
  });
  frame.remove();
  await new Promise(done => setTimeout(done, 60));
  return times;
}
</script>"""
# In every page: tell the host once 100 rows are there and painted.
WATCH = """<script>
{ let told = false;
  const look = () => {
    if (told || document.getElementsByTagName("td").length < 400) return;
    told = true;
    requestAnimationFrame(() => { const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        parent.postMessage({rows: true, steps: globalThis.benchSteps?.()}, "*"); };
      channel.port2.postMessage(0); });
  };
  new MutationObserver(look).observe(document, {childList: true, subtree: true}); }
</script>"""
# In Bascule's pages, before all else: when each step ended, in milliseconds since the frame began to load.
STEPS = ("document", "unpack", "compile", "import", "render", "show", "paint")
CLOCK = """<script>
{ const at = {}, note = step => { at[step] = performance.now(); };
  const watched = (name, seen) => { let kept;
    Object.defineProperty(window, name, {configurable: true, get: () => kept, set(value) { kept = seen(value); }}); };
  watched("BasculeEngines", value => { note("document"); return value; });
  watched("BasculePort", port => ({...port,
    listen(dispatch) { note("import"); return port.listen(dispatch); },
    update(text) { note("render"); const answer = port.update(text); note("show"); return answer; }}));
  watched("BasculeBrython", value => { note("compile"); return value; });
  const append = document.head.appendChild;
  document.head.appendChild = node => {  // packed scripts run so; the engine's come after those of every page
    if (window.BasculePort && !("unpack" in at)) note("unpack");
    return append.call(document.head, node); };
  const instantiate = globalThis.WebAssembly?.instantiate;
  if (instantiate) WebAssembly.instantiate = async (...given) => {
    note("unpack"); const made = await instantiate.apply(WebAssembly, given); note("compile"); return made; };
  globalThis.benchSteps = () => { note("paint"); return at; }; }
</script>"""


def react_page() -> str:
    """The React page, one file, production build."""
    out = JS / ".cache" / "boot-react.js"
    options = "--bundle --minify --format=iife --target=chrome120 --jsx=automatic --log-level=error".split()
    production = '--define:process.env.NODE_ENV="production"'
    subprocess.run(
        ["node_modules/.bin/esbuild", str(HERE / "react.jsx"), *options, production, f"--outfile={out}"],
        cwd=JS,
        check=True,
        env={**os.environ, "NODE_PATH": str(JS / "node_modules")},
    )
    script = out.read_text(encoding="utf-8").replace("</script", "<\\/script")
    return (
        '<!doctype html><html><head><meta charset="utf-8"><title>Sales</title></head><body><div id="root"></div>'
        f"<script>{script}</script></body></html>"
    )


def watched(html: str, *, clock: bool) -> str:
    """A page that tells when its rows are painted; with `clock` also what came before."""
    page = html.replace("<body>", f"<body>{WATCH}", 1)
    return page.replace("<head>", f"<head>{CLOCK}", 1) if clock else page


async def measure(
    browser: Browser, pages: dict[str, str], policy: str, runs: int, *, warm: bool
) -> dict[str, dict[str, list[float]]]:
    """Times in milliseconds by page and what was timed."""
    chosen = find_policy(policy)
    headers = {"Content-Security-Policy": chosen.csp} if chosen.csp else {}
    times: dict[str, dict[str, list[float]]] = {name: defaultdict(list) for name in pages}
    with Site() as host, Site() as site:
        addresses = {name: site.put(html, headers=headers) for name, html in pages.items()}
        outside = host.put(HOST)
        context = await browser.new_context(viewport=VIEW)
        for run in range(runs + 1):
            for name, address in addresses.items():
                if not (warm and context.pages):
                    await context.close()
                    context = await browser.new_context(viewport=VIEW)
                    page = await context.new_page()
                    await page.goto(outside if warm else outside.replace("127.0.0.1", "localhost"))
                    await asyncio.sleep(CALM)
                result = None if name == "bare" else RESULT
                got = await page.evaluate(
                    "([a, s, r]) => once(a, s, r)",
                    [address, chosen.sandbox or "allow-scripts allow-same-origin", result],
                )
                if run:  # the first warms the caches up
                    for what, time in {**got, **(got.pop("steps", None) or {})}.items():
                        times[name][what].append(time)
        await context.close()
    return times


def table(policy: str, pages: dict[str, str], times: dict[str, dict[str, list[float]]]) -> None:
    """Print the figures of one policy."""
    base = statistics.median(times["react"]["rows"])
    bare = statistics.median(times["bare"]["initialized"])
    print(
        f"\n{policy}\n{'page':14}{'bytes':>10}{'initialized ms':>16}{'x bare':>8}{'100 rows ms':>13}{'x React':>9}"
    )
    for name, html in pages.items():
        started = statistics.median(times[name]["initialized"])
        line = f"{name:14}{len(html.encode()):>10,}{started:>16.1f}{started / bare:>8.2f}"
        if times[name]["rows"]:
            rows = statistics.median(times[name]["rows"])
            line += f"{rows:>13.1f}{rows / base:>9.2f}"
        print(line)


def steps(times: dict[str, dict[str, list[float]]]) -> None:
    """Print how long each step takes."""
    print(f"\n{'steps, ms':14}" + "".join(f"{step:>10}" for step in STEPS))
    for name, found in times.items():
        ends = [statistics.median(found[step]) for step in STEPS]
        took = [end - begin for begin, end in zip([0.0, *ends], ends, strict=False)]
        print(f"{name:14}" + "".join(f"{step:>10.1f}" for step in took))


async def main() -> None:
    """Measure under a policy with WebAssembly and under one without."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--runs", type=int, default=11)
    options.add_argument("--warm", action="store_true", help="frames share the host's process")
    options.add_argument("--json", action="store_true", help="print every single time as JSON as well")
    chosen = options.parse_args()
    plain = {"react": react_page(), "bare": (HERE / "bare.html").read_text(encoding="utf-8")}
    ours = {
        engine: build(HERE / "widget.py", engine=cast("EngineName", engine)).html
        for engine in engines.CARRIED
        if engine not in engines.LOADED
    }
    print(
        f"{platform.processor() or platform.machine()}, {os.cpu_count()} processors, medians of {chosen.runs} runs"
    )
    async with async_playwright() as playwright:
        browser = await browsers.launch(playwright)
        print(f"Chromium {browser.version}")
        for policy, carried in (
            ("spec-wasm", ours),
            ("spec-default", {n: h for n, h in ours.items() if n != "micropython"}),
        ):
            pages = {
                name: watched(html, clock=False) if name != "bare" else html
                for name, html in {**plain, **carried}.items()
            }
            times = await measure(browser, pages, policy, chosen.runs, warm=chosen.warm)
            table(policy, pages, times)
            stepped = {name: watched(html, clock=True) for name, html in carried.items()}
            stepped_times = await measure(browser, stepped, policy, chosen.runs, warm=chosen.warm)
            steps(stepped_times)
            if chosen.json:
                print(json.dumps([times, stepped_times]))
        await browser.close()


if __name__ == "__main__":
    asyncio.run(main())
