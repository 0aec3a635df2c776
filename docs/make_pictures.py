"""Takes the pictures of the documentation, in the development host: `python docs/make_pictures.py`."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

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


async def main() -> None:
    """Every picture."""
    os.chdir(ROOT)  # the host shows the path that it was given
    PICTURES.mkdir(exist_ok=True)
    await weather("light", PICTURES / "weather.png")
    await weather("dark", PICTURES / "weather-dark.png")


if __name__ == "__main__":
    asyncio.run(main())
