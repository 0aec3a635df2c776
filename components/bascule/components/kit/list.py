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
_ALLOWED = "label render ordered empty item_key selected on_item_click"
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
    **rest: Any,
) -> list[Any]:
    """A list of `data`: text, nodes, or dicts `{title, description, leading, trailing, key}`.

    `render(item)` makes one of these of any other item. `item_key` names the field (or is a function) that identifies
    an item; `selected` is the key of the one that is marked. With `on_item_click(item)` items are buttons. `empty`
    stands in for no items; `label` is what a screen reader says.
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
    classes = "b-list " + BARE + " " + RULED
    props = outer("List", rest, classes, _ALLOWED)
    if not data:
        props["class"] = NOTE
        return build(_DIV, [empty], props)
    if text("List", "label", label) is not None:
        props["aria-label"] = label
    if not ordered:
        props["role"] = "list"  # Safari takes the role from a list without markers
    made_list = build(_OL if ordered else _UL, (), props)
    for item in data:
        made = _parts(item if render is None else render(item))
        key = made.get("key")
        if item_key is not None:
            key = item_key(item) if callable(item_key) else item[item_key]
        made_list.append(
            build(
                _LI,
                [_item(made, item, key, selected, on_item_click)],
                {} if key is None else {"key": checked_key("List", key)},
            )
        )
    return made_list


def _parts(item: Any) -> Any:
    return entry("List", item, ITEM, "title") if isinstance(item, dict) else {"title": item}


def _item(made: Any, item: Any, key: Any, selected: Any, on_item_click: Any) -> list[Any]:
    description = made.get("description")
    trailing = made.get("trailing")
    parts = [
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
    if on_item_click is None:
        return build(_DIV, parts, {"class": "b-list-item"})
    props: dict[str, Any] = {"class": "b-list-item " + PRESS, "type": "button"}
    props["on"] = {"click": lambda: on_item_click(item)}
    if key is not None and key == selected:
        props["aria-current"] = "true"
    return build(_BUTTON, parts, props)
