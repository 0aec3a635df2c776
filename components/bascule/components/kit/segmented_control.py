"""One of two to six short options in one bar.

```python
SegmentedControl("Period", ["Day", "Week", "Month"], value=period.value, on_change=period.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import UNSET, Frame
from bascule.components.radios import radios

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-segments { display: flex; width: fit-content; max-width: 100%; flex-wrap: wrap; gap: 2px; padding: 3px;
  border-radius: var(--b-radius); background: var(--b-hover); }
.b-segment { position: relative; flex: auto; cursor: pointer; }
.b-segment > span { display: block; padding: .25rem .75rem; border-radius: calc(var(--b-radius) - 3px);
  font-size: .875rem; line-height: 1.25rem; text-align: center; }
.b-segment > :checked + span { background: var(--b-ground); box-shadow: var(--b-shadow); font-weight: var(--b-medium); }
"""

_ALLOWED = "label options value default_value on_change"


def SegmentedControl(  # noqa: N802
    label: Any = None,
    options: Any = (),
    *,
    value: Any = UNSET,
    default_value: Any = None,
    on_change: Callable[[Any], Any] | None = None,
    **rest: Any,
) -> list[Any]:
    """One of a few short `options`, written as for `RadioGroup`; `on_change(value)`. Takes what every `Field` takes."""
    frame = Frame("SegmentedControl", label, rest, _ALLOWED, "radiogroup")
    frame.props["class"] = "b-segments"
    return radios(
        "SegmentedControl",
        frame,
        options,
        value=value,
        default=default_value,
        on_change=on_change,
        classes="b-cover",
        label_classes="b-segment",
    )
