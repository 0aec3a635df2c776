"""Script time of the page script's updates beside Preact's, in one Chromium run.

    npm ci --prefix benchmarks/pages && python -m benchmarks.updates [runs]

Runs alternate; the figures are medians in milliseconds of script, from call to return. The page script reads its
batch as JSON in that time, Preact makes its elements. Python's own time is not in it.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from playwright.async_api import async_playwright

from assets.page_python import minified
from tests.browser import launch

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "benchmarks" / "pages"
PREACT = PAGES / "node_modules" / "preact" / "dist" / "preact.min.umd.js"


def page_html() -> str:
    """The page with both in it."""
    toolkit = minified(ROOT / "components" / "bascule" / "components" / "page" / "main.py")
    scripts = (
        toolkit,
        PREACT.read_text(encoding="utf-8"),
        (PAGES / "updates.js").read_text(encoding="utf-8"),
    )
    roots = '<div id="bascule-root"></div><div id="preact-root"></div>'
    return f"<!doctype html><title>updates</title>{roots}" + "".join(
        f"<script>{script}</script>" for script in scripts
    )


async def main(runs: int) -> None:
    async with async_playwright() as playwright:
        browser = await launch(playwright)
        page = await browser.new_page()
        await page.set_content(page_html())
        print(f"{'operation':<20}{'page script':>12}{'Preact':>10}{'ratio':>8}")
        for operation in await page.evaluate("operations"):
            count = max(5, runs // 3) if "10,000" in operation else runs
            ours, theirs = await page.evaluate("([name, runs]) => measure(name, runs)", [operation, count])
            print(f"{operation:<20}{ours:>10.2f}ms{theirs:>8.2f}ms{ours / theirs:>8.2f}", flush=True)
        await browser.close()


if __name__ == "__main__":
    if not PREACT.exists():
        sys.exit("Preact is missing: npm ci --prefix benchmarks/pages")
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 15))
