"""Puts a widget into the page: what the generated `__main__` of a page calls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import bascule.bridge.log
import bascule.components.styles  # noqa: F401 (the log takes reports; the base styles come along)
from bascule.bridge.port import port
from bascule.bridge.renderer import install
from bascule.bridge.reporting import describe
from bascule.components.definition import Component, Widget
from bascule.components.rendering import renderer

if TYPE_CHECKING:
    from typing import Any


def mount(widget: Any, module: Any = None) -> None:
    """Meet the page and show `widget` when the page says `start`.

    `module` stands in for the engine's `_bascule_port`. If Python cannot start, the page is told, and shows the
    result's text instead.
    """
    if module is None:
        import _bascule_port as module  # type: ignore[import-not-found,no-redef]  # noqa: PLC0415
    port.module = module
    try:
        if not isinstance(widget, Component):
            raise TypeError("mount takes a @widget or a @component, not " + repr(widget)[:80])
        if isinstance(widget, Widget) and widget.settings.get("timeout") is not None:
            port.timeout = widget.settings["timeout"]
        port.on("start", lambda _value: renderer.start(widget))
        port.on("event", renderer.event)
        port.on("frame", lambda _value: renderer.frame())
        port.after = renderer.flush
        install(renderer)
        port.listen(module)
    except Exception as error:
        told = describe(error)
        port.tell(
            "failed", {"message": told["name"] + ": " + told["message"], "traceback": told["traceback"]}
        )
