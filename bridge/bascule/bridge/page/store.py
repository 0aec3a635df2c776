"""What is true now, and who is told when it changes.

Rules of the state:

1. `now` has a value for each topic, made of JSON and never changed in place: a change puts another one there.
2. The text of a topic decides what a change is: the same value twice is told once.
3. Listeners are told in copies of their own; one that throws is reported, the others are told all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.js import Map, Set, console, from_json, own, put, same, to_json
from bascule.bridge.page.values import copy, joined

now: Any = {
    "host": {
        "adapter": "",
        "ready": False,
        "closed": False,
        "hostInfo": None,
        "hostProtocolVersion": None,
        "capabilities": {},
        "available": {},
        "context": {},
    },
    "tool": {
        "status": "waiting",
        "input": None,
        "partialInput": None,
        "output": None,
        "structured": None,
        "content": None,
        "meta": None,
        "isError": False,
        "reason": None,
    },
    "state": None,
}
_texts = Map()
_listeners = Map()


def is_closed() -> bool:
    """Whether the host has closed the page."""
    return now["host"]["closed"] is True


def host_context() -> Any:
    """What the host says of itself."""
    return now["host"]["context"]


def keep(topic: str, value: Any) -> bool:
    """Put another value there and tell of it; whether it is another."""
    text = to_json(value)
    if same(text, _texts.get(topic)):
        return False
    _texts.set(topic, text)
    put(now, topic, from_json(text))
    tell(topic, own(now, topic))
    return True


def change(topic: str, changes: Any) -> bool:
    """Change some fields of a topic; whether any did."""
    return keep(topic, joined(own(now, topic), changes))


def on(topic: str, listener: Any, known: bool, value: Any) -> Callable[[], None]:
    """Listen to a topic, told of `value` at once if it is `known`; the function that ends it."""
    if not _listeners.has(topic):
        _listeners.set(topic, Set())
    _listeners.get(topic).add(listener)
    if known:
        _tell_one(listener, value)
    return lambda: _listeners.get(topic).delete(listener)


def tell(topic: str, value: Any) -> None:
    """Tell the listeners of a topic."""
    if _listeners.has(topic):
        for listener in _listeners.get(topic):
            _tell_one(listener, value)


def _tell_one(listener: Any, value: Any) -> None:
    try:
        listener(copy(value))
    except Exception as error:
        console.error(error)
