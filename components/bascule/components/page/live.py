"""What is live in the page, for all modules: the root element, the instances, and the VNodes of elements in use."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import Map, Set, Symbol, document, prop, set_prop

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .vnode import VNode


def find_root() -> Any:
    """The element that holds the widget; made if the page has none."""
    found = document.getElementById("bascule-root")
    if found is None:
        found = document.createElement("div")
        found.id = "bascule-root"
        document.body.appendChild(found)
    return found


root: Any = find_root()
# The events that tell what a control's user did.
CHANGES = ("input", "change")
# By id; only `build` and `reconciler` change it.
instances = Map()
# Where an element with handlers or a DOM property holds its VNode. A symbol: no field of a form hides it.
vnode: Any = Symbol("vnode")


def words(text: str) -> Any:
    """The set of a text's words."""
    return Set(text.split(" "))


def on_root(name: str, run: Callable[[Any], None]) -> None:
    """Hear an event type on the root, before anything below."""
    root.addEventListener(name, run, True)


def vnode_of(node: Any) -> VNode | None:
    """The VNode of an element that has handlers or a DOM property."""
    return cast("VNode | None", prop(node, vnode))


def remember(v: VNode) -> None:
    """Let an element know its VNode."""
    set_prop(v.dom_node, vnode, v)
