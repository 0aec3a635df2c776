"""Elements from calls, and their children."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Component, Text, div, h, span
from bascule.components.hooks import State
from bascule.components.nodes import DEPTH, Tag, Use, element, fragment, is_element, tag_named


def test_an_element_is_a_list_that_starts_with_its_tag() -> None:
    node = div("a", 1, None, True, False, [span("b"), ["c", 2.5]], class_="x")
    tag, props, *children = node
    assert (tag.name, props) == ("div", {"class": "x"})
    assert children[:5] == ["a", "1", None, None, None]
    assert children[5][0].name == "span"
    assert children[6:] == ["c", "2.5"]


def test_generators_and_tuples_are_children_too() -> None:
    assert div(str(n) for n in range(3))[2:] == ["0", "1", "2"]
    assert div(("a", ("b",)))[2:] == ["a", "b"]
    assert div(map(str, [1, 2]))[2:] == ["1", "2"]


def test_a_list_from_outside_is_never_an_element() -> None:
    hostile: Any = ["script", {"src": "https://evil.example"}, "alert(1)"]
    with pytest.raises(TypeError, match="not dict"):
        div(hostile)
    assert div(["iframe", None, "x"])[2:] == ["iframe", None, "x"]


@pytest.mark.parametrize(
    ("child", "said"),
    [
        ({"a": 1}, "not dict: {'a': 1}. Show its parts"),
        (Text, "Did you mean to call it?"),
        (object, "Did you mean to call it?"),
        ({1, 2}, "not set"),
        (b"x", "not bytes"),
        (State(3, lambda: None), "What it holds is its .value"),
    ],
)
def test_what_cannot_be_shown_is_refused_where_it_is_made(child: Any, said: str) -> None:
    with pytest.raises(TypeError) as caught:
        div("fine", [child])
    assert said in str(caught.value)
    assert str(caught.value).startswith("div: a child must be")


@pytest.mark.parametrize(
    "tag", ["script", "SCRIPT", "svg:script", "style", "object", "iframe x", "", "a b", "1a", "<b>", "a\n"]
)
def test_tags_that_are_not_allowed(tag: str) -> None:
    with pytest.raises(ValueError, match="not allowed"):
        h(tag)


def test_a_tag_is_text() -> None:
    with pytest.raises(TypeError, match="must be a string"):
        h(3)  # type: ignore[arg-type]


def test_any_other_element_has_a_name() -> None:
    node = h("my-element", "x", data_a=1)
    assert (node[0].name, node[1]) == ("my-element", {"data-a": 1})
    assert tag_named("my-element") is node[0]
    assert repr(node[0]) == "<my-element>"


def test_twenty_thousand_children_and_depth_cost_no_stack() -> None:
    assert len(div([str(n) for n in range(20_000)])) == 20_002
    deep: Any = "x"
    for _ in range(DEPTH):
        deep = [deep]
    assert div(deep)[2:] == ["x"]


def test_a_component_stands_as_it_is() -> None:
    use = Component(lambda: None, "X")()
    assert isinstance(use, Use)
    assert div(use)[2] is use


def test_what_is_an_element() -> None:
    assert is_element(fragment(["a"]))
    assert is_element(element(Tag("b"), (), {}))
    others: list[Any] = [None, "a", [], ["b", None], {}]
    assert not any(is_element(value) for value in others)


def test_a_list_that_contains_itself_is_refused_and_many_lists_are_not() -> None:
    loop: list[Any] = ["a"]
    loop.append(loop)
    twice: list[Any] = []
    twice.extend([twice, twice])
    for bad in (loop, twice, (loop,)):
        with pytest.raises(ValueError, match="ul: lists of children are more than 1000 deep"):
            h("ul", bad)
        with pytest.raises(ValueError, match="does one contain itself"):
            fragment(bad)
    deep: Any = "x"
    for _ in range(DEPTH - 1):
        deep = [deep]
    assert div(deep, [[str(n)] for n in range(1000)])[2:] == ["x", *[str(n) for n in range(1000)]]
