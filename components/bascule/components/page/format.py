"""The script of `use_format` (`bascule.components.formatting`): values as text by `Intl`. Becomes `scripts/format.js`.

`BasculeScripts.format` takes `[what, value, form, locale, zone]` as JSON and answers `[true, text]`, or `[false, why]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.page.js import (
    Date,
    Error,
    Map,
    Math,
    Number,
    String,
    from_json,
    is_number,
    is_object,
    new,
    own,
    prop,
    set_prop,
    to_json,
    window,
)

from .formats import DATES, Formats

if TYPE_CHECKING:
    from typing import Any

LISTS: Any = {"and": "conjunction", "or": "disjunction", "unit": "unit"}
# Seconds of each unit, the biggest first.
UNITS: list[Any] = [
    ["year", 31_557_600],
    ["month", 2_629_800],
    ["week", 604_800],
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
]
known = Map()


def formats(locale: Any, zone: Any) -> Formats:
    """What `Intl` made for a locale and a zone."""
    name = to_json([locale, zone])
    if not known.has(name):
        known.set(name, Formats({"locale": locale, "timeZone": zone}))
    made: Formats = known.get(name)
    return made


def relative(by: Formats, value: Any, unit: Any) -> str:
    """So many units ago or ahead."""
    return String(prop(by.intl("RelativeTimeFormat", {"numeric": "auto"}), "format")(value, unit))


def since(by: Formats, value: str) -> str:
    """A moment, counted from now, in the biggest unit that is full."""
    seconds = (Number(new(Date, value).getTime()) - Number(Date.now())) / 1000
    for unit in UNITS:
        most: float = unit[1]
        if Math.abs(seconds) >= most or unit[0] == "second":
            return relative(by, Math.trunc(seconds / most), unit[0])
    return ""


def say(what: str, value: Any, form: Any, by: Formats) -> str:
    """One value as text."""
    if what == "number":
        return by.text(value if is_number(value) else Number(value), form)
    if what == "list":
        options: Any = {"type": own(LISTS, form)}
        if form == "unit":
            options = {"type": "unit", "style": "short"}
        return String(prop(by.intl("ListFormat", options), "format")(value))
    if what == "relative":
        return relative(by, value, form)
    if String(new(Date, value).getTime()) == "NaN":
        raise Error(f"{to_json(value)} is no date")
    if what == "since":
        return since(by, value)
    return by.moment(value, form if is_object(form) else own(DATES, form))


def answer(text: str) -> str:
    """Answer Python."""
    asked = from_json(text)
    try:
        return to_json([True, say(asked[0], asked[1], asked[2], formats(asked[3], asked[4]))])
    except Exception as error:
        return to_json([False, String(prop(error, "message"))])


set_prop(prop(window, "BasculeScripts"), "format", lambda text: answer(text))
