"""One of a few options, all to be seen.

```python
RadioGroup("Room", [("s", "Single"), ("d", "Double")], value=room.value, on_change=room.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import UNSET, Frame
from bascule.components.props import flag
from bascule.components.radios import radios
from bascule.components.ticks import CHECK, TICK

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-radios { display: flex; flex-direction: column; gap: .5rem; }
.b-radios-inline { flex-flow: row wrap; gap: .5rem 1.25rem; }
"""

_ALLOWED = "label options value default_value on_change inline"


def RadioGroup(  # noqa: N802
    label: Any = None,
    options: Any = (),
    *,
    value: Any = UNSET,
    default_value: Any = None,
    on_change: Callable[[Any], Any] | None = None,
    inline: bool = False,
    **rest: Any,
) -> list[Any]:
    """One of `options`: texts, numbers, pairs `(value, label)` or dicts `{value, label, disabled}`.

    `on_change(value)` gives the option's own value. `inline` puts them side by side. Takes what every `Field` takes.
    """
    frame = Frame("RadioGroup", label, rest, _ALLOWED, "radiogroup")
    frame.props["class"] = "b-radios b-radios-inline" if flag("RadioGroup", "inline", inline) else "b-radios"
    return radios(
        "RadioGroup",
        frame,
        options,
        value=value,
        default=default_value,
        on_change=on_change,
        classes=TICK,
        label_classes=CHECK,
    )
