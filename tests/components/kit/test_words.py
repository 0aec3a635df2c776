"""Heading, Text, Alert, Skeleton."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Alert, Button, Heading, Skeleton, Text, span
from tests.components.kit.looks import HOSTILE, html, nodes


@pytest.mark.parametrize("level", range(1, 7))
def test_a_heading_has_its_level(level: int) -> None:
    assert html(Heading("x", level=level)).startswith(f"<h{level} ")


def test_a_headings_size_is_only_its_look() -> None:
    assert html(Heading("a", 1, level=3, size="lg")) == '<h3 class="b-heading b-heading-lg">a<!---->1</h3>'


def test_text_has_its_looks() -> None:
    assert html(Text("a")) == '<p class="b-text">a</p>'
    node = Text("a", color="danger", size="sm", strong=True, mono=True, truncate=True, inline=True)
    assert html(node) == (
        '<span class="b-text b-c-danger b-text-sm b-text-strong b-text-mono b-text-cut">a</span>'
    )


@pytest.mark.parametrize(
    ("color", "role"), [("danger", "alert"), ("warning", "alert"), ("info", "status"), ("success", "status")]
)
def test_an_alert_is_announced_as_its_colour_asks(color: str, role: str) -> None:
    assert [n.role for n in nodes(Alert("x", color=color)).all()][1] == role
    assert [n.role for n in nodes(Alert("x", color=color, role="note")).all()][1] == "note"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("plain", "plain"),
        (ValueError("no such city"), "no such city"),
        ({"error": "x"}, '{"error":"x"}'),
        (["iframe", {"src": "x"}], '["iframe",{"src":"x"}]'),
        (None, ""),
        (True, "Yes"),
        (12, "12"),
    ],
)
def test_an_alert_shows_data_as_text(value: Any, text: str) -> None:
    assert nodes(Alert(value)).text == text


def test_an_alert_has_title_nodes_and_actions() -> None:
    node = Alert("a ", span("b"), title="Oh", actions=[Button("Again")], variant="solid", color="neutral")
    assert nodes(node).text == "Oh a b Again"
    assert 'class="b-alert b-alert-solid b-c-neutral"' in html(node)


def test_a_skeleton_says_that_it_is_loading() -> None:
    page = nodes(Skeleton(lines=4, label="Reading the forecast"))
    status = next(node for node in page.all() if node.role == "status")
    assert (status.text, status.props["aria-busy"]) == ("Reading the forecast", True)
    assert len([node for node in page.all() if node.props.get("class") == "b-skeleton-line"]) == 4
    assert nodes(Skeleton(2)).text == "Loading"


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (Heading, "Heading: a text is missing"),
        (lambda: Heading("x", level=9), "Heading: level must be"),
        (lambda: Heading("x", size="xl"), "Heading: size must be one of xs, sm, md, lg"),
        (lambda: Text("x", color="red"), "Text: color must be one of primary"),
        (lambda: Text("x", size=3), "Text: size must be"),  # type: ignore[arg-type]
        (lambda: Text("x", strong=None), "Text: strong must be True or False"),  # type: ignore[arg-type]
        (lambda: Alert("x", color="red"), "Alert: color must be one of"),
        (lambda: Alert("x", variant="ghost"), "Alert: variant must be one of soft, solid, outline"),
        (lambda: Skeleton(0), "Skeleton: lines must be a whole number from 1 to 50"),
        (lambda: Skeleton(lines="4"), "Skeleton: lines must be"),  # type: ignore[arg-type]
        (lambda: Skeleton(label=3), "Skeleton: label must be text"),  # type: ignore[arg-type]
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


@pytest.mark.parametrize("text", HOSTILE)
def test_every_string_is_text(text: str) -> None:
    for node in (
        Heading(text),
        Text(text, id=text),
        Alert(text, title=text, lang=text),
        Skeleton(label=text, style={"color": text}),
    ):
        assert {n.tag for n in nodes(node).all()} <= {"", "body", "h2", "p", "div", "span"}
        assert "<script" not in html(node)
