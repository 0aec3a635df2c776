"""Which links may leave the page (contract, section M3)."""

from __future__ import annotations

from typing import Any


def is_link(url: Any) -> bool:
    """Whether `url` is an absolute `http:`, `https:` or `mailto:` address."""
    if not isinstance(url, str):
        return False
    lower = url.lower()
    return any(
        lower.startswith(scheme) and len(url) > len(scheme) for scheme in ["http://", "https://", "mailto:"]
    )
