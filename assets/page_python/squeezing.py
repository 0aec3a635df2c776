"""The minifier, without what it gets wrong."""

from __future__ import annotations

import minify  # type: ignore[import-untyped,unused-ignore]


def squeezed(script: str) -> str:
    """A script minified."""
    # It writes `Math.trunc(x)` as `x|0`, which is another number from 2 ** 31 on; this way of saying it is left alone.
    return str(minify.string("application/javascript", script.replace("Math.trunc(", 'Math["trunc"](')))
