"""A rendered tree as JSON text."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bascule.components import Component, a, button, div, li, span, ul
from bascule.components.encoding import DuplicateKeyError, encode_tree
from bascule.components.nodes import Use

X = Component(lambda: None, "X")
Y = Component(lambda: None, "Y")


def encoded(tree: Any) -> tuple[Any, list[Any], list[Any]]:
    """The decoded JSON, the handlers, the places `(component, path, local, key)`."""
    handlers: list[Any] = []
    places: list[Any] = []

    def place(use: Use, path: Any, local: Any) -> str:
        places.append((use.component.name, path, local, use.key))
        return f'["#",{len(places)}]'

    return json.loads(encode_tree(tree, handlers, place)), handlers, places


def plain(node: Any) -> Any:
    """A node with its tags as text."""
    if isinstance(node, list):
        return [node[0].name, node[1], *(plain(child) for child in node[2:])]
    return node


TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
TREES = st.recursive(
    st.none() | TEXTS,
    lambda inner: st.builds(
        lambda name, children, title: {"div": div, "span": span, "a": a}[name](*children, title=title),
        st.sampled_from(["div", "span", "a"]),
        st.lists(inner, max_size=4),
        st.none() | TEXTS | st.integers() | st.booleans() | st.floats(allow_nan=False, allow_infinity=False),
    ),
    max_leaves=30,
)


@given(TREES)
def test_the_tree_comes_out_as_it_is(tree: Any) -> None:
    assert encoded(tree)[0] == plain(tree)


def test_handlers_are_numbered_in_the_order_of_the_tree() -> None:
    first, second, third = (lambda: 1), (lambda: 2), (lambda: 3)
    tree = div(button("a", on_click=first), div(button("b", on_click=second)), on_blur=third)
    shown, handlers, _ = encoded(tree)
    assert handlers == [["blur", third], ["click", first], ["click", second]]
    assert shown[1] == {"on": {"blur": 0}}
    assert shown[3][2][1] == {"on": {"click": 2}}
    assert tree[1] == {"on": {"blur": third}}


def test_the_place_of_a_component_is_what_is_around_and_before_it() -> None:
    tree = div(None, X(), "text", X(), ul(li(Y(), key="k"), Y(key=7), Y()), span(X()))
    shown, _, places = encoded(tree)
    assert shown[2:6] == [None, ["#", 1], "text", ["#", 2]]
    top = ("div", 0, True)
    assert places == [
        ("X", top, 1, None),
        ("X", top, 3, None),
        ("Y", (*top, "ul", 4, True, "li", "k", False), 0, None),
        ("Y", (*top, "ul", 4, True), -1, 7),
        ("Y", (*top, "ul", 4, True), 0, None),
        ("X", (*top, "span", 5, True), 0, None),
    ]


def test_a_growing_list_of_keyed_children_moves_nothing_behind_it() -> None:
    def places(count: int) -> Any:
        return encoded(div([X(key=n) for n in range(count)], Y(), ul(Y())))[2][count:]

    assert places(0) == places(3)


def test_a_component_alone_has_a_place_too() -> None:
    assert encoded(X()) == (["#", 1], [], [("X", (), 0, None)])


@pytest.mark.parametrize(
    "tree",
    [
        div(li(key="a"), li(key="a")),
        div(X(key=1), li(key=1)),
        ul(X(key="b"), Y(key="b")),
        div(div(li(key=0), li(key=0))),
    ],
)
def test_a_key_twice_among_siblings_is_an_error(tree: Any) -> None:
    with pytest.raises(DuplicateKeyError, match=r"two children in <(div|ul)> have the key"):
        encoded(tree)


def test_a_number_and_its_text_are_different_keys() -> None:
    assert encoded(div(li(key=1), li(key="1"), X(key=2), X(key="2")))[0][2][1] == {"key": 1}


def test_depth_costs_no_stack() -> None:
    tree: Any = X()
    for _ in range(3_000):
        tree = div(tree)
    handlers: list[Any] = []
    paths: list[Any] = []
    text = encode_tree(tree, handlers, lambda use, path, local: paths.append(path) or "null")  # type: ignore[func-returns-value]
    assert text == '["div",null,' * 3_000 + "null" + "]" * 3_000
    assert len(paths[0]) == 9_000
