"""When the host is told the page's size (contract, section K).

Rules of the state:

1. A change is looked at once, in the next animation frame, whatever told of it: the DOM, a box, an image, the window.
2. It is told when the height differs by more than 1 px from what was told last.
3. When nothing changed but the frame's own height, the page may only ask for more, and twice at most: what follows the
   frame must not chase it.
4. A frame without a width is hidden: nothing is told until it is shown. Nor while the host fixes the height.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.js import MutationObserver, ResizeObserver, requestAnimationFrame
from bascule.bridge.page.measure import Measure

ECHOES = 2


class Size:
    """`tell({width, height})` is called with pixels; `is_fixed()` says that the host fixes the height."""

    def __init__(self, window: Any, document: Any, tell: Callable[[Any], None], is_fixed: Any) -> None:
        self._window = window
        self._document = document
        self._tell = tell
        self._is_fixed = is_fixed
        self._measure = Measure(window, document)
        self._is_due = False
        self._is_over = False
        self._changed = True
        self._told: float = -9
        self._width: float = 0
        self._view: float = 0
        self._echoes = 0
        self._observers: list[Any] = []

    def start(self, page: Any) -> None:
        """Observe until `close`; `page.listen` as in `main.py`."""
        changes = MutationObserver(lambda records: self._look(True))
        changes.observe(
            self._document, {"subtree": True, "childList": True, "attributes": True, "characterData": True}
        )
        boxes = ResizeObserver(lambda entries: self._look(False))
        boxes.observe(self._document.documentElement)
        if self._document.body is not None:
            boxes.observe(self._document.body)
        self._observers = [changes, boxes]
        page.listen(self._window, "resize", lambda event: self._look(False), False)
        for name in ["load", "toggle", "input", "transitionend"]:
            page.listen(self._document, name, lambda event: self._look(True), True)
        self._look(True)

    def close(self) -> None:
        """Observe nothing any more."""
        self._is_over = True
        for observer in self._observers:
            observer.disconnect()

    def _look(self, changed: bool) -> None:
        self._changed = self._changed or changed
        if not self._is_due and not self._is_over:
            self._is_due = True
            requestAnimationFrame(lambda time: self._frame())

    def _frame(self) -> None:
        self._is_due = False
        width: float = self._window.innerWidth
        view: float = self._window.innerHeight
        if self._is_over or width == 0 or self._is_fixed() is True:
            return
        height = self._measure.height()
        follows = not self._changed and width == self._width and view != self._view
        self._changed = False
        self._width = width
        self._view = view
        if not follows:
            self._echoes = 0
        elif height < self._told or self._echoes == ECHOES:
            return
        if abs(height - self._told) > 1:
            self._echoes = self._echoes + (1 if follows else 0)
            self._told = height
            self._tell({"width": width, "height": height})
