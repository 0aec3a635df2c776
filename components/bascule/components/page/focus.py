"""Focus, selection and scroll through a change of the document, where moving a node would lose them.

`moveBefore` keeps all of it. Browsers without it drop the focus of a moved element and set its scroll to the start, and
those of all in it: what was there before the batch is put back after it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import Map, document, field, prop, same

from .dom import can_move, matches
from .live import instances, on_root
from .vnode import top_nodes

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .build import Instance

# Where what the user scrolled stands: kept where `moveBefore` is missing.
scrolled = Map()


def watch_scroll() -> None:
    """Listen for scrolling."""
    if not can_move():
        on_root("scroll", lambda event: note(event.target))


def note(node: Any) -> None:
    """Note where an element was scrolled to."""
    scrolled.set(node, {"left": node.scrollLeft, "top": node.scrollTop, "behavior": "instant"})


def keep(work: Callable[[], None]) -> None:
    """Run work that changes the document; afterwards the focus is where it was."""
    active = document.activeElement
    # None for what has no caret that one could read.
    start = field(active, "selectionStart")
    end = field(active, "selectionEnd")
    work()
    if not same(active, document.activeElement) and cast("bool", field(active, "isConnected")):
        active.focus({"preventScroll": True})
        if start is not None:
            active.setSelectionRange(start, end)
    for node, place in scrolled:
        if not cast("bool", node.isConnected):
            scrolled.delete(node)
        elif node.scrollTop == 0 and node.scrollLeft == 0:
            node.scrollTo(place)


def move_focus(identity: Any, selector: Any) -> None:
    """Focus what a selector finds in an instance; without a selector its first element that takes the focus."""
    instance: Instance | None = instances.get(identity)
    focusable = "a[href],button,input,select,textarea,summary,[tabindex],[contenteditable]"
    wanted: str = focusable if selector is None else selector
    if instance:
        for top in top_nodes(instance.place_at):
            if prop(top, "querySelector") is not None:
                node = top if matches(top, wanted) else top.querySelector(wanted)
                if node is not None:
                    node.focus()
                    return
