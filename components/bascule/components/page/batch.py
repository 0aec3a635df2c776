"""A batch from Python: read and checked as a whole before anything is touched. A refused one changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import Map, String, is_array, is_integer, same

from .live import instances
from .safety import BadTree
from .tree import places, read
from .vnode import ELEMENT

if TYPE_CHECKING:
    from typing import Any

    from .build import Instance
    from .vnode import VNode


# Deeper pages overflow the browser itself: Chromium dies of 1,600 grids in each other, of 2,200 columns, 3,000 blocks.
MAX_DEPTH = 1200

# Of the last batch: by instance its tree, read, with the instances that it places; by which instance each is placed.
trees = Map()
claims = Map()


def read_batch(batch: Any) -> None:
    """Read `[[instance, tree], …]`; a later tree of an instance replaces an earlier one."""
    trees.clear()
    claims.clear()
    places.clear()
    if not is_array(batch) or any(not is_array(pair) or not is_integer(pair[0]) for pair in batch):
        raise BadTree("a batch must be a list of [instance, tree]")
    for pair in batch:
        try:
            trees.set(pair[0], read(pair[1]))
        except BadTree as error:
            raise BadTree(f"instance {String(pair[0])}: {String(error.message)}") from None


def check_places(root: Any) -> None:
    """Every place must be the only one of its instance, under the parent it has had, and have a tree."""
    for parent, fresh in trees:
        for child in fresh["refs"]:
            wrong = ""
            live: Instance | None = instances.get(child)
            if claims.has(child):
                wrong = f"is placed by {String(claims.get(child))} too"
            elif same(child, root):
                wrong = "is the root"
            elif not live and not trees.has(child):
                wrong = "has no tree"
            elif live and not same(live.parent_id, parent):
                wrong = f"belongs to {String(live.parent_id)}"
            if wrong != "":
                raise BadTree(f"instance {String(parent)}: instance {String(child)} {wrong}")
            claims.set(child, parent)
    for identity, fresh in trees:
        if fresh["deep"] + depth_of(identity) > MAX_DEPTH:
            raise BadTree(f"instance {String(identity)}: more than {MAX_DEPTH} elements deep")


def depth_of(identity: Any) -> int:
    """How many elements are around an instance, live or of this batch."""
    deep = 0
    here = identity
    # At most as often as there are trees: instances that place each other in a circle are never shown.
    steps: int = trees.size
    while steps > 0 and not instances.has(here) and claims.has(here):
        deep += cast("int", places.get(here))
        here = claims.get(here)
        steps -= 1
    live: Instance | None = instances.get(here)
    v: VNode | None = live.place_at if live else None
    while v:
        if v.node_kind == ELEMENT:
            deep += 1
        v = v.up
    return deep
