"""Packs the page's messages for MicroPython, as `bascule.bridge.wire_packed` reads them."""

from __future__ import annotations

from typing import Any

from bascule.bridge.page.js import Map, from_json, is_array, is_object, keys, prop, to_json, typeof

MARK = "\x01"
LIST = -1
FLAT = -2


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
        items = [packed(item, known, shapes) for item in value]
        together = rows(items)
        return [LIST, *items] if together is None else together
    if is_object(value):
        names = keys(value)
        shape = to_json(names)
        if not known.has(shape):
            known.set(shape, len(shapes))
            shapes.append(names)
        at = known.get(shape)
        held = [prop(value, name) for name in names]
        if all(item is None or typeof(item) != "object" for item in held):
            return [FLAT - at, *held]
        return [at, *[packed(item, known, shapes) for item in held]]
    return value


def rows(items: list[Any]) -> list[Any] | None:
    """Packed objects without objects or lists in them, all of one shape, as one list; else `None`."""
    if len(items) < 2 or flat(items[0]) < 0:
        return None
    made: list[Any] = [[flat(items[0])]]
    for item in items:
        if flat(item) != flat(items[0]):
            return None
        made.extend(item[1:])
    return made


def flat(item: Any) -> int:
    """The shape of a packed object that is not empty and holds neither objects nor lists; -1 for all else."""
    if not is_array(item) or len(item) < 2 or is_array(item[0]):
        return -1
    mark: int = item[0]
    return FLAT - mark if mark <= FLAT else -1
