"""Reads the trees that Python sends: JSON in, fresh VNodes out, or BadTree before anything is touched.

The shapes are those of docs/house.md, "The tree". Reading is a loop with a list of what is still to be read, so depth
costs memory only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Map, Set, String, field, is_array, is_integer, is_object, typeof

from .safety import BadTree, check_props, check_tag, refuse
from .vnode import ELEMENT, FRAGMENT, HOLE, INSTANCE, NONE, TEXT, VNode

if TYPE_CHECKING:
    from typing import Any

# How many elements are around each instance in the tree that places it; of the batch that is read.
places = Map()


def read(tree: Any) -> Any:
    """Read a tree: its fresh VNode with all kids, the instances that it places, how many elements deep it is."""
    refs: list[Any] = []
    deep = 0
    top = read_one(tree, refs, 0)
    parent = top.node_kind == ELEMENT or top.node_kind == FRAGMENT
    raws = [tree] if parent else []
    made = [top] if parent else []
    depths = [1]
    while len(made) > 0:
        up = made.pop()
        raw: list[Any] = raws.pop()
        depth = depths.pop()
        deep = max(deep, depth)
        seen: Any = None
        kids: list[VNode] = []
        for i in range(2, len(raw)):
            kid = read_one(raw[i], refs, depth)
            kid.up = up
            kid.at = i - 2
            kids.append(kid)
            if kid.key is not None:
                if seen is None:
                    seen = Set()
                if seen.has(kid.key):
                    refuse(String(up.tag_name), f"has two kids with the key {shown(kid)}")
                seen.add(kid.key)
            if (kid.node_kind == ELEMENT or kid.node_kind == FRAGMENT) and raw[i].length > 2:
                made.append(kid)
                raws.append(raw[i])
                depths.append(depth + 1)
        up.kid_list = kids
    return {"top": top, "refs": refs, "deep": deep}


def read_one(raw: Any, refs: list[Any], depth: int) -> VNode:
    """The fresh VNode of one node, without its kids."""
    if raw is None:
        return VNode(HOLE, None, None, None, NONE)
    if isinstance(raw, str):
        return VNode(TEXT, raw, None, None, NONE)
    if not is_array(raw) or typeof(raw[0]) != "string":
        kind = "such a list" if is_array(raw) else typeof(raw)
        raise BadTree(f"a node is null, text or [tag, props, ...], not {kind}")
    tag: str = raw[0]
    props = raw[1]
    if tag == "#":
        if not is_integer(props):
            raise BadTree("an instance is a whole number")
        refs.append(props)
        places.set(props, depth)
        return VNode(INSTANCE, props, None, props, NONE)
    key: Any = None
    if props is not None:
        if not is_object(props):
            refuse(tag, "props must be an object")
        check_props(tag, props)
        key = field(props, "key")
    if key is not None:
        kind_of_key = typeof(key)
        if kind_of_key not in ("string", "number"):
            refuse(tag, "key must be text or a number")
        key = kind_of_key + String(key)
    if tag == "":
        return VNode(FRAGMENT, "", None, key, NONE)
    check_tag(tag)
    return VNode(ELEMENT, tag, props, key, NONE)


def shown(kid: VNode) -> str:
    """A key as the author wrote it, without "string" or "number"."""
    return String(kid.key) if kid.node_kind == INSTANCE else String(kid.key)[6:]
