"""Display modes (contract, section L): the widget declares a list for the life of the page, the host lists its own."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import index_of, is_array, own


class Modes:
    """`declared` are the widget's; the host's come with its context."""

    def __init__(self, declared: list[str]) -> None:
        self.declared: list[str] = declared
        self._offered: list[str] = []
        self._mode = "inline"

    def take(self, context: Any, changed: Any) -> None:
        """Read the host's context and the part of it that has just changed."""
        theirs = own(context, "availableDisplayModes")
        both: list[str] = []
        for mode in self.declared:
            if is_array(theirs) and index_of(theirs, mode) >= 0:
                both.append(mode)
        self._offered = both
        now = own(changed, "displayMode")
        if isinstance(now, str):
            self._mode = now

    def offered(self) -> list[str]:
        """The modes on both lists, in the widget's order."""
        return self._offered

    def answered(self, mode: str) -> None:
        """The host granted a mode."""
        self._mode = mode

    def current(self) -> str:
        """The mode last heard of: the host's context or its answer."""
        return self._mode
