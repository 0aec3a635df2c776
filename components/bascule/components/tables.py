"""What `Table` is in a page: its rows go to the script `table` as data, which makes, sorts, finds and turns them there.

A page whose tables ask for nothing of this goes without it (`build/tables.py`): there `data_table` is None.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from bascule.bridge.wire import encode
from bascule.components.attributes import checked_key
from bascule.components.definition import Component
from bascule.components.encoding import DuplicateKeyError
from bascule.components.hooks import use_memo, use_state
from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, handler, one_of, outer, shown, text
from bascule.components.scripts import IN_PAGE, script_node

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

SCRIPTS = ["table"]

STYLES = """
.b-table-data { display: flex; flex-direction: column; gap: .5rem; min-width: 0; }
.b-table-search { width: 100%; max-width: 20rem; padding: .375rem .625rem; border: 1px solid var(--b-line-strong);
  border-radius: var(--b-radius-s); background: var(--b-ground); color: inherit; font: inherit; font-size: .875rem; }
.b-table-search::placeholder { color: var(--b-muted); opacity: 1; }
.b-table-tall { overflow: auto; }
.b-table-tall th, .b-table-tall thead td { position: sticky; top: 0; background: var(--b-ground); }
.b-table-value { white-space: nowrap; }
.b-table-pick { width: 1%; }
.b-table-pick input { width: 1.125rem; height: 1.125rem; margin: .125rem 0; vertical-align: top;
  accent-color: var(--b-text); }
.b-table-sort, .b-table-turn { border: 0; border-radius: var(--b-radius-s); background: none; color: inherit;
  font: inherit; cursor: pointer; }
.b-table-sort { margin: -.25rem; padding: .25rem; }
.b-table-sort::after { content: "\\2195"; content: "\\2195" / ""; display: inline-block; width: 1em; opacity: .6;
  margin-inline-start: .25em; }
