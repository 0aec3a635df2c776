"""Names and their values, one below the other.

```python
DetailList({"name": "Ada Lovelace", "born": 1815}, fields=["name", {"key": "born", "label": "Year of birth"}])
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import entry, flag, handler, items, node, outer, shown, words

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-details { margin: 0; font-size: .9375rem; }
.b-details > div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding-block: .375rem; }
.b-details dt { flex: 0 1 9rem; min-width: 0; color: var(--b-muted); }
.b-details dd { flex: 1 1 10rem; min-width: 0; margin: 0; }
.b-details-stacked > div { display: block; }
"""

_ALLOWED = "fields stacked empty"
_DL = tag_named("dl")
_DIV = tag_named("div")
_DT = tag_named("dt")
_DD = tag_named("dd")


def DetailList(  # noqa: N802
    details: Any, *, fields: Any = None, stacked: bool = False, empty: Any = "\u2013", **rest: Any
) -> list[Any]:
    """The values of a record (a dict), or of `(name, value)` pairs, whose names may be nodes.

    `fields` picks and orders those of a record: names, or dicts `{key, label, render}`; `render(value)` gives what is
    shown. `stacked` puts names above values; `empty` stands in for a value that is missing.
    """
    flag("DetailList", "stacked", stacked)
    node("DetailList", "empty", empty)
    made = build(
        _DL,
        (),
        outer("DetailList", rest, "b-details b-ruled" + (" b-details-stacked" if stacked else ""), _ALLOWED),
    )
    for label, value in _pairs(details, fields):
        said = shown(value)
        missing = said is None or said == ""
        made.append(
            build(_DIV, [build(_DT, [label], None), build(_DD, [empty if missing else said], None)], None)
        )
    return made


def _pairs(details: Any, fields: Any) -> Any:
    if not isinstance(details, dict):
        pairs = items("DetailList", "details", details)
        if fields is not None:
            raise TypeError("DetailList: fields are for a record, a dict, not " + repr(details)[:80])
        for pair in pairs:
            if not isinstance(pair, (list, tuple)) or len(pair) != 2:
                raise TypeError("DetailList: an item is a (name, value) pair, not " + repr(pair)[:80])
        return pairs
    if fields is None:
        return [[words(str(key)), details[key]] for key in details]
    made = []
    for field in items("DetailList", "fields", fields):
        given = entry(
            "DetailList", {"key": field} if isinstance(field, str) else field, "key label render", "key"
        )
        value = details.get(given["key"])
        render = handler("DetailList", "render", given.get("render"))
        label = given.get("label")
        made.append(
            [words(str(given["key"])) if label is None else label, value if render is None else render(value)]
        )
    return made
