"""The page in memory refuses what docs/house.md does not allow, so that tests see it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bascule.host.memory_page import MemoryPage, PageError


@pytest.mark.parametrize(
    ("batch", "said"),
    [
        ([[1, 3]], "not a node: 3"),
        ([[1, {}]], "not a node"),
        ([[1, []]], "not a node"),
        ([[1, [None]]], "not a node"),
        ([[1, ["div"]]], "not an element"),
        ([[1, ["div", "x"]]], "not an element"),
        ([[1, ["#", "x"]]], "not a place"),
        ([[1, ["*", ["tr", None, ["td", None]], ["a"]]]], "no rows of texts"),
        ([[1, ["p", None, ["*"]]]], "no rows of texts"),
        ([[1, ["p", None, ["*", "tr", ["a"]]]]], "no rows of texts"),
        ([[1, ["p", None, ["*", ["tr", None]]]]], "no rows of texts"),
        ([[1, ["p", None, ["*", ["tr", None, "td"], ["a"]]]]], "no rows of texts"),
        ([[1, ["p", None, ["*", ["tr", {"key": 1}, ["td", None]], ["a"]]]]], "no rows of texts"),
        ([[1, ["p", None, ["*", ["tr", None, ["td", None, "x"]], ["a"]]]]], "no rows of texts"),
        ([[1, ["p", None, ["*", ["tr", None, ["td", None]], ["a", 1]]]]], "no rows of texts"),
        ([[1, ["p", None, ["*", ["tr", None, ["td", None]], ["a", ["#", 2]]]]]], "no rows of texts"),
        (
            [[1, ["p", None, ["*", ["tr", None, ["td", None], ["td", None]], ["a", "b"], ["c"]]]]],
            "no rows of texts",
        ),
        ([[1, ["p", None, ["*", ["tr", None, ["td", None]], ["a"], ["b"]]]]], "no rows of texts"),
        ([[1, ["div", {"on": {"click": "f"}}]]], "on.click is no handler"),
        ([[1, ["div", None, ["#", 2]]]], "instance 2 has a place but no tree"),
        ([[1, ["div", None, ["#", 2], ["#", 2]]], [2, "x"]], "instance 2 has two places"),
    ],
)
def test_broken_trees_are_refused(batch: Any, said: str) -> None:
    with pytest.raises(PageError, match=said):
        MemoryPage({}).update(json.dumps(batch))


def test_numbers_that_are_not_json_are_refused() -> None:
    with pytest.raises(PageError, match="NaN is not JSON"):
        MemoryPage({}).update('[[1, ["div", {"width": NaN}]]]')


def test_a_text_in_rows_of_texts_is_no_place() -> None:
    page = MemoryPage({})
    page.update('[[1, ["table", null, ["*", ["tr", null, ["td", null]], ["#", "", null]]]]]')
    assert set(page.trees) == {1}


def test_instances_without_a_place_are_forgotten() -> None:
    page = MemoryPage({})
    page.update('[[1, ["div", null, ["#", 2]]], [2, ["#", 3]], [3, "x"]]')
    assert set(page.trees) == {1, 2, 3}
    page.update('[[1, ["div", null]]]')
    assert set(page.trees) == {1}
    assert page.root == 1
