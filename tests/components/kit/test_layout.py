"""Card, Row, Column."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Button, Card, Column, Row, Text
from tests.components.kit.looks import HOSTILE, html, nodes


def test_a_card_has_its_parts_in_order() -> None:
    node = Card(
        Text("body"),
        title="Sales",
        subtitle="West",
        actions=[Button("Go")],
        footer="foot",
        level=3,
        id="c",
        class_="mine",
    )
    page = nodes(node)
    assert page.text == "Sales West Go body foot"
    assert html(node).startswith('<section id="c" class="b-card mine">')
    assert [n.tag for n in page.all() if n.role == "heading"] == ["h3"]


def test_parts_that_are_absent_leave_nothing() -> None:
    assert html(Card("x")) == '<section class="b-card">x</section>'
    assert html(Card(plain=True)) == '<section class="b-card b-card-plain"></section>'


def test_the_body_keeps_its_place_when_the_head_comes() -> None:
    assert Card("x")[3] == Card("x", title="t")[3] == "x"


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Card(level=0), "Card: level must be a whole number from 1 to 6"),
        (lambda: Card(plain="yes"), "Card: plain must be True or False"),  # type: ignore[arg-type]
        (lambda: Card({"a": 1}), "not dict"),
        (lambda: Row(gap="huge"), "Row: gap must be one of none, xs, sm, md, lg, not 'huge'"),
        (lambda: Row(align="left"), "Row: align must be one of"),
        (lambda: Row(justify="left"), "Row: justify must be one of"),
        (lambda: Row(wrap=0), "Row: wrap must be True or False"),  # type: ignore[arg-type]
        (lambda: Column(gap=3), "Column: gap must be one of"),  # type: ignore[arg-type]
        (lambda: Column(align="between"), "Column: align must be one of"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


def test_rows_and_columns_are_only_classes() -> None:
    assert html(Row("a", gap="none", justify="between", wrap=False, data_x="1")) == (
        '<div data-x="1" class="b-row b-gap-none b-align-center b-justify-between b-row-nowrap">a</div>'
    )
    assert html(Column("a")) == '<div class="b-column b-gap-md b-align-stretch">a</div>'


@pytest.mark.parametrize("text", HOSTILE)
def test_every_string_is_text(text: str) -> None:
    page = nodes(Card(text, title=text, subtitle=text, footer=text, actions=text))
    assert {node.tag for node in page.all()} <= {"", "body", "section", "div", "h2", "p"}
    assert "<script" not in html(Card(text, title=text, id=text, class_=text, aria_label=text))
