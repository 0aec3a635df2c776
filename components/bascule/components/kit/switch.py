"""On or off, at once.

```python
Switch("Live updates", checked=live.value, on_change=live.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import UNSET, Frame
from bascule.components.ticks import tick

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-switch { appearance: none; flex: none; width: 2.25rem; height: 1.25rem; margin: 0; padding: 2px; border-radius: 1rem;
  border: 1px solid var(--b-line-strong); background: var(--b-sunken); cursor: inherit; }
.b-switch::before { content: ""; display: block; width: .875rem; border: .4375rem solid var(--b-line-strong);
  border-radius: 50%; transition: margin .15s; }
.b-switch:checked { background: var(--b-text); border-color: var(--b-text); }
.b-switch:checked::before { margin-inline-start: 1rem; border-color: var(--b-ground); }
"""

_ALLOWED = "label checked default_checked on_change"


def Switch(  # noqa: N802
    label: Any = None,
    *,
    checked: bool = UNSET,
    default_checked: bool | None = None,
    on_change: Callable[[bool], Any] | None = None,
    **rest: Any,
) -> list[Any]:
    """A setting that takes effect when it is switched; `on_change(checked)`. Takes what every `Field` takes."""
    frame = Frame("Switch", label, rest, _ALLOWED)
    frame.props["role"] = "switch"
    return tick(
        "Switch", frame, "b-switch", checked=checked, default_checked=default_checked, on_change=on_change
    )
