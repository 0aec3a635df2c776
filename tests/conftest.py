"""What all tests share: one browser, two web origins, a frame to put a page in.

Tests that use a browser are `async`; fixtures and tests share one event loop (`pyproject.toml` says so).
"""

from __future__ import annotations

from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest
from playwright.async_api import async_playwright

from assets import everything
from tests import appbridge, framing
from tests import browser as browsers
from tests.serving import Site

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator, Mapping
    from typing import Any

    from playwright.async_api import Browser, BrowserContext, Page


class FramePage(Protocol):
    """`tests.framing.frame_page` with the browser and the servers filled in."""

    async def __call__(
        self,
        html: str,
        *,
        csp: str = "",
        sandbox: str = "",
        host_script: str = "",
        initialize: Mapping[str, Any] | None = framing.INITIALIZE,
        answers: Mapping[str, Any] | None = None,
        width: int = 640,
        height: int = 480,
        init_script: str = "",
    ) -> framing.Framed: ...


class BridgePage(Protocol):
    """`tests.appbridge.bridge_page` with the browser and the servers filled in."""

    async def __call__(
        self,
        html: str,
        *,
        csp: str = "",
        sandbox: str = "",
        options: Mapping[str, Any] | None = None,
        init_script: str = "",
    ) -> appbridge.Bridged: ...


@pytest.fixture(scope="session")
def made() -> None:
    """Page scripts, runtimes and the toolkit's modules are there and follow from their sources."""
    everything.make(Path(__file__).parent.parent)


@pytest.fixture(scope="session")
async def browser() -> AsyncIterator[Browser]:
    """The one Chromium of the run."""
    async with async_playwright() as playwright:
        started = await browsers.launch(playwright)
        yield started
        await started.close()


@pytest.fixture
async def context(browser: Browser) -> AsyncIterator[BrowserContext]:
    """A profile of its own for each test."""
    made = await browser.new_context(locale="en-GB", timezone_id="Europe/Oslo", color_scheme="light")
    made.set_default_timeout(15_000)
    yield made
    await made.close()


@pytest.fixture
async def page(context: BrowserContext) -> Page:
    """An empty page, not framed."""
    return await context.new_page()


@pytest.fixture(scope="session")
def sites() -> Iterator[tuple[Site, Site]]:
    """Two web servers on loopback, so two origins: the hosts' and the pages'."""
    with ExitStack() as stack:
        yield stack.enter_context(Site()), stack.enter_context(Site())


@pytest.fixture
def host_site(sites: tuple[Site, Site]) -> Site:
    """Where the documents of hosts are served from."""
    return sites[0]


@pytest.fixture
def page_site(sites: tuple[Site, Site]) -> Site:
    """Where framed pages are served from; `page_site.put(html, headers={…})` returns an address."""
    return sites[1]


@pytest.fixture
def frame_page(context: BrowserContext, host_site: Site, page_site: Site) -> FramePage:
    """Frames a page under a policy: see `tests/framing.py`."""
    return partial(framing.frame_page, context, host_site, page_site)


@pytest.fixture
def bridge_page(context: BrowserContext, host_site: Site, page_site: Site) -> BridgePage:
    """Frames a page in a host driven by the reference SDK's `AppBridge`: see `tests/appbridge.py`."""
    return partial(appbridge.bridge_page, context, host_site, page_site)
