"""The host's look in the document (contract, section J)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.bridge.page.pages import announced, bare, opened

if TYPE_CHECKING:
    from playwright.async_api import Page

    from tests.conftest import FramePage
    from tests.framing import Framed
    from tests.serving import Site

LOOK = """() => ({
    scheme: [...document.querySelectorAll("meta[name=color-scheme]")].map(m => m.content),
    theme: document.documentElement.dataset.theme ?? null,
    lang: document.documentElement.lang,
    style: document.documentElement.style.cssText,
    fonts: [...document.querySelectorAll("style")].map(s => s.textContent),
})"""
numbers = iter(range(1000, 9999))


async def change(framed: Framed, context: Any) -> dict[str, Any]:
    """The host changes its context; the look after it."""
    await framed.notify("ui/notifications/host-context-changed", context)
    await framed.request(next(numbers), "ping", {})
    look: dict[str, Any] = await framed.frame.evaluate(LOOK)
    return look


# contract: J1, J2
async def test_the_theme(frame_page: FramePage) -> None:
    framed = await opened(frame_page, initialize=announced(platform="web"))
    look = await framed.frame.evaluate(LOOK)
    assert (look["scheme"], look["theme"]) == ([], None)
    for theme, said in (
        ("dark", "dark"),
        ("light", "light"),
        ("sepia", "light"),
        (None, "light"),
        (7, "light"),
    ):
        look = await change(framed, {"theme": theme})
        assert (look["scheme"], look["theme"]) == ([said], said), theme
    assert await framed.frame.evaluate("BasculeBridge.getTheme()") == "light"


# contract: J1
async def test_a_meta_that_is_there_is_changed(frame_page: FramePage) -> None:
    framed = await opened(frame_page, bare(head='<meta name="color-scheme" content="light dark">'))
    look = await framed.frame.evaluate(LOOK)
    assert look["scheme"] == ["light"]


# contract: J3
async def test_variables(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    look = await change(
        framed,
        {
            "styles": {
                "variables": {
                    "--color-text-primary": "rgb(1, 2, 3)",
                    "--x": "a; color: red} body{display:none",
                    "color": "red",
                    "--gone": "1px",
                    "--y": "url(javascript:1); background: blue",
                    "--n": 5,
                }
            }
        },
    )
    assert "--color-text-primary: rgb(1, 2, 3)" in look["style"]
    values = "n => getComputedStyle(document.documentElement).getPropertyValue(n)"
    assert await framed.frame.evaluate(values, "--gone") == "1px"
    assert await framed.frame.evaluate(values, "--n") == ""
    assert await framed.frame.evaluate(values, "color") == "rgb(0, 0, 0)"
    assert await framed.frame.evaluate("getComputedStyle(document.body).display") == "block"
    assert "background" not in look["style"].replace("--y", "")
    await change(framed, {"styles": {"variables": {"--color-text-primary": "red", "--gone": None}}})
    assert await framed.frame.evaluate(values, "--gone") == ""
    assert await framed.frame.evaluate(values, "--x") == ""
    assert await framed.frame.evaluate(values, "--color-text-primary") == "red"


# contract: J4, J5, S4
async def test_fonts_and_partial_styles(frame_page: FramePage) -> None:
    html = bare().replace("<script", '<script nonce="n0"')
    framed = await opened(frame_page, html, csp="script-src 'nonce-n0'; style-src 'nonce-n0'")
    first = "@font-face{font-family:A;src:local('A')}"
    look = await change(framed, {"styles": {"variables": {"--a": "1"}, "css": {"fonts": first}}})
    assert look["fonts"] == [first]
    look = await change(framed, {"styles": {"css": {"fonts": first.replace("A", "B")}}})
    assert look["fonts"] == [first.replace("A", "B")]
    assert "--a: 1" in look["style"], "part of the styles leaves the rest"
    assert framed.silent(), framed.trouble()


# contract: J5
async def test_a_partial_context_is_merged(frame_page: FramePage) -> None:
    framed = await opened(
        frame_page,
        initialize=announced(
            theme="dark", safeAreaInsets={"top": 1, "left": 2}, deviceCapabilities={"touch": True}
        ),
    )
    await framed.frame.evaluate(
        "() => { window.told = []; BasculeBridge.onContextChange(c => told.push(c)) }"
    )
    for partial in (
        {"safeAreaInsets": {"top": 9}},
        {"theme": "dark"},
        {"theme": None, "locale": "nb-NO", "unknown": [1]},
        {"deviceCapabilities": {"hover": False}},
        "text",
        None,
    ):
        await change(framed, partial)
    assert await framed.frame.evaluate("told") == [
        {"theme": "dark", "safeAreaInsets": {"top": 1, "left": 2}, "deviceCapabilities": {"touch": True}},
        {"safeAreaInsets": {"top": 9, "left": 2}},
        {"locale": "nb-NO", "unknown": [1]},
        {"deviceCapabilities": {"touch": True, "hover": False}},
    ]
    assert (await framed.frame.evaluate("BasculeBridge.getHostContext()"))["theme"] == "dark"


# contract: J7
async def test_language_insets_and_container(frame_page: FramePage) -> None:
    framed = await opened(frame_page)
    look = await change(
        framed,
        {
            "locale": "nb-NO",
            "safeAreaInsets": {"top": 1, "right": 2.5, "bottom": 0, "left": "4"},
            "containerDimensions": {"maxHeight": 300, "width": 400},
        },
    )
    assert look["lang"] == "nb-NO"
    wanted = {
        "--safe-area-top: 1px",
        "--safe-area-right: 2.5px",
        "--safe-area-bottom: 0px",
        "max-height: 300px",
        "width: 100vw",
    }
    assert {part.strip() for part in look["style"].split(";") if part.strip()} == wanted
    look = await change(framed, {"containerDimensions": {"height": 200, "maxWidth": 500}})
    assert {p.strip() for p in look["style"].split(";")} >= {"height: 100vh", "max-width: 500px"}
    assert "max-height" not in look["style"]


# contract: J6
@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_the_theme_of_window_openai(page: Page, page_site: Site, theme: str) -> None:
    await page.goto(
        page_site.put(bare(head=f"<script>window.openai = {{toolInput: {{}}, theme: '{theme}'}}</script>"))
    )
    look = await page.evaluate(LOOK)
    assert (look["scheme"], look["theme"]) == ([theme], theme)
    await page.evaluate(
        "dispatchEvent(new CustomEvent('openai:set_globals', {detail: {globals: {theme: 'dark'}}}))"
    )
    assert (await page.evaluate(LOOK))["scheme"] == ["dark"]
