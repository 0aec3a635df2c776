"""The whole bridge stays small: it stands in every page."""

from __future__ import annotations

from tests.bridge.page.pages import script


def test_the_script_is_at_most_20_000_bytes() -> None:
    assert len(script().encode()) <= 20_000
