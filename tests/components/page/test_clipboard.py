"""A text on its way to the clipboard, in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.components.page.toolkit import Toolkit

TEXT = 'pip install "bascule"\n<b>é😀</b>'


async def pasted(toolkit: Toolkit) -> str:
    """What a user would paste now."""
    await toolkit.page.evaluate("document.body.append(document.createElement('textarea'))")
    await toolkit.page.focus("body > textarea")
    await toolkit.page.keyboard.press("Control+v")
    return await toolkit.page.input_value("body > textarea")


async def copy(toolkit: Toolkit) -> list[object]:
    """Asks for it in a click, as Python does in a click's handler; what the page answers."""
    await toolkit.open()
    await toolkit.show([1, ["button", {"on": {"click": 1}}, "Copy"]])
    await toolkit.page.evaluate("told.splice(0)")
    await toolkit.page.evaluate(
        """text => { window.onTold = message => { if (message[0] === "event")
          BasculePort.call(JSON.stringify([7, "copy", {text}, {}])) } }""",
        TEXT,
    )
    await toolkit.page.click("button")
    await toolkit.page.wait_for_function("() => told.some(m => m[0] === 'settle')")
    return await toolkit.page.evaluate("told.find(m => m[0] === 'settle')[1]")  # type: ignore[no-any-return]


async def test_it_is_there_to_paste_and_the_focus_stays(toolkit: Toolkit) -> None:
    assert await copy(toolkit) == [7, True, True]
    assert await toolkit.page.evaluate("document.activeElement.tagName") == "BUTTON"
    assert await pasted(toolkit) == TEXT


async def test_where_the_browser_refuses_it_asks_the_asynchronous_interface(toolkit: Toolkit) -> None:
    await toolkit.page.add_init_script(
        """document.execCommand = () => false;
        window.written = [];
        Object.defineProperty(navigator, "clipboard", {value: {writeText: async text => {
          if (window.forbidden) throw new Error("no"); written.push(text) }}});"""
    )
    await toolkit.page.goto("about:blank")
    assert await copy(toolkit) == [7, True, True]
    assert await toolkit.page.evaluate("written") == [TEXT]


async def test_it_says_when_nothing_works(toolkit: Toolkit) -> None:
    for clipboard in ("undefined", "{writeText: () => Promise.reject(new Error('no'))}"):
        await toolkit.page.add_init_script(
            "document.execCommand = () => false;"
            f"Object.defineProperty(navigator, 'clipboard', {{value: {clipboard}, configurable: true}})"
        )
        await toolkit.page.goto("about:blank")
        assert await copy(toolkit) == [7, True, False]


@pytest.mark.parametrize("refused", [False, True])
async def test_a_later_copy_by_the_user_is_their_own(toolkit: Toolkit, refused: bool) -> None:
    if refused:
        await toolkit.page.add_init_script("document.execCommand = () => false")
        await toolkit.page.goto("about:blank")
    await copy(toolkit)
    await toolkit.page.evaluate("document.querySelector('#bascule-root').append('their own text')")
    await toolkit.page.evaluate("getSelection().selectAllChildren(document.querySelector('#bascule-root'))")
    await toolkit.page.keyboard.press("Control+c")
    assert "their own text" in await pasted(toolkit)
