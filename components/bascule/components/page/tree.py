"""Reads the trees that Python sends: JSON in, fresh VNodes out, or BadTree before anything is touched.

The shapes are those of docs/house.md, "The tree". Reading is a loop with a list of what is still to be read, so depth
costs memory only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import Map, Set, String, field, is_array, is_integer, is_object, keys, typeof

from .safety import BadTree, check_props, check_tag, refuse
from .vnode import ELEMENT, FRAGMENT, HOLE, INSTANCE, TEXT, VNode

if TYPE_CHECKING:
    from typing import Any

ROWS = "needs empty cells with at most a class, and for each as many texts or nulls"
# How many elements are around each instance in the tree that places it; of the batch that is read.
places = Map()


def read(tree: Any) -> Any:
    """Read a tree: its fresh VNode with all kids, the instances that it places, how many elements deep it is."""
    refs: list[Any] = []
    deep = 0
    # What holds the top, at depth 0. After each VNode what it was read from, and its depth.
    around = VNode(FRAGMENT, "")
    todo: list[Any] = [around, ["", None, tree], 0]
    while len(todo) > 0:
        depth: int = todo.pop()
        raw: list[Any] = todo.pop()
        up: VNode = todo.pop()
        deep = max(deep, depth)
        seen: Any = None
        for i in range(2, len(raw)):
            one = raw[i]
            if depth > 0 and is_array(one) and one[0] == "*":
                deep = max(deep, depth + 2)
                read_rows(one, up)
                continue
            kid = add(read_one(one), up)
            if kid.node_kind == INSTANCE:
                refs.append(kid.tag_name)
                places.set(kid.tag_name, depth)
            elif is_array(one) and len(one) > 2:
                todo.extend([kid, one, depth + 1])
            if kid.key is not None:
                if seen is None:
                    seen = Set()
                if seen.has(kid.key):
                    # A key as the author wrote it, without "string" or "number".
                    key: str = kid.key if kid.node_kind == INSTANCE else cast("str", kid.key)[6:]
                    refuse(cast("str", up.tag_name), f"has two kids with the key {key}")
                seen.add(kid.key)
    return {"top": around.kid_list[0], "refs": refs, "deep": deep}


def add(kid: VNode, up: VNode) -> VNode:
    """Make a fresh VNode the last kid of another."""
    kid.up = up
    kid.at = len(up.kid_list)
    up.kid_list.append(kid)
    return kid


def read_rows(raw: list[Any], up: VNode) -> None:
    """Add the rows of `["*", row, texts, …]` to the kids of `up`. What all rows have in common is checked once."""
    row: list[Any] = raw[1]
    first: list[Any] = raw[2]
    check_part(row, max(3, len(raw)))
    for i in range(2, len(row)):
        check_part(row[i], 2)
        if not is_array(raw[i]) or raw[i].length != len(first):
            refuse("*", ROWS)
    for at in range(len(first)):
        v = add(VNode(ELEMENT, row[0], row[1]), up)
        v.row_shape = row
        for i in range(2, len(row)):
            text = add(read_one(raw[i][at]), add(VNode(ELEMENT, row[i][0], row[i][1]), v))
            if text.node_kind == HOLE:
                v.row_shape = None
            elif text.node_kind != TEXT:
                refuse("*", ROWS)


def check_part(raw: Any, size: int) -> None:
    """Raise BadTree for what cannot be a row, or a cell, of texts.

    A custom element can not: its own code may change what is in it, and copies would not be alike.
    """
    v = read_one(raw)
    if (
        v.node_kind != ELEMENT
        or "-" in cast("str", v.tag_name)
        or raw.length != size
        or any(name != "class" for name in keys(v.prop_map))
    ):
        refuse("*", ROWS)


def read_one(raw: Any) -> VNode:
    """The fresh VNode of one node, without its kids."""
    if raw is None:
        return VNode(HOLE, None)
    if isinstance(raw, str):
        return VNode(TEXT, raw)
    if not is_array(raw) or typeof(raw[0]) != "string":
        raise BadTree(
            "a node is null, text or [tag, props, ...], not "
            + ("such a list" if is_array(raw) else typeof(raw))
        )
    tag: str = raw[0]
    props = raw[1]
    if tag == "#":
        if not is_integer(props):
            raise BadTree("an instance is a whole number")
        return VNode(INSTANCE, props, None, props)
    if props is not None:
        if not is_object(props):
            refuse(tag, "props must be an object")
        check_props(tag, props)
    key: Any = field(props, "key")
    if key is not None:
        kind_of_key = typeof(key)
        if kind_of_key not in ("string", "number"):
            refuse(tag, "key must be text or a number")
        key = kind_of_key + String(key)
    if tag == "":
        return VNode(FRAGMENT, "", None, key)
    check_tag(tag)
    return VNode(ELEMENT, tag, props, key)
