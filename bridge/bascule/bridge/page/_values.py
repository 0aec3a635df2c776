"""CPython's stand-in for the browser's Map, Set and Math. Used by `js` alone, never compiled."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator


def key_of(value: Any) -> Any:
    """What SameValueZero tells apart: 1 and True differ, 1 and 1.0 do not, objects are themselves."""
    if value is None or isinstance(value, str | bool):
        return (type(value), value)
    if isinstance(value, int | float):
        return (float, "NaN" if value != value else value)  # noqa: PLR0124 - the test for NaN
    return (object, id(value))


class Map:
    """The browser's Map: keys compared as `===` does, in the order they came."""

    def __init__(self, entries: Iterable[Any] | None = None) -> None:
        self._entries: dict[Any, list[Any]] = {}
        for key, value in entries or ():
            self.set(key, value)

    @property
    def size(self) -> int:
        """How many entries there are."""
        return len(self._entries)

    def get(self, key: Any) -> Any:
        """The value of a key, None when there is none."""
        entry = self._entries.get(key_of(key))
        return None if entry is None else entry[1]

    def set(self, key: Any, value: Any) -> Map:
        """Set a value; a key that was there keeps its place."""
        self._entries.setdefault(key_of(key), [key, None])[1] = value
        return self

    def has(self, key: Any) -> bool:
        """Whether the key is there."""
        return key_of(key) in self._entries

    def delete(self, key: Any) -> bool:
        """Take a key out; whether it was there."""
        return self._entries.pop(key_of(key), None) is not None

    def clear(self) -> None:
        """Take all out."""
        self._entries.clear()

    def keys(self) -> Iterator[Any]:
        """The keys, in order."""
        return (entry[0] for entry in list(self._entries.values()))

    def values(self) -> Iterator[Any]:
        """The values, in order."""
        return (entry[1] for entry in list(self._entries.values()))

    def entries(self) -> Iterator[list[Any]]:
        """Pairs of key and value, in order."""
        return iter(self)

    def forEach(self, do: Callable[[Any, Any], Any]) -> None:  # noqa: N802 - the browser's name
        """Call `do(value, key)` for each entry."""
        for key, value in self:
            do(value, key)

    def __iter__(self) -> Iterator[list[Any]]:
        return iter([list(entry) for entry in self._entries.values()])


class Set:
    """The browser's Set, with the keys of `Map`."""

    def __init__(self, values: Iterable[Any] | None = None) -> None:
        self._values: dict[Any, Any] = {}
        for value in values or ():
            self.add(value)

    @property
    def size(self) -> int:
        """How many values there are."""
        return len(self._values)

    def add(self, value: Any) -> Set:
        """Put a value in."""
        self._values.setdefault(key_of(value), value)
        return self

    def has(self, value: Any) -> bool:
        """Whether the value is there."""
        return key_of(value) in self._values

    def delete(self, value: Any) -> bool:
        """Take a value out; whether it was there."""
        there = self.has(value)
        self._values.pop(key_of(value), None)
        return there

    def clear(self) -> None:
        """Take all out."""
        self._values.clear()

    def values(self) -> Iterator[Any]:
        """The values, in order."""
        return iter(self)

    def forEach(self, do: Callable[[Any], Any]) -> None:  # noqa: N802 - the browser's name
        """Call `do(value)` for each."""
        for value in self:
            do(value)

    def __iter__(self) -> Iterator[Any]:
        return iter(list(self._values.values()))


class Math:
    """The browser's Math, as far as page modules need it."""

    PI = math.pi

    @staticmethod
    def floor(x: float) -> int:
        """The whole number at or below x."""
        return math.floor(x)

    @staticmethod
    def ceil(x: float) -> int:
        """The whole number at or above x."""
        return math.ceil(x)

    @staticmethod
    def trunc(x: float) -> int:
        """The whole number next to x towards zero."""
        return math.trunc(x)

    @staticmethod
    def round(x: float) -> int:
        """The nearest whole number, halves upwards."""
        return math.floor(x) + (x - math.floor(x) >= 0.5)

    @staticmethod
    def abs(x: float) -> float:
        """Without its sign."""
        return abs(x)

    @staticmethod
    def pow(x: float, y: float) -> float:
        """X to the power of y."""
        return math.pow(x, y)

    @staticmethod
    def sqrt(x: float) -> float:
        """The square root."""
        return math.sqrt(x)

    @staticmethod
    def min(*values: float) -> float:
        """The least, Infinity of none."""
        return min(values, default=math.inf)

    @staticmethod
    def max(*values: float) -> float:
        """The greatest, -Infinity of none."""
        return max(values, default=-math.inf)
