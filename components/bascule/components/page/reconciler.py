"""Brings the document to what Python rendered.

Rules of this state:
- An instance is live from when its place is built until its parent's tree places it no more; then it and all instances
  below it are gone. It never changes its parent. Every instance but the root has exactly one place.
- A batch is read and checked as a whole (`tree`, `check`) before anything is touched: a refused batch changes nothing.
- Within a batch, instances are brought up to date from the root downwards, whatever their order in the batch, so
  that what is gone is never worked on; a new instance is built where its place is built.
- What goes from the document goes last: an instance that was taken elsewhere has left it by then.
- Loops, no recursion: the work that is left is kept in lists.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import Map, String, document, is_array, is_integer, same, sort

from .children import alike, sources, staying
from .dom import MATHML, SVG, create, insert, move, remove
from .safety import BadTree
from .tree import Reader
from .vnode import ELEMENT, FRAGMENT, HOLE, INSTANCE, TEXT, VNode, first_node, kid_from, next_node, top_nodes

if TYPE_CHECKING:
    from typing import Any

    from .adoption import Adoption
    from .props import Props


class Instance:
    """A live instance: its place, its parent, how many instances are above it, the instances its tree places."""

    __slots__ = ("depth", "parent", "place", "refs")

    def __init__(self, place: VNode, parent: Any, depth: int) -> None:
        self.place = place
        self.parent = parent
        self.depth = depth
        self.refs: list[Any] = []


class Fresh:
    """A tree of a batch, read."""

    __slots__ = ("refs", "top")

    def __init__(self, top: VNode, refs: list[Any]) -> None:
        self.top = top
        self.refs = refs


class Reconciler:
    """Owns the instances and all nodes under `root`. `adoption` may find the node of a VNode among prerendered ones."""

    def __init__(self, root: Any, props: Props, adoption: Adoption) -> None:
        self.root = root
        self.props: Props = props
        self.adoption: Adoption = adoption
        self.instances = Map()
        self.reader = Reader()
        self.root_id: Any = None
        self.fresh = Map()
        self.claims = Map()
        self.removed: list[VNode] = []
        self.left: list[VNode] = []
        self.late: list[VNode] = []
        self.again: list[VNode] = []

    def show(self, batch: Any) -> None:
        """Apply `[[instance, tree], …]`. Raises BadTree, naming the instance, when it cannot be shown."""
        self.read(batch)
        self.check()
        if self.root_id is None:
            self.mount(batch[0][0])
        order: list[Any] = [pair[0] for pair in self.fresh if self.instances.has(pair[0])]
        if len(order) > 1:
            sort(order, lambda a, b: self.instances.get(a).depth - self.instances.get(b).depth)
        for identity in order:
            instance = self.instances.get(identity)
            if instance is not None:
                self.render(identity, instance)
        self.remove()

    def finish(self) -> None:
        """What waits for the whole batch to be in the document: values of selects, dialogs, focus."""
        late = self.late
        again = self.again
        self.late = []
        self.again = []
        for v in late:
            self.props.finish(v, True)
        for v in again:
            self.props.finish(v, False)

    def read(self, batch: Any) -> None:
        """Read all trees of a batch; a later tree of an instance replaces an earlier one."""
        self.fresh = Map()
        if not is_array(batch):
            raise BadTree("a batch must be a list of [instance, tree]")
        for pair in batch:
            if not is_array(pair) or not is_integer(pair[0]):
                raise BadTree("a batch must be a list of [instance, tree]")
            try:
                top = self.reader.read(pair[1])
            except BadTree as error:
                raise BadTree(f"instance {String(pair[0])}: {String(error.message)}") from None
            self.fresh.set(pair[0], Fresh(top, self.reader.refs))
        if self.root_id is None and len(batch) == 0:
            raise BadTree("the first batch is empty")

    def check(self) -> None:
        """Every place must be the only one of its instance, under the parent it has had, and have a tree."""
        self.claims = Map()
        first: Any = None
        for pair in self.fresh:
            if first is None:
                first = pair[0]
            parent = pair[0]
            for child in pair[1].refs:
                who = f"instance {String(parent)} places instance {String(child)}"
                live = self.instances.get(child)
                if self.claims.has(child):
                    raise BadTree(f"{who}, which instance {String(self.claims.get(child))} places too")
                if same(child, first if self.root_id is None else self.root_id):
                    raise BadTree(f"{who}, which is the root")
                if live is None and not self.fresh.has(child):
                    raise BadTree(f"{who}, which has no tree")
                if live is not None and not same(live.parent, parent):
                    raise BadTree(f"{who}, which belongs to instance {String(live.parent)}")
                self.claims.set(child, parent)

    def mount(self, identity: Any) -> None:
        """Make the root instance, whose place is the root element."""
        place = VNode(INSTANCE, identity, None, identity, [])
        place.node = self.root
        self.instances.set(identity, Instance(place, None, 0))
        self.root_id = identity

    def render(self, identity: Any, instance: Instance) -> None:
        """Bring a live instance to its fresh tree."""
        fresh: Fresh = self.fresh.get(identity)
        for child in instance.refs:
            if not same(self.claims.get(child), identity):
                self.drop(child)
        instance.refs = fresh.refs
        work: list[VNode] = []
        self.patch_kids(instance.place, [fresh.top], work)
        while len(work) > 0:
            new = work.pop()
            old = work.pop()
            if old.kind == TEXT:
                if not same(old.tag, new.tag):
                    old.tag = new.tag
                    old.node.data = new.tag
            elif old.kind != HOLE and old.kind != INSTANCE:
                if old.kind == ELEMENT:
                    late: bool = self.props.patch(old, new.props)
                    if self.patch_kids(old, new.kids, work) and old.tag == "select":
                        late = True
                    if late:
                        self.again.append(old)
                else:
                    self.patch_kids(old, new.kids, work)

    def drop(self, identity: Any) -> None:
        """Forget an instance and all below it."""
        todo: list[Any] = [identity]
        while len(todo) > 0:
            child = todo.pop()
            instance = self.instances.get(child)
            if instance is not None:
                self.instances.delete(child)
                todo.extend(instance.refs)

    def patch_kids(self, up: VNode, fresh: list[VNode], work: list[VNode]) -> bool:
        """Bring the kids of a live VNode to fresh ones, leaving pairs that match in `work`. Whether any moved."""
        old = up.kids
        count = len(fresh)
        at = 0
        while at < count and at < len(old) and alike(old[at], fresh[at]) and old[at].up is up:
            work.append(old[at])
            work.append(fresh[at])
            at += 1
        if at == count and at == len(old):
            return False
        found = sources(old, fresh)
        kids: list[VNode] = []
        last = -1
        rising = True
        used = [False for _ in old]
        for i in range(count):
            source = found[i]
            if source >= 0 and old[source].up is not up:
                source = -1
                found[i] = -1
            kid = fresh[i]
            if source >= 0:
                kid = old[source]
                used[source] = True
                rising = rising and source > last
                last = source
                if i >= at:
                    work.append(kid)
                    work.append(fresh[i])
            kids.append(kid)
            kid.up = up
            kid.at = i
        for i in range(len(old)):
            if not used[i]:
                self.removed.append(old[i])
                self.left.append(up)
        up.kids = kids
        self.place(up, found, [] if rising else staying(found))
        return True

    def place(self, up: VNode, found: list[int], stay: list[bool]) -> None:
        """Build the new kids and move the old ones that must, from the last to the first; `stay` empty: none."""
        anchor: Any = None if up.kind == ELEMENT else next_node(up)
        i = len(found) - 1
        while i >= 0:
            node: Any = None
            if found[i] < 0:
                end = i + 1
                while i > 0 and found[i - 1] < 0:
                    i -= 1
                self.build(up, i, end, anchor)
                kid = kid_from(up, i)
                while node is None and kid is not None and kid.at < end:
                    node = first_node(kid)
                    kid = kid_from(up, kid.at + 1)
            else:
                if len(stay) > 0 and not stay[i]:
                    for top in top_nodes(up.kids[i]):
                        move(up.node, top, anchor)
                node = first_node(up.kids[i])
            if node is not None:
                anchor = node
            i -= 1

    def build(self, up: VNode, start: int, end: int, anchor: Any) -> None:
        """Make the DOM of the fresh kids `start` to `end` of a live VNode, and put it before `anchor`."""
        outer = up.node
        adopting = self.adoption.open
        into: Any = outer if adopting else document.createDocumentFragment()
        here: VNode | None = up.kids[start]
        while here is not None:
            v = here
            above = v.up
            if above is None:
                return
            host = into if above.node is outer else above.node
            below: VNode | None = None
            v.ns = above.ns
            if v.kind == TEXT:
                self.text(v, host)
            elif v.kind == ELEMENT:
                self.element(v, host, above.ns)
                below = kid_from(v, 0)
            elif v.kind == FRAGMENT:
                v.node = above.node
                below = kid_from(v, 0)
            elif v.kind == INSTANCE:
                here = self.instance(v, host)
                below = kid_from(v, 0) if here is v else None
            while below is None and here is not None:
                above = here.up
                if above is None or (above is up and here.at + 1 >= end):
                    here = None
                elif here.at + 1 < len(above.kids):
                    below = above.kids[here.at + 1]
                else:
                    here = above
            here = below
        if not adopting:
            insert(outer, into, anchor)

    def text(self, v: VNode, host: Any) -> None:
        """Make a text node, or find it among the prerendered ones."""
        if self.adoption.open:
            v.node = self.adoption.text(v.tag, host)
        else:
            v.node = document.createTextNode(v.tag)
            insert(host, v.node, None)

    def element(self, v: VNode, host: Any, outside: str) -> None:
        """Make an element, or find it among the prerendered ones."""
        namespace = SVG if v.tag == "svg" else MATHML if v.tag == "math" else outside
        v.ns = "" if v.tag == "foreignObject" else namespace
        if self.adoption.open and self.adoption.element(v, host, namespace):
            late: bool = self.props.adopt(v, self.adoption.used)
        else:
            v.node = create(v.tag, namespace)
            late = self.props.create(v)
            if self.adoption.open:
                self.adoption.add(v.node, host)
            else:
                insert(host, v.node, None)
        if late:
            self.late.append(v)

    def instance(self, v: VNode, host: Any) -> VNode:
        """Make the instance whose place is built; one that is live already is brought here, and its place returned."""
        live = self.instances.get(v.tag)
        above = v.up
        if live is not None and above is not None:
            place: VNode = live.place
            nodes = top_nodes(place)
            place.up = above
            place.at = v.at
            above.kids[v.at] = place
            rehost(place, above.node)
            for node in nodes:
                insert(host, node, None)
            return place
        if above is not None:
            v.node = above.node
        fresh: Fresh = self.fresh.get(v.tag)
        parent = self.claims.get(v.tag)
        made = Instance(v, parent, self.instances.get(parent).depth + 1)
        made.refs = fresh.refs
        self.instances.set(v.tag, made)
        v.kids = [fresh.top]
        fresh.top.up = v
        return v

    def remove(self) -> None:
        """Take out what the batch removed."""
        removed = self.removed
        left = self.left
        self.removed = []
        self.left = []
        for i in range(len(removed)):
            if removed[i].up is left[i]:
                for node in top_nodes(removed[i]):
                    remove(node)


def rehost(place: VNode, host: Any) -> None:
    """Tell an instance that was taken elsewhere, and what is in it without a node of its own, its DOM parent."""
    todo = [place]
    while len(todo) > 0:
        v = todo.pop()
        if v.kind > ELEMENT:
            v.node = host
            todo.extend(v.kids)
