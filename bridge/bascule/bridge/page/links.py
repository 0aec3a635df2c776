"""Which links may leave the page (contract, section M3)."""

from __future__ import annotations

SCHEMES = ["http://", "https://", "mailto:"]


def is_link(url: str) -> bool:
    """Whether `url` is an absolute `http:`, `https:` or `mailto:` address."""
    return any(url.lower().startswith(scheme) and len(url) > len(scheme) for scheme in SCHEMES)
