"""A list of things, made from data.

```python
List(
    [{"title": "Bergen", "description": "Light rain", "trailing": "12 °C"}, {"title": "Oslo", "trailing": "15 °C"}],
    on_item_click=lambda item: place.set(item["title"]),
    label="Places",
)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.attributes import checked_key
from bascule.components.lists import data_list
from bascule.components.nodes import build, tag_named
from bascule.components.props import entry, flag, handler, items, node, outer, shown, text
from bascule.components.shared import BARE, NOTE, PRESS, RULED

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-list { font-size: .9375rem; }
ol.b-list { padding-inline-start: 1.75rem; list-style: decimal; }
.b-list-item { display: flex; align-items: center; gap: .75rem; width: 100%; padding-block: .5rem; }
.b-list-body { flex: 1; min-width: 0; }
.b-list-body > .b-note { display: block; }
"""

ITEM = "title description leading trailing key"
_ITEM = set(ITEM.split())
_ALLOWED = "label render ordered empty item_key selected on_item_click page_size"
_UL = tag_named("ul")
_OL = tag_named("ol")
_LI = tag_named("li")
_SPAN = tag_named("span")
_DIV = tag_named("div")
_BUTTON = tag_named("button")


def List(  # noqa: N802
    data: Any,
    *,
    label: str | None = None,
    render: Callable[[Any], Any] | None = None,
    ordered: bool = False,
    empty: Any = "Nothing to show",
    item_key: Any = None,
    selected: Any = None,
    on_item_click: Callable[[Any], Any] | None = None,
    page_size: int | None = 20,
    **rest: Any,
) -> Any:
    """A list of `data`: text, nodes, or dicts `{title, description, leading, trailing, key}`.

    `render(item)` makes one of these of any other item. `item_key` names the field (or is a function) that identifies
    an item; `selected` is the key of the one that is marked. With `on_item_click(item)` items are buttons. `empty`
    stands in for no items; `label` is what a screen reader says.

    Items go to the page as data, once: there they are searched (`searchable=True`), sorted (`sort="title"`, or any
    other field of the items, `"-title"` downwards; it may change), shown `page_size` at a time and selected
    (`selectable` is `"single"` or `"multiple"`, `on_select(items)` is told). `sortable` are the fields that a menu
    offers to sort by, names or dicts `{key, label}`; what is chosen there stays until `sort` is another. What `render`
    makes, and nodes, are made for the items that are shown; then what is searched are the values in the item. `texts`
    are those of `Table`, and `sort unsorted down` on the menu.

    `page_size=None` shows all items. A page whose lists all say so, and ask for nothing else of this, does without the
    script: good for a few items.
    """
    data = items("List", "data", data)
    handler("List", "render", render)
    handler("List", "on_item_click", on_item_click)
    flag("List", "ordered", ordered)
    node("List", "empty", empty)
    if item_key is not None and not isinstance(item_key, (str, int)) and not callable(item_key):
        raise TypeError("List: item_key must be a name or a function of the item, not " + repr(item_key)[:80])
    if selected is not None and not isinstance(selected, (str, int)):
        raise TypeError("List: selected must be the key of an item, not " + repr(selected)[:80])
    text("List", "label", label)

    def parts(item: Any) -> Any:
        return _parts(item if render is None else render(item))

    def key_of(item: Any, made: Any) -> Any:
        key = made.get("key")
        if item_key is not None:
            try:
                key = item_key(item) if callable(item_key) else item[item_key]
            except (KeyError, IndexError, TypeError):
                if callable(item_key):
                    raise
                raise ValueError(
                    "List: item_key " + repr(item_key)[:80] + " is not in the item " + repr(item)[:80]
                ) from None
        if key is not None:
            checked_key("List", key)
        return key

    def inside(made: Any) -> Any:
        return _inside(made, on_item_click)

    def plain(some: Any) -> list[Any]:
        props = outer("List", rest, "b-list " + BARE + " " + RULED, _ALLOWED)
        if not some:
            props["class"] = NOTE
            return build(_DIV, [empty], props)
        if label is not None:
            props["aria-label"] = label
        if not ordered:
            props["role"] = "list"  # Safari takes the role from a list without markers
        made_list = build(_OL if ordered else _UL, (), props)
        for item in some:
            made = parts(item)
            key = key_of(item, made)
            shown_item = _item(made, item, key, selected, on_item_click)
            made_list.append(
                build(_LI, [shown_item], {} if key is None else {"key": checked_key("List", key)})
            )
        return made_list

    if data_list is None:
        return plain(data)
    given = {
        "size": page_size,
        "label": label,
        "ordered": ordered,
        "empty": empty,
        "render": render,
        "item_key": item_key,
        "selected": selected,
        "on_item_click": on_item_click,
    }
    return data_list(data, given, [plain, parts, inside, key_of], rest)


def _parts(item: Any) -> Any:
    if not isinstance(item, dict):
        return {"title": item}
    if "title" not in item or [name for name in item if name not in _ITEM]:
        entry("List", item, ITEM, "title")
    return item


def _inside(made: Any, on_item_click: Any) -> list[Any]:
    description = made.get("description")
    trailing = made.get("trailing")
    return [
        made.get("leading"),
        build(
            _SPAN if on_item_click else _DIV,
            [
                shown(made["title"]),
                None if description is None else build(_SPAN, [description], {"class": NOTE}),
            ],
            {"class": "b-list-body"},
        ),
        None if trailing is None else build(_SPAN, [shown(trailing)], {"class": NOTE}),
    ]


def _item(made: Any, item: Any, key: Any, selected: Any, on_item_click: Any) -> list[Any]:
    parts = _inside(made, on_item_click)
    if on_item_click is None:
        return build(_DIV, parts, {"class": "b-list-item"})
    props: dict[str, Any] = {"class": "b-list-item " + PRESS, "type": "button"}
    props["on"] = {"click": lambda: on_item_click(item)}
    if key is not None and key == selected:
        props["aria-current"] = "true"
    return build(_BUTTON, parts, props)
