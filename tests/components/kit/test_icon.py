"""Icon."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Icon
from tests.components.kit.looks import html, nodes


def test_an_icon_is_drawn_in_the_colour_and_the_size_of_its_text(made: None) -> None:
    assert html(Icon("minus")) == (
        '<svg class="b-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14"></path></svg>'
    )
    assert 'class="b-icon b-tint b-c-danger"' in html(Icon("minus", size="lg", color="danger"))


def test_with_a_label_it_is_an_image(made: None) -> None:
    drawn = next(n for n in nodes(Icon("cloud", label="Cloudy")).all() if n.tag == "svg")
    assert (drawn.role, drawn.name) == ("img", "Cloudy")
    assert "aria-hidden" not in drawn.props


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Icon("clowd"), "Icon: there is no icon 'clowd'; near are cloud"),
        (lambda: Icon(3), "Icon: name must be text, not 3"),  # type: ignore[arg-type]
        (lambda: Icon("sun", size="xl"), "Icon: size must be one of xs, sm, md, lg"),
        (lambda: Icon("sun", color="red"), "Icon: color must be one of"),
        (lambda: Icon("sun", label=3), "Icon: label must be text"),  # type: ignore[arg-type]
        (lambda: Icon("<script>"), "Icon: there is no icon '<script>'"),
    ],
)
def test_bad_props(made: None, make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()
