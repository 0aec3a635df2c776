"""Link, Caption, Kbd, Code."""

from __future__ import annotations

from typing import Any

import pytest

from bascule.components import Caption, Code, Kbd, Link, component
from bascule.host.pilot import Pilot
from tests.components.kit.looks import HOSTILE, html, structure, wrong

URL = "https://x.org/a"


async def test_a_link_asks_the_host_to_open_it() -> None:
    async with Pilot(component(lambda: Link("more", href=URL))) as page:
        link = page.find("link")
        assert (link.name, link.props["href"], link.props["target"], link.props["rel"]) == (
            "more",
            URL,
            "_blank",
            "noopener noreferrer",
        )
        await page.click("more")
        assert ("openLink", {"url": URL}) in page.calls
        assert page.text == "more"
    async with Pilot(component(lambda: Link(href=URL))) as page:
        assert page.find("link").name == URL


async def test_where_it_cannot_be_opened_its_address_is_shown() -> None:
    async with Pilot(component(lambda: Link("more", href=URL))) as page:
        await page.available(openLink=False)
        await page.click("more")
        assert page.find("status").text == f"({URL})"
        await page.available(openLink=True)
        await page.click("more")
        assert page.text == "more"


def test_captions_and_keys() -> None:
    assert html(Caption("a")) == '<p class="b-caption b-note">a</p>'
    assert html(Caption("a", inline=True)) == '<span class="b-caption b-note">a</span>'
    assert html(Kbd("Ctrl", "K")) == '<kbd class="b-kbd"><kbd>Ctrl</kbd> + <kbd>K</kbd></kbd>'


async def test_code_is_shown_as_it_is_and_copied() -> None:
    source = "a < b\n\tc  d"
    async with Pilot(component(lambda: Code(source, language="Python", copied_label="Done"))) as page:
        assert "<pre><code>a &lt; b\n\tc  d</code></pre>" in page.html
        assert "Python" in page.text
        await page.click("Copy")
        assert ("copy", {"text": source}) in page.calls
    assert html(Code("x", copy=False)) == '<div class="b-code"><pre><code>x</code></pre></div>'


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: Link("x"), "Link: an address is missing"),
        (lambda: Link("x", href=wrong(3)), "Link: href must be text"),
        (lambda: Caption("x", inline=wrong(1)), "Caption: inline must be True or False"),
        (Kbd, "Kbd: a key is missing"),
        (lambda: Kbd(wrong(3)), "Kbd: a key must be text, not 3"),
        (lambda: Code(wrong(3)), "Code: the source must be text, not 3"),
        (lambda: Code("x", language=wrong(3)), "Code: language must be text"),
        (lambda: Code("x", copy=wrong(1)), "Code: copy must be True or False"),
    ],
)
def test_bad_props(make: Any, said: str) -> None:
    with pytest.raises((TypeError, ValueError), match=said):
        make()


@pytest.mark.parametrize("text", HOSTILE)
async def test_every_string_is_text(text: str) -> None:
    for node, plain in [
        (Caption(text), Caption("x")),
        (Kbd(text), Kbd("x")),
        (Code(text, language=text, copy=False), Code("x", language="x", copy=False)),
    ]:
        assert structure(node) == structure(plain)
    async with Pilot(component(lambda: [Link(text, href=text), Code(text)])) as page:
        assert {n.tag for n in page.nodes.all()} <= {"", "body", "a", "div", "span", "pre", "code", "button"}
        assert 'href="javascript' not in page.html
