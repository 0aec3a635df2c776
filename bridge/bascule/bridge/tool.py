"""The topic `tool`: the initiating call, and the hooks' views of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
