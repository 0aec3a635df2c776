"""The live tree: what stands in the page, and walks over it.

Rules of this state:
- A `VNode` made by `tree.read` is *fresh*: it has no DOM. The reconciler either builds it, and it becomes live, or
  copies what changed into the live one it matches, and throws it away. A live VNode stays the same object for life.
- `up` and `at` say where a live VNode stands: `v.up.kid_list[v.at] is v`. An instance may be taken to another place of
  its parent's tree; a list whose item has another `up` has lost that item.
- An element or text has a DOM node of its own in `dom_node`. Instances and fragments have none: their kids stand among
  the nodes of the nearest element above, and `dom_node` is that element. So the DOM parent of `v` is `v.up.dom_node`.
- Walks are loops over `up` and `at`: none recurses, whatever the depth of the author's tree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import field, own

if TYPE_CHECKING:
    from typing import Any

HOLE = 0
TEXT = 1
ELEMENT = 2
INSTANCE = 3
FRAGMENT = 4


class VNode:
    """One node of a tree."""

    __slots__ = (
        "at", "dom_node", "key", "kid_list", "node_kind", "ns", "prop_map", "row_shape", "tag_name", "up",
    )  # fmt: skip

    def __init__(self, kind: int, tag: Any, props: Any = None, key: Any = None) -> None:
        self.node_kind = kind
        self.tag_name = tag  # an element's name, a text's text, an instance's id
        self.prop_map = props  # a record or None
        self.key = key  # identity among siblings: an instance's id, the type and text of a key, or None
        self.kid_list: list[VNode] = []
        self.dom_node: Any = None
        self.up: VNode | None = None
        self.at = 0
        self.ns = ""  # the namespace its kids are made in, "" for HTML
        # Of a row of texts without a hole what it has in common with those that it came with.
        self.row_shape: Any = None


def kid_from(up: VNode, at: int) -> VNode | None:
    """The first kid at or after `at` that is still there."""
    for i in range(at, len(up.kid_list)):
        if up.kid_list[i].up is up:
            return up.kid_list[i]
    return None


def top_nodes(v: VNode, only_first: bool = False) -> list[Any]:
    """The DOM nodes of `v` that stand in its DOM parent, in order."""
    found: list[Any] = []
    here: VNode | None = v
    while here:
        below: VNode | None = None
        if here.dom_node is not None and here.node_kind <= ELEMENT:
            found.append(here.dom_node)
            if only_first:
                return found
        else:
            below = kid_from(here, 0)
        while not below and here is not v and here.up:
            below = kid_from(here.up, here.at + 1)
            here = here.up
        here = below
    return found


def first_node(v: VNode) -> Any:
    """The first DOM node of `v`, None when it has none."""
    if v.node_kind <= ELEMENT:
        return v.dom_node
    return own(top_nodes(v, True), 0)


def next_node(v: VNode) -> Any:
    """The DOM node that stands after `v` in its DOM parent, None when `v` is the last."""
    here: VNode = v
    while here.up:
        up = here.up
        kid = kid_from(up, here.at + 1)
        if kid:
            node = first_node(kid)
            if node is not None:
                return node
            here = kid
        elif up.node_kind == ELEMENT:
            return None
        else:
            here = up
    return None


def script_part(v: VNode, at: int) -> Any:
    """The name, 0, or the data, 1, of an element's script (`scripts`), if it has one."""
    return own(field(v.prop_map, "script"), at)


def instance_of(v: VNode) -> Any:
    """The id of the instance whose tree `v` is in."""
    here: VNode | None = v.up
    while here and here.node_kind != INSTANCE:
        here = here.up
    return here.tag_name if here else None
