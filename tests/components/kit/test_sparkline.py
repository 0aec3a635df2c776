"""Sparkline."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bascule.components import Sparkline
from tests.components.kit.looks import HOSTILE, html, nodes, structure, wrong


def line(values: Any, **props: Any) -> str:
    found = re.search(r'<path d="([^"]*)"', html(Sparkline(values, label="l", **props)))
    return found[1] if found else ""


def test_a_line_goes_from_the_first_to_the_last() -> None:
    assert line([0, 10, 5]) == "M0.0 100.0 L100.0 0.0 L200.0 50.0"
    image = next(
        node for node in nodes(Sparkline([1, 2], label="Orders", height=40)).all() if node.tag == "svg"
    )
    assert (image.role, image.name) == ("img", "Orders")
    assert image.props["style"] == {"height": "40px"}


def test_gaps_one_value_none_and_equal_ones() -> None:
    assert (
        line([0, None, 10, float("nan"), 10])
        == "M0.0 100.0 L1.0 100.0M100.0 0.0 L101.0 0.0M200.0 0.0 L199.0 0.0"
    )
    assert line([7]) == "M100.0 50.0 L101.0 50.0"
    assert line([3, 3]) == "M0.0 50.0 L200.0 50.0"
    assert line([]) == line([None]) == line(None) == ""


def test_huge_values_and_many() -> None:
    assert line([1e308, -1e308]) == "M0.0 0.0 L200.0 100.0"
    many = line([5 if at == 7777 else at % 2 for at in range(10_000)])
    assert many.count("L") < 401
    assert " 0.0" in many


def test_an_area_closes_at_the_foot() -> None:
    assert 'd="M0.0 100 L0.0 100.0 L200.0 0.0 L200.0 100Z"' in html(Sparkline([0, 1], label="l", area=True))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Sparkline([1]), "Sparkline: a label is missing"),
        (lambda: Sparkline(["1"], label="l"), "Sparkline: a value must be a number or None, not '1'"),
        (lambda: Sparkline(wrong(3), label="l"), "Sparkline: values must be a list, not 3"),
        (lambda: Sparkline([1], label="l", color="red"), "Sparkline: color must be one of"),
        (
            lambda: Sparkline([1], label="l", height=4),
            "Sparkline: height must be a whole number from 8 to 400",
        ),
        (lambda: Sparkline([1], label="l", area=wrong(1)), "Sparkline: area must be True or False"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


@pytest.mark.parametrize("text", HOSTILE)
def test_every_string_is_text(text: str) -> None:
    assert structure(Sparkline([1, 2], label=text, id=text)) == structure(
        Sparkline([1, 2], label="x", id="x")
    )
