"""The options of a control: how they are written and how a value is found again."""

from __future__ import annotations

import pytest

from bascule.components.choices import choices, chosen, folded, small, value_of, valued

OPTIONS = ["a", 2, 2.5, True, ("w", "West"), {"value": "x", "label": 7, "disabled": True}]


def test_options_are_texts_numbers_pairs_or_dicts() -> None:
    made = choices("Owner", OPTIONS)
    assert [(one.value, one.text, one.label, one.disabled) for one in made] == [
        ("a", "a", "a", False), (2, "2", "2", False), (2.5, "2.5", "2.5", False), (True, "True", "True", False),
        ("w", "w", "West", False), ("x", "x", "7", True),
    ]  # fmt: skip


def test_groups_hold_options() -> None:
    made = choices("Owner", [{"label": "East", "options": ["a"]}, "b"], groups=True)
    assert [(one.text, one.group) for one in made] == [("a", "East"), ("b", None)]
    with pytest.raises(TypeError, match="Owner: an option has no 'options'"):
        choices("Owner", [{"label": "East", "options": ["a"]}])


def test_what_the_page_says_is_the_authors_value_again() -> None:
    made = choices("Owner", OPTIONS)
    assert [value_of(made, one.text) for one in made] == [one.value for one in made]
    assert value_of(made, "") is None
    got: list[object] = []
    change = valued(made, got.append)
    change("2.5")
    change("gone")
    assert got == [2.5, None]
    assert valued(made, None) is None


def test_a_value_must_be_an_option() -> None:
    made = choices("Owner", OPTIONS)
    assert chosen("Owner", "value", 2, made) == "2"
    assert chosen("Owner", "value", None, made) is None
    with pytest.raises(
        ValueError, match=r"Owner: value must be one of 'a', 2, 2\.5, True, 'w', 'x', not 'b'"
    ):
        chosen("Owner", "value", "b", made)


def test_capitals_beyond_ascii_have_their_small_letters() -> None:
    ranges = ((0x80, 0x17F), (0x391, 0x3CA), (0x400, 0x460))
    unlike = {0x130, 0x178, 0x3A2}  # dotted I, Y with two dots, and a place without a letter
    for start, end in ranges:
        for code in range(start, end):
            if code not in unlike:
                assert chr(small(code)) == chr(code).lower(), hex(code)
    assert folded("") == ""
    assert folded("BODØ, Ålesund, ŁÓDŹ") == "bodø, ålesund, łódź"
