"""A button that lets the widget fill the host's window, and takes it back.

```python
Row(Text("Sales of all regions"), ExpandButton("Show all"), justify="between")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.display_mode import use_display_mode
from bascule.components.buttons import labelled, look_of
from bascule.components.definition import Component
from bascule.components.kit.button import Button
from bascule.components.nodes import build, tag_named
from bascule.components.props import one_of, text

if TYPE_CHECKING:
    from typing import Any

    from bascule.components.nodes import Use

STYLES = ""

MODES = ["fullscreen", "pip"]
_ALLOWED = "label back mode color variant size"
_SVG = tag_named("svg")
_PATH = tag_named("path")
_OUT = "M9.5 2.5h4v4M13.5 2.5l-5 5M6.5 13.5h-4v-4M2.5 13.5l5-5"
_IN = "M13 7H9V3M9 7l4.5-4.5M3 9h4v4M7 9l-4.5 4.5"


def ExpandButton(  # noqa: N802
    label: str = "Expand",
    *,
    back: str = "Back to chat",
    mode: str = "fullscreen",
    color: str = "primary",
    variant: str = "ghost",
    size: str = "sm",
    **rest: Any,
) -> Use:
    """Asks the host for `mode` (`fullscreen`, `pip`), and for `inline` when it is there already.

    Where the host offers no such mode there is no button. `back` is the label on the way back.
    """
    text("ExpandButton", "label", label)
    text("ExpandButton", "back", back)
    one_of("ExpandButton", "mode", mode, MODES)
    look = look_of("ExpandButton", rest, _ALLOWED, color=color, variant=variant, size=size)
    labelled("ExpandButton", 'ExpandButton("Show all")', label)
    given = rest.copy()
    key = given.pop("key", None)
    return _EXPAND_BUTTON(
        label=label,
        back=back,
        mode=mode,
        given=given,
        look=look,
        key=key,
    )


def _render(label: str, back: str, mode: str, given: dict[str, Any], look: dict[str, Any]) -> Any:
    display = use_display_mode()
    expanded = display.mode == mode
    wanted = "inline" if expanded else mode
    if not expanded and mode not in display.available:
        return None
    icon = build(
        _SVG,
        [build(_PATH, (), {"d": _IN if expanded else _OUT})],
        {
            "viewBox": "0 0 16 16",
            "width": "1em",
            "height": "1em",
            "fill": "none",
            "stroke": "currentColor",
            "stroke-width": "1.5",
            "aria-hidden": True,
        },
    )

    def press() -> None:
        display.request(wanted)

    return Button(icon, back if expanded else label, on_click=press, **look, **given)


_EXPAND_BUTTON = Component(_render, "ExpandButton")
