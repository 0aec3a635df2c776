"""`use_format`: numbers, money, times and lists as text in the host's language and time zone.

```python
@component
def Trip():
    write = use_format()
    return Text(write.currency(1250, "EUR") + ", " + write.date("2026-03-01") + ", " + write.relative(-3, "day"))
```

The page's `Intl` writes (ECMA-402), on every engine (`page/format.py`). On CPython, so in tests and in what is
prerendered, `plain_format` stands in; `lacks` says what it cannot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.host import use_host_context
from bascule.bridge.port import port
from bascule.bridge.wire import decode, encode
from bascule.components.hooks import use_memo
from bascule.components.props import items, number, one_of
from bascule.components.scripts import IN_PAGE

if TYPE_CHECKING:
    from typing import Any

SCRIPTS = ["format"]

NUMBERS = ["number", "integer", "percent", "compact"]
TIMES = ["date", "time", "datetime", "month", "weekday", "year"]
UNITS = ["second", "minute", "hour", "day", "week", "month", "quarter", "year"]
LISTS = ["and", "or", "unit"]
_WIDEST = 2**53 - 1


class Format:
    """Writes values as text for one locale and time zone.

    `locale` and `time_zone` are the host's, `None` where it says none: then the browser's count. `lacks` is `""` in a
    page; on CPython it says what is not written as a page would.
    """

    def __init__(self, locale: Any, time_zone: Any) -> None:
        self.locale: Any = locale
        self.time_zone: Any = time_zone
        self.lacks = ""
        self._plain: Any = None
        if not IN_PAGE:
            # Only there; a page does not carry it.
            module = __import__("bascule.components.plain_format", None, None, ["PlainFormat"])
            self._plain = module.PlainFormat(locale, time_zone)
            self.lacks = module.LACKS

    def number(self, value: Any, form: Any = "number") -> str:
        """A number.

        `form` is `number`, `integer`, `percent` (0.25 is 25 %), `compact`, or a dict of options of
        `Intl.NumberFormat`. Infinite ones and NaN have their signs. TypeError for what is no number.
        """
        if not isinstance(form, dict):
            one_of("use_format", "form", form, NUMBERS)
        return self._say("number", _number(value), form)

    def currency(self, value: Any, code: str) -> str:
        """An amount of money; `code` is that of ISO 4217, such as `"EUR"`."""
        if not isinstance(code, str) or len(code) != 3 or not code.isalpha():
            raise ValueError('use_format: a currency has a code such as "EUR", not ' + repr(code)[:80])
        return self._say("number", _number(value), "currency:" + code.upper())

    def date(self, value: Any, form: Any = "date") -> str:
        """A day; `form` as in `datetime`."""
        return self.datetime(value, form)

    def time(self, value: Any) -> str:
        """A time of day."""
        return self.datetime(value, "time")

    def datetime(self, value: Any, form: Any = "datetime") -> str:
        """A date and time: ISO 8601 text, or a `date` or `datetime`.

        One that says no zone is that of the wall: it is written as it stands. `form` is `date`, `time`, `datetime`,
        `month`, `weekday`, `year`, or a dict of options of `Intl.DateTimeFormat`. ValueError for what is no date.
        """
        if not isinstance(form, dict):
            one_of("use_format", "form", form, TIMES)
        return self._say("moment", _moment(value), form)

    def relative(self, value: Any, unit: str | None = None) -> str:
        """How long ago or ahead: `relative(-3, "day")`, or of a date and time with its zone, counted from now.

        Units are `second minute hour day week month quarter year`; of a date it is the biggest that is full.
        """
        if unit is None:
            return self._say("since", _moment(value), None)
        return self._say(
            "relative", number("use_format", "value", value), one_of("use_format", "unit", unit, UNITS)
        )

    def list(self, values: Any, kind: str = "and") -> str:
        """Texts as one: `kind` is `and`, `or`, or `unit` (neither word)."""
        texts = [
            value if isinstance(value, str) else str(value) for value in items("use_format", "values", values)
        ]
        return self._say("list", texts, one_of("use_format", "kind", kind, LISTS))

    def _say(self, what: str, value: Any, form: Any) -> str:
        if self._plain is not None:
            return self._plain.say(what, value, form)  # type: ignore[no-any-return]
        asked = encode([what, value, form, self.locale, self.time_zone])
        said = decode(str(port.module.format(asked)))
        if said[0]:
            return said[1]  # type: ignore[no-any-return]
        raise ValueError("use_format: " + said[1])


def _number(value: Any) -> Any:
    """A number as it crosses: text where JSON has none."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise TypeError("use_format: value must be a number, not " + repr(value)[:80])
    if isinstance(value, int):
        return value if -_WIDEST <= value <= _WIDEST else str(value)
    if value - value != 0:
        return "NaN" if value != value else "Infinity" if value > 0 else "-Infinity"  # noqa: PLR0124
    return value


def _moment(value: Any) -> str:
    """A date or time as ISO text."""
    if not isinstance(value, str):
        if not hasattr(value, "isoformat"):
            raise TypeError(
                "use_format: value must be a date or text such as 2026-03-01, not " + repr(value)[:80]
            )
        value = value.isoformat()
    return value  # type: ignore[no-any-return]


def use_format() -> Format:
    """What writes values in the host's language and time zone: `number currency date time datetime relative list`.

    A new one, and a render, when the host's locale or time zone changes. On CPython it writes English.
    """
    context = use_host_context()
    place = (context.locale, context.time_zone)
    return use_memo(lambda: Format(context.locale, context.time_zone), place)  # type: ignore[no-any-return]
