"""The topic `state`: what the widget keeps across reloads, one value for the whole widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.port import port
from bascule.bridge.renderer import Readers, use
from bascule.bridge.store import Topic

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

_NONE: list[Any] = []
state = Topic("state", _NONE)


class WidgetState:
    """A live cell: `.value`, `.set(value or function)`; unpacks as `value, set_value`."""

    def __init__(self, initial: Any, update: Callable[[], None]) -> None:
        self._initial = initial
        self._update = update
        self._readers = Readers()
        self.set: Callable[[Any], None] = self._set
        self._listener: Callable[[], None] = self._changed
        state.listen(self._listener)

    @property
    def value(self) -> Any:
        """What is kept, the initial value where nothing is."""
        self._readers.add()
        return self._initial if state.value is _NONE else state.value

    def _set(self, value: Any) -> None:
        if callable(value):
            value = value(self.value)
        port.call("setWidgetState", {"state": value})  # refuses what is not JSON before anything changes
        state.set(value)

    def __iter__(self) -> Iterator[Any]:
        return iter([self.value, self.set])

    def _changed(self) -> None:
        self._update()
        self._readers.changed()

    def close(self) -> None:
        """The component is gone."""
        state.forget(self._listener)


def use_widget_state(initial: Any = None) -> WidgetState:
    """A cell like `use_state` that survives a reload of the page; one for the whole widget, JSON values only."""
    return use("use_widget_state", lambda update: WidgetState(initial, update))  # type: ignore[no-any-return]
