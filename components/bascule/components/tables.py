"""What `Table` is in a page: its rows go to the script `table` as data, which makes, sorts, finds and turns them there.

A page whose tables ask for nothing of this goes without it (`build/tables.py`): there `data_table` is None.
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
from bascule.components.hooks import use_memo, use_ref, use_state
from bascule.components.nodes import tag_named
from bascule.components.props import flag, one_of, outer, shown, text
from bascule.components.scripts import IN_PAGE, script_node, spoken_for
from bascule.components.shared import STACK

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-table-tall { overflow: auto; }
.b-table-tall th, .b-table-tall thead td { position: sticky; top: 0; background: var(--b-ground); }
.b-table-value { white-space: nowrap; }
td.b-table-pick { width: 1%; }
.b-table-sort { margin: -.25rem; padding: .25rem; }
.b-table-sort::after { content: "\\2195"; content: "\\2195" / ""; display: inline-block; width: 1em; opacity: .6;
  margin-inline-start: .25em; }
[aria-sort] > .b-table-sort { color: var(--b-text); }
[aria-sort="ascending"] > .b-table-sort::after { content: "\\2191"; content: "\\2191" / ""; opacity: 1; }
[aria-sort="descending"] > .b-table-sort::after { content: "\\2193"; content: "\\2193" / ""; opacity: 1; }
"""

# What only this takes of a table's props, besides `OWN`.
_MORE = ["sortable", "max_height"]
ALLOWED = (
    "columns caption caption_hidden empty row_key selected on_row_click page_size sortable searchable selectable "
    "on_select sort max_height texts"
)
FORMATS = ["number", "integer", "percent", "compact", "date", "time", "datetime", "month", "weekday", "year"]
_DIV = tag_named("div")


def data_table(
    plain: Callable[[Any], list[Any]], rows: Any, columns: list[Any], shared: list[Any], rest: dict[str, Any]
) -> Any:
    """A table of data, or a plain one where nothing of it is asked for.

    `plain(rows)` makes one of elements, with what is left of `rest`: it stands in where there is no script. `shared`
    are `page_size caption caption_hidden row_key selected empty on_row_click`, and what finds a row's key.
    """
    size, caption, hidden, row_key, selected, empty, on_row_click, key_of = shared
    asked = size is not None or any(name in rest for name in OWN + _MORE)
    if not (asked or any("format" in column.given or "sortable" in column.given for column in columns)):
        return plain(rows)
    look = take_own("Table", rest, size, TEXTS)
    on_select = look.pop("on_select")
    look["caption"] = caption
    look["captionHidden"] = hidden
    look["max_height"] = text("Table", "max_height", rest.pop("max_height", None))
    more = {"row_key": row_key, "selected": selected, "empty": empty, "on_row_click": on_row_click}
    more["key_of"] = key_of
    more["on_select"] = on_select
    sortable = rest.pop("sortable", None)
    more["sortable"] = False if sortable is None else flag("Table", "sortable", sortable)
    _check(look, columns)
    if not IN_PAGE:
        on = on_rows(rows, on_row_click, on_select, lambda _: None)
        return spoken_for(_paper(plain, rows, look), '["table",null]', on)
    props = outer("Table", rest, STACK, ALLOWED)
    key = props.pop("key", None)
    more["props"] = props
    return _TABLE(rows=rows, columns=columns, look=look, more=more, plain=plain, key=key)


def _check(look: dict[str, Any], columns: list[Any]) -> None:
    """Check what is asked of columns, and write the order as the script reads it."""
    for column in columns:
        _check_column(column.given)
    sort = look["sort"]
    if sort is None:
        return
    for name, sign in ((sort, 1), (sort[1:] if isinstance(sort, str) and sort.startswith("-") else None, -1)):
        for column in columns:
            if name is not None and (column.key == name or str(column.key) == name):
                look["sort"] = [column.at, sign]
                return
    raise ValueError(
        "Table: sort is the key of a column, with - in front for downwards; there are "
        + ", ".join([str(column.key) for column in columns]) + ", not " + repr(sort)[:80]
    )  # fmt: skip


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
    node = plain(rows[:size])
    node.append(paper_foot(look, len(rows)))
    return node


def _render(
    rows: Any,
    columns: list[Any],
    look: dict[str, Any],
    more: dict[str, Any],
    plain: Callable[[Any], list[Any]],
) -> Any:
    failed = use_state(False)
    visible = use_state(first_places(look, len(rows)) if look["sort"] is None else [])
    row_key = more["row_key"]
    _keep_sides(columns, rows, use_ref({}).current)
    names = [column.key for column in columns]
    data, nodes, keys = use_memo(
        lambda: _data_json(rows, columns, row_key, more["key_of"]),
        (rows, names, None if callable(row_key) else row_key),
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
    on = on_rows(rows, press, more["on_select"], lambda _: failed.set(True))
    if cells:
        on["shown"] = visible.set
    kids: list[Any] = [rows_node(data)]
    if not isinstance(empty, str):
        kids.append(cell_node(_DIV, "empty", empty))
    for at in visible.value if cells else ():
        if at < len(rows):
            for column in cells:
                value = column.value(rows[at])
                content = shown(value) if column.render is None else column.render(value, rows[at])
                kids.append(cell_node(_DIV, cell_name(at if keys is None else keys[at], column.at), content))
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
        "selected": chosen_keys(more["selected"]),
    }
    return script_node("Table", _DIV, "table", options, props=more["props"], on=on, fallback=kids)


def _keep_sides(columns: list[Any], rows: Any, sides: dict[Any, Any]) -> None:
    """Without rows columns stand where they stood: the script need not make all anew because rows come and go."""
    for column in columns:
        if column.given.get("align") is None:
            if rows:
                sides[column.key] = column.align
            else:
                column.align = sides.get(column.key)


def _data_json(rows: Any, columns: list[Any], row_key: Any, key_of: Any) -> list[Any]:
    """The rows as JSON, the places of columns whose cells hold nodes, and the keys of rows."""
    nodes: list[int] = []
    cells = []
    keys = None
    keys_at = None
    for column in columns:
        key = column.key
        try:
            values = [row.get(key) for row in rows]
            named = key == row_key
        except AttributeError:
            values = [column.value(row) for row in rows]
            named = False
        made, has_nodes, known = column_json(values)
        cells.append(made)
        if has_nodes:
            nodes.append(column.at)
        if named and known is not None:
            keys = known
            keys_at = column.at
    if keys is None and row_key is not None:
        keys = narrow_keys([key_of(row, row_key) for row in rows])
    return [rows_json("Table", len(rows), cells, keys, keys_at), nodes, keys]


_TABLE = Component(_render, "Table")
