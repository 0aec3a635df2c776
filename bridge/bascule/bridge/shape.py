"""Typed data in the page: what a pydantic model of the author becomes there, and how a result is read with it.

The builder writes a subclass of `Shape` for each model (`bascule.build.typed`); on CPython the model itself is used.
Both read strictly: text is no number, and what does not fit raises ValueError with the place and the reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bascule.bridge.results import ToolState
from bascule.bridge.wire import encode

if TYPE_CHECKING:
    from typing import Any


class Shape:
    """A model's class in the page: attributes, `model_dump`, equality and text as pydantic has them."""

    _names: list[str] = []  # noqa: RUF012 - a subclass has its own

    def __init__(self, *made: Any, **values: Any) -> None:
        if not made:
            self._fill(self, values, "")

    @staticmethod
    def _fill(made: Any, value: Any, path: str) -> None:
        """Read `value`'s fields into `made`; the builder writes it."""

    @classmethod
    def _read(cls, value: Any, path: str) -> Any:
        if not isinstance(value, dict):
            raise no(value, path, "an object")
        made = cls(None)
        cls._fill(made, value, path)
        return made

    @classmethod
    def bascule_shaped(cls, state: ToolState) -> ToolState:
        """The state with its output as an instance of this class."""
        return shaped(state, cls)

    def model_dump(self) -> Any:
        """The data again, as lists, dicts and plain values."""
        made = {}
        for name in self._names:
            made[name] = dump(getattr(self, name))
        return made

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        return all(getattr(self, name) == getattr(other, name) for name in self._names)

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return " ".join([name + "=" + repr(getattr(self, name)) for name in self._names])

    def __repr__(self) -> str:
        inside = ", ".join([name + "=" + repr(getattr(self, name)) for name in self._names])
        return type(self).__name__ + "(" + inside + ")"


def dump(value: Any) -> Any:
    """Plain data of a value that may hold shapes."""
    if isinstance(value, Shape):
        return value.model_dump()
    if isinstance(value, list):
        return [dump(item) for item in value]
    if isinstance(value, tuple):
        return tuple([dump(item) for item in value])
    if isinstance(value, dict):
        made = type(value)()
        for key in value:
            made[key] = dump(value[key])
        return made
    return value


def no(value: Any, path: str, wanted: str) -> ValueError:
    """The error for a value that is not what was wanted."""
    if value is None:
        shown = "null"
    elif value is True:
        shown = "true"
    elif value is False:
        shown = "false"
    elif isinstance(value, dict):
        shown = "an object"
    elif isinstance(value, list):
        shown = "a list"
    elif isinstance(value, str):
        shown = repr(value if len(value) <= 40 else value[:40] + "...")
    else:
        shown = str(value)
    return ValueError((path or "the value") + " must be " + wanted + ", not " + shown)


def inside(path: str, key: str) -> str:
    """The place of a field."""
    return path + "." + key if path else key


def read(shape: Any, value: Any) -> Any:
    """`value` as an instance of `shape`. Raises ValueError with the place and the reason."""
    if isinstance(shape, type) and issubclass(shape, Shape):
        return shape._read(value, "")
    # CPython: the author's pydantic model. From JSON, and strictly, as the page reads it.
    try:
        return shape.model_validate_json(encode(value), strict=True)
    except ValueError as problem:
        errors = getattr(problem, "errors", None)
        if errors is None:
            raise
        first = errors()[0]
        place = ""
        for part in first["loc"]:
            place = place + "[" + str(part) + "]" if isinstance(part, int) else inside(place, str(part))
        raise ValueError((place or "the value") + ": " + first["msg"]) from None


def shaped(state: ToolState, shape: Any) -> ToolState:
    """The state with its output as an instance of `shape`; the same object as long as the state is the same.

    Data that does not fit makes `status` `error` and `reason` say why; `output` is then the data as it came.
    """
    if state.status != "ready":
        return state
    known = getattr(state, "shaped", None)
    if known is not None and known[0] is shape:
        return known[1]  # type: ignore[no-any-return]
    made = ToolState({})
    for name in (
        "status",
        "input",
        "partial_input",
        "output",
        "structured",
        "content",
        "meta",
        "is_error",
        "reason",
    ):
        setattr(made, name, getattr(state, name))
    try:
        made.output = read(shape, state.output)
    except ValueError as problem:
        made.status = "error"
        made.reason = "the data does not fit " + shape.__name__ + ": " + str(problem)
    state.shaped = [shape, made]  # type: ignore[attr-defined]
    return made
