"""JSON in and out: what may leave the page, what may be kept."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Error, String, from_json, is_number, keys, own, prop, same, to_json


def copy(value: Any) -> Any:
    """A copy of JSON."""
    return from_json(to_json(value))


def is_finite(value: Any) -> bool:
    """Whether there is no NaN nor Infinity in a value without cycles."""
    return (
        same(value - value, 0) if is_number(value) else all(is_finite(own(value, key)) for key in keys(value))
    )


def is_json(value: Any) -> bool:
    """Whether it can be written as JSON at all: no cycles, no big integers, and not too deep."""
    # Deeper than it is: whoever writes it later may have less room.
    for _ in range(200):
        value = [value]
    try:
        to_json(value)
    except Exception:
        return False
    return True


def must(holds: bool, otherwise: str) -> None:
    """Raise unless it holds."""
    if not holds:
        raise Error(otherwise)


def is_text(value: Any) -> bool:
    """Whether it is a string."""
    return isinstance(value, str)


def or_empty(value: Any) -> Any:
    """The value, `{}` for None."""
    return {} if value is None else value


def message_of(error: Any) -> str:
    """The text of whatever was thrown."""
    message = prop(or_empty(error), "message")
    return String(error if message is None else message)
