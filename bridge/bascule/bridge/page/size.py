"""When the host is told the page's size (contract, section K).

Rules of the state:

1. A change is looked at once, in the next animation frame, whatever told of it: the DOM, a box, an image, the window.
2. It is told when the height differs by more than 1 px from what was told last.
3. When nothing changed but the frame's own height, the page may only ask for more, and twice at most: what follows the
   frame must not chase it.
4. A frame without a width is hidden: nothing is told until it is shown. Nor while the host fixes the height.
"""

from __future__ import annotations

from bascule.bridge.page.browser import listen, undo
from bascule.bridge.page.host import does, offers
from bascule.bridge.page.js import (
    MutationObserver,
    ResizeObserver,
    document,
    field,
    requestAnimationFrame,
    window,
)
from bascule.bridge.page.measure import content_height
from bascule.bridge.page.store import host_context

_is_due: bool = False
_has_changed: bool = True
_told: float = 0
_width: float = 0
_view: float = 0
_echoes: int = 0


def follow_size() -> None:
    """Observe until the page is closed."""
    if document.body is None:  # ready before the head has ended: no host is there to wait for
        listen(document, "DOMContentLoaded", follow_size)
        return
    changes = MutationObserver(_changed)
    changes.observe(document, {"subtree": True, "childList": True, "attributes": True, "characterData": True})
    boxes = ResizeObserver(_look)
    boxes.observe(document.documentElement)
    boxes.observe(document.body)
    undo.append(lambda: [changes.disconnect(), boxes.disconnect()])
    listen(window, "resize", _look)
    listen(document, "load", _changed)
    listen(document, "toggle", _changed)
    _look()


def _changed() -> None:
    global _has_changed
    _has_changed = True
    _look()


def _look() -> None:
    global _is_due
    if not _is_due:
        _is_due = True
        requestAnimationFrame(_frame)


def _frame() -> None:
    global _is_due, _has_changed, _told, _width, _view, _echoes
    _is_due = False
    width: float = window.innerWidth
    view: float = window.innerHeight
    box = field(host_context(), "containerDimensions")
    if not offers("setSize") or width == 0 or field(box, "height") is not None:
        return
    height = content_height()
    follows = not _has_changed and width == _width and view != _view
    _has_changed = False
    _width = width
    _view = view
    if not follows:
        _echoes = 0
    elif height < _told or _echoes == 2:
        return
    if abs(height - _told) > 1:
        _echoes = _echoes + 1 if follows else 0
        _told = height
        does.get("setSize")({"width": width, "height": height}, -1)
