"""A hook that moves the keyboard's focus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.bridge.renderer import use
from bascule.components.rendering import renderer

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class _Focus:
    def __init__(self, update: Callable[[], None]) -> None:
        self._update = update
        self._instance = renderer.current
        self.wanted: Any = None
        self.to: Callable[..., None] = self._to

    def _to(self, selector: str | None = None) -> None:
        if selector is not None and not isinstance(selector, str):
            raise TypeError("use_focus: a selector is CSS text or None, not " + repr(selector)[:80])
        self.wanted = [selector]
        self._update()

    def perform(self) -> None:
        wanted = self.wanted
        self.wanted = None
        if wanted is not None and self._instance is not None:
            params: dict[str, Any] = {"instance": self._instance.id}
            if wanted[0] is not None:
                params["selector"] = wanted[0]
            port.tell("focus", params)


def use_focus() -> Callable[..., None]:
    """A function that moves the focus: `focus('[data-task="3"] button')`, the first match in what the component shows.

    It does so once the page shows what the handler changed, so what comes into being then can be meant. Without a
    selector it is the first thing that takes the focus; a selector that finds nothing moves nothing.
    """
    focus: _Focus = use("use_focus", _Focus)
    if focus.wanted is not None:
        renderer.effects.append([renderer.current, focus.perform])
    return focus.to
