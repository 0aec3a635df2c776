"""A table of data.

```python
Table(
    [{"region": "West", "total": 1200}, {"region": "East", "total": 950}],
    columns=["region", {"key": "total", "label": "Total", "align": "end"}],
    caption="Sales by region",
    on_row_click=lambda row: region.set(row["region"]),
)
```
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from bascule.components.attributes import checked_key
from bascule.components.nodes import Tag, build, tag_named
from bascule.components.props import flag, handler, node, one_of, outer, shown, text, words
from bascule.components.tables import data_table

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-table-box { overflow-x: auto; max-width: 100%; border-radius: var(--b-radius); }
.b-table-box:dir(ltr) { animation: b-more linear; animation-timeline: scroll(self x); }
@keyframes b-more { 0%, 90% { mask: linear-gradient(270deg, #0000, #000 2rem); } }
.b-table { width: 100%; border-spacing: 0; font-size: .875rem; font-variant-numeric: tabular-nums; }
.b-table caption { padding: 0 .75rem .5rem; text-align: start; color: var(--b-muted); }
.b-table th, .b-table td { padding: .5rem .75rem; border-bottom: 1px solid var(--b-line); text-align: start;
  vertical-align: top; }
.b-table th { color: var(--b-muted); font-weight: var(--b-medium); white-space: nowrap; }
.b-table tbody tr:last-child td { border-bottom: 0; }
.b-table .b-end { text-align: end; } .b-table .b-center { text-align: center; }
.b-table-press { cursor: pointer; }
.b-table-press:hover { background: var(--b-sunken); }
.b-table-press:focus-visible { outline-offset: -2px; }
.b-table-chosen { background: var(--b-hover); }
.b-table-none { padding: 1.25rem .75rem; text-align: center; color: var(--b-muted); }
"""

ALIGN = ["start", "center", "end"]
_ALLOWED = "columns caption caption_hidden empty row_key selected on_row_click page_size"
_DIV = tag_named("div")
_TABLE = tag_named("table")
_CAPTION = tag_named("caption")
_THEAD = tag_named("thead")
_TBODY = tag_named("tbody")
_TR = tag_named("tr")
_TH = tag_named("th")
_TD = tag_named("td")
_WHOLE, _TEXT, _TEXT_OR_NONE = {int}, {str}, {str, type(None)}
_PIECE = 128  # rows of text in one piece: MicroPython looks long for room for a long text
_COLUMN_KEYS = ["key", "label", "align", "render", "format", "sortable"]


class _Written:
    """Rows of texts (docs/house.md, "The tree"), whose JSON is written already (see `Tag.form`)."""

    def encode(self, node: list[Any], _handlers: list[Any]) -> Any:
        """The JSON of a piece."""
        return node[2]


_WRITTEN = Tag("tr")
_WRITTEN.form = _Written()


class _Column:
    """One column, made from what the author wrote."""

    def __init__(self, given: Any, at: int) -> None:
        if isinstance(given, (str, int)) and not isinstance(given, bool):
            given = {"key": given}
        if not isinstance(given, dict) or "key" not in given:
            raise TypeError(
                'Table: a column is a name or a dict such as {"key": "total", "label": "Total"}, not '
                + repr(given)[:80]
            )
        for name in given:
            if name not in _COLUMN_KEYS:
                raise TypeError(
                    "Table: a column has no " + repr(name) + "; allowed are " + ", ".join(_COLUMN_KEYS)
                )
        self.key: Any = given["key"]
        self.at = at
        self.label: Any = given.get("label")
        if self.label is None:
            self.label = words(str(self.key))
        self.align: Any = given.get("align")
        if self.align is not None:
            one_of("Table", "align", self.align, ALIGN)
        self.render: Any = handler("Table", "render", given.get("render"))
        self.given: Any = given
        self.props: Any = None

    def value(self, row: Any) -> Any:
        """What a row has in this column."""
        if isinstance(row, dict):
            return row.get(self.key)
        if isinstance(row, (list, tuple)):
            at = self.key if isinstance(self.key, int) else self.at
            return row[at] if at < len(row) else None
        raise TypeError("Table: a row is a dict or a list, not " + repr(row)[:80])


