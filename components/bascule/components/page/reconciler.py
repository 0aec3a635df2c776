"""Brings the document to what Python rendered.

Rules of this state:
- An instance is live from when its place is built until its parent's tree places it no more; then it and all instances
  below it are gone. It never changes its parent. Every instance but the root has exactly one place.
- Within a batch, instances are brought up to date from the root downwards, whatever their order in the batch, so
  that what is gone is never worked on; a new instance is built where its place is built.
- What goes from the document goes last: an instance that was taken elsewhere has left it by then.
- Loops, no recursion: the work that is left is kept in lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import document, same, sort

from .batch import check_places, claims, read_batch, trees
from .build import Instance, build, late
from .children import sources
from .dom import move, remove
from .live import instances, root
from .props import finish_props, patch_props
from .rising import staying
from .safety import BadTree
from .scripts import kept, mounted, sweep
from .vnode import ELEMENT, FRAGMENT, INSTANCE, TEXT, VNode, first_node, next_node, top_nodes

if TYPE_CHECKING:
    from typing import Any

root_id: Any = None
# What goes at the end of the batch, each with what it stood in.
removed: list[Any] = []


def show(batch: Any) -> None:
    """Apply `[[instance, tree], …]`. Raises BadTree, naming the instance, when it cannot be shown."""
    global root_id
    read_batch(batch)
    if root_id is None and trees.size == 0:
        raise BadTree("the first batch is empty")
    first: Any = batch[0][0] if root_id is None else root_id
    check_places(first)
    if root_id is None:
        root_id = first
        place = VNode(INSTANCE, first, None, first)
        place.dom_node = root
        instances.set(first, Instance(place, None, 0, []))
    order = [identity for identity in trees.keys() if instances.has(identity)]
    sort(order, lambda a, b: instances.get(a).depth_of - instances.get(b).depth_of)
    for identity in order:
        instance: Instance | None = instances.get(identity)
        if instance:
            render(identity, instance)
    # A dialog that goes while it is open gives the focus back only if it is closed.
    modal: Any = document.querySelector("dialog:modal") if len(removed) > 0 else None
    while len(removed) > 0:
        gone = removed.pop()
        if gone[0].up is gone[1]:
            for node in top_nodes(gone[0]):
                if node.contains(modal):
                    modal.close()
                remove(node)


def finish() -> None:
    """What waits for the whole batch to be in the document: values of selects, dialogs, focus."""
    sweep()
    while len(late) > 0:
        waiting = late.pop()
        finish_props(waiting[0], waiting[1])


def render(identity: Any, instance: Instance) -> None:
    """Bring a live instance to its fresh tree."""
    fresh = trees.get(identity)
    for child in instance.child_ids:
        if not same(claims.get(child), identity):
            drop(child)
    instance.child_ids = fresh["refs"]
    work: list[VNode] = []
    patch_kids(instance.place_at, [fresh["top"]], work)
    while len(work) > 0:
        new = work.pop()
        old = work.pop()
        if old.node_kind == TEXT and not same(old.tag_name, new.tag_name):
            old.tag_name = new.tag_name
            old.dom_node.data = new.tag_name
        elif old.node_kind == FRAGMENT:
            patch_kids(old, new.kid_list, work)
        elif old.node_kind == ELEMENT:
            waits = patch_props(old, new.prop_map)
            scripted = mounted.has(old)
            fresh_kids = kept(new.kid_list) if scripted else new.kid_list
            if patch_kids(old, fresh_kids, work) and (scripted or same(old.tag_name, "select")):
                waits = True
            if waits:
                late.append([old, False])


def drop(identity: Any) -> None:
    """Forget an instance and all below it."""
    todo: list[Any] = [identity]
    while len(todo) > 0:
        child = todo.pop()
        instance: Instance | None = instances.get(child)
        if instance:
            instances.delete(child)
            for below in instance.child_ids:
                todo.append(below)  # noqa: PERF402 - `extend` hands all to one call, which has a limit


def patch_kids(up: VNode, fresh: list[VNode], work: list[VNode]) -> bool:
    """Bring the kids of a live VNode to fresh ones, leaving pairs that match in `work`. Whether the list changed."""
    old = up.kid_list
    found = sources(old, fresh)
    kept = [False for _ in old]
    last = -1
    rising = True
    changed = len(old) != len(fresh)
    up.kid_list = fresh
    for i in range(len(fresh)):
        source = found[i]
        new = fresh[i]
        kid = new
        if source >= 0 and old[source].up is up:
            kid = old[source]
            fresh[i] = kid
            kept[source] = True
            rising = rising and source > last
            last = source
            work.append(kid)
            work.append(new)
        else:
            found[i] = -1
        changed = changed or found[i] != i
        kid.up = up
        kid.at = i
    if changed:
        for i in range(len(old)):
            if not kept[i]:
                removed.append([old[i], up])  # noqa: PERF401 - page Python
        # Where a script has put its kids is its own affair.
        arrange(up, found, [] if rising or mounted.has(up) else staying(found))
    return changed


def arrange(up: VNode, found: list[int], stay: list[bool]) -> None:
    """Build the new kids and move the old ones that must, from the last to the first; `stay` empty: none."""
    anchor: Any = None if up.node_kind == ELEMENT else next_node(up)
    i = len(found) - 1
    while i >= 0:
        node: Any = None
        if found[i] < 0:
            end = i + 1
            while i > 0 and found[i - 1] < 0:
                i -= 1
            node = build(up, i, end, anchor)
        else:
            if len(stay) > 0 and not stay[i]:
                for top in top_nodes(up.kid_list[i]):
                    move(up.dom_node, top, anchor)
            node = first_node(up.kid_list[i])
        if node is not None and not mounted.has(up):
            anchor = node
        i -= 1
