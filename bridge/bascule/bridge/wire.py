"""JSON between Python and the page: exact, the same on every engine.

Rules
1. Whole numbers of any size, floats, `null`, nested emptiness, all of Unicode and the order of keys survive.
2. What JSON cannot say (NaN, infinity, sets, other objects, keys that are not strings, a cycle) raises
   `InvalidRequest`; it is never written as something else.
3. Neither direction recurses, and both take time in proportion to the text.

MicroPython's own `json` breaks rule 1 (order, surrogate pairs) and 2 (objects, NaN), so `wire_micropython`
reads there; its `json.dumps` is trusted with single strings only. Its maps are `OrderedDict`, whose look-up is linear.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from bascule.bridge.errors import InvalidRequest

if TYPE_CHECKING:
    from typing import Any

_INFINITY = float("inf")
_RAW = object()


def encode(value: Any) -> str:  # noqa: PLR0915 (one loop, so that nothing recurses)
    """`value` as JSON text."""
    parts: list[str] = []
    emit = parts.append
    stack: list[Any] = [value]
    open_now: set[int] = set()
    dumps = json.dumps
    while stack:
        item = stack.pop()
        if item is _RAW:
            text = stack.pop()
            closes = stack.pop()
            emit(text)
            if closes is not None:
                open_now.discard(closes)
            continue
        if item is None:
            emit("null")
        elif item is True:
            emit("true")
        elif item is False:
            emit("false")
        elif isinstance(item, str):
            emit(dumps(item))
        elif isinstance(item, int):
            emit(str(int(item)))
        elif isinstance(item, float):
            emit(number(item))
        elif isinstance(item, (dict, list, tuple)):
            identity = id(item)
            if identity in open_now:
                raise InvalidRequest("a value that contains itself cannot be sent")
            open_now.add(identity)
            later: list[Any] = []
            if isinstance(item, dict):
                emit("{")
                comma = ""
                for key in item:
                    if not isinstance(key, str):
                        raise InvalidRequest(
                            "the keys of an object must be strings, not "
                            + repr(key)
                            + " ("
                            + type(key).__name__
                            + ")"
                        )
                    later.extend([item[key], None, comma + dumps(key) + ":", _RAW])
                    comma = ","
                stack.extend([identity, "}", _RAW])
                _push_pairs(stack, later)
            else:
                emit("[")
                stack.extend([identity, "]", _RAW])
                first = True
                for index in range(len(item) - 1, -1, -1):
                    stack.append(item[index])
                    first = index == 0
                    if not first:
                        stack.extend([None, ",", _RAW])
        else:
            raise InvalidRequest(
                "a " + type(item).__name__ + " cannot be sent: " + repr(item)[:80] + " is not JSON"
            )
    return "".join(parts)


def _push_pairs(stack: list[Any], pairs: list[Any]) -> None:
    """Push `value, None, text, RAW` groups so that the first is popped first."""
    for at in range(len(pairs) - 4, -1, -4):
        stack.extend(pairs[at : at + 4])


def number(value: float) -> str:
    """A float as JSON text; NaN and the infinities raise."""
    if value != value or value == _INFINITY or value == -_INFINITY:  # noqa: PLR0124 (NaN is not itself)
        raise InvalidRequest(repr(value) + " cannot be sent: JSON has no such number")
    return float_text(float(value))


def text_of(value: Any) -> str:
    """`str(value)`; a float by its shortest digits on every engine."""
    return float_text(value) if type(value) is float else str(value)


def _refuse(text: str) -> Any:
    raise ValueError("JSON has no " + text)


def _decode(text: str) -> Any:
    return json.loads(text, parse_constant=_refuse)


if sys.implementation.name == "micropython":
    from bascule.bridge.wire_micropython import decode
    from bascule.bridge.wire_numbers import float_text
elif sys.implementation.name == "Brython":
    from bascule.bridge.wire_brython import decode, encode

    float_text = repr  # type: ignore[assignment]
else:
    decode = _decode
    float_text = repr  # type: ignore[assignment]


__all__ = ["decode", "encode", "number", "text_of"]
