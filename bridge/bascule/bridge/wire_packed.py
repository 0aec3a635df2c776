"""Messages of the page on MicroPython, packed so that its own JSON reader, which is C, can read them in order.

That reader is a dozen times faster than one in Python but loses the order of keys. So the page (`pack.py` beside the
engine's start) sends `MARK`, then JSON of `[shapes, value]`: a shape is the list of an object's keys, an object is
`[index of its shape, value, …]`, a list is `[-1, item, …]`, anything else is itself. An object that holds neither
objects nor lists has `-2 - index` instead, and several such of one shape in a list are `[[index], value, …]`, one after
the other.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

# No JSON text starts with it.
MARK = "\x01"


def unpack(text: str) -> Any:
    """The value of a packed message, without its mark. It does not recurse."""
    shapes, root = json.loads(text)
    box = [root]
    stack: list[Any] = [box, 0, root]
    push = stack.extend
    pop = stack.pop
    while stack:
        value = pop()
        key = pop()
        inside = pop()
        if not isinstance(value, list):
            continue
        shape = value[0]
        made: Any
        if isinstance(shape, list):
            names = shapes[shape[0]]
            size = len(names)
            made = [
                OrderedDict(zip(names, value[at : at + size]))  # noqa: B905 - MicroPython's takes no keyword
                for at in range(1, len(value), size)
            ]
        elif shape < -1:
            made = OrderedDict(zip(shapes[-2 - shape], value[1:]))  # noqa: B905 - MicroPython's takes no keyword
        elif shape == -1:
            made = value[1:]
            at = 0
            for item in made:
                if isinstance(item, list):
                    push([made, at, item])
                at += 1  # noqa: SIM113 - enumerate makes a tuple an item
        else:
            made = OrderedDict()
            at = 0
            for name in shapes[shape]:
                at += 1  # noqa: SIM113
                item = value[at]
                made[name] = item
                if isinstance(item, list):
                    push([made, name, item])
        inside[key] = made
    return box[0]
