"""A number.

```python
NumberInput("Guests", min=1, max=12, step=1, value=guests.value, on_change=guests.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import UNSET, Frame, hold, number
from bascule.components.nodes import tag_named
from bascule.components.props import flag, text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = ""

_ALLOWED = "label value default_value on_change min max step placeholder readonly autofocus"
_INPUT = tag_named("input")


def NumberInput(  # noqa: N802
    label: Any = None,
    *,
    value: float | None = UNSET,
    default_value: float | None = None,
    on_change: Callable[[float | None], Any] | None = None,
    min: float | None = None,  # noqa: A002 (HTML's word)
    max: float | None = None,  # noqa: A002 (HTML's word)
    step: float | None = None,
    placeholder: str | None = None,
    readonly: bool = False,
    autofocus: bool = False,
    **rest: Any,
) -> list[Any]:
    """A number; `on_change(value)` gives an `int`, a `float`, or `None` when it is empty or no number yet.

    `step=1` takes whole numbers only; without it any number is taken. Takes what every `Field` takes.
    """
    frame = Frame("NumberInput", label, rest, _ALLOWED)
    props = frame.props
    number("NumberInput", "value", value)
    number("NumberInput", "default_value", default_value)
    hold("NumberInput", props, value, default_value, on_change)
    limits("NumberInput", props, min, max, step)
    props["class"] = "b-input"
    props["type"] = "number"
    whole = isinstance(step, int) and (min is None or isinstance(min, int))
    props["inputmode"] = "numeric" if whole and min is not None and min >= 0 else "decimal"
    if min is None or min < 0:
        props["inputmode"] = "text"  # the phones' number pads have no minus
    if text("NumberInput", "placeholder", placeholder):
        props["placeholder"] = placeholder
    if flag("NumberInput", "readonly", readonly):
        props["readonly"] = True
    if flag("NumberInput", "autofocus", autofocus):
        props["autofocus"] = True
    return frame.around([_INPUT, props])


def limits(owner: str, props: dict[str, Any], least: Any, most: Any, step: Any) -> None:
    """Check `min`, `max` and `step` and put them into a control's props; no step is any."""
    number(owner, "step", step)
    if step is not None and step <= 0:
        raise ValueError(owner + ": step must be above 0, not " + repr(step))
    if number(owner, "min", least) is not None:
        props["min"] = least
    if number(owner, "max", most) is not None:
        props["max"] = most
        if least is not None and least > most:
            raise ValueError(owner + ": min " + str(least) + " is above max " + str(most))
    props["step"] = "any" if step is None else step
