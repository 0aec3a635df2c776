"""The named elements."""

from __future__ import annotations

import pytest

from bascule import components
from bascule.components import EXPORTS, elements, group

NAMES = [name for name, module in EXPORTS.items() if module == "elements" and name not in {"h", "group"}]


@pytest.mark.parametrize("name", NAMES)
def test_each_makes_the_element_of_its_name(name: str) -> None:
    node = getattr(components, name)("x", title="t")
    assert (node[0].name, node[1:]) == (name.rstrip("_"), [{"title": "t"}, "x"])


def test_every_element_is_exported() -> None:
    there = {
        name
        for name, value in vars(elements).items()
        if callable(value) and value.__module__ == elements.__name__
    }
    assert there - {"_named"} == {*NAMES, "h", "group"}


def test_a_group_has_no_element_around_it() -> None:
    assert group("a", None, ["b"])[0].name == ""
    assert group("a", None, ["b"])[2:] == ["a", None, "b"]
