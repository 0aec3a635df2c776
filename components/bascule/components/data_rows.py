"""What `Table` and `List` share in a page: rows go to the script `table` as data, which makes, sorts, finds, turns and
selects them there.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from bascule.bridge.wire import encode
from bascule.components.attributes import checked_key
from bascule.components.definition import Component
from bascule.components.encoding import DuplicateKeyError
from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, handler, shown

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Tag, Use

SCRIPTS = ["table"]

STYLES = """
.b-table-search { width: 100%; max-width: 20rem; height: 2.25rem; padding: 0 .625rem;
  border: 1px solid var(--b-line-strong); border-radius: var(--b-radius-s); background: var(--b-ground); color: inherit;
  font: inherit; font-size: .875rem; }
.b-line > .b-table-search { flex: 1 8rem; }
.b-table-search::placeholder { color: var(--b-muted); opacity: 1; }
.b-table-pick input { width: 1.125rem; height: 1.125rem; margin: .125rem 0; vertical-align: top;
  accent-color: var(--b-text); }
.b-table-foot { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .5rem; }
.b-table-foot[hidden] { display: none; }
.b-table-foot > span { flex: 1; color: var(--b-muted); font-size: .8125rem; }
.b-table-turn { padding: .25rem .625rem; border: 1px solid var(--b-line); border-radius: var(--b-radius-s);
  background: none; color: inherit; font: inherit; font-size: .8125rem; cursor: pointer; }
.b-table-turn:hover { background: var(--b-sunken); }
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
# What only this takes of a component's props.
OWN = ["searchable", "selectable", "on_select", "sort", "texts"]
_DATA = tag_named("data")
_DIV = tag_named("div")
_SPAN = tag_named("span")
_PLAIN = {str, int, bool, type(None)}
_KEYS = {str, int}
_NODES = object()
_WIDEST = 2**53 - 1


def take_own(owner: str, rest: dict[str, Any], size: Any, texts: dict[str, str]) -> dict[str, Any]:
    """What is asked for in `rest`, taken out of it and checked, as the script reads it; `on_select` is none of its.

    `texts` are the words on it where the author gives none.
    """
    look: dict[str, Any] = {"size": size}
    for name in OWN:
        look[name] = rest.pop(name, None)
    handler(owner, "on_select", look["on_select"])
    look["texts"] = _texts(owner, look["texts"], texts)
    if look["searchable"] is None:
        look["searchable"] = False
    flag(owner, "searchable", look["searchable"])
    if size is not None and (not isinstance(size, int) or isinstance(size, bool) or size < 1):
        raise ValueError(owner + ": page_size must be a whole number from 1, or None, not " + repr(size)[:80])
    look["size"] = size or 0
    select = look["selectable"]
    if select is not None and select not in ("single", "multiple"):
        raise ValueError(owner + ": selectable must be single or multiple, not " + repr(select)[:80])
    look["selectable"] = select or ""
    return look


def _texts(owner: str, given: Any, texts: dict[str, str]) -> dict[str, str]:
    made = texts.copy()
    if given is not None:
        if not isinstance(given, dict):
            raise TypeError(owner + ": texts must be a dict, not " + repr(given)[:80])
        for name in given:
            if name not in texts or not isinstance(given[name], str):
                raise TypeError(
                    owner + ": texts holds text by " + ", ".join(sorted(texts)) + ", not " + repr(name) + ": "
                    + repr(given[name])[:80]
                )  # fmt: skip
            made[name] = given[name]
    return made


def paper_foot(look: dict[str, Any], count: int) -> list[Any]:
    """What is written beforehand below the first page of `count` rows."""
    said = look["texts"]["range"].replace("{from}", "1").replace("{to}", str(look["size"]))
    return build(_DIV, [build(_SPAN, [said.replace("{count}", str(count))], None)], {"class": "b-table-foot"})


def first_places(look: dict[str, Any], count: int) -> list[int]:
    """The places of the rows that are shown first, as far as Python can know."""
    return list(range(min(look["size"] or count, count)))


