"""`BasculeBridge.attach`: the toolkit's end of the bridge (docs/house.md, "The public seam")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.calls import Settle
from bascule.bridge.page.errors import as_value
from bascule.bridge.page.js import Map, is_number, own


class Port:
    """What one listener was given. Its ids are the listener's own; the maps hold those that are in flight."""

    def __init__(self, bridge: Any, listener: Callable[[str, Any], None]) -> None:
        self._bridge = bridge
        self._listener = listener
        self._calls = Map()
        self._answers = Map()
        self._next = 0
        bridge.teardown.cleaners.add(
            lambda params, done: self._ask("teardown", own(params, "reason"), None, lambda ok, value: done())
        )
        bridge.store.listen(listener)

    def call(self, number: int, method: str, params: Any, options: Any) -> None:
        """Start an action; it is answered by the topic `settle`, unless `number` is 0."""

        def settle(ok: bool, value: Any) -> None:
            self._calls.delete(number)
            if number != 0:
                self._listener("settle", [number, ok, value if ok is True else as_value(value)])

        def on_progress(params: Any) -> None:
            self._listener("progress", [number, params])

        bridge = self._bridge
        seconds = own(options, "timeout")
        if not is_number(seconds):
            seconds = bridge.settings.timeout
        if method == "registerTool":
            bridge.tools.handlers.set(
                own(params, "name"), lambda name, values, done: self._ask("app-call", name, values, done)
            )
        flight = bridge.actions.start(
            method, params, settle, seconds, on_progress if own(options, "progress") is True else None, True
        )
        if number != 0 and bridge.calls.has_(flight) is True:
            self._calls.set(number, flight)

    def cancel(self, number: int, reason: Any) -> None:
        """Give up an action."""
        self._bridge.calls.give_up(
            self._calls.get(number), "RequestCancelled", reason if isinstance(reason, str) else "cancelled"
        )

    def answer(self, number: int, result: Any) -> None:
        """Answer an `app-call` or a `teardown`."""
        settle = self._answers.get(number)
        if settle is not None:
            self._answers.delete(number)
            settle(True, result)

    def _ask(self, topic: str, first: Any, second: Any, settle: Settle) -> None:
        self._next = self._next + 1
        self._answers.set(self._next, settle)
        self._listener(topic, [self._next, first] if topic == "teardown" else [self._next, first, second])


def attach(bridge: Any, listener: Any) -> Any:
    """A port for a listener, as a plain record of functions."""
    port = Port(bridge, listener)
    return {
        "call": lambda number, method, params, options: port.call(number, method, params, options),
        "cancel": lambda number, reason: port.cancel(number, reason),
        "answer": lambda number, result: port.answer(number, result),
    }
