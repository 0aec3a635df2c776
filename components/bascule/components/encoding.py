"""A rendered tree as JSON text, in one walk with a stack of its own.

Rules
1. The walk never recurses: depth costs memory only.
2. Handlers become whole numbers in the order in which they stand in the tree, so that the same tree has the same
   numbers at every render.
3. A child component's identity is its place: the elements around it, each by its key or else by how many children
   without a key come before it, and the same for itself. So a list of keyed children may grow without disturbing what
   follows.
4. Elements are checked when they are made, so a leaf goes to `json.dumps` as it is; MicroPython's is fast with small
   values and slow with big ones.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bascule.components.handlers import number_of
from bascule.components.nodes import Tag, Use

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class DuplicateKeyError(ValueError):
    """Two children of one parent have the same key."""


def encode_tree(tree: Any, handlers: list[Any], place: Callable[[Use, Any, Any], str]) -> str:
    """The JSON of a node, in one piece; see `encode_parts`."""
    return "".join(encode_parts(tree, handlers, place))


def encode_parts(  # noqa: PLR0915 (one loop, so that nothing recurses)
    tree: Any, handlers: list[Any], place: Callable[[Use, Any, Any], str]
) -> list[str]:
    """The JSON of a node in pieces. MicroPython looks long for room for a long text: none is made before the batch.

    Appends its handlers to `handlers` as `[event, function]`; `place(use, path, local)` gives a child component's JSON.
    """
    parts: list[str] = []
    add = parts.append
    dumps = json.dumps
    node: Any = [None, None, tree]
    at = 2
    size = 3
    unkeyed = 0
    seen: Any = None
    path: Any = ()
    stack: list[Any] = []
    while True:
        if at >= size:
            if not stack:
                break
            add("]")
            node, at, size, unkeyed, seen, path = stack.pop()
            continue
        child = node[at]
        at += 1
        kind = type(child)
        if kind is list:
            props = child[1]
            count = len(child)
            form = child[0].form
            if form is not None:
                if props is None:
                    unkeyed += 1
                else:
                    seen = _unique(props["key"], seen, node, stack)
                add(form.encode(child, handlers))
                continue
            if props is None:
                unkeyed += 1
                add(child[0].bare)
            else:
                if "key" in props:
                    seen = _unique(props["key"], seen, node, stack)
                else:
                    unkeyed += 1
                add(child[0].open)
                add(_with_handlers(props, handlers) if "on" in props else dumps(props))
            if count == 2:
                add("]")
            elif count == 3 and type(child[2]) is str:
                add(",")
                add(dumps(child[2]))
                add("]")
            else:
                stack.append([node, at, size, unkeyed, seen, path])
                node = child
                at = 2
                size = count
                unkeyed = 0
                seen = None
                path = None
        elif kind is str:
            unkeyed += 1
            add(",")
            add(dumps(child))
        elif child is None:
            unkeyed += 1
            add(",null")
        else:
            if child.key is None:
                local = unkeyed
                unkeyed += 1
            else:
                seen = _unique(child.key, seen, node, stack)
                local = -1
            if path is None:
                path = _path(node, stack)
            add("," + place(child, path, local))
    parts[0] = parts[0][1:]
    return parts


def _with_handlers(props: Any, handlers: list[Any]) -> str:
    functions = props["on"]
    script: Any = props.get("script")
    numbers = {}
    for event in functions:
        numbers[event] = number_of(functions[event], len(handlers))
        # What a script emits always has a value.
        handlers.append(["input" if script else event, functions[event]])
    copy = props.copy()
    copy["on"] = numbers
    if script:
        # It is JSON already.
        del copy["script"]
        return json.dumps(copy)[:-1] + ',"script":' + str(script) + "}"
    return json.dumps(copy)


def _unique(key: Any, seen: Any, node: Any, stack: list[Any]) -> Any:
    """Remember a key among its siblings; text and numbers are different keys."""
    if seen is None:
        seen = set()
    mark = (key, isinstance(key, str))
    if mark in seen:
        inside = "" if not stack or type(node[0]) is not Tag else " in " + repr(node[0])
        raise DuplicateKeyError("two children" + inside + " have the key " + repr(key))
    seen.add(mark)
    return seen


def _path(node: Any, stack: list[Any]) -> Any:
    """The path of the element being walked, as a tuple; those of the elements around it are kept in their frames."""
    frames = stack
    depth = len(frames)
    known = depth - 1
    while frames[known][5] is None:
        known -= 1
    path = frames[known][5]
    for level in range(known, depth):
        inner = frames[level + 1][0] if level + 1 < depth else node
        props = inner[1]
        key = None if props is None else props.get("key")
        step = frames[level][3] - 1 if key is None else key
        path = path + (inner[0].name, step, key is None)  # noqa: RUF005
        if level + 1 < depth:
            frames[level + 1][5] = path
    return path
