"""The toolkit in an empty page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.components.page.toolkit import Toolkit

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Page


@pytest.fixture
async def toolkit(page: Page) -> AsyncIterator[Toolkit]:
    """Not opened yet: a test says what is prerendered. No script error may have happened by the end."""
    made = Toolkit(page)
    yield made
    assert made.problems == []
    assert await page.evaluate("window.ran || 0") == 0
