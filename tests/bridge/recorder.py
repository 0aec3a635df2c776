"""A page for the port that only records; the real one is the page script."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from bascule.bridge.port import port


class Recorder:
    """What `_bascule_port` is, without a page behind it."""

    def __init__(self) -> None:
        self.calls: list[Any] = []
        self.updates: list[Any] = []
        self.dispatch: Callable[[str], str] = lambda _: ""

    def listen(self, dispatch: Callable[[str], str]) -> None:
        self.dispatch = dispatch

    def call(self, text: str) -> None:
        self.calls.append(json.loads(text))

    def update(self, text: str) -> str:
        self.updates.append(json.loads(text))
        return ""

    def send(self, topic: str, value: Any = None) -> str:
        return self.dispatch(json.dumps([topic, value]))

    def named(self, method: str) -> list[Any]:
        return [call for call in self.calls if call[1] == method]


@contextmanager
def recorder() -> Iterator[Recorder]:
    """A fresh port that speaks to a recorder."""
    page = Recorder()
    port.reset()
    port.listen(page)
    try:
        yield page
    finally:
        port.reset()
