"""Packed messages: what the page packs, Python reads as if it had been JSON."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from bascule.bridge.wire_micropython import decode
from bascule.bridge.wire_packed import MARK
from bascule.build.engines.page import pack as page
from tests.bridge.test_wire import typed

# As the page has them: numbers are doubles, JSON writes a whole one without a point, and names that are whole numbers
# have already come first.
NAMES = st.text().filter(lambda name: not name.isdigit())
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers(-(2**53), 2**53)
    | st.text()
    | st.sampled_from([0.5, -1e-7, 1e300])
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(NAMES, inner, max_size=5),
    max_leaves=20,
)


# contract: Q15
@given(VALUES)
def test_a_packed_value_is_the_same_value(value: Any) -> None:
    text = json.dumps(value, ensure_ascii=False)
    packed = page.pack(text)
    assert packed.startswith(MARK)
    assert typed(decode(packed)) == typed(value)


# contract: Q15
@given(st.lists(st.fixed_dictionaries({"id": SCALARS, "b": SCALARS}) | SCALARS, max_size=6))
def test_rows_are_the_same_rows(rows: Any) -> None:
    values: list[Any] = [rows, {"rows": rows}, [rows, rows], [{}, {}]]
    for value in values:
        assert typed(decode(page.pack(json.dumps(value, ensure_ascii=False)))) == typed(value)


def test_rows_of_one_shape_cross_as_one_list() -> None:
    rows = [{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]
    assert page.pack(json.dumps({"rows": rows})) == MARK + json.dumps(
        [[["rows"], ["a", "b"]], [0, [[1], 1, "x", 2, "y"]]], separators=(",", ":")
    )


def test_the_order_of_keys_stays() -> None:
    value = {"z": 1, "a": {"y": 2, "b": 3}, "list": [{"y": 4, "b": 5}, {"b": 6, "y": 7}]}
    text = page.pack(json.dumps(value))
    assert json.dumps(decode(text)) == json.dumps(value)
    assert text.count('"y"') == 2, "one shape each"


def test_names_that_mean_something_to_javascript_are_names() -> None:
    value = {"__proto__": {"constructor": 1}, "toString": [], "": {}}
    assert decode(page.pack(json.dumps(value))) == value


def test_a_lone_surrogate_stays_json() -> None:
    text = json.dumps(["\ud800"])
    assert page.pack(text) == text


def test_depth_is_no_limit() -> None:
    deep = "[" * 5000 + "]" * 5000
    value, count = decode(page.pack(deep)), 0
    while value:
        value, count = value[0], count + 1
    assert count == 4999
