"""JSON in and out: what may leave the page, what may be kept."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import String, from_json, is_number, keys, own, prop, put, same, to_json


def copy(value: Any) -> Any:
    """A copy of JSON."""
    return from_json(to_json(value))


def is_finite(value: Any) -> bool:
    """Whether there is no NaN nor Infinity in a value without cycles."""
    return (
        same(value - value, 0) if is_number(value) else all(is_finite(own(value, key)) for key in keys(value))
    )


def is_json(value: Any) -> bool:
    """Whether it can be written as JSON at all: no cycles, no big integers."""
    try:
        to_json(value)
    except Exception:
        return False
    return True


def joined(a: Any, b: Any) -> Any:
    """A new record with the fields of both; those of `b` win."""
    record: Any = {}
    for part in [a, b]:
        for key in keys(part):
            put(record, key, own(part, key))
    return record


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