[aria-sort] > .b-table-sort { color: var(--b-text); }
[aria-sort="ascending"] > .b-table-sort::after { content: "\\2191"; content: "\\2191" / ""; opacity: 1; }
[aria-sort="descending"] > .b-table-sort::after { content: "\\2193"; content: "\\2193" / ""; opacity: 1; }
.b-table-foot { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .5rem; }
.b-table-foot[hidden] { display: none; }
.b-table-foot > span { flex: 1; color: var(--b-muted); font-size: .8125rem; }
.b-table-turn { padding: .25rem .625rem; border: 1px solid var(--b-line); font-size: .8125rem; }
.b-table-sort:hover, .b-table-turn:hover { background: var(--b-sunken); }
.b-table-turn[aria-disabled="true"] { color: var(--b-muted); background: none; cursor: default; border-style: dashed; }
"""

TEXTS = {
    "search": "Search",
    "previous": "Previous",
    "next": "Next",
    "range": "{from}\u2013{to} of {count}",
    "none": "Nothing found",
    "select": "Select {row}",
    "all": "Select all",
}
# What only this takes of a table's props.
_OWN = ["sortable", "searchable", "selectable", "on_select", "sort", "max_height", "texts"]
ALLOWED = (
    "columns caption caption_hidden empty row_key selected on_row_click page_size sortable searchable selectable "
    "on_select sort max_height texts"
)
FORMATS = ["number", "integer", "percent", "compact", "date", "time", "datetime", "month", "weekday", "year"]
_DATA = tag_named("data")
_DIV = tag_named("div")
_SPAN = tag_named("span")
_PLAIN = {str, int, bool, type(None)}
_NODES = object()
_WIDEST = 2**53 - 1


def data_table(
    plain: Callable[[Any], list[Any]], rows: Any, columns: list[Any], shared: list[Any], rest: dict[str, Any]
) -> Any:
    """A table of data, or a plain one where nothing of it is asked for.

    `plain(rows)` makes one of elements, with what is left of `rest`: it stands in where there is no script. `shared`
    are `page_size caption caption_hidden row_key selected empty on_row_click`, and what finds a row's key.
    """
    size, caption, hidden, row_key, selected, empty, on_row_click, key_of = shared
    look = {"size": size, "caption": caption, "captionHidden": hidden}
    more = {"row_key": row_key, "selected": selected, "empty": empty, "on_row_click": on_row_click}
    more["key_of"] = key_of
    asked = look["size"] is not None or any(name in rest for name in _OWN)
    if not (asked or any("format" in column.given or "sortable" in column.given for column in columns)):
        return plain(rows)
    for name in _OWN:
        look[name] = rest.pop(name, None)
    _check(look, columns)
    more["on_select"] = handler("Table", "on_select", look.pop("on_select"))
    more["sortable"] = look.pop("sortable")
    if not IN_PAGE:
        return _paper(plain, rows, look)
    props = outer("Table", rest, "b-table-data", ALLOWED)
    key = props.pop("key", None)
    more["props"] = props
    return _TABLE(rows=rows, columns=columns, look=look, more=more, plain=plain, key=key)


def _texts(given: Any) -> dict[str, str]:
    made = TEXTS.copy()
    if given is not None:
        if not isinstance(given, dict):
            raise TypeError("Table: texts must be a dict, not " + repr(given)[:80])
        for name in given:
            if name not in TEXTS or not isinstance(given[name], str):
                raise TypeError(
                    "Table: texts holds text by " + ", ".join(sorted(TEXTS)) + ", not " + repr(name) + ": "
                    + repr(given[name])[:80]
                )  # fmt: skip
            made[name] = given[name]
    return made


def _check(look: dict[str, Any], columns: list[Any]) -> None:
    """Check what is asked for, and write it as the script reads it."""
    look["texts"] = _texts(look["texts"])
    for name in ("searchable", "sortable"):
        if look[name] is None:
            look[name] = False
        flag("Table", name, look[name])
    text("Table", "max_height", look["max_height"])
    size = look["size"]
    if size is not None and (not isinstance(size, int) or isinstance(size, bool) or size < 1):
        raise ValueError("Table: page_size must be a whole number from 1, or None, not " + repr(size)[:80])
    look["size"] = size or 0
    select = look["selectable"]
    if select is not None and select not in ("single", "multiple"):
        raise ValueError("Table: selectable must be single or multiple, not " + repr(select)[:80])
    look["selectable"] = select or ""
    for column in columns:
        _check_column(column.given)
    sort = look["sort"]
    if sort is None:
        return
    name = sort[1:] if isinstance(sort, str) and sort.startswith("-") else sort
    places = [column.at for column in columns if column.key in (name, sort)]
    if not places:
        raise ValueError(
            "Table: sort is the key of a column, with - in front for downwards; there are "
            + ", ".join([str(column.key) for column in columns]) + ", not " + repr(sort)[:80]
        )  # fmt: skip
    look["sort"] = [places[0], 1 if columns[places[0]].key == sort else -1]


def _check_column(given: Any) -> None:
    if given.get("sortable") is not None:
        flag("Table", "sortable", given["sortable"])
    form = given.get("format")
    if form is None or isinstance(form, dict):
        return
    if not (isinstance(form, str) and form.startswith("currency:") and len(form) == 12):
        one_of("Table", "format", form, FORMATS)


def _paper(plain: Callable[[Any], list[Any]], rows: Any, look: dict[str, Any]) -> list[Any]:
    """The first page as it is written beforehand: in the order given, numbers as Python writes them."""
    size = look["size"]
    if not size or len(rows) <= size:
        return plain(rows)
    said = look["texts"]["range"].replace("{from}", "1").replace("{to}", str(size))
    node = plain(rows[:size])
    node.append(
        build(
            _DIV,
            [build(_SPAN, [said.replace("{count}", str(len(rows)))], None)],
            {"class": "b-table-foot"},
        )
    )
    return node


def _render(
    rows: Any,
    columns: list[Any],
    look: dict[str, Any],
    more: dict[str, Any],
    plain: Callable[[Any], list[Any]],
) -> Any:
    failed = use_state(False)
    size = look["size"]
    visible = use_state(list(range(min(size or len(rows), len(rows)))) if look["sort"] is None else [])
    row_key = more["row_key"]
    keys = [column.key for column in columns]
    data, nodes = use_memo(
        lambda: _data_json(rows, columns, row_key, more["key_of"]),
        (rows, keys, None if callable(row_key) else row_key),
    )
    if failed.value:
        return _paper(plain, rows, look)
    cells = [column for column in columns if column.render is not None or column.at in nodes]
    empty = more["empty"]
    look["cells"] = len(cells) > 0
    look["empty"] = empty if isinstance(empty, str) else ""
    look["name"] = look["caption"] or "Table"
    press = more["on_row_click"]
    look["press"] = press is not None
    on_select = more["on_select"]
    on: dict[str, Any] = {"mount-failed": lambda _: failed.set(True)}
    if press is not None:
        on["row_click"] = lambda at: press(rows[at]) if at < len(rows) else None
    if on_select is not None:
        on["select"] = lambda places: on_select([rows[at] for at in places if at < len(rows)])
    if cells:
        on["shown"] = visible.set
    kids: list[Any] = [_ROWS(text=data, key="rows")]
    if not isinstance(empty, str):
        kids.append(build(_DIV, [empty], {"key": "empty", "data-cell": "empty", "hidden": True}))
    for at in visible.value if cells else ():
        if at < len(rows):
            for column in cells:
                name = str(at) + ":" + str(column.at)
                value = column.value(rows[at])
                content = shown(value) if column.render is None else column.render(value, rows[at])
                kids.append(build(_DIV, [content], {"key": name, "data-cell": name, "hidden": True}))
    chosen = more["selected"]
    options = {
        "columns": [
            {
                "at": column.at,
                "key": str(column.key),
                "label": str(column.label),
                "align": None if column.align == "start" else column.align,
                "sort": column.given.get("sortable", more["sortable"]) is True,
                "format": column.given.get("format"),
                "cells": column in cells,
            }
            for column in columns
        ],
        "look": look,
        "selected": [_narrow(key) for key in chosen]
        if isinstance(chosen, (list, tuple))
        else _narrow(chosen),
    }
    return script_node("Table", _DIV, "table", options, props=more["props"], on=on, fallback=kids)


def _data_json(rows: Any, columns: list[Any], row_key: Any, key_of: Any) -> list[Any]:
    """`{size, cells, keys}` as JSON, the cells column by column, and the places of columns whose cells hold nodes."""
    nodes: list[int] = []
    cells = []
    for column in columns:
        key = column.key
        try:
            values = [row.get(key) for row in rows]
        except AttributeError:
            values = [column.value(row) for row in rows]
        kinds = set([type(value) for value in values])  # noqa: C403 (a set display costs MicroPython more)
        if kinds - _PLAIN:
            values = [_plain_value(value) for value in values]
            if _NODES in values:
                nodes.append(column.at)
                values = [None if value is _NODES else value for value in values]
        elif int in kinds:
            values = _narrow_all(values)
        cells.append(_list_json(values))
    text = '{"size":' + str(len(rows)) + ',"cells":[' + ",".join(cells) + "]"
    if row_key is not None:
        keys = [key_of(row, row_key) for row in rows]
        _check_keys(keys)
        text = text + ',"keys":' + _list_json(_narrow_all(keys))
    return [text + "}", nodes]


def _plain_value(value: Any) -> Any:
    """What JSON can hold of a cell's value; `_NODES` for what only Python can show."""
    if isinstance(value, (str, int)) or (isinstance(value, float) and value - value == 0):
        return _narrow(value)
    value = shown(value)
    if value is None or isinstance(value, (str, float)):
        return str(value) if isinstance(value, float) else value
    return _NODES


