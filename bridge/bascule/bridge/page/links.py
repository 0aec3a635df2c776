"""Which links may leave the page (contract, section M3)."""

from __future__ import annotations

from bascule.bridge.page.js import URL


def is_link(url: str) -> bool:
    """Whether `url` is an absolute `http:`, `https:` or `mailto:` address. Raises for what is no address at all."""
    scheme: str = URL(url).protocol
    return scheme in ("http:", "https:", "mailto:")