def Table(  # noqa: N802
    rows: Any,
    *,
    columns: Any = None,
    caption: str | None = None,
    caption_hidden: bool = False,
    empty: Any = "Nothing to show",
    row_key: Any = None,
    selected: Any = None,
    on_row_click: Callable[[Any], Any] | None = None,
    page_size: int | None = 20,
    **rest: Any,
) -> Any:
    """A table of `rows`: dicts, or lists in the order of the columns.

    `columns` are names or dicts `{key, label, align, render, format, sortable}`, by default the keys of the first row;
    `render(value, row)` gives a cell's content. `row_key` names the field (or is a function) that identifies a row, and
    ValueError is raised where a row lacks it; without it a selected row whose data changes is selected no more, and
    `on_select` is told, unless you say what is `selected`;
    `selected` is the key of the row that is marked, or a list of keys. With `on_row_click(row)` rows take focus, Enter
    and the space bar. `empty` stands in for no rows.

    Rows go to the page as data, once: there they are sorted (`sortable=True`, or a column's own; `sort="total"` is the
    order to begin with, `"-total"` downwards), searched (`searchable=True`), shown `page_size` at a time and selected
    (`selectable` is `"single"` or `"multiple"`, `on_select(rows)` is told). `format` writes numbers and times in the
    host's language: `number integer percent compact date time datetime month weekday year`, `currency:EUR`, or a dict
    of options of `Intl.NumberFormat`. `max_height` (`"20rem"`) keeps the head in sight. `texts` are the words on it:
    `search previous next range none select all`.

    `page_size=None` shows all rows. A page whose tables all say so, and ask for nothing else of this, does without the
    script: good for a few rows.
    """
    if rows is None:
        rows = []
    if not isinstance(rows, (list, tuple)):
        raise TypeError("Table: rows must be a list of dicts or lists, not " + repr(rows)[:80])
    text("Table", "caption", caption)
    flag("Table", "caption_hidden", caption_hidden)
    handler("Table", "on_row_click", on_row_click)
    node("Table", "empty", empty)
    if row_key is not None and not isinstance(row_key, (str, int)) and not callable(row_key):
        raise TypeError("Table: row_key must be a name or a function of the row, not " + repr(row_key)[:80])
    if selected is not None and not isinstance(selected, (str, int, list, tuple)):
        raise TypeError("Table: selected must be the key of a row, or a list, not " + repr(selected)[:80])
    if columns is None:
        columns = _guess(rows)
    elif not isinstance(columns, (list, tuple)):
        raise TypeError("Table: columns must be a list, not " + repr(columns)[:80])
    made = [_Column(columns[at], at) for at in range(len(columns))]
    _align(made, rows)

    def plain(some: Any) -> list[Any]:
        head = [build(_TH, [column.label], _head_props(column)) for column in made]
        body: list[Any] = [_TBODY, None]
        written = _written(some, made) if made and some and row_key is None and on_row_click is None else None
        if written is None:
            body.extend([_row(row, made, row_key, selected, on_row_click) for row in some])
        else:
            body.extend(written)
        if not some:
            body.append(
                build(_TR, [build(_TD, [empty], {"class": "b-table-none", "colspan": max(len(made), 1)})], {})
            )
        name = (
            None
            if caption is None
            else build(_CAPTION, [caption], {"class": "b-hidden"} if caption_hidden else None)
        )
        table = build(_TABLE, [name, build(_THEAD, [build(_TR, head, None)], None)], {"class": "b-table"})
        table.append(body)
        return build(_DIV, [table], outer("Table", rest, "b-table-box", _ALLOWED))

    if data_table is None:
        return plain(rows)
    shared = [page_size, caption, caption_hidden, row_key, selected, empty, on_row_click, _key]
    return data_table(plain, rows, made, shared, rest)


