"""Several lines of text; it grows with them.

```python
Textarea("Message", rows=3, value=message.value, on_change=message.set, max_length=500)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.fields import UNSET, Frame, hold, texts
from bascule.components.kit.input import hints
from bascule.components.nodes import tag_named
from bascule.components.props import whole

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-textarea { display: block; field-sizing: content; resize: vertical; line-height: 1.5; }
"""

_ALLOWED = "label rows value default_value on_change placeholder autocomplete min_length max_length readonly autofocus"
_TEXTAREA = tag_named("textarea")


def Textarea(  # noqa: N802
    label: Any = None,
    *,
    rows: int = 3,
    value: str | None = UNSET,
    default_value: str | None = None,
    on_change: Callable[[str], Any] | None = None,
    placeholder: str | None = None,
    autocomplete: str | None = None,
    min_length: int | None = None,
    max_length: int | None = None,
    readonly: bool = False,
    autofocus: bool = False,
    **rest: Any,
) -> list[Any]:
    """Text of at least `rows` lines' height; `on_change(value)` at every keystroke.

    Lengths are in characters. Takes what every `Field` takes.
    """
    frame = Frame("Textarea", label, rest, _ALLOWED)
    props = frame.props
    texts("Textarea", value, default_value)
    hold("Textarea", props, value, default_value, on_change)
    hints(
        "Textarea",
        props,
        placeholder=placeholder,
        autocomplete=autocomplete,
        min_length=min_length,
        max_length=max_length,
        readonly=readonly,
        autofocus=autofocus,
    )
    props["class"] = "b-input b-textarea"
    props["rows"] = whole("Textarea", "rows", rows, 1, 100)
    # With field-sizing the height is the text's, whatever `rows` says.
    props["style"] = {"min-height": str(rows * 1.5 + 0.875) + "em"}
    return frame.around([_TEXTAREA, props])
