"""JSON between Python and the page."""

from __future__ import annotations

import json
from collections import OrderedDict
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bascule.bridge.errors import InvalidRequest
from bascule.bridge.wire import decode, encode

TEXT = st.text(st.characters(exclude_categories=["Cs"]))
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | TEXT
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(TEXT, inner), max_leaves=40)


def typed(value: Any) -> Any:
    """A value with its types and the order of its keys, to compare exactly."""
    if isinstance(value, dict):
        return ("dict", [(key, typed(inner)) for key, inner in value.items()])
    if isinstance(value, list):
        return ("list", [typed(inner) for inner in value])
    return (type(value).__name__, repr(value))


# contract: Q15
@given(VALUES)
def test_values_come_back_exactly(value: Any) -> None:
    text = encode(value)
    assert typed(json.loads(text)) == typed(value)
    assert typed(decode(text)) == typed(value)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (float("nan"), "nan"),
        (float("inf"), "inf"),
        (-float("inf"), "inf"),
        ({1, 2}, "set"),
        (b"x", "bytes"),
        (object(), "object"),
        ({1: "a"}, "keys"),
        ({None: "a"}, "keys"),
        ([1, {"a": [float("nan")]}], "nan"),
        (lambda: None, "function"),
    ],
)
def test_what_json_cannot_say_is_refused(value: Any, said: str) -> None:
    with pytest.raises(InvalidRequest, match=said):
        encode(value)


def test_a_value_that_contains_itself_is_refused() -> None:
    loop: list[Any] = [1]
    loop.append({"again": loop})
    with pytest.raises(InvalidRequest, match="contains itself"):
        encode(loop)


def test_the_same_value_twice_is_no_cycle() -> None:
    shared = {"a": 1}
    assert encode([shared, shared, [shared]]) == '[{"a":1},{"a":1},[{"a":1}]]'


def test_depth_costs_no_stack() -> None:
    deep: Any = "x"
    for _ in range(50_000):
        deep = [deep]
    assert encode(deep) == "[" * 50_000 + '"x"' + "]" * 50_000


def test_tuples_and_kinds_of_dict_are_lists_and_objects() -> None:
    assert encode((1, OrderedDict(b=1, a=2), True)) == '[1,{"b":1,"a":2},true]'


@pytest.mark.parametrize("text", ["NaN", "[Infinity]", "-Infinity", "{'a': 1}", '{"a": 1,}', "", "[1", '"a'])
def test_what_is_not_json_is_not_read(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - json's own words
        decode(text)
