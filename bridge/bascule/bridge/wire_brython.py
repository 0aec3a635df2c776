"""JSON on Brython: the page's own JavaScript reads and writes it; `wire` says what is wrong where that cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from _page_json import decode  # type: ignore[import-not-found]
from _page_json import encode as _encode

from bascule.bridge.wire import encode as exact

if TYPE_CHECKING:
    from typing import Any


def encode(value: Any) -> str:
    """`value` as JSON text; raises what `wire.encode` raises."""
    text: str | None = _encode(value)
    return exact(value) if text is None else text


__all__ = ["decode", "encode"]
