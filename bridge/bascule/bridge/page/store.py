"""What is true now, and who is told when it changes.

Rules of the state:

1. `now` has a value for each topic, made of JSON and never changed in place: a change puts another one there.
2. The text of a topic decides what a change is: the same value twice is told once.
3. Listeners are told in copies of their own; one that throws is reported, the others are told all the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bascule.bridge.page.js import Set, console, field, from_json, prop, same, set_prop, to_json
from bascule.bridge.page.values import copy

# `host`: ready, closed, answer (to the handshake), offered, capabilities, context; `tool`: see `results`; `state`.
now: Any = {"host": {"context": {}}, "tool": {}}
# Pairs of a topic and a listener.
_listeners = Set()


def is_closed() -> bool:
    """Whether the host has closed the page."""
    return field(now["host"], "closed") is True


def host_context() -> Any:
    """What the host says of itself."""
    return now["host"]["context"]


def keep(topic: str, value: Any) -> bool:
    """Put another value there and tell of it; whether it is another."""
    text = to_json(value)
    if text == to_json(prop(now, topic)):
        return False
    set_prop(now, topic, from_json(text))
    tell(topic, prop(now, topic))
    return True


def change(topic: str, changes: Any) -> bool:
    """Change some fields of a topic; whether any did."""
    return keep(topic, {**prop(now, topic), **changes})


def on(topic: str, listener: Any, known: bool, value: Any) -> Callable[[], Any]:
    """Listen to a topic, told of `value` at once if it is `known`; the function that ends it."""
    pair = [topic, listener]
    _listeners.add(pair)
    if known:
        _tell_one(listener, value)
    return lambda: _listeners.delete(pair)


def tell(topic: str, value: Any) -> None:
    """Tell the listeners of a topic."""
    for pair in _listeners:
        if same(pair[0], topic):
            _tell_one(pair[1], value)


def _tell_one(listener: Any, value: Any) -> None:
    try:
        listener(copy(value))
    except Exception as error:
        console.error(error)
