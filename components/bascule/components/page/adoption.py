"""Finds the prerendered nodes that the first tree can keep.

Rules:
- The prerendered page is the same tree written as HTML: holes and empty texts write nothing, instances and fragments
  only what is in them, and `<!---->` stands between two texts that are neighbours. Comments are never kept.
- Each DOM parent has a list of its nodes that no VNode has taken. A text takes the next text if no element stands
  before it. An element takes the first one left of its name whose `id` and `name` agree, wherever it stands, so that an
  input with typed text is found again; what is out of order is moved. What is left at the end is removed.
- What a user has typed or chosen by then stays, and Python is told with the events it missed (`used`, `replay`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Array, Event, Map, Set, String, document, new, own, same

from .dom import attribute, get, insert, move, remove
from .live import root

if TYPE_CHECKING:
    from typing import Any

    from .vnode import VNode


class Pool:
    """The prerendered nodes of one DOM parent: those before `at` are done with, a taken one is None."""

    def __init__(self, nodes: list[Any]) -> None:
        self.nodes = nodes
        self.at = 0
        self.high = -1
        self.last: Any = None


# From DOM parents to their pools; None when nothing is left to adopt.
pools: Any = None
used = Set()


def start_adoption() -> None:
    """If the page has prerendered nodes, note which controls are used before there is anyone to tell."""
    global pools
    if root.firstChild is not None:
        pools = Map()
        for name in ("input", "change"):
            root.addEventListener(name, lambda event: use(event.target), True)


def use(node: Any) -> None:
    """A control was used."""
    if pools is not None:
        used.add(node)


def adopting() -> bool:
    """Whether prerendered nodes may be taken."""
    return pools is not None


def end_adoption() -> None:
    """Remove what no VNode has taken, and tell of the controls that were used."""
    global pools
    if pools is None:
        return
    pool_of(root)
    for pool in pools.values():
        for node in pool.nodes:
            if node is not None:
                remove(node)
    pools = None


def replay() -> None:
    """Fire the events again that Python missed."""
    for node in used:
        used.delete(node)
        if node.isConnected is True:
            for name in ("input", "change"):
                node.dispatchEvent(new(Event, name, {"bubbles": True}))


def pool_of(host: Any) -> Pool:
    """The pool of a DOM parent."""
    pool: Pool | None = pools.get(host)
    if pool is None:
        pool = Pool(Array["from"](get(host, "childNodes")))
        pools.set(host, pool)
    return pool


def adopt_text(text: str, host: Any) -> Any:
    """The text node for a text: a prerendered one, corrected, or a new one in its place."""
    pool = pool_of(host)
    node: Any = None
    while pool.at < len(pool.nodes):
        node = pool.nodes[pool.at]
        if node is not None and node.nodeName != "#comment":
            break
        pool.at += 1
    if pool.at < len(pool.nodes) and node.nodeName == "#text" and text != "":
        node.data = text
        take(pool, pool.at, host)
    else:
        node = document.createTextNode(text)
        adopt_new(node, host)
    return node


def adopt_element(v: VNode, host: Any, namespace: str) -> bool:
    """Give an element its prerendered node if there is one that fits."""
    pool = pool_of(host)
    for i in range(pool.at, len(pool.nodes)):
        node = pool.nodes[i]
        if node is not None and fits(node, v, namespace):
            v.node = node
            take(pool, i, host)
            if not same(v.tag, "textarea"):
                # Even if no kid comes: what is in there goes. A textarea's text is its value.
                pool_of(node)
            return True
    return False


def adopt_new(node: Any, host: Any) -> None:
    """Put a new node as the next one of its parent."""
    pool = pool_of(host)
    insert(host, node, after(pool, host))
    pool.last = node


def take(pool: Pool, i: int, host: Any) -> None:
    """Keep a prerendered node as the next one of its parent."""
    node = pool.nodes[i]
    pool.nodes[i] = None
    if i < pool.high:
        move(host, node, after(pool, host))
    else:
        pool.high = i
    pool.last = node


def after(pool: Pool, host: Any) -> Any:
    """The node before which the next one of a parent goes."""
    return get(host, "firstChild") if pool.last is None else get(pool.last, "nextSibling")


def fits(node: Any, v: VNode, namespace: str) -> bool:
    """Whether a prerendered node may become an element."""
    tag = String(v.tag)
    if namespace == "":
        tag = tag.upper()
        namespace = "http://www.w3.org/1999/xhtml"
    return (
        same(node.nodeName, tag)
        and same(node.namespaceURI, namespace)
        and agrees(node, v, "id")
        and agrees(node, v, "name")
    )


def agrees(node: Any, v: VNode, name: str) -> bool:
    """Whether an attribute that names an element is the same in the page and in the tree."""
    value = own(v.props, name)
    return same(attribute(node, name), None if value is None else String(value))
