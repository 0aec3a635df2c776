"""Checks of what is passed to components."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Component, span
from bascule.components.props import flag, handler, one_of, outer, shown, text, whole


@pytest.mark.parametrize(
    ("check", "said"),
    [
        (
            lambda: one_of("Button", "color", "red", ["primary", "danger"]),
            "Button: color must be one of primary, danger, not 'red'",
        ),
        (lambda: flag("Card", "plain", 1), "Card: plain must be True or False, not 1"),
        (
            lambda: whole("Heading", "level", 7, 1, 6),
            "Heading: level must be a whole number from 1 to 6, not 7",
        ),
        (lambda: whole("Heading", "level", True, 1, 6), "not True"),
        (lambda: text("Table", "caption", ["x"]), "Table: caption must be text"),
        (lambda: handler("Button", "on_click", "go"), "Button: on_click must be a function"),
        (
            lambda: outer("Card", {"titel": "x"}, "b-card", "title actions"),
            "there is no prop titel; allowed are title, actions, key",
        ),
    ],
)
def test_errors_name_component_value_and_what_is_allowed(check: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError)) as caught:
        check()
    assert said in str(caught.value)


def test_what_the_author_adds_goes_to_the_outer_element() -> None:
    rest = {
        "id": "x",
        "class_": ["mine", None],
        "data_a": 1,
        "aria_label": "l",
        "key": 3,
        "style": {"color": "red"},
    }
    made = outer("Card", rest, "b-card", "title")
    assert made == {
        "id": "x",
        "class": "b-card mine",
        "data-a": 1,
        "aria-label": "l",
        "key": 3,
        "style": {"color": "red"},
    }
    assert rest["class_"] == ["mine", None]
    assert outer("Card", {"class_": "mine"}, "b-card", "") == {"class": "b-card mine"}
    assert outer("Card", {"class_": None}, "b-card", "") == {"class": "b-card"}


@pytest.mark.parametrize(
    ("value", "child"),
    [
        (None, None),
        ("x", "x"),
        (True, "Yes"),
        (False, "No"),
        (0, "0"),
        (1.5, "1.5"),
        ({"a": None}, '{"a":null}'),
        ([], "[]"),
        (["script", {"src": "x"}], '["script",{"src":"x"}]'),
        ([[["deep"]]], '[[["deep"]]]'),
        (ValueError("no"), "no"),
        (ValueError(), "ValueError"),
        ({"a": float("nan")}, "(dict)"),
        ({1: 2}, "(dict)"),
    ],
)
def test_data_as_a_child(value: Any, child: Any) -> None:
    assert shown(value) == child


def test_nodes_stay_nodes() -> None:
    node = span("x")
    use = Component(lambda: None, "X")()
    for value in (node, [node], ["text", [use]], use):
        assert shown(value) is value
