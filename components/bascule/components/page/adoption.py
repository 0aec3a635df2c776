"""Finds the prerendered nodes that the first tree can keep.

Rules:
- The prerendered page is the same tree written as HTML: holes and empty texts write nothing, instances and fragments
  only what is in them, and `<!---->` stands between two texts that are neighbours. Comments are never kept.
- In each DOM parent what is taken stands in front, up to `last`; what is left stands behind, and goes at the end.
- A text takes the next text if no element stands before it. An element takes the first one left of its name whose `id`
  and `name` agree, wherever it stands, so that an input with typed text is found again; it is moved to its place.
- What is new is filled before it goes to its place: outside the document nothing observes it (`place_fresh`).
- What a user has typed or chosen by then stays, and Python is told with the events it missed (`used`, `replay`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import Event, Map, Set, document, field, new, own, same

from .attributes import attribute_text
from .dom import attribute, get, insert, move, remove
from .live import CHANGES, on_root, root

if TYPE_CHECKING:
    from typing import Any

    from .vnode import VNode

# From DOM parents to the last node taken, None before the first; empty when nothing is to be adopted any more.
last = Map()
# The new node that is being filled, and its DOM parent.
fresh: Any = None
home: Any = None
used = Set()


def start_adoption() -> None:
    """Take what is prerendered, and note which controls are used before there is anyone to tell."""
    last.set(root, None)
    for name in CHANGES:
        on_root(name, lambda event: used.add(event.target) if adopting(root) else None)


def adopting(host: Any) -> bool:
    """Whether prerendered nodes of a DOM parent may be taken: not those of one that is new itself."""
    return last.has(host)


def end_adoption() -> None:
    """Remove what no VNode has taken."""
    for host in last.keys():
        node = left_in(host)
        while node is not None:
            remove(node)
            node = left_in(host)
    last.clear()


def replay() -> None:
    """Tell of the controls that were used: fire the events again that Python missed."""
    for node in used:
        used.delete(node)
        for name in CHANGES:
            node.dispatchEvent(new(Event, name, {"bubbles": True}))


def left_in(host: Any) -> Any:
    """The first node of a DOM parent that is not taken."""
    node = last.get(host)
    return get(host, "firstChild") if node is None else get(node, "nextSibling")


def adopt_text(text: str, host: Any) -> Any:
    """The text node for a text: a prerendered one, corrected, or a new one in its place."""
    place_fresh()
    node = left_in(host)
    # 8 is a comment, 3 a text.
    while node is not None and node.nodeType == 8:
        remove(node)
        node = left_in(host)
    if node is not None and node.nodeType == 3 and text != "":
        node.data = text
    else:
        node = document.createTextNode(text)
        insert(host, node, left_in(host))
    last.set(host, node)
    return node


def adopt_element(v: VNode, host: Any, namespace: str) -> bool:
    """Give an element its prerendered node if there is one that fits."""
    place_fresh()
    first = left_in(host)
    node = first
    for _ in range(100):  # of the nodes left, no more: there may be many
        if node is None:
            return False
        if fits(node, v, namespace):
            v.dom_node = node
            if not same(node, first):
                move(host, node, first)
            last.set(host, node)
            if not same(v.tag_name, "textarea") and (
                field(v.prop_map, "script") is None or len(v.kid_list) > 0
            ):
                # Even if no kid comes: what is in there goes. A textarea's text is its value; a script has its own.
                last.set(node, None)
            return True
        node = get(node, "nextSibling")
    return False


def adopt_new(node: Any, host: Any) -> None:
    """Put a new node as the next one of its parent, as soon as it has its kids."""
    global fresh, home
    fresh = node
    home = host


def place_fresh() -> None:
    """Put the node that was filled to its place."""
    global fresh
    if fresh is not None:
        insert(home, fresh, left_in(home))
        last.set(home, fresh)
        fresh = None


def fits(node: Any, v: VNode, namespace: str) -> bool:
    """Whether a prerendered node may become an element."""
    return (
        # In capitals for HTML, so that an SVG element is none.
        same(node.nodeName, cast("str", v.tag_name).upper() if namespace == "" else v.tag_name)
        and agrees(node, v, "id")
        and agrees(node, v, "name")
    )


def agrees(node: Any, v: VNode, name: str) -> bool:
    """Whether an attribute that names an element is the same in the page and in the tree."""
    return same(attribute(node, name), attribute_text(name, own(v.prop_map, name)))
