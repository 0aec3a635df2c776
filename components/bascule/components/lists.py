"""What `List` is in a page: its items go to the script `table` as data, which makes, sorts, finds and turns them there.

A page whose lists ask for nothing of this goes without it (`build/tables.py`): there `data_list` is None.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.data_rows import (
    OWN,
    TEXTS,
    cell_name,
    cell_node,
    chosen_keys,
    column_json,
    first_places,
    narrow_keys,
    on_rows,
    paper_foot,
    rows_json,
    rows_node,
    take_own,
)
from bascule.components.definition import Component
from bascule.components.hooks import use_memo, use_state
from bascule.components.nodes import build, tag_named
from bascule.components.props import entry, outer, shown, text, words
from bascule.components.scripts import IN_PAGE, script_node, spoken_for
from bascule.components.shared import STACK

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-list-slot:empty { display: none; }
.b-list-item > .b-list-slot:only-child, .b-list-slot > [data-cell] { display: contents; }
.b-list-none { padding-block: .5rem; list-style: none; }
"""

ALLOWED = (
    "label render ordered empty item_key selected on_item_click page_size searchable selectable on_select sort "
    "sortable texts"
)
# As they stand in an item; what comes after these is sorted by and never shown.
PARTS = ["leading", "title", "description", "trailing"]
_DIV = tag_named("div")
_SPAN = tag_named("span")


def data_list(items: Any, given: dict[str, Any], how: Any, rest: dict[str, Any]) -> Any:
    """A list of data, or a plain one where nothing of it is asked for.

    `given` are `size label ordered empty render item_key selected on_item_click`. `how` are functions:
    `plain(items)` makes a list of elements, with what is left of `rest`; `parts(item)` says what is in an item,
    `inside(parts)` shows that, `key(item, parts)` identifies it.
    """
    size = given["size"]
    if size is None and "sortable" not in rest and not any(name in rest for name in OWN):
        return how[0](items)
    texts = TEXTS.copy()
    texts.update({"sort": "Sort by", "unsorted": "Default order", "down": "{field}, descending"})
    look = take_own("List", rest, size, texts)
    look["sortable"] = _sortable(rest.pop("sortable", None))
    more = given.copy()
    more["on_select"] = look.pop("on_select")
    sort = look["sort"]
    if sort is not None and not isinstance(sort, str):
        raise TypeError(
            "List: sort must be the name of a field, with - in front for downwards, not " + repr(sort)[:80]
        )
    known = [key for key, _ in look["sortable"]]
    if sort is not None and known and _field(sort) not in known:
        raise ValueError(
            "List: sort is one of sortable, with - in front for downwards: " + ", ".join(known) + "; not "
            + repr(sort)[:80]
        )  # fmt: skip
    if given["selected"] is not None and given["render"] is not None and given["item_key"] is None:
        raise ValueError("List: with render and selected, item_key must say what identifies an item")
    if not IN_PAGE:
        on = on_rows(items, more["on_item_click"], more["on_select"], lambda _: None)
        return spoken_for(_paper(items, look, how[0]), '["list",null]', on)
    props = outer("List", rest, STACK, ALLOWED)
    key = props.pop("key", None)
    return _LIST(items=items, look=look, more=more, how=how, props=props, key=key)


def _sortable(given: Any) -> list[list[str]]:
    """`[key, label]` of each field that the reader may sort by."""
    if given is None:
        return []
    if not isinstance(given, (list, tuple)):
        raise TypeError("List: sortable must be a list of fields to sort by, not " + repr(given)[:80])
    made = []
    for one in given:
        field = {"key": one} if isinstance(one, str) else entry("List: sortable", one, "key label", "key")
        key = text("List: sortable", "key", field["key"]) or ""
        label = text("List: sortable", "label", field.get("label"))
        made.append([key, words(key) if label is None else label])
    return made


def _field(sort: str) -> str:
    return sort[1:] if sort.startswith("-") else sort


def _paper(items: Any, look: dict[str, Any], plain: Any) -> Any:
    """The first page as it is written beforehand, in the order given."""
    size = look["size"]
    if not size or len(items) <= size:
        return plain(items)
    return build(_DIV, [plain(items[:size]), paper_foot(look, len(items))], {"class": STACK})


