"""Markdown without a page; what the script makes of it is in test_markdown_in_page."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Markdown, component
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, wrong


async def test_without_a_page_the_text_stands_in_paragraphs() -> None:
    async with Pilot(component(lambda: Markdown("# Hello\n\nA **b** <i>\r\n\r\n\n- c\n"))) as page:
        assert page.html == '<div class="b-markdown"><p># Hello</p><p>A **b** &lt;i&gt;</p><p>- c</p></div>'
    async with Pilot(component(lambda: Markdown(None))) as page:
        assert page.html == '<div class="b-markdown"></div>'


def test_the_script_gets_what_the_author_says() -> None:
    use = Markdown("x", level=3, html=True, images=["https://img.example.org"], key="k")
    assert use.props["data"] == {"text": "x", "level": 3, "html": True, "images": ["https://img.example.org"]}
    assert use.key == "k"


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Markdown(wrong(3)), "Markdown: the text must be text, not 3"),
        (lambda: Markdown("x", level=7), "Markdown: level must be a whole number from 1 to 6"),
        (lambda: Markdown("x", html=wrong(1)), "Markdown: html must be True or False"),
        (lambda: Markdown("x", images="https://a.b"), "Markdown: images must be a list"),
        (lambda: Markdown("x", images=["https://a.b/c"]), "Markdown: images must hold origins"),
        (lambda: Markdown("x", images=["http://a.b"]), "Markdown: images must hold origins"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_is_text(text: str) -> None:
    async with Pilot(component(lambda: Markdown(text, id=text))) as page:
        assert {node.tag for node in page.nodes.all()} <= {"", "body", "div", "p"}
