"""A number by feel.

```python
Slider("Budget", min=0, max=500, step=10, value=budget.value, on_change=budget.set, unit=" €")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.wire import text_of
from bascule.components.fields import UNSET, Frame, hold, number
from bascule.components.kit.number_input import limits
from bascule.components.nodes import build, tag_named
from bascule.components.props import text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-slider { display: flex; align-items: center; gap: .75rem; }
.b-range { flex: 1; min-width: 0; height: 1.5rem; margin: 0; accent-color: var(--b-text); cursor: pointer; }
.b-slider output { min-width: 3ch; font-size: .875rem; font-variant-numeric: tabular-nums; text-align: end; }
"""

_ALLOWED = "label value default_value on_change min max step unit"
_DIV = tag_named("div")
_INPUT = tag_named("input")
_OUTPUT = tag_named("output")


def Slider(  # noqa: N802
    label: Any = None,
    *,
    value: float = UNSET,
    default_value: float | None = None,
    on_change: Callable[[float], Any] | None = None,
    min: float = 0,  # noqa: A002 (HTML's word)
    max: float = 100,  # noqa: A002 (HTML's word)
    step: float | None = 1,
    unit: str = "",
    **rest: Any,
) -> list[Any]:
    """A number from `min` to `max`; `on_change(value)` while it is moved.

    A controlled one shows its value, with `unit`. Takes what every `Field` takes.
    """
    frame = Frame("Slider", label, rest, _ALLOWED)
    props = frame.props
    number("Slider", "value", value)
    number("Slider", "default_value", default_value)
    hold("Slider", props, value, default_value, on_change)
    limits("Slider", props, min, max, step)
    props["type"] = "range"
    props["class"] = "b-range"
    text("Slider", "unit", unit)
    shown = None
    if value is not UNSET and value is not None:
        said = text_of(value) + unit
        if unit:
            props["aria-valuetext"] = said
        shown = build(_OUTPUT, [said], {"for": frame.id, "aria-hidden": True})
    return frame.around(build(_DIV, [[_INPUT, props], shown], {"class": "b-slider"}))
