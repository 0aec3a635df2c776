"""Focus, selection and scroll through a change of the document, where moving a node would lose them.

`moveBefore` keeps all of it. Browsers without it drop the focus of a moved element and set its scroll to the start, and
those of all in it: what was there before the batch is put back after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Map, document, prop

from .dom import can_move

if TYPE_CHECKING:
    from typing import Any


class Focus:
    """Remembers what has been scrolled under `root`."""

    def __init__(self, root: Any) -> None:
        self.root = root
        self.scrolled = Map()
        self.active: Any = None
        self.start: Any = None
        self.end: Any = None

    def watch(self) -> None:
        """Listen for scrolling."""
        if not can_move():
            self.root.addEventListener("scroll", lambda event: self.scroll(event.target), True)

    def scroll(self, node: Any) -> None:
        """Note where an element was scrolled to."""
        self.scrolled.set(node, [node.scrollLeft, node.scrollTop])

    def save(self) -> None:
        """Before a batch."""
        active = document.activeElement
        self.active = active
        self.start = None
        if active is not None:
            # Null for what has no caret that one could read.
            self.start = prop(active, "selectionStart")
            self.end = prop(active, "selectionEnd")

    def restore(self) -> None:
        """After it."""
        active = self.active
        if active is not None and active is not document.activeElement and active.isConnected is True:
            active.focus({"preventScroll": True})
            if self.start is not None:
                active.setSelectionRange(self.start, self.end)
        for pair in self.scrolled:
            node = pair[0]
            if node.isConnected is not True:
                self.scrolled.delete(node)
            elif node.scrollTop == 0 and node.scrollLeft == 0:
                node.scrollTo({"left": pair[1][0], "top": pair[1][1], "behavior": "instant"})
