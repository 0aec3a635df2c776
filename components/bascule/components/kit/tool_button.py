"""A button that calls one of the server's tools.

```python
ToolButton("Refresh", tool="refresh_sales", arguments={"region": "West"}, on_result=rows.set)
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.actions import use_host_actions
from bascule.bridge.tasks import awaitable
from bascule.bridge.tool_call import use_tool_call
from bascule.components.buttons import labelled, look_of
from bascule.components.definition import Component
from bascule.components.hooks import use_state
from bascule.components.kit.button import Button
from bascule.components.nodes import build, tag_named
from bascule.components.props import flag, handler, number, outer, shown

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from bascule.components.nodes import Use

STYLES = """
.b-tool-button { display: inline-flex; flex-direction: column; align-items: flex-start; gap: .375rem; max-width: 100%; }
.b-tool-button > p { margin: 0; color: var(--b-danger-text); font-size: .8125rem; overflow-wrap: anywhere; }
"""

_ALLOWED = "tool arguments on_result on_error timeout color variant size disabled"
_DIV = tag_named("div")
_P = tag_named("p")


def ToolButton(  # noqa: N802
    *children: Any,
    tool: str,
    arguments: dict[str, Any] | None = None,
    on_result: Callable[[Any], Any] | None = None,
    on_error: Callable[[Exception], Any] | None = None,
    timeout: float | None = None,
    color: str = "primary",
    variant: str = "solid",
    size: str = "md",
    disabled: bool = False,
    **rest: Any,
) -> Use:
    """Calls `tool` with `arguments` when it is pressed, and is pending until the answer.

    `on_result(output)` gets the answer's output. A failure, of the call or of the tool, goes to `on_error(error)`, else
    it is said under the button. Where the host calls no tools the button is disabled. `timeout` is in seconds.
    """
    if not isinstance(tool, str) or not tool:
        raise TypeError("ToolButton: tool must be the name of a tool, not " + repr(tool)[:80])
    if arguments is not None and not isinstance(arguments, dict):
        raise TypeError('ToolButton: arguments must be a dict such as {"a": 1}, not ' + repr(arguments)[:80])
    handler("ToolButton", "on_result", on_result)
    handler("ToolButton", "on_error", on_error)
    flag("ToolButton", "disabled", disabled)
    if timeout is not None and number("ToolButton", "timeout", timeout) <= 0:
        raise ValueError("ToolButton: timeout must be above 0, not " + repr(timeout))
    made = rest.copy()
    key = made.pop("key", None)
    label = made.pop("aria_label", None)
    look = look_of("ToolButton", made, _ALLOWED, color=color, variant=variant, size=size)
    look["aria_label"] = label
    labelled("ToolButton", 'ToolButton("Refresh", tool="refresh")', label, *children)
    props = outer("ToolButton", made, "b-tool-button", _ALLOWED)
    return _TOOL_BUTTON(
        *children,
        tool=tool,
        arguments=arguments or {},
        on_result=on_result,
        on_error=on_error,
        timeout=timeout,
        disabled=disabled,
        look=look,
        outside=props,
        key=key,
    )


def _render(
    *children: Any,
    tool: str,
    arguments: dict[str, Any],
    on_result: Any,
    on_error: Any,
    timeout: Any,
    disabled: bool,
    look: dict[str, Any],
    outside: dict[str, Any],
) -> list[Any]:
    call = use_tool_call(tool, timeout=timeout)
    actions = use_host_actions()
    trouble = use_state(None)

    async def press() -> None:
        trouble.set(None)
        error: Exception | None = None
        output: Any = None
        try:
            result = await call(**arguments)
            output = result.output
            if result.is_error:
                error = ToolError(shown(output))
        except Exception as raised:
            error = raised
        got: Any = None
        if error is None:
            got = None if on_result is None else on_result(output)
        elif on_error is None:
            trouble.set(str(error))
        else:
            got = on_error(error)
        if awaitable(got):
            await got

    off = disabled or not actions.available.call_tool
    button = Button(*children, on_click=press, pending=call.pending, disabled=off, **look)
    said = None
    if trouble.value is not None:
        said = build(_P, [trouble.value], {"role": "alert"})
    return build(_DIV, [button, said], outside)


_TOOL_BUTTON = Component(_render, "ToolButton")


class ToolError(Exception):
    """The tool answered with `isError`; the message is its output."""
