"""What is live in the page, for all modules: the root element, the instances, and the VNodes of elements in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Map, Symbol, document, prop, set_prop

if TYPE_CHECKING:
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
# By id; only `build` and `reconciler` change it.
instances = Map()
# Where an element with handlers or a DOM property holds its VNode. A symbol: no field of a form hides it.
vnode: Any = Symbol("vnode")


def vnode_of(node: Any) -> VNode | None:
    """The VNode of an element that has handlers or a DOM property."""
    v: VNode | None = prop(node, vnode)
    return v


def remember(v: VNode) -> None:
    """Let an element know its VNode."""
    set_prop(v.node, vnode, v)
