"""A function's `inputSchema`."""

from __future__ import annotations

from typing import Any, Literal, Optional

import pytest

from bascule.bridge.schema import describe_function, of_type


# contract: P1
def test_names_types_defaults_and_texts() -> None:
    def book(city: str, nights: int = 1, price: float | None = None, *, breakfast: bool = False) -> None:
        """Book a room.

        Two lines
        of more.

        Args:
            city: Where to stay.
            nights (int): How long.
        """

    schema, description = describe_function(book)
    assert description == "Book a room."
    assert schema == {
        "type": "object",
        "properties": {
            "city": {"type": "string", "description": "Where to stay."},
            "nights": {"type": "integer", "default": 1, "description": "How long."},
            "price": {"anyOf": [{"type": "number"}, {"type": "null"}], "default": None},
            "breakfast": {"type": "boolean", "default": False},
        },
        "required": ["city"],
        "additionalProperties": False,
    }


def test_a_function_without_hints_or_text() -> None:
    schema, description = describe_function(lambda a, **more: None)
    assert description is None
    assert schema == {"type": "object", "properties": {"a": {}}, "required": ["a"]}


def test_a_hint_that_cannot_be_read_takes_anything() -> None:
    def odd(a: Nowhere) -> None:  # type: ignore[name-defined] # noqa: F821
        pass

    assert describe_function(odd)[0]["properties"] == {"a": {}}


def test_parameters_that_have_no_name_are_refused() -> None:
    def positional(a: int, /) -> None: ...

    def star(*a: int) -> None: ...

    for function in (positional, star):
        with pytest.raises(TypeError, match="cannot be passed by name"):
            describe_function(function)


@pytest.mark.parametrize(
    ("hint", "schema"),
    [
        (list[int], {"type": "array", "items": {"type": "integer"}}),
        (dict[str, int], {"type": "object", "additionalProperties": {"type": "integer"}}),
        (dict[str, Any], {"type": "object"}),
        (tuple[int, str], {"type": "array"}),
        (Literal["a", 1], {"enum": ["a", 1]}),
        (Optional[str], {"anyOf": [{"type": "string"}, {"type": "null"}]}),  # noqa: UP045 - the older spelling too
        (Any, {}),
        (bytes, {}),
        ([], {}),
    ],
)
def test_types(hint: Any, schema: dict[str, Any]) -> None:
    assert of_type(hint) == schema