def on_rows(rows: Any, press: Any, on_select: Any, failed: Callable[[Any], Any]) -> dict[str, Any]:
    """The handlers of what the script emits."""
    on: dict[str, Any] = {"mount-failed": failed}
    if press is not None:
        on["row_click"] = lambda at: press(rows[at]) if at < len(rows) else None
    if on_select is not None:
        on["select"] = lambda places: on_select([rows[at] for at in places if at < len(rows)])
    return on


def column_json(values: list[Any]) -> list[Any]:
    """A column's values as JSON, whether nodes are among them, which only Python can show, and the values as they
    cross where they can be keys of rows, else None.
    """
    kinds = set(map(type, values))
    nodes = False
    if kinds - _PLAIN:
        values = [_plain_value(value) for value in values]
        if _NODES in values:
            nodes = True
            values = [None if value is _NODES else value for value in values]
    else:
        values = _narrow_all(values, kinds)
    return [_list_json(values), nodes, None if kinds - _KEYS else values]


def rows_json(owner: str, count: int, cells: list[str], keys: list[Any] | None, at: int | None = None) -> str:
    """`{size, cells, keys}` as JSON, the cells column by column. `at` is the column that has the keys, if one has."""
    made = '{"size":' + str(count) + ',"cells":[' + ",".join(cells) + "]"
    if keys is not None:
        _check_keys(owner, keys, at is None)
        made = made + ',"keys":' + (_list_json(keys) if at is None else str(at))
    return made + "}"


def rows_node(made: str) -> Use:
    """The kid of the script's element that has the rows, so that they cross once."""
    return _ROWS(text=made, key="rows")


def cell_node(tag: Tag, name: str, content: Any) -> list[Any]:
    """A kid of the script's element that is a cell."""
    return build(tag, [content], {"key": name, "data-cell": name, "hidden": True})


def cell_name(key: Any, at: int) -> str:
    """What a cell is called: it goes with its row's key."""
    return ("'" + key if isinstance(key, str) else str(key)) + ":" + str(at)


def narrow_keys(keys: list[Any]) -> list[Any]:
    """Keys as they cross: whole numbers that JavaScript would round are text."""
    return _narrow_all(keys, set(map(type, keys)))


def chosen_keys(chosen: Any) -> Any:
    """`selected` as it crosses."""
    return [_narrow(key) for key in chosen] if isinstance(chosen, (list, tuple)) else _narrow(chosen)


def _plain_value(value: Any) -> Any:
    """What JSON can hold of a cell's value; `_NODES` for what only Python can show.

    A float that is no number there is what it says, and what JavaScript calls it.
    """
    if isinstance(value, (str, int)) or (isinstance(value, float) and value - value == 0):
        return _narrow(value)
    if isinstance(value, float):
        return [str(value), "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"]  # noqa: PLR0124
    value = shown(value)
    return value if value is None or isinstance(value, str) else _NODES


def _narrow(value: Any) -> Any:
    """Whole numbers that JavaScript would round cross as text."""
    return str(value) if isinstance(value, int) and not -_WIDEST <= value <= _WIDEST else value


def _narrow_all(values: list[Any], kinds: set[Any]) -> list[Any]:
    if int not in kinds:
        return values
    whole = values if len(kinds) == 1 else [value for value in values if isinstance(value, int)]
    if max(whole) > _WIDEST or min(whole) < -_WIDEST:
        return [_narrow(value) for value in values]
    return values


def _list_json(values: list[Any]) -> str:
    """A list of plain values as JSON. MicroPython's `dumps` is fast in pieces."""
    if sys.implementation.name != "micropython":
        return encode(values)
    parts = [json.dumps(values[at : at + 64])[1:-1] for at in range(0, len(values), 64)]
    return "[" + ",".join(parts) + "]"


def _check_keys(owner: str, keys: list[Any], unknown: bool) -> None:
    if unknown and set(map(type, keys)) - _KEYS:
        for key in keys:
            checked_key(owner, key)
    if len(set(keys)) < len(keys):
        seen = set()
        for key in keys:
            if key in seen:
                raise DuplicateKeyError(owner + ": two rows have the key " + repr(key))
            seen.add(key)


def _render_rows(text: str) -> list[Any]:
    """The rows alone, so that they cross once."""
    props = {"hidden": True, "data-cell": "rows", "script": '["table-rows",' + text + "]", "on": {}}
    return [_DATA, props]


_ROWS = Component(_render_rows, "Rows")
