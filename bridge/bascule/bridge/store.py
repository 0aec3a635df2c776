"""What is true now, as the page told us: one `Topic` each for `host`, `tool` and `state`.

Rules
1. A topic has one value, replaced whole; the same value again changes nothing.
2. Listeners run after the value is in place. A listener is known by identity: the same object is given and taken back.
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
        self._listeners: dict[int, Callable[[], None]] = {}
        port.on(name, self.set, self.reset)

    def set(self, value: Any) -> None:
        """Take a new value; `null` means the initial one."""
        if value is None:
            value = self._initial
        if same(self.value, value):
            return
        self.value = value
        for listener in list(self._listeners.values()):
            listener()

    def reset(self) -> None:
        """Back to the initial value, without listeners."""
        self.value = self._initial
        self._listeners = {}

    def listen(self, listener: Callable[[], None]) -> None:
        """`listener()` runs after each change."""
        self._listeners[id(listener)] = listener

    def forget(self, listener: Callable[[], None]) -> None:
        """Stop listening."""
        self._listeners.pop(id(listener), None)


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
        self._listener: Callable[[], None] = self._changed
        topic.listen(self._listener)

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
        self._topic.forget(self._listener)
