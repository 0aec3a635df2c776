"""Display modes (contract, section L): the widget declares a list for the life of the page, the host lists its own."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import field, index_of, is_array
from bascule.bridge.page.settings import MODES
from bascule.bridge.page.store import host_context
from bascule.bridge.page.values import is_text

_current: str = "inline"


def both() -> list[str]:
    """The modes on both lists, in the widget's order."""
    theirs = field(host_context(), "availableDisplayModes")
    return [mode for mode in MODES if is_array(theirs) and index_of(theirs, mode) >= 0]


def heard(mode: Any) -> None:
    """The host may have named a mode, in its context or in an answer."""
    global _current
    if is_text(mode):
        _current = mode


def current() -> str:
    """The mode last heard of."""
    return _current
