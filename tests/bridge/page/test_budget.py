"""The whole bridge stays small: it stands in every page."""

from __future__ import annotations

import gzip

from tests.bridge.page.pages import script


def test_the_script_is_at_most_20_000_bytes() -> None:
    assert len(script().encode()) <= 20_000


def test_the_script_is_at_most_7_000_bytes_as_it_is_sent() -> None:
    """What a change adds may be chance alone: `python -m assets order bridge 600` (assets/ordering.py) mends that."""
    assert len(gzip.compress(script().encode(), 9, mtime=0)) <= 7_000
