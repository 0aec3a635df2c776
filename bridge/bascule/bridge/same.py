"""When two values are the same, so that nothing needs to be rendered again.

Stricter than `==`: `1`, `1.0` and `True` are three values, since they are shown differently, at any depth of lists
and dicts. The order of an object's keys does not count.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any


def same(a: Any, b: Any) -> bool:
    """Whether `a` and `b` are the same value; it never recurses."""
    if a is b:
        return True
    stack = [a, b]
    while stack:
        b = stack.pop()
        a = stack.pop()
        if a is b:
            continue
        kind = type(a)
        if kind is not type(b):
            return False
        if kind is list or kind is tuple:
            if len(a) != len(b):
                return False
            for index in range(len(a)):
                if a[index] is not b[index]:
                    stack.append(a[index])
                    stack.append(b[index])
        elif isinstance(a, dict):
            if len(a) != len(b):
                return False
            for key in a:
                if key not in b:
                    return False
                stack.append(a[key])
                stack.append(b[key])
        elif a != b:
            return False
    return True
