"""A button that copies a text.

```python
CopyButton("pip install bascule", label="Copy command")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.bridge.tasks import awaitable
from bascule.components.buttons import labelled, look_of
from bascule.components.definition import Component
from bascule.components.hooks import use_interval, use_state
from bascule.components.kit.button import Button
from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, handler, text

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = ""

_ALLOWED = "value label done failed on_copy color variant size disabled"
_SPAN = tag_named("span")
_SHOWN = 2.0  # seconds


def CopyButton(  # noqa: N802
    value: str | None = None,
    *,
    label: Any = "Copy",
    done: str = "Copied",
    failed: str = "Could not copy",
    on_copy: Callable[[], Any] | None = None,
    color: str = "primary",
    variant: str = "outline",
    size: str = "sm",
    disabled: bool = False,
    **rest: Any,
) -> Use:
    """Puts `value` on the clipboard and says `done` for two seconds, or `failed` where the host does not allow it."""
    if not isinstance(value, str):
        raise TypeError("CopyButton: value must be text, not " + repr(value)[:80])
    handler("CopyButton", "on_copy", on_copy)
    text("CopyButton", "done", done)
    text("CopyButton", "failed", failed)
    look = look_of("CopyButton", rest, _ALLOWED, color=color, variant=variant, size=size)
    look["disabled"] = flag("CopyButton", "disabled", disabled)
    labelled("CopyButton", 'CopyButton(text, label="Copy")', label)
    given = rest.copy()
    key = given.pop("key", None)
    return _COPY_BUTTON(
        value=value, labels=[label, done, failed], on_copy=on_copy, look=look, given=given, key=key
    )


def _render(value: str, labels: list[Any], on_copy: Any, look: dict[str, Any], given: dict[str, Any]) -> Any:
    state = use_state(0)
    use_interval(lambda: state.set(0), _SHOWN if state.value else None)

    async def press() -> None:
        copied = await port.call("copy", {"text": value})
        state.set(2 if copied is False else 1)
        if on_copy is not None and copied is not False:
            got = on_copy()
            if awaitable(got):
                await got

    said = labels[state.value] if state.value else ""
    return [
        Button(labels[state.value], on_click=press, **look, **given),
        build(_SPAN, [said], {"class": "b-hidden", "role": "status"}),
    ]


_COPY_BUTTON = Component(_render, "CopyButton")
