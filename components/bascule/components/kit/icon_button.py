"""A button that shows only an icon.

```python
IconButton(Icon("x"), "Close", on_click=close)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.buttons import look_of
from bascule.components.kit.button import TYPES, Button
from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, handler, node, one_of, text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

STYLES = """
.b-icon-button { aspect-ratio: 1; padding: 0; }
.b-icon-button > span { display: grid; line-height: 1; }
.b-icon-button > .b-busy + span { display: none; }
"""

_ALLOWED = "icon label on_click color variant size pending disabled type"
_SPAN = tag_named("span")


def IconButton(  # noqa: N802
    icon: Any = None,
    label: str | None = None,
    *,
    on_click: Callable[[], Any] | None = None,
    color: str = "primary",
    variant: str = "ghost",
    size: str = "md",
    pending: bool = False,
    disabled: bool = False,
    type: str = "button",  # noqa: A002 (HTML's word)
    **rest: Any,
) -> list[Any]:
    """A square `Button`; `icon` is a node or one character, `label` its name, which shows when one points at it."""
    look = look_of("IconButton", rest, _ALLOWED, color=color, variant=variant, size=size)
    flag("IconButton", "pending", pending)
    flag("IconButton", "disabled", disabled)
    one_of("IconButton", "type", type, TYPES)
    handler("IconButton", "on_click", on_click)
    if not text("IconButton", "label", label):
        raise TypeError('IconButton: a label is missing: IconButton("✕", "Close")')
    if icon is None or icon == "":
        raise TypeError('IconButton: an icon is missing: a node or a character, IconButton("✕", "Close")')
    node("IconButton", "icon", icon)
    given = rest.copy()
    more = given.get("class_")
    given["class_"] = "b-icon-button " + more if isinstance(more, str) and more else "b-icon-button"
    given["aria_label"] = label
    made = Button(
        build(_SPAN, [icon], {"aria-hidden": True}),
        on_click=on_click,
        pending=pending,
        disabled=disabled,
        type=type,
        **look,
        **given,
    )
    made[1]["title"] = label
    return made
