"""Values as text in the host's language, and which of two comes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bascule.bridge.page.js import (
    Date,
    Map,
    Number,
    Object,
    String,
    field,
    is_array,
    is_number,
    new,
    own,
    prop,
    same,
    to_json,
    window,
)

if TYPE_CHECKING:
    from typing import Any

NUMBERS: Any = {
    "number": {},
    "integer": {"maximumFractionDigits": 0},
    "percent": {"style": "percent", "maximumFractionDigits": 1},
    "compact": {"notation": "compact", "maximumFractionDigits": 1},
}
DATES: Any = {
    "date": {"dateStyle": "medium"},
    "time": {"timeStyle": "short"},
    "datetime": {"dateStyle": "medium", "timeStyle": "short"},
    "month": {"month": "short", "year": "numeric"},
    "weekday": {"weekday": "short"},
    "year": {"year": "numeric"},
}


class Formats:
    """What `Intl` makes for one locale and time zone."""

    __slots__ = ("locale", "made", "zone")

    def __init__(self, context: Any) -> None:
        self.locale = field(context, "locale")
        self.zone = field(context, "timeZone")
        self.made = Map()

    def intl(self, kind: str, options: Any) -> Any:
        """A formatter or a collator, made once; with the browser's locale where the host's is none."""
        name = kind + to_json(options)
        if not self.made.has(name):
            cls = prop(prop(window, "Intl"), kind)
            try:
                made = new(cls, self.locale, options)
            except Exception:
                made = new(cls, [], options)
            self.made.set(name, made)
        return self.made.get(name)

    def text(self, value: Any, form: Any) -> str:
        """A value as a column shows it: `form` is the name of a format, options of `Intl.NumberFormat` or None."""
        if value is None:
            return ""
        if isinstance(value, str) or is_number(value):
            dates = own(DATES, form) if isinstance(form, str) else None
            if dates is not None:
                return self.moment(value, dates)
            if is_number(value) and form is not None:
                return String(prop(self.intl("NumberFormat", number_options(form)), "format")(value))
            return String(value)
        if isinstance(value, bool):
            return "Yes" if value is True else "No"
        if is_array(value):
            # A float that JSON cannot hold: what Python writes, what it is called here.
            return String(value[0]) if form is None else self.text(Number(value[1]), form)
        return String(to_json(value))

    def moment(self, value: Any, options: Any) -> str:
        """A date or time. One that says no zone is that of the wall: it is shown as it is written."""
        zone = self.zone
        when = value
        if isinstance(value, str):
            # What stands behind the day: a time, and perhaps whose.
            rest: str = value[10 : len(value)]
            if rest == "":
                zone = "UTC"
            elif "Z" not in rest and "+" not in rest and "-" not in rest:
                zone = "UTC"
                when = value + "Z"
        date = new(Date, when)
        if String(date.getTime()) == "NaN":
            return String(value)
        return String(prop(self.intl("DateTimeFormat", zoned(options, zone)), "format")(date))


def number_options(form: Any) -> Any:
    """The options of a format: its name, `currency:EUR`, or what they are."""
    if not isinstance(form, str):
        return form
    if form.startswith("currency:"):
        return {"style": "currency", "currency": form[9 : len(form)]}
    return own(NUMBERS, form)


def zoned(options: Any, zone: Any) -> Any:
    """Options with a time zone."""
    return Object.assign({}, options, {"timeZone": zone})


def compare(a: Any, b: Any, collator: Any) -> float:
    """Below, at or above zero as `a` comes before, with or after `b`: numbers before text."""
    if is_number(a) and is_number(b):
        return 0 if same(a, b) else Number(a) - Number(b)
    if is_number(a) or is_number(b):
        return -1 if is_number(a) else 1
    return cast("float", collator.compare(a, b))