def _render(items: Any, look: dict[str, Any], more: dict[str, Any], how: Any, props: dict[str, Any]) -> Any:
    plain, parts_of, inside, key_of = how
    render = more["render"]
    item_key = more["item_key"]
    sort = look["sort"]
    fields = [key for key, _ in look["sortable"]]
    if sort is not None and _field(sort) not in fields:
        fields.append(_field(sort))
    failed = use_state(False)
    visible = use_state(first_places(look, len(items)) if sort is None else [])
    known = key_of if item_key is not None or render is None else None
    data, columns, keys, at_of = use_memo(
        lambda: _data_json(items, fields, None if render else parts_of, known),
        (items, fields, render is None, None if callable(item_key) else item_key),
    )
    if failed.value:
        return _paper(items, look, plain)
    cells = [column for column in columns if column["cells"]]
    empty = more["empty"]
    options = {
        "columns": columns,
        "look": {
            "size": look["size"],
            "searchable": look["searchable"],
            "selectable": look["selectable"],
            "texts": look["texts"],
            "sortable": [[at_of[key], label] for key, label in look["sortable"]],
            "ordered": more["ordered"],
            "press": more["on_item_click"] is not None,
            "cells": len(cells) > 0,
            "empty": empty if isinstance(empty, str) else "",
        },
        "name": more["label"],
        "selected": chosen_keys(more["selected"]),
        "order": None if sort is None else [at_of[_field(sort)], -1 if sort.startswith("-") else 1],
    }
    on = on_rows(items, more["on_item_click"], more["on_select"], lambda _: failed.set(True))
    if cells:
        on["shown"] = visible.set
    kids: list[Any] = [rows_node(data)]
    if not isinstance(empty, str):
        kids.append(cell_node(_DIV, "empty", empty))
    for at in visible.value if cells else ():
        if at < len(items):
            parts = parts_of(items[at])
            for column in cells:
                content = inside(parts) if render else parts.get(column["key"])
                if content is not None:
                    name = cell_name(at if keys is None else keys[at], column["at"])
                    kids.append(cell_node(_SPAN, name, content if render else shown(content)))
    return script_node("List", _DIV, "list", options, props=props, on=on, fallback=kids)


def _data_json(items: Any, fields: list[str], parts_of: Any, key_of: Any) -> list[Any]:
    """The items as JSON, the columns, the keys of items, and the columns' places by the `fields` that are sorted by.

    Items that `render` shows are one cell each; what they hold is there to be searched.
    """
    keys: Any = None
    columns: list[Any] = []
    cells: list[str] = []

    def add(name: str, values: list[Any], shown_by_python: bool) -> None:
        made, nodes, _ = column_json(values)
        cells.append(made)
        columns.append(
            {
                "at": len(columns),
                "key": name,
                "format": None,
                "cells": shown_by_python or nodes,
                "quiet": False,
            }
        )

    if parts_of is not None:
        made = [parts_of(item) for item in items]
        for name in PARTS:
            add(name, [parts.get(name) for parts in made], False)
        keys = [key_of(items[at], made[at]) for at in range(len(made))]
        if None in keys:
            keys = None
    else:
        add("item", [_words(item) for item in items], True)
        if key_of is not None:
            keys = [key_of(item, {}) for item in items]
    at_of = {}
    for field in fields:
        values = [item.get(field) if isinstance(item, dict) else item for item in items]
        if items and not [value for value in values if value is not None]:
            raise ValueError("List: sort is the name of a field; no item has " + repr(field)[:80])
        if parts_of is not None and field in PARTS:
            at_of[field] = PARTS.index(field)
        else:
            at_of[field] = len(columns)
            add(field, values, False)
            columns[-1].update({"cells": False, "quiet": True})
    if keys is not None:
        keys = narrow_keys(keys)
    return [rows_json("List", len(items), cells, keys), columns, keys, at_of]


def _words(item: Any) -> Any:
    """What can be searched for in an item that `render` shows."""
    if not isinstance(item, dict):
        return item if isinstance(item, (str, int, float)) else None
    found = [item[name] for name in item]
    return "\n".join([shown(one) for one in found if isinstance(one, (str, int, float))])


_LIST = Component(_render, "List")
