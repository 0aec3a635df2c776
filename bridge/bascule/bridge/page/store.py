"""What is true now, and who is told when it changes.

Rules of the state:

1. A field is kept as the JSON text of its value: a copy is a parse, "unchanged" is a comparison of texts. So nobody
   can change what is kept, and the same value twice is told once.
2. A topic is a group of fields. Who listens to it is told the whole topic, at once and after every change.
3. A listener that throws is reported; the others are told all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.js import Map, Set, from_json, keys, own, put, same, to_json

TOPICS = Map(
    [
        [
            "host",
            [
                "adapter",
                "ready",
                "closed",
                "hostInfo",
                "hostProtocolVersion",
                "capabilities",
                "available",
                "context",
            ],
        ],
        [
            "tool",
            [
                "status",
                "input",
                "partialInput",
                "output",
                "structured",
                "content",
                "meta",
                "isError",
                "reason",
            ],
        ],
        ["state", ["state"]],
    ]
)


class Listeners:
    """Functions that are told something; `report(error)` gets what they throw."""

    def __init__(self, report: Callable[[Any], None]) -> None:
        self._all = Set()
        self._report = report

    def add_(self, listener: Any) -> Callable[[], None]:
        """Add one; the function that takes it out again."""
        self._all.add(listener)
        return lambda: self._all.delete(listener)

    def call_(self, listener: Any, value: Any) -> None:
        """Tell one."""
        try:
            listener(value)
        except Exception as error:
            self._report(error)

    def tell(self, make: Callable[[], Any]) -> None:
        """Tell all, each with a value of its own from `make`."""
        for listener in self._all:
            self.call_(listener, make())


class Store:
    """Fields by name; see the rules above."""

    def __init__(self, report: Callable[[Any], None]) -> None:
        self._texts = Map()
        self._listeners = Listeners(report)

    def get_(self, field: str) -> Any:
        """A copy of a field, None while it is not set."""
        text = self._texts.get(field)
        return None if text is None else from_json(text)

    def set_(self, topic: str, changes: Any) -> bool:
        """Set fields of a topic; whether anything changed."""
        changed = False
        for field in keys(changes):
            text = to_json(own(changes, field))
            if not same(text, self._texts.get(field)):
                self._texts.set(field, text)
                changed = True
        if changed:
            self._listeners.tell(lambda: [topic, self.topic_(topic)])
        return changed

    def listen(self, listener: Callable[[str, Any], None]) -> Callable[[], None]:
        """Tell `listener(topic, value)` all there is, and every change; the function that ends it."""

        def told(pair: Any) -> None:
            listener(pair[0], pair[1])

        for topic in TOPICS.keys():
            self._listeners.call_(told, [topic, self.topic_(topic)])
        return self._listeners.add_(told)

    def topic_(self, name: str) -> Any:
        """A copy of a whole topic; the value itself for a topic of one field."""
        fields = TOPICS.get(name)
        if len(fields) == 1:
            return self.get_(name)
        record: Any = {}
        for field in fields:
            put(record, field, self.get_(field))
        return record
