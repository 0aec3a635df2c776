"""Markdown and Code in a framed page, on MicroPython: read, cleaned, kept while it grows, in colours."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from bascule.build import build
from tests.bundles import module
from tests.framing import INITIALIZE

if TYPE_CHECKING:
    from playwright.async_api import Locator

    from tests.conftest import FramePage
    from tests.framing import Framed

WIDGET = Path(__file__).parents[1] / "widgets" / "texts.py"
POLICY = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:"
DOT = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"
HOST = 'host.on("ui/open-link", () => ({}));'
TEXT = f"""# Trip

A **short** *trip* with `a < b` &amp; [a link](https://www.yr.no/en) or [none](javascript:alert(1)).

- one
- [x] done

| Day | High |
|-----|-----:|
| Mon | 12 |

```python
x = "<b>"
```

<b onclick="alert(1)">raw</b>

### Third ![dot]({DOT}) ![gone](https://evil.example/a.png)
"""
WIDE = (
    "\n\n| a | b | c |\n|---|---|---|\n|"
    + " a long cell of the table |" * 3
    + "\n\n> quote\n\n```\n"
    + "x" * 200
)
OUTLINE = """root => [...root.querySelectorAll("*")].map(e => e.localName).join(" ")"""


@pytest.fixture(scope="module")
def html(made: None) -> str:
    return build(WIDGET, engine="micropython").html


async def framed_with(frame_page: FramePage, html: str, csp: str = POLICY) -> Framed:
    framed = await frame_page(
        html,
        csp=csp,
        sandbox="allow-scripts",
        host_script=HOST,
        initialize={**INITIALIZE, "hostCapabilities": {"openLinks": {}}},
    )
    await framed.frame.locator("#turn").wait_for()
    return framed


@pytest.fixture
async def shown(frame_page: FramePage, html: str) -> Framed:
    return await framed_with(frame_page, html)


async def give(framed: Framed, turn: int, **given: Any) -> Locator:
    await framed.notify(
        "ui/notifications/tool-result", {"content": [], "structuredContent": {"turn": turn, **given}}
    )
    await framed.frame.locator("#turn", has_text=f"Turn {turn}").wait_for()
    return framed.frame.locator("#html" if "html" in given else "#md")


async def test_a_text_is_read(shown: Framed) -> None:
    md = await give(shown, 1, text=TEXT)
    assert await md.evaluate(OUTLINE) == (
        "h2 p strong em code a a ul li li input div table thead tr th th tbody tr td td pre code p h3 img"
    )
    assert await md.get_by_role("heading", level=2).inner_text() == "Trip"
    assert "a < b & a link or none." in await md.inner_text()
    assert '<b onclick="alert(1)">raw</b>' in await md.inner_text()
    assert await md.get_by_role("checkbox").is_checked()
    assert await md.locator("td").nth(1).evaluate("cell => cell.style.textAlign") == "end"
    assert await md.locator("img").get_attribute("alt") == "dot"
    assert (await md.get_by_role("heading", level=3).inner_text()).split() == ["Third", "gone"]
    assert shown.silent(), shown.trouble()


async def test_its_headings_start_where_they_are_told(shown: Framed) -> None:
    md = await give(shown, 1, text="### a\n\n##### b\n\n# c\n\n## d\n\n### e", level=4)
    assert await md.evaluate(OUTLINE) == "h4 h5 h4 h5 h6"


# contract: M2
async def test_a_link_is_opened_by_the_host_and_shows_its_address_where_it_is_not(shown: Framed) -> None:
    md = await give(shown, 1, text=TEXT)
    await md.get_by_role("link", name="a link").press("Enter")
    assert (await shown.wait_for("ui/open-link"))["params"] == {"url": "https://www.yr.no/en"}
    assert await md.locator("a").nth(1).get_attribute("href") is None
    await shown.page.evaluate("host.on('ui/open-link', () => ({isError: true}))")
    md = await give(shown, 2, text="[more](https://a.example/)")
    await md.get_by_role("link").click()
    await md.locator("[role=status]", has_text="(https://a.example/)").wait_for()


async def test_a_text_that_grows_keeps_what_is_there(shown: Framed) -> None:
    md = await give(shown, 1, text="One\n\nTwo **bo")
    await md.evaluate("root => { root.children[0].kept = root.children[1].kept = true }")
    await give(shown, 2, text="One\n\nTwo **bold**\n\n```\ncode")
    kept = "root => [...root.children].map(e => [e.localName, e.kept === true, e.textContent.trim()])"
    assert await md.evaluate(kept) == [["p", True, "One"], ["p", False, "Two bold"], ["pre", False, "code"]]
    await give(shown, 3, text="[One][a]\n\n[a]: https://a.example/")
    assert await md.evaluate("root => root.innerText.trim()") == "One"
    assert await md.locator("a").get_attribute("href") == "https://a.example/"


async def test_raw_html_is_read_where_it_is_asked_for_and_cleaned(frame_page: FramePage, html: str) -> None:
    framed = await framed_with(frame_page, html, csp="")
    raw = (
        '<details open><summary>More</summary>\n\n**b**\n\n</details><p id="turn" class="b-card" style="color:red" '
        'data-tool-call="x" name="md" onclick="alert(1)">p</p><form><button>go</button></form>'
        "<style>*{color:red}</style>"
        f'<iframe src="//evil.example"></iframe><img src="{DOT}"><img src="https://evil.example/b.png" alt="gone">'
        '<img src="https://img.example.org/c.png" alt="there"><svg><a href="javascript:alert(1)">s</a></svg>'
        '<a href="#turn">in</a><input type="text" value="x"><b>end</b>'
    )
    md = await give(framed, 1, html=raw)
    await md.get_by_text("end").wait_for()
    assert await md.evaluate(OUTLINE) == "details summary p strong p img a b"
    attributes = await md.evaluate(
        "root => [...root.querySelectorAll('p, a')].flatMap(e => e.getAttributeNames())"
    )
    assert attributes == []
    assert "gone" in await md.inner_text()
    await framed.frame.wait_for_function("() => document.querySelector('#html').innerText.includes('there')")
    assert {request for request in framed.requests if "evil" in request} == set()
    assert framed.requests == ["https://img.example.org/c.png"]
    assert framed.errors == []


async def test_code_is_in_colours_where_its_language_is_known(shown: Framed) -> None:
    code = shown.frame.locator("#python code")
    assert await code.inner_text() == 'def f(x):\n    return x < 3  # </script> "yes"'
    found = await code.evaluate(
        "code => [...code.querySelectorAll('span')].map(s => [s.className, s.textContent])"
    )
    assert ["hljs-keyword", "def"] in found
    assert ["hljs-comment", '# </script> "yes"'] in found
    for name, text in (("plain", "plain"), ("klingon", "no such")):
        assert await shown.frame.locator(f"#{name} code").evaluate("code => code.innerHTML") == text
    await shown.frame.locator("#python").get_by_role("button", name="Copy").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_axe_finds_nothing_and_nothing_is_too_wide(
    frame_page: FramePage, html: str, theme: str
) -> None:
    looks = {**INITIALIZE, "hostContext": {**INITIALIZE["hostContext"], "theme": theme}}
    framed = await frame_page(html, sandbox="allow-scripts", initialize=looks, width=320)
    frame = framed.frame
    await frame.locator("#python .hljs-comment").wait_for()
    await give(framed, 1, text=TEXT + WIDE)
    await frame.locator("#md h3").wait_for()
    await frame.add_style_tag(content="html { background: light-dark(#fff, #1c1d20) }")
    assert await frame.evaluate("document.documentElement.scrollWidth") == 320
    await frame.evaluate(module("axe-core/axe.min.js").read_text("utf-8"))
    found = await frame.evaluate("axe.run('#bascule-root', {rules: {region: {enabled: false}}})")
    assert len(found["passes"]) > 8
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in found["violations"]] == []
