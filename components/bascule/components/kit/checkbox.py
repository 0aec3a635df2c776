"""A box to tick.

```python
Checkbox("Send me a copy", checked=copy.value, on_change=copy.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import UNSET, Frame
from bascule.components.props import flag
from bascule.components.ticks import TICK, tick

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = ""

_ALLOWED = "label checked default_checked on_change indeterminate"


def Checkbox(  # noqa: N802
    label: Any = None,
    *,
    checked: bool = UNSET,
    default_checked: bool | None = None,
    on_change: Callable[[bool], Any] | None = None,
    indeterminate: bool = False,
    **rest: Any,
) -> list[Any]:
    """A box to tick; `on_change(checked)`. `label` may hold nodes. Takes what every `Field` takes."""
    frame = Frame("Checkbox", label, rest, _ALLOWED)
    if flag("Checkbox", "indeterminate", indeterminate):
        frame.props["indeterminate"] = True
    return tick(
        "Checkbox", frame, TICK, checked=checked, default_checked=default_checked, on_change=on_change
    )
