"""From fresh VNodes to nodes of the document. A loop along `up` and `at`, in the order of the document."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import document, same

from .adoption import adopt_element, adopt_new, adopt_text, adopting, place_fresh, used
from .batch import claims, trees
from .dom import W3, append_node, create, insert
from .live import instances
from .props import create_props
from .vnode import ELEMENT, FRAGMENT, INSTANCE, TEXT, VNode, top_nodes

if TYPE_CHECKING:
    from typing import Any


class Instance:
    """A live instance: its place, its parent, how many instances are above it, the instances its tree places."""

    __slots__ = ("child_ids", "depth_of", "parent_id", "place_at")

    def __init__(self, place: VNode, parent: Any, depth: int, refs: list[Any]) -> None:
        self.place_at = place
        self.parent_id = parent
        self.depth_of = depth
        self.child_ids = refs


# Elements that wait for the whole batch to be in the document, and whether they are new.
late: list[Any] = []


def build(up: VNode, start: int, end: int, anchor: Any) -> Any:
    """Make the nodes of the fresh kids `start` to `end` of a live VNode, and put them before `anchor`. The first."""
    outer = up.dom_node
    apart = not adopting(outer)
    into: Any = document.createDocumentFragment() if apart else outer
    # A row of texts that this call has made: those that came with it are copies of it.
    model: VNode | None = None
    here: VNode | None = up.kid_list[start]
    while here and here.up:
        v = here
        above = here.up
        host = into if same(above.dom_node, outer) else above.dom_node
        v.ns = above.ns
        if v.node_kind == TEXT:
            build_text(v, host)
        elif v.node_kind == ELEMENT:
            if model and same(model.row_shape, v.row_shape):
                here = copy_row(model, v, host)
            else:
                build_element(v, host, above.ns)
                if v.row_shape is not None and not adopting(host):
                    model = v
        elif v.node_kind == FRAGMENT:
            v.dom_node = above.dom_node
        elif v.node_kind == INSTANCE:
            here = build_instance(v, above, host)
        # What is built already, a copied row or an instance that was live, is not gone through.
        # In a page None is what a list has past its end; `kid_from` for every node would take its time.
        below: VNode | None = v.kid_list[0] if here is v else None
        while not below and here and here.up:
            above = here.up
            if above is up and here.at + 1 >= end:
                here = None
            else:
                below = above.kid_list[here.at + 1]
                here = above
        here = below
    place_fresh()
    node = into.firstChild
    if apart:
        insert(outer, into, anchor)
    return node


def build_text(v: VNode, host: Any) -> None:
    """Make a text node, or find it among the prerendered ones."""
    if adopting(host):
        v.dom_node = adopt_text(v.tag_name, host)
    else:
        v.dom_node = document.createTextNode(v.tag_name)
        append_node(host, v.dom_node)


def build_element(v: VNode, host: Any, outside: str) -> None:
    """Make an element, or find it among the prerendered ones."""
    tag: str = v.tag_name
    namespace = f"{W3}2000/svg" if tag == "svg" else f"{W3}1998/Math/MathML" if tag == "math" else outside
    v.ns = "" if tag == "foreignObject" else namespace
    kept: Any = None
    if adopting(host) and adopt_element(v, host, namespace):
        kept = used.has(v.dom_node)
    else:
        v.dom_node = create(tag, namespace)
    if (v.prop_map is not None or kept is not None) and create_props(v, kept):
        late.append([v, True])
    if kept is None:
        if adopting(host):
            adopt_new(v.dom_node, host)
        else:
            append_node(host, v.dom_node)


def copy_row(model: VNode, v: VNode, host: Any) -> VNode:
    """Make a row of texts as a copy of one that nothing else can have touched yet. Its last cell.

    Nothing comes from prototypes here: `tree` lets rows and cells have no `id` and no `name` that could hide a method.
    """
    v.ns = model.ns
    v.dom_node = model.dom_node.cloneNode(True)
    append_node(host, v.dom_node)
    node = v.dom_node.firstChild
    for i in range(len(v.kid_list)):
        cell = v.kid_list[i]
        like = model.kid_list[i]
        cell.ns = like.ns
        cell.dom_node = node
        text = cell.kid_list[0]
        text.dom_node = node.firstChild
        if not same(text.tag_name, like.kid_list[0].tag_name):
            text.dom_node.data = text.tag_name
        node = node.nextSibling
    return cell


def build_instance(v: VNode, above: VNode, host: Any) -> VNode:
    """Make the instance whose place is built; one that is live already is brought here, and its place returned."""
    live: Instance | None = instances.get(v.tag_name)
    if live:
        nodes = top_nodes(live.place_at)
        live.place_at.up = above
        live.place_at.at = v.at
        above.kid_list[v.at] = live.place_at
        rehost(live.place_at, above.dom_node)
        for node in nodes:
            append_node(host, node)
        return live.place_at
    fresh = trees.get(v.tag_name)
    top: VNode = fresh["top"]
    parent = claims.get(v.tag_name)
    instances.set(v.tag_name, Instance(v, parent, instances.get(parent).depth_of + 1, fresh["refs"]))
    v.dom_node = above.dom_node
    v.kid_list = [top]
    top.up = v
    return v


def rehost(place: VNode, host: Any) -> None:
    """Tell an instance that was taken elsewhere, and what is in it without a node of its own, its DOM parent."""
    todo = [place]
    while len(todo) > 0:
        v = todo.pop()
        if v.node_kind > ELEMENT:
            v.dom_node = host
            for kid in v.kid_list:
                todo.append(kid)  # noqa: PERF402 - `extend` hands all kids to one call, which has a limit
