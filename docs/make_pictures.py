"""Takes the pictures of the documentation, in the development host: `python docs/make_pictures.py`.

Names of examples after the command are those to take.
"""

from __future__ import annotations

import asyncio
import base64
import os
import sys
from pathlib import Path
from typing import Any

from playwright.async_api import async_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bascule.host.serve import running  # noqa: E402
from tests import browser as browsers  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"


async def weather(scheme: str, target: Path) -> None:
    """The weather widget beside the call that it answers, with five days chosen."""
    server = "examples/weather/server.py"
    async with (
        running(
            server, tool="get_weather", args={"city": "Bergen"}, width=620, policy="spec-wasm", theme="system"
        ) as address,
        async_playwright() as playwright,
    ):
        browser = await browsers.launch(playwright)
        page = await browser.new_page(
            color_scheme=scheme,  # type: ignore[arg-type]
            viewport={"width": 1120, "height": 640},
            device_scale_factor=1.5,
        )
        await page.goto(address)
        widget = page.frame_locator("#holder iframe")
        await widget.get_by_role("button", name="5 days").click()
        await widget.get_by_text("Friday").wait_for()
        await page.mouse.move(0, 0)
        await page.wait_for_timeout(300)
        await page.screenshot(path=target)
        await browser.close()


# The other examples: the tool that is called, with what, and what is waited for.
EXAMPLES: list[tuple[str, str, dict[str, Any], str]] = [
    ("booking", "find_table", {"guests": 4}, "form"),
    (
        "todo",
        "show_board",
        {
            "name": "Moving house",
            "tasks": ["Order boxes", "Tell the bank", "Read the meters", "Return the keys"],
        },
        "[data-task]",
    ),
    ("sales", "show_sales", {}, "canvas"),
    ("places", "find_earthquakes", {"magnitude": 5, "most": 8}, ".b-map-marker"),
    ("table", "show_strikes", {}, "tbody tr"),
]


async def widget(name: str, tool: str, args: dict[str, Any], wanted: str, scheme: str) -> None:
    """The widget of an example alone, as WebP."""
    target = PICTURES / f"{name}{'' if scheme == 'light' else '-' + scheme}.webp"
    async with (
        running(f"examples/{name}/server.py", tool=tool, args=args, width=720) as address,
        async_playwright() as playwright,
    ):
        browser = await browsers.launch(playwright)
        page = await browser.new_page(
            color_scheme=scheme,  # type: ignore[arg-type]
            viewport={"width": 1200, "height": 1300},
            reduced_motion="reduce",
            locale="en-GB",
        )
        await page.goto(address)
        shown = page.frame_locator("#holder iframe")
        await shown.locator(wanted).first.wait_for(timeout=120_000)
        if name == "todo":
            await shown.get_by_role("button", name="Move Order boxes to Doing").click()
            await shown.get_by_role("button", name="Move Order boxes to Done").click()
            await shown.get_by_role("button", name="Move Tell the bank to Doing").click()
        await page.wait_for_timeout(1_500)
        box = await page.locator("#holder iframe").bounding_box()
        assert box is not None
        camera = await page.context.new_cdp_session(page)
        told = await camera.send(
            "Page.captureScreenshot", {"format": "webp", "quality": 80, "clip": {**box, "scale": 1.25}}
        )
        target.write_bytes(base64.b64decode(told["data"]))
        await browser.close()


async def main() -> None:
    """Every picture, or those of the examples that are named."""
    os.chdir(ROOT)  # the host shows the path that it was given
    PICTURES.mkdir(exist_ok=True)
    for entry in EXAMPLES:
        if not sys.argv[1:] or entry[0] in sys.argv[1:]:
            for scheme in ("light", "dark"):
                await widget(*entry, scheme)
    if sys.argv[1:]:
        return
    await weather("light", PICTURES / "weather.png")
    await weather("dark", PICTURES / "weather-dark.png")


if __name__ == "__main__":
    asyncio.run(main())
