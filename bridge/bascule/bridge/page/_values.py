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


class _Table:
    """Slots in the order they came; a walk sees what is added while it goes, and misses what is taken out."""

    def __init__(self) -> None:
        self._index: dict[Any, int] = {}
        self._slots: list[list[Any] | None] = []

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self._index)

    def has(self, key: Any) -> bool:
        """Whether the key is there."""
        return key_of(key) in self._index

    def delete(self, key: Any) -> bool:
        """Take a key out; whether it was there."""
        index = self._index.pop(key_of(key), None)
        if index is not None:
            self._slots[index] = None
        return index is not None

    def clear(self) -> None:
        """Take all out."""
        self._index.clear()
        self._slots = [None] * len(self._slots)

    def _find(self, key: Any) -> list[Any] | None:
        index = self._index.get(key_of(key))
        return None if index is None else self._slots[index]

    def _put(self, key: Any, value: Any) -> None:
        slot = self._find(key)
        if slot is not None:
            slot[1] = value
        else:
            self._index[key_of(key)] = len(self._slots)
            self._slots.append([key, value])

    def _walk(self) -> Iterator[list[Any]]:
        at = 0
        while at < len(self._slots):
            slot = self._slots[at]
            at += 1
            if slot is not None:
                yield slot


class Map(_Table):
    """The browser's Map: keys compared by SameValueZero, in the order they came."""

    def __init__(self, entries: Iterable[Any] | None = None) -> None:
        super().__init__()
        for key, value in entries or ():
            self._put(key, value)

    def get(self, key: Any) -> Any:
        """The value of a key, None when there is none."""
        slot = self._find(key)
        return None if slot is None else slot[1]

    def set(self, key: Any, value: Any) -> Map:
        """Set a value; a key that was there keeps its place."""
        self._put(key, value)
        return self

    def keys(self) -> Iterator[Any]:
        """The keys, in order."""
        return (slot[0] for slot in self._walk())

    def values(self) -> Iterator[Any]:
        """The values, in order."""
        return (slot[1] for slot in self._walk())

    def entries(self) -> Iterator[list[Any]]:
        """Pairs of key and value, in order."""
        return iter(self)

    def forEach(self, do: Callable[[Any, Any], Any]) -> None:  # noqa: N802 - the browser's name
        """Call `do(value, key)` for each entry."""
        for key, value in self:
            do(value, key)

    def __iter__(self) -> Iterator[list[Any]]:
        return (list(slot) for slot in self._walk())


class Set(_Table):
    """The browser's Set, with the keys of `Map`."""

    def __init__(self, values: Iterable[Any] | None = None) -> None:
        super().__init__()
        for value in values or ():
            self.add(value)

    def add(self, value: Any) -> Set:
        """Put a value in."""
        if not self.has(value):
            self._put(value, value)
        return self

    def values(self) -> Iterator[Any]:
        """The values, in order."""
        return iter(self)

    def forEach(self, do: Callable[[Any], Any]) -> None:  # noqa: N802 - the browser's name
        """Call `do(value)` for each."""
        for value in self:
            do(value)

    def __iter__(self) -> Iterator[Any]:
        return (slot[0] for slot in self._walk())


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
