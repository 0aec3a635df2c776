"""Packs the page's messages for MicroPython, as `bascule.bridge.wire_packed` reads them."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Map, from_json, is_array, is_object, keys, own, to_json

MARK = "\x01"
LIST = -1


def pack(text: str) -> str:
    """A message, packed; as it is where packing would change it: lone surrogates, nesting too deep for a call each."""
    if "\\ud" in text:
        return text
    shapes: list[Any] = []
    try:
        value = packed(from_json(text), Map(), shapes)
        return f"{MARK}{to_json([shapes, value])}"
    except Exception:
        return text


def packed(value: Any, known: Any, shapes: list[Any]) -> Any:
    """A value of the message; the shapes it needs are added to `shapes`, `known` has the place of each."""
    if is_array(value):
        return [LIST, *[packed(item, known, shapes) for item in value]]
    if is_object(value):
        names = keys(value)
        shape = to_json(names)
        if not known.has(shape):
            known.set(shape, len(shapes))
            shapes.append(names)
        return [known.get(shape), *[packed(own(value, name), known, shapes) for name in names]]
    return value
