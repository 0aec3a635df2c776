"""`stop`: a handler that keeps an event from the elements around."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Stop:
    """A handler after which no handler of an element around is called; the page knows it by its number."""

    def __init__(self, handler: Callable[..., Any] | None) -> None:
        self.handler = handler

    def __call__(self, *value: Any) -> Any:
        """Call the handler, if there is one."""
        return None if self.handler is None else self.handler(*value)


def stop(handler: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """A handler that ends its event there: `on_click=stop(remove)` in a row that is itself `on_click=pick`.

    It takes what `handler` takes; without one it only stops. What the browser does with the event it still does
    (as `stopPropagation`, DOM standard, section 2.2). Components that hand their handler on to their element take it
    too: `Button`, `IconButton`, …
    """
    if handler is not None and not callable(handler):
        raise TypeError("stop: handler must be a function, not " + repr(handler)[:80])
    return Stop(handler)


def number_of(handler: Any, number: int) -> int:
    """How a handler is told to the page: its number, or `-1 - number` for one that stops its event."""
    return -1 - number if type(handler) is Stop else number
