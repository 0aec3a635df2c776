"""urllib: a package; `urllib.parse` is what a page can use of it."""

__all__ = ["parse"]
