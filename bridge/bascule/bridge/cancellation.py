"""Cancellation tokens: one object that stops any number of calls.

```python
stop = Cancellation()
call = use_tool_call("search", cancellation=stop)
stop.cancel("the user typed on")
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Cancellation:
    """A token. Once cancelled it stays so: later calls with it are refused before anything is sent."""

    def __init__(self) -> None:
        self.cancelled = False
        self.reason = ""
        self._listeners: list[Callable[[str], None]] = []

    def cancel(self, reason: str = "cancelled by the widget") -> None:
        """Cancel every call that carries this token; a second time does nothing."""
        if self.cancelled:
            return
        self.cancelled = True
        self.reason = reason
        listeners = self._listeners
        self._listeners = []
        for listener in listeners:
            listener(reason)

    def listen(self, listener: Callable[[str], None]) -> None:
        """`listener(reason)` runs when it is cancelled."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[str], None]) -> None:
        """The call is over: its listener is dropped."""
        if listener in self._listeners:
            self._listeners.remove(listener)
