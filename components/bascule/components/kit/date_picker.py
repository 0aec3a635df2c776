"""A date, in the browser's own picker.

```python
DatePicker("Arrival", min="2026-01-01", value=arrival.value, on_change=arrival.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import UNSET, Frame, hold
from bascule.components.nodes import tag_named
from bascule.components.props import flag, handler, one_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-date { width: fit-content; min-width: 10rem; max-width: 100%; }
"""

TYPES = ["date", "time", "datetime-local", "month", "week"]
_ALLOWED = "label type value default_value on_change min max readonly"
_INPUT = tag_named("input")


def DatePicker(  # noqa: N802
    label: Any = None,
    *,
    type: str = "date",  # noqa: A002 (HTML's word)
    value: Any = UNSET,
    default_value: Any = None,
    on_change: Callable[[str | None], Any] | None = None,
    min: Any = None,  # noqa: A002 (HTML's word)
    max: Any = None,  # noqa: A002 (HTML's word)
    readonly: bool = False,
    **rest: Any,
) -> list[Any]:
    """A date as ISO 8601 text, `"2026-03-01"`; `on_change(value)`, `None` when there is none.

    `type`: `date time datetime-local month week`. Values and limits are texts in HTML's form for it, or have
    `isoformat()`. Takes what every `Field` takes.
    """
    frame = Frame("DatePicker", label, rest, _ALLOWED)
    props = frame.props
    now = value if value is UNSET else _iso("value", value)
    handler("DatePicker", "on_change", on_change)

    def change(got: str) -> Any:
        return on_change(got or None)  # type: ignore[misc]

    hold(
        "DatePicker",
        props,
        now,
        _iso("default_value", default_value),
        None if on_change is None else change,
        event="change",
    )
    props["type"] = one_of("DatePicker", "type", type, TYPES)
    props["class"] = "b-input b-date"
    for name, limit in (("min", min), ("max", max)):
        if limit is not None:
            props[name] = _iso(name, limit)
    if flag("DatePicker", "readonly", readonly):
        props["readonly"] = True
    return frame.around([_INPUT, props])


def _iso(name: str, value: Any) -> Any:
    if value is None or isinstance(value, str):
        return value
    if hasattr(value, "isoformat"):
        return value.isoformat()
    raise TypeError(
        "DatePicker: " + name + ' must be text such as "2026-03-01" or a date, not ' + repr(value)[:80]
    )
