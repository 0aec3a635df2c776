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

from .dom import SVG, attribute, get, insert, move, remove

if TYPE_CHECKING:
    from typing import Any

    from .vnode import VNode

ELEMENT_NODE = 1
TEXT_NODE = 3


class Pool:
    """The prerendered nodes of one DOM parent: `nodes[at:]` are not looked at yet, a taken one is None."""

    def __init__(self, nodes: list[Any]) -> None:
        self.nodes = nodes
        self.at = 0
        self.high = -1
        self.last: Any = None


class Adoption:
    """Open from the start of a page with prerendered nodes until its first tree is mounted."""

    def __init__(self, root: Any) -> None:
        self.root = root
        self.open: bool = root.firstChild is not None
        self.pools = Map()
        self.used = Set()

    def watch(self) -> None:
        """Note which controls are used before there is anyone to tell."""
        for name in ("input", "change"):
            self.root.addEventListener(name, lambda event: self.use(event.target), True)

    def use(self, node: Any) -> None:
        """A control was used."""
        if self.open:
            self.used.add(node)

    def replay(self) -> None:
        """Tell of the controls that were used."""
        used = self.used
        self.used = Set()
        for node in used:
            if node.isConnected is True:
                node.dispatchEvent(new(Event, "input", {"bubbles": True}))
                node.dispatchEvent(new(Event, "change", {"bubbles": True}))

    def pool(self, host: Any) -> Pool:
        """The pool of a DOM parent."""
        pool: Pool | None = self.pools.get(host)
        if pool is None:
            nodes: list[Any] = Array["from"](get(host, "childNodes"))
            pool = Pool(
                [node for node in nodes if node.nodeType == ELEMENT_NODE or node.nodeType == TEXT_NODE]
            )
            for node in nodes:
                if node.nodeType != ELEMENT_NODE and node.nodeType != TEXT_NODE:
                    remove(node)
            self.pools.set(host, pool)
        return pool

    def text(self, text: str, host: Any) -> Any:
        """The text node for a text: a prerendered one, corrected, or a new one in its place."""
        pool: Pool = self.pool(host)
        while pool.at < len(pool.nodes) and pool.nodes[pool.at] is None:
            pool.at += 1
        node: Any = pool.nodes[pool.at] if pool.at < len(pool.nodes) else None
        if node is not None and node.nodeType == TEXT_NODE and text != "":
            if node.data != text:
                node.data = text
            self.take(pool, pool.at, host)
            return node
        node = document.createTextNode(text)
        self.add(node, host)
        return node

    def element(self, v: VNode, host: Any, namespace: str) -> bool:
        """Give an element its prerendered node if there is one that fits."""
        pool: Pool = self.pool(host)
        for i in range(pool.at, len(pool.nodes)):
            node: Any = pool.nodes[i]
            if node is not None and fits(node, v, namespace):
                v.node = node
                self.take(pool, i, host)
                if v.tag != "textarea":
                    # Even if no kid comes: what is in there goes. A textarea's text is its value.
                    self.pool(node)
                return True
        return False

    def take(self, pool: Pool, i: int, host: Any) -> None:
        """Keep a prerendered node as the next one of its parent."""
        node = pool.nodes[i]
        pool.nodes[i] = None
        if i < pool.high:
            move(host, node, after(pool, host))
        else:
            pool.high = i
        pool.last = node

    def add(self, node: Any, host: Any) -> None:
        """Put a new node as the next one of its parent."""
        pool: Pool = self.pool(host)
        insert(host, node, after(pool, host))
        pool.last = node

    def close(self) -> None:
        """Remove what no VNode has taken; from now on nodes are made."""
        self.pool(self.root)
        self.open = False
        for pair in self.pools:
            pool: Pool = pair[1]
            for node in pool.nodes:
                if node is not None:
                    remove(node)
        self.pools.clear()


def after(pool: Pool, host: Any) -> Any:
    """The node before which the next one of a parent goes."""
    return get(host, "firstChild") if pool.last is None else get(pool.last, "nextSibling")


def fits(node: Any, v: VNode, namespace: str) -> bool:
    """Whether a prerendered node may become an element."""
    tag = String(v.tag)
    if node.nodeType != ELEMENT_NODE or node.localName != (tag.lower() if namespace == "" else tag):
        return False
    if (node.namespaceURI == SVG) is not (namespace == SVG):
        return False
    return agrees(node, v, "id") and agrees(node, v, "name")


def agrees(node: Any, v: VNode, name: str) -> bool:
    """Whether an attribute that names an element is the same in the page and in the tree."""
    value = own(v.props, name)
    there = attribute(node, name)
    return there is None if value is None else same(there, String(value))
