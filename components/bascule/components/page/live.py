"""What is live in the page, for all modules: the root element, the instances, and the VNodes of elements in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Map, WeakMap, document, new

if TYPE_CHECKING:
    from typing import Any


def find_root() -> Any:
    """The element that holds the widget; made if the page has none."""
    found = document.getElementById("bascule-root")
    if found is None:
        found = document.createElement("div")
        found.id = "bascule-root"
        document.body.appendChild(found)
    return found


root: Any = find_root()
# By id; only `reconciler` changes it.
instances = Map()
# From the elements that have handlers or a DOM property to their VNodes.
nodes: Any = new(WeakMap)
