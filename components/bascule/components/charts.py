"""What charts share: rows to columns, the checks of their props, the table that says the same.

The page's script `charts` draws (`assets/scripts/charts.js`); what it is given is made in `_plot`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.wire import text_of
from bascule.components.definition import Component
from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, flag, handler, number, one_of, outer, shown, text, whole, words
from bascule.components.scripted import use_pick, use_script

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.nodes import Use

STYLES = """
.b-chart { margin: 0; min-width: 0; }
.b-chart-label { margin-bottom: .375rem; font-size: .875rem; font-weight: var(--b-medium); }
.b-chart-data { margin-top: .25rem; font-size: .8125rem; color: var(--b-muted); }
.b-chart-data summary { width: fit-content; cursor: pointer; }
.b-chart-rows { position: relative; overflow-x: auto; }
.b-chart-rows table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
.b-chart-rows :is(th, td) { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--b-line); font-weight: 400;
  text-align: start; }
.b-chart-rows [aria-current] > * { font-weight: var(--b-medium); }
.b-chart-rows td { text-align: end; color: var(--b-text); }
"""

# The props of every chart.
COMMON = (
    "x y label label_hidden height format x_format x_label y_label legend empty table_label on_click selected "
    "selected_label"
)
FORMATS = [
    "number", "integer", "percent", "compact", "date", "time", "datetime", "month", "weekday", "year", "currency:EUR",
]  # fmt: skip
MOST = 40  # series: more nobody tells apart
_SERIES = ["key", "label", "color"]
_SHOWN = 100  # rows of the table that is written beforehand
_DAYS = ["0000-00", "0000-00-00"]
_TIMES = ["0000-00-00T00:00", "0000-00-00 00:00"]
_FIGURE = tag_named("figure")
_FIGCAPTION = tag_named("figcaption")
_DIV = tag_named("div")
_P = tag_named("p")
_DETAILS = tag_named("details")
_SUMMARY = tag_named("summary")
_TABLE = tag_named("table")
_CAPTION = tag_named("caption")
_THEAD = tag_named("thead")
_TBODY = tag_named("tbody")
_TR = tag_named("tr")
_TH = tag_named("th")
_TD = tag_named("td")


def chart(
    owner: str,
    rows: Any,
    *,
    kind: str,
    x: Any,
    y: Any,
    label: Any,
    on_click: Any,
    rest: dict[str, Any],
    allowed: str,
    more: dict[str, Any],
    most: int = MOST,
) -> Use:
    """A chart of `rows`; `more` goes to the script besides, `rest` are the other props, with those of `COMMON`."""
    checked(owner, rows)
    if not text(owner, "label", label):
        raise TypeError(owner + ": a label is missing, which says what the chart shows: " + _example(owner))
    if x is None or y is None:
        raise TypeError(owner + ": x and y are missing, the names of fields: " + _example(owner))
    rest = rest.copy()
    spec = {
        "owner": owner,
        "kind": kind,
        "label": label,
        "press": handler(owner, "on_click", on_click) is not None,
        "height": whole(owner, "height", rest.pop("height", 240), 80, 2000),
        "format": format_(owner, "format", rest.pop("format", None)),
        "empty": text(owner, "empty", rest.pop("empty", "Nothing to show")),
        "table": text(owner, "table_label", rest.pop("table_label", "Data as a table")),
        "title": text(owner, "y_label", rest.pop("y_label", None)),
        "legend": rest.pop("legend", None),
        "selected": rest.pop("selected", None),
        "chosen": text(owner, "selected_label", rest.pop("selected_label", "selected")),
        "x": {
            "key": x,
            "title": text(owner, "x_label", rest.pop("x_label", None)),
            "format": format_(owner, "x_format", rest.pop("x_format", None)),
        },
        "series": _series(owner, y, most),
    }
    chosen = spec["selected"]
    if chosen is not None and (isinstance(chosen, bool) or not isinstance(chosen, (str, int, float))):
        raise TypeError(
            owner + ": selected must be the place of a row, its " + repr(x) + ", not " + repr(chosen)[:80]
        )
    if spec["legend"] is not None:
        flag(owner, "legend", spec["legend"])
    spec.update(more)
    hidden = flag(owner, "label_hidden", rest.pop("label_hidden", False))
    props = outer(owner, rest, "b-chart", allowed)
    component = _COMPONENTS.get(owner)
    if component is None:
        component = Component(_chart, owner)
        _COMPONENTS[owner] = component
    return component(rows, spec=spec, props=props, hidden=hidden, press=on_click, key=props.pop("key", None))


def checked(owner: str, rows: Any) -> None:
    """TypeError unless `rows` are dicts."""
    if not isinstance(rows, (list, tuple)):
        raise TypeError(owner + ": rows must be a list of dicts, not " + repr(rows)[:80])
    for row in rows:
        if not isinstance(row, dict):
            raise TypeError(owner + ": a row is a dict, not " + repr(row)[:80])


def column(owner: str, rows: Any, key: Any) -> list[Any]:
    """The field `key` of every row: `finite` numbers."""
    made = []
    there = not rows
    for row in rows:
        value = row.get(key)
        there = there or key in row
        made.append(value if value is None or type(value) is int else finite(owner, repr(key), value))
    if not there:
        raise ValueError(_missing(owner, rows, key))
    return made


def finite(owner: str, name: str, value: Any) -> Any:
    """`value` if it is a number, `None` for NaN, infinity and `None`; else TypeError."""
    if value is None:
        return None
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value if value - value == 0 else None
    raise TypeError(owner + ": " + name + " must be a number or None, not " + repr(value)[:80])


def places(owner: str, rows: Any, key: Any) -> list[Any]:
    """The field `key` of every row as a place on an axis: text or a number."""
    made = []
    there = not rows
    for row in rows:
        value = row.get(key)
        there = there or key in row
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            made.append(finite(owner, "x", value))
        elif value is None or isinstance(value, str):
            made.append(value)
        else:
            value = shown(value)
            made.append(value if isinstance(value, str) else str(value))
    if not there:
        raise ValueError(_missing(owner, rows, key))
    return made


def straight(owner: str, rows: Any, key: Any, across: list[Any]) -> None:
    """TypeError unless the `places` are all numbers or all dates."""
    kinds = []
    for at in range(len(across)):
        if across[at] is None:
            continue
        kind = "date" if _dated(across[at]) else "text" if isinstance(across[at], str) else "number"
        kinds.append(kind)
        if kind == "text" or kind != kinds[0]:
            raise TypeError(
                owner + ": " + repr(key) + ' must be all numbers or all dates such as "2026-03-01", not '
                + repr(rows[at].get(key))[:80]
            )  # fmt: skip


def _dated(value: Any) -> bool:
    """Whether it is a date as the script `charts` reads them."""
    if not isinstance(value, str):
        return False
    shape = "".join(["0" if c in "0123456789" else c for c in value[:16]])
    return shape in _TIMES or (len(value) <= 10 and shape in _DAYS)


def _missing(owner: str, rows: Any, key: Any) -> str:
    return (
        owner + ": no row has " + repr(key) + "; the first has " + ", ".join([str(name) for name in rows[0]])
    )


def _example(owner: str) -> str:
    return owner + '(rows, x="month", y="total", label="Sales by month")'


def _series(owner: str, y: Any, most: int) -> list[Any]:
    """`[key, label, color]` of each series."""
    entries = y if isinstance(y, (list, tuple)) else [y]
    if not 1 <= len(entries) <= most:
        raise ValueError(
            owner + ": y must name " + ("one field" if most == 1 else "1 to " + str(most) + " fields")
        )
    made = []
    for entry in entries:
        if isinstance(entry, str):
            made.append([entry, words(entry), None])
            continue
        if not isinstance(entry, dict) or not isinstance(entry.get("key"), str):
            raise TypeError(
                owner + ': y is a name or a dict such as {"key": "total", "label": "Total", "color": "info"}, not '
                + repr(entry)[:80]
            )  # fmt: skip
        for name in entry:
            if name not in _SERIES:
                raise TypeError(owner + ": y has no " + repr(name) + "; allowed are " + ", ".join(_SERIES))
        color = entry.get("color")
        if color is not None:
            one_of(owner, "color", color, COLORS)
        label = entry.get("label")
        made.append(
            [entry["key"], words(entry["key"]) if text(owner, "label", label) is None else label, color]
        )
    return made


def format_(owner: str, name: str, value: Any) -> Any:
    """A format's name, `"currency:EUR"`, or a dict of `Intl.NumberFormat`'s options."""
    if value is None or isinstance(value, dict):
        return value
    if isinstance(value, str) and value.startswith("currency:") and len(value) == 12:
        return value
    return one_of(owner, name, value, FORMATS)


def bounds(owner: str, least: Any, most: Any) -> dict[str, Any]:
    """Where the axis of values starts and ends, if the author says so."""
    for name, value in (("min", least), ("max", most)):
        if value is not None:
            number(owner, name, value)
    if least is not None and most is not None and least >= most:
        raise ValueError(owner + ": min must be below max, not " + repr(least) + " and " + repr(most))
    return {"least": least, "most": most}


def _chart(rows: Any, *, spec: dict[str, Any], props: dict[str, Any], hidden: bool, press: Any) -> Any:
    label = None if hidden else build(_FIGCAPTION, [spec["label"]], {"class": "b-chart-label"})
    return build(_FIGURE, [label, _PLOT(rows, spec=spec, pick=use_pick(rows, press))], props)


def _plot(rows: Any, *, spec: dict[str, Any], pick: Any) -> Any:
    owner = spec["owner"]
    data = spec.copy()
    x = spec["x"].copy()
    x["values"] = places(owner, rows, x["key"])
    if spec["kind"] == "scatter":
        straight(owner, rows, x["key"], x["values"])
    x["label"] = x["title"] or words(str(x["key"]))
    data["x"] = x
    data["selected"] = x["values"].index(spec["selected"]) if spec["selected"] in x["values"] else None
    data["series"] = [
        {"label": label, "values": column(owner, rows, key), "color": color}
        for key, label, color in spec["series"]
    ]
    if "colors" in spec:
        data["colors"] = [spec["colors"].get(str(place)) for place in x["values"]]
    return use_script(owner, _DIV, name="charts", data=data, on={"pick": pick}, fallback=lambda: table(data))


def table(data: dict[str, Any]) -> list[Any]:
    """A chart's data as a table, in the place that the chart will take."""
    across = data["x"]["values"]
    if not across:
        return build(_P, [data["empty"]], {"class": "b-chart-none"})
    head = [build(_TH, [data["x"]["label"]], {"scope": "col"})]
    head.extend([build(_TH, [series["label"]], {"scope": "col"}) for series in data["series"]])
    body = [
        build(
            _TR,
            [
                build(_TH, [_said(across[at])], {"scope": "row"}),
                [build(_TD, [_said(series["values"][at])], None) for series in data["series"]],
            ],
            {"aria-current": "true"} if at == data["selected"] else None,
        )
        for at in range(min(len(across), _SHOWN))
    ]
    left = len(across) - _SHOWN
    return [
        build(_DIV, (), {"class": "b-chart-box", "style": {"height": str(data["height"]) + "px"}}),
        build(
            _DETAILS,
            [
                build(_SUMMARY, [data["table"]], None),
                build(
                    _DIV,
                    [
                        build(
                            _TABLE,
                            [
                                build(_CAPTION, [data["label"]], {"class": "b-hidden"}),
                                build(_THEAD, [build(_TR, head, None)], None),
                                build(_TBODY, body, None),
                            ],
                            None,
                        ),
                        build(_P, ["+ " + str(left)], None) if left > 0 else None,
                    ],
                    {"class": "b-chart-rows"},
                ),
            ],
            {"class": "b-chart-data"},
        ),
    ]


def _said(value: Any) -> str:
    return "\u2013" if value is None else text_of(value)


_COMPONENTS: dict[str, Component] = {}
_PLOT = Component(_plot, "Chart")
