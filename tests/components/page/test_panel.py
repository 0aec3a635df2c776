"""What is shown when Python cannot go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typing import Any

    from tests.components.page.toolkit import Toolkit

FAILURE = {"message": "No <WebAssembly> here", "traceback": 'File "widget.py", line 3'}


async def test_the_message_the_traceback_and_the_result_are_shown_and_the_rest_stays(
    toolkit: Toolkit,
) -> None:
    await toolkit.open('<button data-tool-call="t">again</button>', listen=False)
    await toolkit.page.evaluate(
        "bridgeSays('tool', {status: 'ready', content: [{type: 'text', text: '18 <b>degrees</b>'}]})"
    )
    assert await toolkit.call(0, "failed", FAILURE) == ""
    alert = toolkit.page.get_by_role("alert")
    text = await alert.inner_text()
    assert FAILURE["message"] in text
    assert "18 <b>degrees</b>" in text
    assert FAILURE["traceback"] not in text
    await alert.locator("details").click(position={"x": 5, "y": 5})
    assert FAILURE["traceback"] in await alert.inner_text()
    assert await toolkit.page.get_by_role("button", name="again").is_visible()
    logged = await toolkit.page.evaluate("bridgeCalls[0]")
    assert logged[:3] == ["call", 0, "log"]
    assert logged[3]["level"] == "error"
    assert logged[3]["message"] == FAILURE["message"]


@pytest.mark.parametrize(
    ("tool", "text"),
    [
        (
            {
                "content": [{"type": "text", "text": "a"}, {"type": "image"}, {"type": "text", "text": "b"}],
                "output": {"x": 1},
            },
            "a\nb",
        ),
        ({"content": [], "output": {"x": [1]}}, '{\n  "x": [\n    1\n  ]\n}'),
        ({"content": None, "output": 5}, "5"),
        ({"content": "odd", "output": "text"}, "text"),
        ({"content": [None, 1, {"text": 5}], "output": None}, ""),
        (None, ""),
    ],
)
async def test_a_result_that_comes_later_is_shown_too(toolkit: Toolkit, tool: Any, text: str) -> None:
    await toolkit.open()
    for _ in range(2):
        await toolkit.call(0, "failed", {"message": "m"})
    assert await toolkit.page.get_by_role("alert").count() == 1
    await toolkit.page.evaluate("tool => bridgeSays('tool', tool)", tool)
    assert await toolkit.page.locator("[role=alert] > div").text_content() == text


async def test_a_long_result_scrolls_and_what_waits_for_python_goes(toolkit: Toolkit) -> None:
    waiting = '<div><span role="status">Loading</span></div>'
    await toolkit.open(f'{waiting}<button data-tool-call="t">again</button>', listen=False)
    await toolkit.call(0, "failed", {"message": "m"})
    long = {"content": [{"type": "text", "text": "line\n" * 20_000}]}
    await toolkit.page.evaluate("tool => bridgeSays('tool', tool)", long)
    result = toolkit.page.locator("[role=alert] > div")
    shown = await result.text_content()
    assert shown is not None
    assert (len(shown), shown[-2:]) == (50_001, "\n…")
    box = await result.bounding_box()
    assert box is not None
    viewport = toolkit.page.viewport_size
    assert viewport is not None
    assert box["height"] <= viewport["height"] / 2 + 1
    await result.focus()
    await toolkit.page.keyboard.press("End")
    await toolkit.page.wait_for_function("() => document.querySelector('[role=alert] > div').scrollTop > 0")
    assert await toolkit.page.get_by_text("Loading").count() == 0
    assert await toolkit.page.get_by_role("button", name="again").is_visible()


async def test_an_empty_waiting_state_leaves_no_gap(toolkit: Toolkit) -> None:
    await toolkit.open(
        '<section style="padding:9px"><span role="status">Loading</span></section>', listen=False
    )
    await toolkit.call(0, "failed", {"message": "m"})
    assert not await toolkit.page.locator("#bascule-root").is_visible()


async def test_a_picture_without_words_stays(toolkit: Toolkit) -> None:
    await toolkit.open('<svg width="40" height="40"></svg>', listen=False)
    await toolkit.call(0, "failed", {"message": "m"})
    assert await toolkit.page.locator("svg").is_visible()


async def test_python_is_not_called_any_more_and_teardown_is_answered(toolkit: Toolkit) -> None:
    await toolkit.open()
    await toolkit.show([1, ["button", {"on": {"click": 1}}, "b"]])
    await toolkit.call(0, "failed", {"message": None})
    assert "Python has stopped." in await toolkit.page.get_by_role("alert").inner_text()
    await toolkit.page.click("button")
    await toolkit.page.evaluate("bridgeSays('teardown', [7, 'bye'])")
    assert await toolkit.events() == []
    assert await toolkit.page.evaluate("bridgeCalls.at(-1)") == ["answer", 7, {}]
    assert await toolkit.page.inner_text("button") == "b"


async def test_without_a_bridge(toolkit: Toolkit) -> None:
    await toolkit.open("waiting", bridge="", listen=False)
    assert await toolkit.call(0, "failed", FAILURE) == ""
    assert await toolkit.page.get_by_role("alert").count() == 1
    assert await toolkit.html() == "waiting"
