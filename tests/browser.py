"""Starts the one Chromium that the tests share.

The first of these that is there: `$BASCULE_CHROMIUM`, the system's Chromium or Chrome, Playwright's own.
No name but this machine's resolves in it: a page that reaches for the network fails its test.
"""

from __future__ import annotations

import os
import shutil
from contextlib import suppress
from typing import TYPE_CHECKING

from playwright.async_api import Error

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


def candidates() -> list[str | None]:
    """Paths to try, in order; `None` is Playwright's own. One that is named by the environment stands alone."""
    named = os.environ.get("BASCULE_CHROMIUM")
    if named:
        return [named]
    return [*(path for name in NAMES if (path := shutil.which(name))), None]


async def launch(playwright: Playwright, *more: str) -> Browser:
    """A headless Chromium without a network, with `more` arguments; raises Playwright's error when none starts."""
    arguments = [*ARGUMENTS, *more]
    *others, last = candidates()
    for path in others:
        with suppress(Error):
            return await playwright.chromium.launch(executable_path=path, args=arguments)
    return await playwright.chromium.launch(executable_path=last, args=arguments)
