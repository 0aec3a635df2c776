"""How far something is.

```python
Progress(3, max=5, label="Uploading photos", text="3 of 5")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, flag, number, one_of, outer
from bascule.components.props import text as checked_text
from bascule.components.shared import APART, NOTE

if TYPE_CHECKING:
    from typing import Any

STYLES = """
.b-progress { font-size: .875rem; }
.b-progress progress { width: 100%; height: .5rem; accent-color: var(--c-solid); }
.b-progress [value] { appearance: none; display: block; overflow: hidden; border: 0; border-radius: 1rem;
  background: var(--b-line); forced-color-adjust: none; }
.b-progress ::-webkit-progress-bar { background: none; }
.b-progress ::-webkit-progress-value { background: var(--c-solid); }
.b-progress ::-moz-progress-bar { background: var(--c-solid); }
"""

_ALLOWED = "max label text label_hidden color"
_DIV = tag_named("div")
_SPAN = tag_named("span")
_PROGRESS = tag_named("progress")


def percent(value: Any, most: Any) -> str:
    """`"60 %"`, halves upwards."""
    return str(int(100 * value / most + 0.5)) + " %"


def Progress(  # noqa: N802
    value: float | None = None,
    *,
    max: float = 100,  # noqa: A002 (HTML's word)
    label: str | None = None,
    text: str | None = None,
    label_hidden: bool = False,
    color: str = "primary",
    **rest: Any,
) -> list[Any]:
    """A bar that is filled up to `value` of `max`; `None` says that it is not known how far.

    `label` says what goes on, `text` how far, by default in per cent; `label_hidden` leaves both to screen readers.
    """
    if not checked_text("Progress", "label", label):
        raise TypeError('Progress: a label is missing: Progress(30, label="Uploading")')
    if number("Progress", "max", max) <= 0:
        raise ValueError("Progress: max must be above 0, not " + repr(max))
    bar: dict[str, Any] = {"aria-label": label, "max": max}
    said = checked_text("Progress", "text", text)
    if value is not None:
        if not 0 <= number("Progress", "value", value) <= max:
            raise ValueError("Progress: value must be from 0 to " + str(max) + ", not " + repr(value))
        bar["value"] = value
        if said is None:
            said = percent(value, max)
    if text is not None:
        bar["aria-valuetext"] = text
    head = None
    if not flag("Progress", "label_hidden", label_hidden):
        head = build(
            _DIV,
            [
                build(_SPAN, [label], None),
                None if said is None else build(_SPAN, [said], {"class": NOTE}),
            ],
            {"class": APART, "aria-hidden": True},
        )
    classes = "b-progress b-c-" + one_of("Progress", "color", color, COLORS)
    return build(_DIV, [head, build(_PROGRESS, (), bar)], outer("Progress", rest, classes, _ALLOWED))
