"""Walks over the live tree, on CPython."""

from __future__ import annotations

from bascule.components.page.vnode import (
    ELEMENT,
    FRAGMENT,
    HOLE,
    INSTANCE,
    TEXT,
    VNode,
    first_node,
    instance_of,
    next_node,
    top_nodes,
)


def made(kind: int, node: str | None, *kids: VNode, tag: object = None) -> VNode:
    v = VNode(kind, tag)
    v.kid_list = list(kids)
    v.dom_node = node
    for at, kid in enumerate(kids):
        kid.up, kid.at = v, at
    return v


def test_walks_pass_through_what_has_no_node_of_its_own() -> None:
    hole, text, bold = made(HOLE, None), made(TEXT, "text"), made(ELEMENT, "b", made(TEXT, "inside"))
    fragment = made(FRAGMENT, "div", hole, text, made(INSTANCE, "div", bold, tag=3))
    last = made(ELEMENT, "p")
    instance = made(INSTANCE, "div", fragment, tag=2)
    div = made(ELEMENT, "div", made(HOLE, None), instance, made(FRAGMENT, "div"), last)
    root = made(INSTANCE, "root", div, tag=1)
    assert top_nodes(instance) == ["text", "b"]
    assert first_node(fragment) == "text"
    assert first_node(hole) is None
    assert [next_node(v) for v in (hole, text, bold, instance, last, div, root)] == [
        "text",
        "b",
        "p",
        "p",
        None,
        None,
        None,
    ]
    assert [instance_of(v) for v in (bold, text, last, div)] == [3, 2, 1, 1]
    # An instance that was taken elsewhere is no kid any more, though the old list still holds it.
    made(ELEMENT, "section", instance)
    assert top_nodes(div.kid_list[1]) == ["text", "b"]
    assert next_node(div.kid_list[0]) == "p"


def test_depth_is_no_limit() -> None:
    v = made(TEXT, "text")
    bottom = v
    for n in range(50_000):
        v = made(INSTANCE if n % 2 else FRAGMENT, "div", v, tag=n)
    assert top_nodes(v) == ["text"]
    assert next_node(bottom) is None
