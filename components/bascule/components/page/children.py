"""Which old child a new child is, and which old children need not move. Knows nothing of the DOM."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Map, same

from .vnode import ELEMENT, VNode, script_part

if TYPE_CHECKING:
    pass


def alike(a: VNode, b: VNode) -> bool:
    """Whether `b` is the next version of `a` rather than another node."""
    return (
        a.node_kind == b.node_kind
        and same(a.key, b.key)
        and (
            a.node_kind != ELEMENT
            or (same(a.tag_name, b.tag_name) and same(script_part(a, 0), script_part(b, 0)))
        )
    )


def sources(old: list[VNode], new: list[VNode]) -> list[int]:
    """For each new child the index of the old one that it is, or -1.

    Children with a key are found by it wherever they went, those without in order: where the lists begin to differ, by
    how many such came before.
    """
    found: list[int] = []
    front = 0
    while front < len(old) and front < len(new) and alike(old[front], new[front]):
        found.append(front)
        front += 1
    places = Map()
    nth = 0
    for i in range(front, len(old) if front < len(new) else front):
        key = old[i].key
        if key is None:
            key = f"u{nth}"
            nth += 1
        places.set(key, i)
    nth = 0
    for i in range(front, len(new)):
        wanted = new[i].key
        if wanted is None:
            wanted = f"u{nth}"
            nth += 1
        at: int = places.get(wanted) if places.has(wanted) else -1
        found.append(at if at >= 0 and alike(old[at], new[i]) else -1)
    return found
