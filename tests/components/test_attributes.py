"""Keyword arguments to props."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components.attributes import attributes, checked_key


def handler() -> None:
    pass


@pytest.mark.parametrize(
    ("given", "made"),
    [
        ({"class_": "a b"}, {"class": "a b"}),
        ({"class_": ["a", None, "", False, "b"]}, {"class": "a b"}),
        ({"for_": "x"}, {"for": "x"}),
        ({"type_": "text"}, {"type": "text"}),
        ({"data_tool_call": "t"}, {"data-tool-call": "t"}),
        ({"aria_label": "x", "aria_busy": True}, {"aria-label": "x", "aria-busy": True}),
        ({"on_click": handler}, {"on": {"click": handler}}),
        (
            {"on_key_down": handler, "on_double_click": handler},
            {"on": {"keydown": handler, "dblclick": handler}},
        ),
        ({"on_click": None}, None),
        ({"style": {"font_size": "1px", "--x": 2, "color": None}}, {"style": {"font-size": "1px", "--x": 2}}),
        ({"value": ["a", 1]}, {"value": ["a", "1"]}),
        ({"value": 0}, {"value": 0}),
        ({"disabled": False, "checked": True}, {"disabled": False, "checked": True}),
        ({"key": 0}, {"key": 0}),
        ({"hidden": None}, None),
        ({"stroke_width": 2, "view_box": "0 0 1 1"}, {"stroke-width": 2, "viewBox": "0 0 1 1"}),
        ({"default_value": "x"}, {"defaultValue": "x"}),
        ({}, None),
    ],
)
def test_what_becomes_what(given: dict[str, Any], made: Any) -> None:
    assert attributes("div", given) == made


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"on_click": "alert(1)"}, TypeError, "div: on_click must be a function"),
        ({"onclick": "alert(1)"}, ValueError, "on_click=function"),
        ({"ONCLICK": "x"}, ValueError, "not allowed"),
        ({"xlink:onload": "x"}, ValueError, "not allowed"),
        ({"srcdoc": "<script>"}, ValueError, "srcdoc is not allowed"),
        ({"innerHTML": "<b>"}, ValueError, "not allowed"),
        ({"style": "color: red"}, TypeError, "style must be a dict"),
        ({"style": {"color": ["red"]}}, TypeError, "the style color"),
        ({"style": {"color": True}}, TypeError, "the style color"),
        ({"style": {3: "x"}}, TypeError, "must be text"),
        ({"title": ["x"]}, TypeError, "title must be text"),
        ({"title": {"a": 1}}, TypeError, "title must be text"),
        ({"width": float("nan")}, ValueError, "width must be a number"),
        ({"key": True}, TypeError, "key must be"),
        ({"key": 1.5}, TypeError, "key must be"),
        ({"tab_index": 0}, ValueError, "tabindex"),
        ({"class_": 3}, TypeError, "class_ must be"),
        ({"class_": ["a", 3]}, TypeError, "class_ must hold text"),
        ({'a"b': "x"}, ValueError, "not the name"),
        ({"a b": "x"}, ValueError, "not the name"),
        ({"": "x"}, ValueError, "not the name"),
        ({"on_": handler}, ValueError, "not allowed"),
        ({"data_ä": "x"}, ValueError, "not the name"),
    ],
)
def test_what_is_refused(given: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        attributes("div", given)


def test_kinds_of_text_and_numbers_become_plain_ones() -> None:
    class Name(str):
        __slots__ = ()

    class Count(int):
        pass

    made = attributes("div", {"title": Name("x"), "width": Count(3)})
    assert made == {"title": "x", "width": 3}
    assert [type(value) for value in made.values()] == [str, int]


def test_keys_are_text_or_whole_numbers() -> None:
    assert [checked_key("Row", key) for key in ("a", "", 0, -1)] == ["a", "", 0, -1]
    # Identifiers of 64 bits: as numbers two neighbours were one key in the page.
    exact = 2**53 - 1
    assert [checked_key("Row", key) for key in (exact, -exact, exact + 1, exact + 2, -exact - 1)] == [
        exact,
        -exact,
        "9007199254740992",
        "9007199254740993",
        "-9007199254740992",
    ]
    with pytest.raises(TypeError, match="Row: key must be"):
        checked_key("Row", None)
