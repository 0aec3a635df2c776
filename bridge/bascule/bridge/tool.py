"""The topic `tool`: the initiating call, and the hooks' views of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.renderer import use
from bascule.bridge.results import ToolInput, ToolState
from bascule.bridge.store import Topic, Watch

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

tool = Topic("tool", {"status": "waiting"})


def _whole(value: Any) -> Any:
    return value


def _input(value: Any) -> Any:
    return [value.get("input"), value.get("partialInput")]


def watch_result(update: Callable[[], None]) -> Watch:
    """The whole of it."""
    return Watch(tool, _whole, update, ToolState)


def watch_input(update: Callable[[], None]) -> Watch:
    """Only the arguments."""
    return Watch(tool, _input, update, ToolInput)


def use_tool_input() -> ToolInput:
    """The arguments of the call that made the host show this widget: `.value`, `.partial`, `.status`."""
    return use("use_tool_input", watch_input).value  # type: ignore[no-any-return]


def use_tool_result(shape: Any = None) -> ToolState:
    """The initiating call: `.status`, `.output`, `.input` and the rest (`results.ToolState`).

    With a `shape`, a pydantic model, `.output` is an instance of it once `status` is `ready`. Data that does not fit
    makes `status` `error`, and `reason` says where and why.
    """
    state: ToolState = use("use_tool_result", watch_result).value
    if shape is None:
        return state
    if hasattr(shape, "bascule_shaped"):
        return shape.bascule_shaped(state)  # type: ignore[no-any-return]
    # The pydantic model itself, which is on CPython: no page need carry what reads it.
    return __import__("bascule.bridge.shape", None, None, ["shaped"]).shaped(state, shape)  # type: ignore[no-any-return]
