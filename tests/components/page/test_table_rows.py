"""Which rows are found, and in which order, on CPython: it knows nothing of the DOM."""

from __future__ import annotations

import json
from math import inf, nan
from typing import TYPE_CHECKING, cast

import pytest

from bascule.components.data_rows import column_json, rows_json
from bascule.components.encoding import DuplicateKeyError
from bascule.components.page.formats import Formats, compare
from bascule.components.page.table_rows import Rows, comparable

if TYPE_CHECKING:
    from typing import Any

COLUMNS = [{"at": 0, "format": None}, {"at": 1, "format": None}]
CELLS = [["Bo", "ada", "Cy", None, "10", "9"], [3, None, True, {"a": 1}, -2, 3]]


class Collator:
    """Stands for `Intl.Collator`, which CPython has not: small letters are compared."""

    def compare(self, a: str, b: str) -> int:
        return (a.lower() > b.lower()) - (a.lower() < b.lower())


class Plain(Formats):
    """Formats without `Intl`."""

    def __init__(self) -> None:
        super().__init__({})

    def intl(self, kind: str, options: Any) -> Any:
        return Collator()


def made(keys: list[Any] | int | None = None) -> Rows:
    rows = Rows(cast("list[Any]", COLUMNS), Plain())
    data: dict[str, Any] = {"size": 6, "cells": CELLS}
    rows.take(data if keys is None else {**data, "keys": keys})
    return rows


def test_rows_are_known_by_their_keys_or_their_places() -> None:
    assert made().key_list == [0, 1, 2, 3, 4, 5]
    assert made(["a", 1, "__proto__", "1", "x", "y"]).key_list == ["a", 1, "__proto__", "1", "x", "y"]
    assert made(0).key_list == CELLS[0]


def test_keys_that_a_column_has_cross_once() -> None:
    assert rows_json("Table", 2, ["[1,2]"], [1, 2], 0) == '{"size":2,"cells":[[1,2]],"keys":0}'
    assert rows_json("Table", 2, ["[1,2]"], [3, "a"]) == '{"size":2,"cells":[[1,2]],"keys":[3,"a"]}'
    with pytest.raises(DuplicateKeyError, match="two rows have the key 1"):
        rows_json("Table", 2, ["[1,1]"], [1, 1], 0)


@pytest.mark.parametrize(
    ("at", "sign", "order"),
    [
        (0, 1, [4, 5, 1, 0, 2, 3]),
        (0, -1, [2, 0, 1, 5, 4, 3]),
        (1, 1, [4, 2, 0, 5, 3, 1]),
        (1, -1, [3, 0, 5, 2, 4, 1]),
    ],
)
def test_sorting_is_stable_and_leaves_what_is_missing_last(at: int, sign: int, order: list[int]) -> None:
    rows = made()
    rows.sorted_by = [COLUMNS[at], sign]
    rows.order()
    assert rows.found == order


def test_the_sort_follows_its_column_by_key_and_goes_with_it() -> None:
    rows = made()
    old = [{"at": 0, "key": "a", "format": None}, {"at": 1, "key": "b", "format": None}]
    rows.columns = cast("list[Any]", old)
    rows.sorted_by = [old[1], -1]
    # Rows may come before their columns.
    rows.take({"size": 6, "cells": CELLS[:1]})
    assert rows.found == [0, 1, 2, 3, 4, 5]
    rows.recolumn([{"at": 0, "key": "b", "format": None}])
    assert rows.sorted_by == [{"at": 0, "key": "b", "format": None}, -1]
    rows.recolumn([{"at": 0, "key": "a", "format": None}])
    assert rows.sorted_by is None


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", [0, 1, 2, 3, 4, 5]),
        ("  ", [0, 1, 2, 3, 4, 5]),
        ("BO", [0]),
        ("3 bo", [0]),
        ("yes", [2]),
        ("zz", []),
        ('"a"', [3]),
    ],
)
def test_a_row_is_found_by_all_words(query: str, found: list[int]) -> None:
    rows = made()
    rows.query = query
    rows.order()
    assert rows.found == found


def test_values_are_compared_as_what_they_are() -> None:
    assert [comparable(value) for value in (None, "a", 2, False, {"a": 1})] == [None, "a", 2, 0, '{"a":1}']
    assert compare(2, 10, Collator()) < 0
    assert compare(2, "1", Collator()) < 0
    assert compare("1", 2, Collator()) > 0


def test_text_of_plain_values() -> None:
    formats = Plain()
    values = (None, True, False, 1.5, "x", {"a": [1]})
    assert [formats.text(value, None) for value in values] == ["", "Yes", "No", "1.5", "x", '{"a":[1]}']


def test_floats_that_json_cannot_hold_are_numbers() -> None:
    data = json.loads(rows_json("Table", 5, [column_json([1.5, inf, nan, -inf, None])[0]], None))
    rows = Rows(cast("list[Any]", COLUMNS[:1]), Plain())
    rows.take(data)
    assert [rows.text(row, COLUMNS[0]) for row in range(5)] == ["1.5", "inf", "nan", "-inf", ""]
    rows.sorted_by = [COLUMNS[0], 1]
    rows.order()
    assert rows.found == [3, 0, 1, 2, 4]
    rows.sorted_by = [COLUMNS[0], -1]
    rows.order()
    assert rows.found == [1, 0, 3, 2, 4]
    assert compare(inf, inf, Collator()) == 0
