"""How soon a click is on screen: js-framework-benchmark's operations beside React 19 and Preact 10, and a click in a
widget of 200 components. One Chromium run.

    python benchmarks/updates.py [--runs 15] [--pages react,micropython] [--only "create 1,000"]

`micropython` and `brython` are row components, `table` is a `Table` whose rows are data, on MicroPython. Every page
stands in a frame of one document and they take turns, operation by operation. `painted` runs from the click to the
end of the frame that shows it, `script` is what JavaScript and Python took of the thread's own time, `thread` is all
that the thread did: script, style, layout, paint. Frames are not held back for the screen's rate. Medians in
milliseconds; ratios are those of medians. No figure here is a test.
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
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.async_api import async_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bascule.build import build  # noqa: E402
from bascule.build.models import EngineName  # noqa: E402
from tests import browser as browsers  # noqa: E402
from tests.serving import Site  # noqa: E402

if TYPE_CHECKING:
    from playwright.async_api import Browser, CDPSession, Page

HERE = Path(__file__).parent / "updates"
JS = ROOT / "tests" / "js"
ENGINES: tuple[EngineName, ...] = ("micropython", "brython")
UNHELD = ["--disable-frame-rate-limit", "--disable-gpu-vsync"]
WHAT = ("painted", "script", "thread")
# Events of a trace that are script, with the thread's own time.
TRACED = ["-*", "devtools.timeline", "v8.execute"]
SCRIPT = ("EventDispatch", "FunctionCall", "RunMicrotasks", "EvaluateScript", "v8.callFunction")
LOOK = "td { padding: 4px 8px } .danger { color: red }"


class Operation(NamedTuple):
    """Clicks that prepare, the click that is timed, and what must be on the page then."""

    before: list[str]
    click: str
    then: str
    there: int


RUN = ["#clear", "#run"]
ROW = "tbody tr:has(td + td)"  # a Table without rows has one that says so
OPERATIONS = {
    "create 1,000": Operation(["#clear"], "#run", ROW, 1000),
    "replace 1,000": Operation(RUN, "#run", ROW, 1000),
    "update every 10th": Operation(RUN, "#update", ROW, 1000),
    "select": Operation(RUN, "tr:nth-child(6) .label a", "tr:is(.danger, [aria-current]):nth-child(6)", 1),
    "swap": Operation(RUN, "#swaprows", ROW, 1000),
    "remove": Operation(RUN, "tr:nth-child(501) .drop a", ROW, 999),
    "append 1,000": Operation(RUN, "#add", ROW, 2000),
    "clear": Operation(RUN, "#clear", ROW, 0),
    "create 10,000": Operation(["#clear"], "#runlots", ROW, 10000),
}
# Where the rows of a `Table` are clicked: they are data and have no buttons of their own.
TABLE = {"select": "tbody tr:nth-child(6)", "remove": "#drop"}
CLICK = Operation([], ".counter:nth-child(100) button", ".counter", 200)


def bundled(name: str, **alias: str) -> str:
    """The page of `<name>.jsx`, production build, one file."""
    options = "--bundle --minify --format=iife --target=chrome120 --jsx=automatic --log-level=error".split()
    options += [f"--alias:{one}={path}" for one, path in alias.items()]
    options += [f"--jsx-import-source={name}", '--define:process.env.NODE_ENV="production"']
    script = subprocess.run(
        ["node_modules/.bin/esbuild", str(HERE / f"{name}.jsx"), *options],
        cwd=JS,
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "NODE_PATH": str(JS / "node_modules")},
    ).stdout.replace("</script", "<\\/script")
    return (
        f'<!doctype html><html><head><meta charset="utf-8"><title>{name}</title></head><body>'
        f'<main id="root"></main><script>{script}</script></body></html>'
    )


def pages(wanted: list[str]) -> dict[str, tuple[str, str]]:
    """The pages of the rows and of the 200 components by name, each with the same styles."""
    ours: dict[str, str] = {name: build(HERE / "rows.py", engine=name).html for name in ENGINES}
    many: dict[str, str] = {name: build(HERE / "many.py", engine=name).html for name in ENGINES}
    base = ours["brython"].partition("<style>")[2].partition("</style>")[0]
    rows = {"react": bundled("react"), "preact": bundled("preact", preact="preact-10")}
    rows = {name: html.replace("</head>", f"<style>{base}</style></head>") for name, html in rows.items()}
    rows |= {**ours, "table": build(HERE / "table.py", engine="micropython").html}
    looks = {name: html.replace("</head>", f"<style>{LOOK}</style></head>", 1) for name, html in rows.items()}
    return {name: (looks[name], many.get(name, "")) for name in looks if not wanted or name in wanted}


def script_time(trace: Any) -> float:
    """Milliseconds of script in a trace; what is inside of another event counts once."""
    total = 0.0
    end = 0.0
    events = [one for one in trace["traceEvents"] if one.get("name") in SCRIPT and "tdur" in one]
    for event in sorted(events, key=lambda one: (one["ts"], -one["dur"])):
        if event["ts"] >= end:
            end = event["ts"] + event["dur"]
            total += event["tdur"] / 1000
    return total


class Bench:
    """The host document with the pages in it."""

    def __init__(self, browser: Browser, page: Page, protocol: CDPSession) -> None:
        self.browser = browser
        self.page = page
        self.protocol = protocol

    async def thread(self) -> float:
        """What the thread has worked until now, in milliseconds of its own time."""
        told = await self.protocol.send("Performance.getMetrics")
        found = {one["name"]: float(one["value"]) for one in told["metrics"]}
        return 1000 * found["TaskDuration"]

    async def wake(self, name: str) -> None:
        """Click until rows come: a page that is written beforehand has its buttons before Python hears of them."""
        while not await self.page.evaluate("([name, then]) => count(name, then)", [name, ROW]):
            await self.page.evaluate("([name, selector]) => act(name, selector)", [name, "#run"])

    async def once(self, name: str, operation: Operation) -> dict[str, float]:
        """The times of one operation."""
        for selector in operation.before:
            await self.page.evaluate("([name, selector]) => act(name, selector)", [name, selector])
        await self.protocol.send("HeapProfiler.collectGarbage")
        await self.browser.start_tracing(page=self.page, categories=TRACED)
        before = await self.thread()
        took = await self.page.evaluate("([name, selector]) => act(name, selector)", [name, operation.click])
        thread = await self.thread() - before
        script = script_time(json.loads(await self.browser.stop_tracing()))
        count = await self.page.evaluate("([name, then]) => count(name, then)", [name, operation.then])
        if count != operation.there:
            raise SystemExit(f"{name}: {operation.click} left {count} of {operation.then}")
        return {**took, "thread": thread, "script": script}

    async def measure(
        self, names: list[str], what: str, operation: Operation, runs: int
    ) -> dict[str, dict[str, float]]:
        """Medians by page and what was timed."""
        times: dict[str, list[dict[str, float]]] = {name: [] for name in names}
        for run in range(-2, runs):
            for name in names if run % 2 else names[::-1]:
                click = TABLE.get(what, operation.click) if name == "table" else operation.click
                took = await self.once(name, operation._replace(click=click))
                if run >= 0:  # the first ones warm up
                    times[name].append(took)
        return {
            name: {one: statistics.median(each[one] for each in took) for one in took[0]}
            for name, took in times.items()
        }


async def shown(browser: Browser, site: Site, page: Page, documents: dict[str, str], selector: str) -> Bench:
    """A host document with these pages, once they have started."""
    await page.goto(site.put((HERE / "host.html").read_text(encoding="utf-8")))
    protocol = await page.context.new_cdp_session(page)
    await protocol.send("Performance.enable", {"timeDomain": "threadTicks"})
    await page.evaluate("pages => show(pages)", {name: site.put(html) for name, html in documents.items()})
    for name in documents:
        await page.wait_for_function("([name, selector]) => ready(name, selector)", arg=[name, selector])
    return Bench(browser, page, protocol)


def table(operation: str, found: dict[str, dict[str, float]]) -> None:
    """Print one operation."""
    print(
        f"\n{operation:20}" + "".join(f"{what:>10}" for what in WHAT) + "  x React (thread) x Preact (thread)"
    )
    for name, took in found.items():
        line = f"  {name:18}" + "".join(f"{took[what]:>10.1f}" for what in WHAT)
        for other in ("react", "preact"):
            for what in ("painted", "thread"):
                line += f"{took[what] / found[other][what]:>8.2f}" if other in found else " " * 8
        print(line, flush=True)


async def main() -> None:
    """Measure and print."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    options.add_argument("--runs", type=int, default=15)
    options.add_argument("--pages", default="", help="names with commas between them; default: all")
    options.add_argument("--only", default="", help="one operation, or `click`")
    options.add_argument("--json", action="store_true", help="print the medians as JSON as well")
    chosen = options.parse_args()
    documents = pages(chosen.pages.split(",") if chosen.pages else [])
    everything: dict[str, Any] = {}
    async with async_playwright() as playwright:
        browser = await browsers.launch(playwright, *UNHELD)
        print(
            f"{platform.processor() or platform.machine()}, {os.cpu_count()} processors, "
            f"Chromium {browser.version}, medians of {chosen.runs} runs in ms"
        )
        with Site() as site:
            page = await browser.new_page(viewport={"width": 400 * len(documents), "height": 700})
            if chosen.only != "click":
                rows = {name: both[0] for name, both in documents.items()}
                bench = await shown(browser, site, page, rows, "#run")
                for name in rows:
                    await bench.wake(name)
                for name, operation in OPERATIONS.items():
                    if chosen.only in ("", name):
                        everything[name] = await bench.measure(list(rows), name, operation, chosen.runs)
                        table(name, everything[name])
            many: dict[str, str] = {name: both[1] for name, both in documents.items() if both[1]}
            if many and chosen.only in ("", "click"):
                bench = await shown(browser, site, page, many, CLICK.click)
                everything["click"] = await bench.measure(list(many), "click", CLICK, max(chosen.runs, 31))
                print("\na click that changes one of 200 components: ms of script until the DOM is changed")
                for name, took in everything["click"].items():
                    print(
                        f"  {name:18}{took['called']:>10.2f} by the clock, {took['script']:.2f} of the thread"
                    )
        await browser.close()
    if chosen.json:
        print(json.dumps(everything))


if __name__ == "__main__":
    asyncio.run(main())