def _narrow(value: Any) -> Any:
    """Whole numbers that JavaScript would round cross as text."""
    return str(value) if isinstance(value, int) and not -_WIDEST <= value <= _WIDEST else value


def _narrow_all(values: list[Any]) -> list[Any]:
    whole = [value for value in values if isinstance(value, int)]
    if whole and (max(whole) > _WIDEST or min(whole) < -_WIDEST):
        return [_narrow(value) for value in values]
    return values


def _list_json(values: list[Any]) -> str:
    """A list of plain values as JSON. MicroPython's `dumps` is fast in pieces."""
    if sys.implementation.name != "micropython":
        return encode(values)
    parts = [json.dumps(values[at : at + 64])[1:-1] for at in range(0, len(values), 64)]
    return "[" + ",".join(parts) + "]"


def _check_keys(keys: list[Any]) -> None:
    for kind in set([type(key) for key in keys]):  # noqa: C403
        if kind is not str and kind is not int:
            for key in keys:
                checked_key("Table", key)
    if len(set(keys)) < len(keys):
        seen = set()
        for key in keys:
            if key in seen:
                raise DuplicateKeyError("Table: two rows have the key " + repr(key))
            seen.add(key)


def _render_rows(text: str) -> list[Any]:
    """The rows alone, so that they cross once."""
    props = {"hidden": True, "data-cell": "rows", "script": '["table-rows",' + text + "]", "on": {}}
    return [_DATA, props]


_TABLE = Component(_render, "Table")
_ROWS = Component(_render_rows, "Rows")
