"""When values are the same."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from bascule.bridge.same import same
from tests.bridge.test_wire import VALUES, typed


@given(VALUES, VALUES)
def test_same_values_are_equal_ones_of_equal_types(a: Any, b: Any) -> None:
    assert same(a, a)
    if same(a, b):
        assert a == b
    if typed(a) == typed(b):
        assert same(a, b)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        (1, True),
        (1, 1.0),
        (0, False),
        ([1], [True]),
        ({"a": [0]}, {"a": [False]}),
        ([1], (1,)),
        (None, 0),
        ("1", 1),
    ],
)
def test_what_is_shown_differently_is_not_the_same(a: Any, b: Any) -> None:
    assert not same(a, b)
    assert not same(b, a)


def test_the_order_of_keys_does_not_count() -> None:
    assert same({"a": 1, "b": [2]}, {"b": [2], "a": 1})
    assert not same({"a": 1}, {"b": 1})


def test_depth_costs_no_stack() -> None:
    a: Any = []
    b: Any = []
    for _ in range(20_000):
        a, b = [a], [b]
    assert same(a, b)
    assert not same(a, [b])