def _key(row: Any, row_key: Any) -> Any:
    """What identifies a row."""
    if callable(row_key):
        return row_key(row)
    try:
        return row[row_key]
    except (KeyError, IndexError, TypeError):
        raise ValueError(
            "Table: row_key " + repr(row_key)[:80] + " is not in the row " + repr(row)[:80]
        ) from None


def _guess(rows: Any) -> Any:
    if not rows:
        return []
    if isinstance(rows[0], dict):
        return [str(key) for key in rows[0]]
    if isinstance(rows[0], (list, tuple)):
        return list(range(len(rows[0])))
    raise TypeError("Table: a row is a dict or a list, not " + repr(rows[0])[:80])


def _align(columns: list[_Column], rows: Any) -> None:
    """Numbers stand at the end of their column, where the author says nothing; plain cells share their props."""
    if rows:
        for column in columns:
            if column.align is None:
                value = column.value(rows[0])
                if isinstance(value, (int, float)) and not isinstance(value, bool):
                    column.align = "end"
    for column in columns:
        side = _side(column)
        column.props = None if side is None else {"class": side}


def _head_props(column: _Column) -> dict[str, Any]:
    props: dict[str, Any] = {"scope": "col"}
    if column.props is not None:
        props["class"] = column.props["class"]
    return props


def _side(column: _Column) -> str | None:
    return None if column.align is None or column.align == "start" else "b-" + column.align


def _written(rows: Any, columns: list[_Column]) -> list[Any] | None:
    """Pieces of rows of texts, made column by column with no step a cell; `None` where a cell holds more."""
    by_name = all(issubclass(kind, dict) for kind in set(map(type, rows)))
    shape: list[Any] = ["tr", None]
    texts = []
    for column in columns:
        if column.render is not None:
            return None
        key = column.key
        values: list[Any] = [row.get(key) for row in rows] if by_name else [column.value(row) for row in rows]
        kinds = set(map(type, values))
        if kinds == _WHOLE:
            values = list(map(str, values))
        elif kinds != _TEXT:
            values = [shown(value) for value in values]
            if set(map(type, values)) - _TEXT_OR_NONE:
                return None
        shape.append(["td", column.props])
        texts.append(values)
    head = ',["*",' + json.dumps(shape)
    pieces = []
    for at in range(0, len(rows), _PIECE):
        lists = [json.dumps(values[at : at + _PIECE]) for values in texts]
        pieces.append([_WRITTEN, None, head + "," + ",".join(lists) + "]"])
    return pieces


def _row(row: Any, columns: list[_Column], row_key: Any, selected: Any, on_row_click: Any) -> list[Any]:
    cells: list[Any] = [_TR, None]
    by_name = isinstance(row, dict)
    for column in columns:
        value = row.get(column.key) if by_name else column.value(row)
        if column.render is None:
            if type(value) is not str:
                value = str(value) if type(value) is int else shown(value)
            if type(value) is str or value is None:
                cells.append([_TD, column.props, value])
                continue
        else:
            value = column.render(value, row)
        cells.append(build(_TD, [value], column.props))
    key = None
    if row_key is not None:
        key = _key(row, row_key)
    if key is None and on_row_click is None:
        return cells
    props: dict[str, Any] = {}
    if key is not None:
        props["key"] = checked_key("Table", key)
    classes = ""
    if on_row_click is not None:
        classes = "b-table-press"

        def click() -> Any:
            return on_row_click(row)

        def press(name: str) -> Any:
            return on_row_click(row) if name == "Enter" or name == " " else None

        props["on"] = {"click": click, "keydown": press}
        props["data-keys"] = "Enter Space"
        props["tabindex"] = 0
    if key is not None and key == selected:
        classes = classes + " b-table-chosen"
        props["aria-current"] = "true"
    if classes:
        props["class"] = classes
    cells[1] = props
    return cells
