"""Reads the trees that Python sends: JSON in, fresh VNodes out, or BadTree before anything is touched.

The shapes are those of docs/house.md, "The tree". Reading is a loop with a list of what is still to be read, so depth
costs memory only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Set, String, is_array, is_integer, is_object, own, typeof

from .safety import BadTree, Verdicts
from .vnode import ELEMENT, FRAGMENT, HOLE, INSTANCE, TEXT, VNode

if TYPE_CHECKING:
    from typing import Any

# Deeper trees make browsers themselves overflow when they lay the page out.
MAX_DEPTH = 4000


class Reader:
    """Reads trees; `refs` are the instances that the last one places."""

    def __init__(self) -> None:
        self.verdicts = Verdicts()
        self.refs: list[Any] = []

    def read(self, tree: Any) -> VNode:
        """The fresh VNode of a tree, kids included."""
        self.refs = []
        top = self.one(tree)
        raws = [tree]
        made = [top]
        depths = [1]
        while len(made) > 0:
            up = made.pop()
            raw: list[Any] = raws.pop()
            depth = depths.pop()
            if up.kind != ELEMENT and up.kind != FRAGMENT:
                continue
            if depth > MAX_DEPTH:
                raise BadTree(f"the tree is more than {MAX_DEPTH} deep")
            seen: Any = None
            for i in range(2, len(raw)):
                kid = self.one(raw[i])
                kid.up = up
                kid.at = i - 2
                up.kids.append(kid)
                if kid.key is not None:
                    if seen is None:
                        seen = Set()
                    if seen.has(kid.key):
                        raise BadTree(f"<{String(up.tag)}> has two children with the key {shown(kid)}")
                    seen.add(kid.key)
                if kid.kind >= ELEMENT and kid.kind != INSTANCE:
                    made.append(kid)
                    raws.append(raw[i])
                    depths.append(depth + 1)
        return top

    def one(self, raw: Any) -> VNode:
        """The fresh VNode of one node, without its kids."""
        if raw is None:
            return VNode(HOLE, None, None, None, [])
        if isinstance(raw, str):
            return VNode(TEXT, raw, None, None, [])
        if not is_array(raw) or typeof(raw[0]) != "string":
            raise BadTree(f"a node must be null, text or [tag, props, ...], not {kind_of(raw)}")
        if raw[0] == "#":
            if not is_integer(raw[1]):
                raise BadTree("the place of an instance must be a whole number")
            self.refs.append(raw[1])
            return VNode(INSTANCE, raw[1], None, raw[1], [])
        tag: str = raw[0]
        props = raw[1]
        key: Any = None
        if props is not None:
            if not is_object(props):
                raise BadTree(f"<{tag}>: props must be an object or null")
            self.verdicts.props(tag, props)
            key = own(props, "key")
        if key is not None:
            if typeof(key) != "string" and typeof(key) != "number":
                raise BadTree(f"<{tag}>: a key must be text or a number")
            key = ("s" if isinstance(key, str) else "n") + String(key)
        if tag == "":
            return VNode(FRAGMENT, "", None, key, [])
        self.verdicts.tag(tag)
        return VNode(ELEMENT, tag, props, key, [])


def kind_of(raw: Any) -> str:
    """What to call something that is no node."""
    if is_array(raw):
        return "a list that starts otherwise"
    return "an object" if is_object(raw) else f"a {typeof(raw)}"


def shown(kid: VNode) -> str:
    """A key as the author wrote it."""
    return String(kid.key) if kid.kind == INSTANCE else String(kid.key)[1:]
