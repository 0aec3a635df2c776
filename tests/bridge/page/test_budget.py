"""The whole bridge stays small: it stands in every page."""

from __future__ import annotations

import gzip

from tests.bridge.page.pages import script


def test_the_script_is_at_most_20_000_bytes() -> None:
    assert len(script().encode()) <= 20_000


def test_what_is_sent_of_it_grows_no_more() -> None:
    """7,000 bytes are wanted, this is what there is, and a little room: names and order are searched seldom."""
    assert len(gzip.compress(script().encode(), 9, mtime=0)) <= 7_100
