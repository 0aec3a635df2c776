"""A short message that comes and goes.

```python
Toast("Your table is booked.", open=booked, on_close=close, color="success", seconds=None)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.components.definition import Component
from bascule.components.hooks import use_interval, use_state
from bascule.components.nodes import build, tag_named
from bascule.components.props import COLORS, handler, node, number, one_of, outer, text
from bascule.components.shared import APART, CLOSE, TINT

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = """
.b-toast { position: fixed; z-index: 10; inset-inline: .75rem; bottom: calc(.75rem + var(--safe-area-bottom, 0px));
  display: flex; justify-content: center; pointer-events: none; }
.b-toast-box { max-width: 34rem; padding: .5rem .875rem; border: 1px solid var(--c-line);
  border-radius: var(--b-radius); background: var(--c-soft); box-shadow: 0 6px 20px rgb(0 0 0 / .2);
  font-size: .9375rem; pointer-events: auto; animation: b-rise .2s; }
@keyframes b-rise { from { opacity: 0; transform: translateY(.5rem); } }
"""

_ALLOWED = "open on_close color seconds action close_label"
_DIV = tag_named("div")
_SPAN = tag_named("span")
_BUTTON = tag_named("button")


def Toast(  # noqa: N802
    *children: Any,
    open: Any = False,  # noqa: A002 (as of a dialog)
    on_close: Callable[[], Any] | None = None,
    color: str = "neutral",
    seconds: float | None = 6,
    action: Any = None,
    close_label: str = "Close",
    **rest: Any,
) -> Use:
    """A message at the lower edge, while `open` is true. It is announced politely.

    `on_close()` runs when its cross is pressed, and after `seconds` in which nobody points at it or has the focus in it
    (`None`: it stays). `action` is a button beside the words.
    """
    if on_close is None:
        raise TypeError("Toast: on_close is missing: a function that sets open to False")
    handler("Toast", "on_close", on_close)
    if seconds is not None and number("Toast", "seconds", seconds) <= 0:
        raise ValueError("Toast: seconds must be above 0, not " + repr(seconds))
    one_of("Toast", "color", color, COLORS)
    text("Toast", "close_label", close_label)
    node("Toast", "action", action)
    props = outer("Toast", rest, "b-toast", _ALLOWED)
    return _TOAST(
        *children,
        open=bool(open),
        on_close=on_close,
        color=color,
        seconds=seconds,
        action=action,
        close_label=close_label,
        props=props,
        key=props.pop("key", None),
    )


def _toast(
    *children: Any,
    open: bool,  # noqa: A002
    on_close: Any,
    color: str,
    seconds: float | None,
    action: Any,
    close_label: str,
    props: dict[str, Any],
) -> list[Any]:
    held = use_state(False)

    def leave() -> Any:
        held.set(False)
        return on_close()

    use_interval(leave, seconds if open and not held.value else None)
    # The region is there before there is anything in it: only then is what comes into it announced.
    made = props.copy()
    made["role"] = "status"
    if not open:
        return build(_DIV, (), made)
    cross = {"class": CLOSE, "type": "button", "aria-label": close_label, "on": {"click": leave}}
    box = {
        "class": "b-toast-box " + APART + " " + TINT + " b-c-" + color,
        "on": {
            "pointerenter": lambda: held.set(True),
            "pointerleave": lambda: held.set(False),
            "focus": lambda: held.set(True),
            "blur": lambda: held.set(False),
        },
    }
    return build(
        _DIV,
        [
            build(
                _DIV,
                [
                    build(_DIV, children, {"style": {"min-width": 0}}),
                    action,
                    build(_BUTTON, [build(_SPAN, ["\u00d7"], {"aria-hidden": True})], cross),
                ],
                box,
            )
        ],
        made,
    )


_TOAST = Component(_toast, "Toast")
