"""What is true now, as the page told us: one `Topic` each for `host`, `tool` and `state`.

Rules
1. A topic has one value, replaced whole; the same value again changes nothing.
2. Listeners run after the value is in place, in the order in which they came.
3. A `Watch` keeps what a hook selected from a topic and asks for a render only when that selection is another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.bridge.same import same

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


class Topic:
    """A value of the page and those who follow it."""

    def __init__(self, name: str, initial: Any) -> None:
        self.value = initial
        self._initial = initial
        self._listeners: list[Callable[[], None]] = []
        port.on(name, self.set, self.reset)

    def set(self, value: Any) -> None:
        """Take a new value; `null` means the initial one."""
        if value is None:
            value = self._initial
        if same(self.value, value):
            return
        self.value = value
        for listener in self._listeners[:]:
            listener()

    def reset(self) -> None:
        """Back to the initial value, without listeners."""
        self.value = self._initial
        self._listeners = []

    def listen(self, listener: Callable[[], None]) -> None:
        """`listener()` runs after each change."""
        self._listeners.append(listener)

    def forget(self, listener: Callable[[], None]) -> None:
        """Stop listening."""
        if listener in self._listeners:
            self._listeners.remove(listener)


class Watch:
    """A hook's view of a topic: `value` is `build(select(topic.value))`, made anew only when the selection changes."""

    def __init__(
        self,
        topic: Topic,
        select: Callable[[Any], Any],
        update: Callable[[], None],
        build: Callable[[Any], Any] | None = None,
    ) -> None:
        self._topic = topic
        self._select = select
        self._update = update
        self._build = build
        self._selected = select(topic.value)
        self.value = self._make()
        topic.listen(self._changed)

    def _make(self) -> Any:
        return self._selected if self._build is None else self._build(self._selected)

    def _changed(self) -> None:
        selected = self._select(self._topic.value)
        if not same(self._selected, selected):
            self._selected = selected
            self.value = self._make()
            self._update()

    def close(self) -> None:
        """The component is gone."""
        self._topic.forget(self._changed)
