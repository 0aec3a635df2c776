"""Starts the one Chromium that the tests share.

The first of these that is there: `$BASCULE_CHROMIUM`, the system's Chromium or Chrome, Playwright's own.
No name but this machine's resolves in it: a page that reaches for the network fails its test.
"""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.async_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
)


def chromium() -> str | None:
    """The path of the system's Chromium, `None` where Playwright's own is to be used."""
    named = os.environ.get("BASCULE_CHROMIUM")
    if named:
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)


async def launch(playwright: Playwright) -> Browser:
    """A headless Chromium without a network."""
    return await playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
