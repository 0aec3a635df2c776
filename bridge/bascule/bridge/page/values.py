"""What may leave the page: plain JSON, without numbers that JSON has no word for."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import (
    TypeError,
    from_json,
    is_array,
    is_function,
    is_number,
    is_object,
    keys,
    own,
    same,
    to_json,
)


def plain(value: Any) -> Any:
    """A copy of `value` that is nothing but JSON. Raises for cycles, NaN, Infinity, functions and big integers."""
    text = to_json(value)
    if not _finite(value):
        raise TypeError("NaN, Infinity and functions are no JSON")
    return from_json(text)


def is_json(value: Any) -> bool:
    """Whether `value` can be written as JSON at all: it has no cycles and no big integers."""
    try:
        to_json(value)
    except Exception:
        return False
    return True


def _finite(value: Any) -> bool:
    if is_number(value):
        return same(value - value, 0)
    if is_array(value):
        return all(_finite(item) for item in value)
    if is_object(value):
        return all(_finite(own(value, key)) for key in keys(value))
    return not is_function(value)
