"""`each`: a component for every item of a list, of which only what changed is looked at.

```python
ul(each(tasks.value, TaskRow, key="id", on_done=finish))
```

A plain `[TaskRow(task, key=task["id"]) for task in tasks.value]` shows the same. There every row is made and compared
at every render of the list's owner; here only those whose item is another object, or stands elsewhere.

Rules
1. `_Kept` is what the last render left: items, keys, children and their places side by side, the children by key too.
   Nothing of it changes before the new list is known to be good.
2. It holds as long as the instance's own `children` are the ones it knows: a panel in the list's place ends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.same import same
from bascule.components.attributes import checked_key
from bascule.components.definition import Component
from bascule.components.encoding import DuplicateKeyError
from bascule.components.nodes import Use
from bascule.components.rendering import renderer

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.instance import Instance


class _Kept:
    def __init__(self, component: Any, props: Any) -> None:
        self.component = component
        self.props = props
        self.items: list[Any] = []
        self.keys: list[Any] = []
        self.children: list[Any] = []
        self.places: list[str] = []
        self.by_key: dict[Any, Instance] = {}

    def like(self, size: int, front: int, back: int) -> _Kept:
        """Lists of another length with the first and the last entries of these; between them nothing yet."""
        made = _Kept(self.component, self.props)
        end = len(self.keys) - back
        between: list[Any] = [None] * (size - front - back)
        made.keys = self.keys[:front] + between + self.keys[end:]
        made.children = self.children[:front] + between + self.children[end:]
        made.places = self.places[:front] + between + self.places[end:]
        made.by_key = self.by_key
        return made


class _Items:
    """A list that the author may have changed in place: it never counts as the same."""

    def __init__(self, items: list[Any]) -> None:
        self.items = items


class _Each(Component):
    """Shows its children itself: nobody asks it for a tree."""

    def encode(self, instance: Instance) -> str:
        """The JSON of the list; children come and go here."""
        given, component, key, props = instance.use.children
        items = given.items
        size = len(items)
        kept: _Kept | None = instance.kept
        gone: dict[Any, Instance] = {}
        left: list[Instance] = []
        if kept is not None and instance.children.get(()) is not kept.by_key:
            kept = None
        if kept is not None and kept.component is component and same(kept.props, props):
            if len(kept.items) == size:
                old = kept.items
                todo = [at for at in range(size) if items[at] is not old[at]]
                if not todo:
                    return instance.text
                now = kept.like(size, size, 0)
                were = todo
            else:
                front, back = _unchanged(kept.items, items)
                now = kept.like(size, front, back)
                todo = list(range(front, size - back))
                were = list(range(front, len(kept.keys) - back))
            for at in were:
                gone[kept.keys[at]] = kept.children[at]
        else:
            now = _Kept(component, props).like(size, 0, 0)
            todo = list(range(size))
            if kept is not None and kept.component is component:
                gone = kept.by_key.copy()
            elif kept is not None:
                left = kept.children
        now.items = items
        fresh = _fill(now, todo, gone, key, instance)
        for name in gone:
            if name not in fresh:
                left.append(gone[name])
            now.by_key.pop(name, None)
        now.by_key.update(fresh)
        instance.kept = now
        instance.children = {(): now.by_key}
        for child in left:
            renderer.remove(child)
        return '["",null' + "".join(["," + place for place in now.places]) + "]"


def _fill(
    now: _Kept, todo: list[int], gone: dict[Any, Instance], key: Any, instance: Instance
) -> dict[Any, Instance]:
    """Find or make the children at some places; returns them by key. Those of `gone` may be taken again."""
    fresh: dict[Any, Instance] = {}
    made: list[Instance] = []
    component = now.component
    props = now.props
    try:
        for at in todo:
            item = now.items[at]
            name = _key(item, key, component.name)
            if name in fresh or (name in now.by_key and name not in gone):
                raise DuplicateKeyError(component.name + ": two items have the key " + repr(name))
            child = gone.get(name)
            if child is None:
                child = renderer.child(Use(component, (item,), props, name), instance)
                made.append(child)
            elif not same(child.use.children[0], item) or not same(child.use.props, props):
                child.use = Use(component, (item,), props, name)
                renderer.mark(child)
            fresh[name] = child
            now.keys[at] = name
            now.children[at] = child
            now.places[at] = '["#",' + str(child.id) + "]"
    except BaseException:
        for child in made:
            renderer.remove(child)
        raise
    return fresh


def _unchanged(old: list[Any], new: list[Any]) -> tuple[int, int]:
    """How many items are the same objects at the beginning, and at the end behind those."""
    most = min(len(old), len(new))
    front = 0
    while front < most and old[front] is new[front]:
        front += 1
    most -= front
    back = 0
    while back < most and old[-1 - back] is new[-1 - back]:
        back += 1
    return front, back


def _key(item: Any, key: Any, owner: str) -> Any:
    if key is None:
        name = item
    elif not isinstance(key, str):
        name = key(item)
    elif isinstance(item, dict):
        name = item.get(key)
    else:
        name = getattr(item, key, None)
    if isinstance(name, str):
        return name
    if name is None and isinstance(key, str):
        raise TypeError("each: " + owner + ": no " + repr(key) + ", its key, in " + repr(item)[:80])
    if key is None and not isinstance(name, int):
        said = ': key= is missing: name what tells items apart, key="id", as of '
        raise TypeError("each: " + owner + said + repr(item)[:80])
    return checked_key("each: " + owner, name)


def _never() -> None:
    """An `_Each` has no tree of its own."""


_EACH = _Each(_never, "each")


def each(items: Any, component: Component, *, key: Any = None, **props: Any) -> Use:
    """`component(item, **props)` for every item of a list; what is not the same object as before is compared.

    `key` is the name of what tells items apart, text or whole numbers: an entry of a dict or an attribute, or a
    function of the item; `None` where the items are text or numbers themselves. A key that comes twice raises
    `DuplicateKeyError`. Handlers among `props` should be the same function at every render (`use_memo`, a state's
    `.set`), else every item is rendered every time.
    """
    if not isinstance(items, (list, tuple)):
        raise TypeError("each: items must be a list, not " + repr(items)[:80])
    if not isinstance(component, Component):
        raise TypeError("each: component must be a @component, not " + repr(component)[:80])
    if key is not None and not isinstance(key, str) and not callable(key):
        raise TypeError("each: key must be a name or a function of the item, not " + repr(key)[:80])
    if items:
        _key(items[0], key, component.name)  # one that is forgotten is told here, where the author's line is
    return _EACH(_Items(list(items)), component, key, props)
